import { and, lt, ne, sql } from 'drizzle-orm'
import { daysShared } from '#contract/saved/saved-limits.ts'
import { sharedLists } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

/** Deletes what was in lists that have ended, and 90 days later that there was one. */
export async function forgetSharedLists({ db }: Context): Promise<void> {
  await db
    .update(sharedLists)
    .set({ homes: [] })
    .where(and(lt(sharedLists.ends_at, sql`now()`), ne(sharedLists.homes, [])))
  await db
    .delete(sharedLists)
    .where(lt(sharedLists.ends_at, sql`now() - make_interval(days => ${daysShared})`))
}
