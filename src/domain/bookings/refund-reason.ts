import { formatPaid } from '#contract/text/money.ts'
import { bookingHistory as t } from '#messages/admin.ts'
import type { PaymentRow } from './rows.ts'

/** Returns why a payment is to be paid back, in a sentence for staff; `due` is what was to be paid, in PKR. */
export function refundReason(
  { refund_reason, amount, currency }: Pick<PaymentRow, 'refund_reason' | 'amount' | 'currency'>,
  due: number,
): string | undefined {
  if (refund_reason === null) return undefined
  if (refund_reason !== 'wrong amount') return t.refundReason[refund_reason]
  return t.wrongAmount({ paid: formatPaid(amount, currency), amount: formatPaid(due) })
}
