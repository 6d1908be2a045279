import { and, lt, ne, sql } from 'drizzle-orm'
import { daysShared } from '#contract/saved/saved-limits.ts'
import { sharedLists } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

/** Deletes what was in lists that have ended. */
export async function emptySharedLists({ db }: Context): Promise<void> {
  await db
    .update(sharedLists)
    .set({ homes: [] })
    .where(and(lt(sharedLists.ends_at, sql`now()`), ne(sharedLists.homes, [])))
}

/** Deletes lists 90 days after they have ended. */
export async function forgetSharedLists({ db }: Context): Promise<void> {
  await db
    .delete(sharedLists)
    .where(lt(sharedLists.ends_at, sql`now() - make_interval(days => ${daysShared})`))
}
