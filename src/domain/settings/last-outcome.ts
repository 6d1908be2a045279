/**
 * The outcome of the last attempt at something, in the settings: for the admin app, the metrics and the next
 * attempt.
 */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

/** Of the attempt after the last success, if it failed: when, and why in a sentence. */
export const Failure = z.object({ at: z.iso.datetime(), sentence: z.string() }).nullable().default(null)

/**
 * The outcome below a key of the settings. `read` gives what is known, everything null where nothing was tried; `note`
 * keeps what is named and leaves the rest, and a success forgets the failure before it.
 */
export function lastOutcome<Outcome extends { success: unknown; failure: z.output<typeof Failure> }>(
  key: string,
  schema: z.ZodType<Outcome>,
) {
  return {
    async read(db: Db): Promise<Outcome> {
      const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
      return schema.catch(schema.parse({})).parse(row?.value ?? {})
    },
    async note(db: Db, change: Partial<Outcome>): Promise<void> {
      const value = change.success ? { failure: null, ...change } : change
      await db
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`${settings.value} || excluded.value`, updated_at: sql`now()` },
        })
    },
  }
}
