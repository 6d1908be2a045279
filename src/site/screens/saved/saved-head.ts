import { savedPath } from '#contract/paths.ts'
import { savedScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

/** The same for all visitors; the content comes from each browser, and is not for search engines. */
export function savedHead() {
  return pageHead({
    path: savedPath,
    title: t.title,
    description: t.description,
    noindex: true,
    crumb: t.title,
  })
}
