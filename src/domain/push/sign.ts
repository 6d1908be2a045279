/** Signatures after the Standard Webhooks specification, and the secrets that make them. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '#db/client.ts'
import type { webhooks } from '#db/schema/index.ts'
import { readSecret } from '../abuse/secret.ts'

export function newSalt(): string {
  return randomBytes(24).toString('base64url')
}

/** The secret of an address: made of the installation's own, so that it is stored nowhere. */
async function secretOf(db: Db, id: number, salt: string): Promise<Buffer> {
  return createHmac('sha256', await readSecret(db))
    .update(`webhook ${id} ${salt}`)
    .digest()
}

/** As a receiver's library takes it. */
export async function shownSecret(db: Db, id: number, salt: string): Promise<string> {
  return `whsec_${(await secretOf(db, id, salt)).toString('base64')}`
}

const day = 86_400_000

type Signed = Pick<typeof webhooks.$inferSelect, 'id' | 'salt' | 'old_salt' | 'secret_at'>

/** What tells a receiver that a body is ours, was not changed, and was sent at that moment. */
export async function signedHeaders(
  db: Db,
  { id, salt, old_salt, secret_at }: Signed,
  message: { id: string; body: string },
  now: Date,
): Promise<Record<string, string>> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const isOldGood = old_salt !== null && secret_at !== null && now.getTime() - secret_at.getTime() < day
  const salts = [salt, ...(isOldGood ? [old_salt] : [])]
  const secrets = await Promise.all(salts.map((one) => secretOf(db, id, one)))
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
