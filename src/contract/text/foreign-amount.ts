import { grouped } from './price-words.ts'

/**
 * About what an amount of PKR is in another currency, at a rate in PKR for one unit: thousands from 10,000 on (S9.5),
 * three digits below, as rents need them (D56). 'AED 245,000', 'GBP 1,180', 'USD 7.14'.
 */
export function foreignAmount(
  pkr: number,
  { currency, pkr: rate }: { currency: string; pkr: number },
): string {
  return `${currency} ${rounded(pkr / rate)}`
}

function rounded(amount: number): string {
  if (amount >= 9_995) return grouped(Math.round(amount / 1000) * 1000)
  if (amount >= 100) return grouped(Number(amount.toPrecision(3)))
  return amount.toFixed(amount >= 10 ? 1 : 2).replace(/\.0+$/, '')
}
