import { costsScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'
import { type CostsQuery, costsAddress } from './costs-address.ts'

/** The page itself is for search engines, the answers to single questions are not. */
export function costsHead(query: CostsQuery) {
  return pageHead({
    path: costsAddress(),
    title: t.title,
    description: t.description,
    crumb: t.crumb,
    noindex: Object.keys(query).length > 0,
  })
}
