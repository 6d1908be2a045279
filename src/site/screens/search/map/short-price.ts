import { splitPrice } from '#contract/text/price-words.ts'
import { money } from '#messages/common.ts'
import { searchResults as t } from '#messages/site.ts'

/** A short price for a pin: '4.75 Cr', '95 Lac'. */
export function shortPrice(pkr: number): string {
  const { amount, unit } = splitPrice(pkr)
  return unit === money.crore ? t.crore({ amount }) : `${amount} ${unit}`.trim()
}
