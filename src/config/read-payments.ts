import { ConfigError } from './config-error.ts'
import type { Environment, gatewayNames } from './environment.ts'

type PaymentSettings =
  | { gateway: 'bank-transfer' }
  | {
      gateway: Exclude<(typeof gatewayNames)[number], 'bank-transfer'>
      url: string
      merchant: string
      secret: string
    }

/** Who takes payments: without a gateway they are sent to the agency's bank account. */
export function readPayments(env: Environment): PaymentSettings {
  const {
    PAYMENT_GATEWAY: gateway,
    PAYMENT_URL: url,
    PAYMENT_MERCHANT: merchant,
    PAYMENT_SECRET: secret,
  } = env
  if (gateway === 'bank-transfer') return { gateway }
  if (!url || !merchant || !secret)
    throw new ConfigError(
      `To accept payments through the gateway ${gateway}, set PAYMENT_URL, PAYMENT_MERCHANT and PAYMENT_SECRET as well.`,
    )
  return { gateway, url, merchant, secret }
}
