/** A price in words, without its currency: '3.1 Crore'. */
import { money } from '#messages/common.ts'

export const rupeesPerCrore = 10_000_000
export const rupeesPerLac = 100_000

/** A price taken apart for display: '3.1' and 'Crore'; the unit is empty for 'Call' and below one lac. */
export type PriceParts = { amount: string; unit: string }

/**
 * A price in words without its currency: '3.1 Crore', '95 Lac', '45,000', 'Call' for 0. Takes PKR; S9.5, D19, D33.
 */
export function formatPrice(pkr: number): string {
  const { amount, unit } = splitPrice(pkr)
  return unit ? `${amount} ${unit}` : amount
}

/** The same price in two parts, for screens that set the number and its unit in different type. */
export function splitPrice(pkr: number): PriceParts {
  const rupees = Math.round(pkr)
  if (rupees === 0) return { amount: money.call, unit: '' }
  if (rupees < rupeesPerLac) return { amount: grouped(rupees), unit: '' }
  const lacs = hundredths(rupees, rupeesPerLac)
  // 9,999,999 rounds to 100 Lac, which is written as 1 Crore.
  if (lacs < 100) return { amount: String(lacs), unit: money.lac }
  return { amount: String(hundredths(rupees, rupeesPerCrore)), unit: money.crore }
}

/** Rounds to two decimals; trailing zeros disappear because it is a number again. */
function hundredths(rupees: number, unit: number): number {
  return Math.round(rupees / (unit / 100)) / 100
}

/** Puts commas between thousands. Lists show dozens of prices, and this is faster than the browser's own. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}
