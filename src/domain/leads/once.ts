import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { LeadReceipt } from '#contract/enquiry.ts'
import type { Db } from '#db/client.ts'
import { idempotencyKeys } from '#db/schema/index.ts'
import { Invalid } from '../errors.ts'

/** What makes two requests the same: the path, the sender's key, the values that were sent. */
export type Once = { path: string; key: string; body: unknown }

const created = 201

/**
 * Remembers in the transaction `tx` that this request is given `receipt`; gives nothing when it is the first.
 * For a repeated one it gives the receipt of the first, waiting for it when both come at the same moment.
 * @throws Invalid when the key was used with other values
 */
export async function rememberedAnswer(
  tx: Db,
  { path, key, body }: Once,
  receipt: LeadReceipt,
): Promise<LeadReceipt | undefined> {
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const isFirst = await tx
    .insert(idempotencyKeys)
    .values({ path, key, body_hash, status: created, answer: receipt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (isFirst.length > 0) return undefined
  const [earlier] = await tx.select().from(idempotencyKeys).where(isKey(path, key))
  if (earlier?.body_hash !== body_hash) {
    throw new Invalid({ 'Idempotency-Key': 'This key was used for another request' })
  }
  return LeadReceipt.parse(earlier.answer)
}

/** Remembers another receipt for a request of this transaction, because an earlier one said the same. */
export async function rememberInstead(
  tx: Db,
  { path, key }: Pick<Once, 'path' | 'key'>,
  receipt: LeadReceipt,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer: receipt }).where(isKey(path, key))
}

function isKey(path: string, key: string) {
  return and(eq(idempotencyKeys.path, path), eq(idempotencyKeys.key, key))
}
