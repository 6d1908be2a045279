/** What became of the last question to the rate service: for the health page, and for when to ask again. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

const key = 'last_exchange_rates'

const LastFetch = z.object({
  /** The last answer that could be used: when, of which day its rates are, and what was refused of it. */
  success: z.object({ at: z.iso.datetime(), day: z.string(), refused: z.string() }).nullable().default(null),
  /** Of the attempt after it, if that failed: when, and why in a sentence. */
  failure: z.object({ at: z.iso.datetime(), sentence: z.string() }).nullable().default(null),
})
export type LastFetch = z.infer<typeof LastFetch>

/** Returns what is known; everything is null where the service was never asked. */
export async function readLastFetch(db: Db): Promise<LastFetch> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return LastFetch.catch(LastFetch.parse({})).parse(row?.value ?? {})
}

/** Notes what is named and leaves the rest. A success forgets the failure before it. */
export async function noteFetch(db: Db, change: Partial<LastFetch>): Promise<void> {
  const value = change.success ? { failure: null, ...change } : change
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || excluded.value`, updated_at: sql`now()` },
    })
}
