/**
 * The sandbox gateway of the tests (tests/support/payment-gateway): a page, a script, signed notices and a status call,
 * as gateways have them. It takes no real money.
 */

import { z } from 'zod'
import { apiErrors as t } from '#messages/server.ts'
import { ForgedNotice, type GatewayPayment, type OnlineGateway, type Order } from './gateway.ts'
import { computeSignature, isSignedWith } from './signature.ts'

export type SandboxSettings = { url: string; merchant: string; secret: string }

const patienceMs = 5_000
/** How old a notice may be, and how far our clocks may be apart. */
const toleranceMs = 5 * 60_000

const Payment = z
  .object({
    id: z.string().min(1).max(100),
    order: z.string().max(100),
    amount: z.int(),
    currency: z.string().length(3),
    status: z.enum(['paid', 'declined']),
  })
  .transform(({ order, ...payment }): GatewayPayment => ({ ...payment, reference: order }))
const SandboxNotice = z.object({ id: z.string().min(1).max(100), type: z.string() })
const PaymentNotice = z.object({ payment: Payment })
const Status = z.object({ payment: Payment.nullable() })

export function sandbox({ url, merchant, secret }: SandboxSettings): OnlineGateway {
  return {
    kind: 'online',
    name: 'sandbox',
    label: 'Sandbox',
    holdMinutes: 30,
    origins: { forms: [url] },
    async checkout(order) {
      const said = Buffer.from(JSON.stringify(orderFields(order, merchant))).toString('base64url')
      return { action: `${url}/checkout`, fields: { order: said, signature: computeSignature(secret, said) } }
    },
    readNotice(headers, body, now) {
      mustBeSigned(headers.get('sandbox-signature') ?? '', body, secret, now)
      const told: unknown = JSON.parse(body)
      const { id, type } = SandboxNotice.parse(told)
      return { id, payment: type.startsWith('payment.') ? PaymentNotice.parse(told).payment : undefined }
    },
    async ask(reference) {
      const path = `/orders/${encodeURIComponent(merchant)}/${encodeURIComponent(reference)}`
      const answer = await fetch(`${url}${path}`, {
        headers: { authorization: `Signature ${computeSignature(secret, path)}` },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`The payment gateway answered ${answer.status}.`)
      }
      return Status.parse(await answer.json()).payment ?? undefined
    },
  }
}

function orderFields({ reference, amount, about, payUntil, returnUrl, noticeUrl }: Order, merchant: string) {
  return {
    merchant,
    order: reference,
    amount,
    currency: 'PKR',
    about,
    pay_until: payUntil.toISOString(),
    return_url: returnUrl,
    notice_url: noticeUrl,
  }
}

/** The header says when it was signed and how: `t=1767225600,v1=…`, over that time, a dot and the body. */
function mustBeSigned(header: string, body: string, secret: string, now: Date): void {
  const [, at = '', signature = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? []
  if (!isSignedWith(secret, `${at}.${body}`, signature)) throw new ForgedNotice(t.wrongSignature)
  if (Math.abs(now.getTime() - Number(at) * 1000) > toleranceMs) throw new ForgedNotice(t.oldSignature)
}
