import { formatAmount, formatPaid } from '#contract/text/money.ts'

/** What is paid, in words and to the rupee: 'PKR 5 Lac (PKR 500,000)'. No amount wraps in its middle. */
export function rupees(amount: number): string {
  return formatPaid(amount).replaceAll(' ', '\u00a0').replace('\u00a0(', ' (')
}

/** 'half an hour', '48 hours' */
export function heldFor(minutes: number): string {
  if (minutes === 30) return 'half an hour'
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`
}

/** 'PKR 1.92 Crore', which never wraps in the middle. */
export function amountOf(pkr: number): string {
  return formatAmount(pkr).replaceAll(' ', '\u00a0')
}
