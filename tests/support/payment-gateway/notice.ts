/** How the sandbox gateway signs: written apart from the adapter, so that a mistake in one shows. */
import { createHmac, randomUUID } from 'node:crypto'

export type SandboxPayment = {
  id: string
  order: string
  amount: number
  currency: string
  status: 'paid' | 'declined'
}

export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** A notice as it goes over the wire, signed at that time. */
export function signedNotice(
  secret: string,
  payment: SandboxPayment,
  { id = `evt_${randomUUID()}`, at = new Date() }: { id?: string; at?: Date } = {},
): { method: 'POST'; headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ id, type: `payment.${payment.status}`, payment })
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    body,
  }
}
