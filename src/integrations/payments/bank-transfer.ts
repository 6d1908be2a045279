import { adminBookings } from '#messages/admin.ts'
import type { BankTransfer } from './gateway.ts'

/** The payment method without a gateway. A transfer takes its time: the unit is held for two days. */
export const bankTransfer: BankTransfer = {
  kind: 'bank',
  name: 'bank-transfer',
  label: adminBookings.bankTransfer,
  holdMinutes: 48 * 60,
}
