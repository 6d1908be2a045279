import { reportListingPath } from '#contract/paths.ts'
import { reportListing as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

export function reportListingHead(id: number) {
  return pageHead({ path: reportListingPath(id), title: t.title, description: t.description, noindex: true })
}
