import { savedPath } from '#contract/paths.ts'
import { savedScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

/** The same page for everybody; what is on it is each browser's own, and nothing for search engines. */
export function savedHead() {
  return pageHead({
    path: savedPath,
    title: t.title,
    description: t.description,
    noindex: true,
    crumb: t.title,
  })
}
