import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { LeadReceipt } from '#contract/leads/inquiry.ts'
import type { Db } from '#db/client.ts'
import { idempotencyKeys } from '#db/schema/index.ts'
import { apiErrors } from '#messages/server.ts'
import { Invalid } from '../errors.ts'

/** Two requests are the same when these are: the path, the sender's key, the values that were sent. */
export type IdempotencyKey = { path: string; key: string; body: unknown }

/** The status of every answer that is remembered. */
export const created = 201

export function bodyHash({ body }: IdempotencyKey): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/**
 * Remembers in the transaction `tx` that this request is given `receipt`; gives nothing when it is the first.
 * For a repeated one it gives the receipt of the first, waiting for it when both come at the same moment.
 * @throws Invalid when the key was used with other values
 */
export async function rememberedAnswer(
  tx: Db,
  once: IdempotencyKey,
  receipt: LeadReceipt,
): Promise<LeadReceipt | undefined> {
  const { path, key } = once
  const isFirst = await tx
    .insert(idempotencyKeys)
    .values({ path, key, body_hash: bodyHash(once), status: created, answer: receipt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return isFirst.length > 0 ? undefined : earlierAnswer(tx, once)
}

/**
 * The receipt that a request with this key was given before; nothing when it is the first.
 * @throws Invalid when the key was used with other values
 */
export async function earlierAnswer(db: Db, once: IdempotencyKey): Promise<LeadReceipt | undefined> {
  const [earlier] = await db.select().from(idempotencyKeys).where(isKey(once.path, once.key))
  if (!earlier) return undefined
  if (earlier.body_hash !== bodyHash(once)) {
    throw new Invalid({ 'Idempotency-Key': apiErrors.keyReused })
  }
  return LeadReceipt.parse(earlier.answer)
}

/** Remembers another receipt for a request of this transaction, because an earlier one said the same. */
export async function rememberInstead(
  tx: Db,
  { path, key }: Pick<IdempotencyKey, 'path' | 'key'>,
  receipt: LeadReceipt,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer: receipt }).where(isKey(path, key))
}

function isKey(path: string, key: string) {
  return and(eq(idempotencyKeys.path, path), eq(idempotencyKeys.key, key))
}
