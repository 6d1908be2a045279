import { splitPrice } from '#contract/text/price-words.ts'
import { money } from '#messages/common.ts'
import { searchResults as t } from '#messages/site.ts'

/** A short price for a pin: '4.75 Cr', '95 Lac', 'Call' for 0. */
export function shortPrice(pkr: number): string {
  if (Math.round(pkr) === 0) return t.call
  const { amount, unit } = splitPrice(pkr)
  return unit === money.crore ? t.crore({ amount }) : `${amount} ${unit}`.trim()
}
