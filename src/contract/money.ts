export const rupeesPerCrore = 10_000_000
export const rupeesPerLac = 100_000

/** A price taken apart for display: '3.1' and 'Crore'; the unit is empty for 'Call' and for small prices. */
export type PriceParts = { amount: string; unit: 'Crore' | 'Lac' | '' }

/**
 * The price in words: '3.1 Crore', '95 Lac', 'Call' for 0. Takes PKR; specification section 9, decision 19.
 * "Any other price is shown as is", so rupees below one lac come without separators: '45000'.
 */
export function formatPrice(pkr: number): string {
  const { amount, unit } = splitPrice(pkr)
  return unit ? `${amount} ${unit}` : amount
}

/** The same price in two parts, for screens that set the number and its unit in different type. */
export function splitPrice(pkr: number): PriceParts {
  const rupees = Math.round(pkr)
  if (rupees === 0) return { amount: 'Call', unit: '' }
  if (rupees < rupeesPerLac) return { amount: String(rupees), unit: '' }
  const lacs = hundredths(rupees, rupeesPerLac)
  // 9,999,999 rounds to 100 Lac, which nobody says: it is 1 Crore.
  if (lacs < 100) return { amount: String(lacs), unit: 'Lac' }
  return { amount: String(hundredths(rupees, rupeesPerCrore)), unit: 'Crore' }
}

/** Rounds to two decimals; trailing zeros disappear because it is a number again. */
function hundredths(rupees: number, unit: number): number {
  return Math.round(rupees / (unit / 100)) / 100
}

const grouped = new Intl.NumberFormat('en-US')

/**
 * The price in another currency: PKR times `rate`, rounded to thousands (specification section 9), such as
 * 'USD 36,000'. 0 is 'Call'; what would round to nothing reads 'under USD 1,000'.
 */
export function formatForeignPrice(pkr: number, currency: { code: string; rate: number }): string {
  if (Math.round(pkr) === 0) return 'Call'
  const amount = Math.round((pkr * currency.rate) / 1000) * 1000
  return amount === 0 ? `under ${currency.code} 1,000` : `${currency.code} ${grouped.format(amount)}`
}

/** Power of ten of each price word met in advertisements. */
const zeros: Readonly<Record<string, number>> = {
  '': 0,
  thousand: 3,
  k: 3,
  lac: 5,
  lacs: 5,
  lakh: 5,
  lakhs: 5,
  million: 6,
  crore: 7,
  crores: 7,
  cr: 7,
  arab: 9,
}

const pricePattern = /^(?:(?:pkr|rs)\.?\s*)?(\d+|\d{1,3}(?:,\d{2,3})+)(?:\.(\d+))?\s*([a-z]*)\.?(?:\s*\/-)?$/

/**
 * Reads a price as people write it: '3.1 Crore', '44.84 Lakh', '40 Thousand', '1.2 Arab', 'PKR 3,10,00,000',
 * 'Call' (0). Gives whole PKR, computed on the digits so that no float drift creeps in; undefined when the
 * text is no price, is negative, or is too big to be counted exactly.
 */
export function parsePrice(text: string): number | undefined {
  const tidy = text.trim().toLowerCase()
  if (tidy === 'call') return 0
  const [, whole, fraction = '', word = ''] = pricePattern.exec(tidy) ?? []
  const power = Object.hasOwn(zeros, word) ? zeros[word] : undefined
  if (whole === undefined || power === undefined) return undefined
  return wholeRupees(whole.replaceAll(',', ''), fraction, power)
}

function wholeRupees(whole: string, fraction: string, power: number): number | undefined {
  const padded = fraction.padEnd(power + 1, '0')
  const roundUp = Number(padded[power]) >= 5 ? 1 : 0
  const rupees = Number(whole + padded.slice(0, power)) + roundUp
  return Number.isSafeInteger(rupees) ? rupees : undefined
}
