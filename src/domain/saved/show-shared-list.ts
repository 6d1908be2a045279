import { eq } from 'drizzle-orm'
import type { SharedListAnswer } from '#contract/saved/shared-list.ts'
import { sharedLists } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { digestOf } from './shared-list-secrets.ts'
import { showSaved } from './show-saved.ts'

/**
 * A shared list with the cards of its homes as they are now; of one that has ended only that it has.
 * @throws NotFound for a token that no list has, or that ended more than 90 days ago
 */
export async function showSharedList(
  ctx: Context<'db' | 'search' | 'clock'>,
  token: string,
): Promise<SharedListAnswer['data']> {
  const [list] = await ctx.db
    .select()
    .from(sharedLists)
    .where(eq(sharedLists.token_digest, digestOf(token)))
  if (!list) throw new NotFound(missing.sharedList)
  const ends_at = list.ends_at.toISOString()
  if (list.ends_at <= ctx.clock()) {
    return { state: 'ended', ends_at, homes: [], cards: { listings: [], projects: [] } }
  }
  const { homes } = list
  const idsOf = (wanted: 'listing' | 'project') =>
    homes.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const cards = await showSaved(ctx, { listings: idsOf('listing'), projects: idsOf('project') })
  return { state: 'open', ends_at, homes, cards }
}
