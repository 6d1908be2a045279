import { eq, sql } from 'drizzle-orm'
import { sharedLists } from '#db/schema/index.ts'
import { missing, sharedLists as t } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { Forbidden, NotFound } from '../errors.ts'
import { digestOf } from './shared-list-secrets.ts'

/**
 * Ends a shared list for its maker, who has the key, and deletes what is in it. Repeating it changes nothing.
 * @throws NotFound for a token that no list has, Forbidden for the key of another
 */
export async function endSharedList(
  { db, clock }: Context<'db' | 'clock'>,
  { token, key }: { token: string; key: string },
): Promise<void> {
  const isThis = eq(sharedLists.token_digest, digestOf(token))
  const [list] = await db.select({ key_digest: sharedLists.key_digest }).from(sharedLists).where(isThis)
  if (!list) throw new NotFound(missing.sharedList)
  // Both are digests of random secrets: how long the comparison takes says nothing of them.
  if (list.key_digest !== digestOf(key)) throw new Forbidden(t.wrongKey)
  const now = clock().toISOString()
  await db
    .update(sharedLists)
    .set({ homes: [], ends_at: sql`least(${sharedLists.ends_at}, ${now}::timestamptz)` })
    .where(isThis)
}
