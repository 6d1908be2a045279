import { valuationScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'
import { type EstimateAsked, estimateAddress } from './estimate-address.ts'

/** The page itself is for search engines, the answers to single questions are not. */
export function valuationHead(asked: EstimateAsked) {
  return pageHead({
    path: estimateAddress(),
    title: t.title,
    crumb: t.crumb,
    description: t.description,
    noindex: Object.keys(asked).length > 0,
  })
}
