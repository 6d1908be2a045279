import { mostOpenings, transferHours } from '#contract/saved/saved-limits.ts'
import { deviceTransfers } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { digestOf, newSecret } from './shared-list-secrets.ts'

/** Keeps what a browser has encrypted for a day. Returns the token of its link, which is not stored. */
export async function createTransfer(
  { db, clock }: Context<'db' | 'clock'>,
  sealed: string,
): Promise<{ token: string; ends_at: string }> {
  const token = newSecret()
  const created_at = clock()
  const ends_at = new Date(created_at.getTime() + transferHours * 3_600_000)
  await db.insert(deviceTransfers).values({
    token_digest: digestOf(token),
    sealed,
    openings_left: mostOpenings,
    created_at,
    ends_at,
  })
  return { token, ends_at: ends_at.toISOString() }
}
