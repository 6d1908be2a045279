import { daysShared } from '#contract/saved/saved-limits.ts'
import type { SharedHome } from '#contract/saved/shared-list.ts'
import { sharedLists } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { digestOf, newSecret } from './shared-list-secrets.ts'

/**
 * Stores a list of saved homes for 90 days. Returns the token of its address and the key that ends it,
 * neither of which is stored. Empty notes are left out.
 */
export async function shareHomes(
  { db, clock }: Context<'db' | 'clock'>,
  homes: readonly SharedHome[],
): Promise<{ token: string; key: string; ends_at: string }> {
  const token = newSecret()
  const key = newSecret()
  const created_at = clock()
  const ends_at = new Date(created_at.getTime() + daysShared * 86_400_000)
  await db.insert(sharedLists).values({
    token_digest: digestOf(token),
    key_digest: digestOf(key),
    homes: homes.map(({ kind, id, note }) => ({ kind, id, ...(note && { note }) })),
    created_at,
    ends_at,
  })
  return { token, key, ends_at: ends_at.toISOString() }
}
