import { areaPrice as t } from '#messages/common.ts'
import type { Listing } from './listing.ts'

export type AreaComparison = {
  /** '4% below the area median', in words. */
  verdict: string
  /** Where this listing and the median are on the bar, in percent of its length. */
  own: number
  median: number
}

/** The bar reaches from half the median to one and a half of it. */
const reach = 0.5

/** A listing's price of a marla or a square foot against the median of its area (both PKR). */
export function compareWithArea({
  own,
  median,
}: Pick<NonNullable<Listing['areaPrice']>, 'own' | 'median'>): AreaComparison {
  const difference = own / median - 1
  const percent = Math.round(Math.abs(difference) * 100)
  const onBar = 50 + (difference / reach) * 50
  return { verdict: inText(percent, difference), own: Math.min(Math.max(onBar, 1), 99), median: 50 }
}

function inText(percent: number, difference: number): string {
  if (percent === 0) return t.equal
  return difference < 0 ? t.below({ percent }) : t.above({ percent })
}
