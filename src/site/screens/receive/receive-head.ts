import { receivePath } from '#contract/paths.ts'
import { receiveScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

/** The same for all visitors, and for no search engine: what it takes over is behind the hash of its address. */
export function receiveHead() {
  return pageHead({
    path: receivePath,
    title: t.title,
    description: t.description,
    noindex: true,
    crumb: t.title,
  })
}
