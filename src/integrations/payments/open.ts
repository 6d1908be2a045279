/** Which gateway takes the payments: setting PAYMENT_GATEWAY. A new one is an adapter file and a line here. */
import type { Config } from '#config'
import { bankTransfer } from './bank-transfer.ts'
import type { PaymentGateway } from './gateway.ts'
import { sandbox } from './sandbox.ts'

export function openGateway(settings: Config['payments']): PaymentGateway {
  return settings.gateway === 'sandbox' ? sandbox(settings) : bankTransfer
}
