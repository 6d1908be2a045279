import { formatAmount, formatPaid } from '#contract/text/money.ts'
import { bookUnit as t } from '#messages/site.ts'

/** An amount to pay, short and to the rupee: 'PKR 5 Lac (PKR 500,000)'. Neither of the two wraps in its middle. */
export function rupees(amount: number): string {
  return unbroken(formatPaid(amount)).replace('\u00a0(', ' (')
}

/** '30 minutes', '48 hours' */
export function heldFor(minutes: number): string {
  return minutes % 60 === 0 ? t.hours({ count: minutes / 60 }) : t.minutes({ count: minutes })
}

/** 'PKR 1.92 Crore', which never wraps in the middle. */
export function bookingAmountText(pkr: number): string {
  return unbroken(formatAmount(pkr))
}

/** The text without places where it could wrap. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
