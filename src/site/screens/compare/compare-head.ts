import { compareAddress, readComparison } from '#contract/compare/compare-address.ts'
import { compare as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'
import type { CompareQuery } from './compare-address.ts'

/** Known by the homes alone: how they are shown, and a visitor's own place, make no other page. */
export function compareHead(query: CompareQuery, count: number) {
  const { listings, units } = readComparison(query)
  return pageHead({
    path: compareAddress({ listings, units }),
    title: count > 0 ? t.table({ count }) : t.pageTitle,
    description: t.description,
    noindex: true,
    crumb: t.title,
  })
}
