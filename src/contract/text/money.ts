/** Prices as they are shown; `read-price.ts` reads them. */
import { money } from '#messages/common.ts'
import { formatPrice, grouped, splitPrice } from './price-words.ts'

/** The one spelling of an amount of PKR (D33): 'PKR 26,000', 'PKR 5 Lac', 'PKR 1.85 Crore', 'PKR 0'. */
export function formatAmount(pkr: number): string {
  return money.amount({ amount: amountInWords(pkr) })
}

/** The same without its currency: '26,000', '5 Lac', '0'. */
export function amountInWords(pkr: number): string {
  return Math.round(pkr) === 0 ? '0' : formatPrice(pkr)
}

/** What is asked for a property: an amount, or 'Call' for 0. */
export function formatAsked(pkr: number): string {
  return Math.round(pkr) === 0 ? money.call : formatAmount(pkr)
}

/**
 * An amount that is paid: its words and, beside them, every rupee: 'PKR 5 Lac (PKR 500,000)', 'PKR 26,000'. What
 * came in another currency has no such words: 'USD 500'.
 */
export function formatPaid(pkr: number, currency = 'PKR'): string {
  if (currency !== 'PKR') return `${currency} ${grouped(Math.round(pkr))}`
  const words = formatAmount(pkr)
  const exact = exactRupees(pkr)
  return words === exact ? words : `${words} (${exact})`
}

/** Every rupee of an amount: 'PKR 500,000'. */
export function exactRupees(pkr: number): string {
  return money.amount({ amount: grouped(Math.round(pkr)) })
}

/** From one amount to another: 'PKR 60,000 to 1.1 Lac', 'PKR 1 to 1.5 Crore', or one of them when they are equal. */
export function formatAmountRange(from: number, to: number): string {
  const [least, most] = [splitPrice(from), splitPrice(to)]
  if (least.amount === most.amount && least.unit === most.unit) return formatAmount(from)
  return money.range({
    from: least.unit === most.unit ? least.amount : amountInWords(from),
    to: amountInWords(to),
  })
}
