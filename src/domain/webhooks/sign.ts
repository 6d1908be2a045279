/** Signatures after the Standard Webhooks specification, and the secrets that make them. */
import { createHmac, randomBytes } from 'node:crypto'
import type { webhooks } from '#db/schema/index.ts'

export function newSalt(): string {
  return randomBytes(24).toString('base64url')
}

/** The secret of an address: made of the installation's own, so that it is stored nowhere. */
function secretOf(installation: string, id: number, salt: string): Buffer {
  return createHmac('sha256', installation).update(`webhook ${id} ${salt}`).digest()
}

/** As a receiver's library takes it. */
export function shownSecret(installation: string, id: number, salt: string): string {
  return `whsec_${secretOf(installation, id, salt).toString('base64')}`
}

const day = 86_400_000

type Signed = Pick<typeof webhooks.$inferSelect, 'id' | 'salt' | 'old_salt' | 'secret_at'>

/** The headers that prove to a receiver that a body is ours, was not changed, and was sent at that moment. */
export function signedHeaders(
  installation: string,
  { id, salt, old_salt, secret_at }: Signed,
  message: { id: string; body: string },
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const isOldGood = old_salt !== null && secret_at !== null && now.getTime() - secret_at.getTime() < day
  const salts = [salt, ...(isOldGood ? [old_salt] : [])]
  const secrets = salts.map((one) => secretOf(installation, id, one))
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', secret).update(`${message.id}.${timestamp}.${message.body}`).digest('base64')}`,
  )
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
