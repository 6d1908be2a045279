/** What became of the last backup: for the admin app, the metrics, and the next one. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

const key = 'last_backup'

const Success = z.object({
  id: z.string(),
  place: z.string(),
  takenAt: z.iso.datetime().describe('the moment that it holds'),
  seconds: z.number(),
  rows: z.number(),
  files: z.number(),
  bytes: z.number().describe('of everything in it, before compression'),
  addedBytes: z.number().describe('written by it; the rest was there from earlier ones'),
  missing: z.number().describe('files that the database names and storage did not have'),
})

const LastBackup = z.object({
  /** The last that succeeded. */
  success: Success.nullable().default(null),
  /** Of the attempt after it, if that failed: when, and why in a sentence. */
  failure: z.object({ at: z.iso.datetime(), sentence: z.string() }).nullable().default(null),
  /** When the nightly backup was last begun. */
  begunAt: z.iso.datetime().nullable().default(null),
})
export type LastBackup = z.infer<typeof LastBackup>

/** Returns what is known; everything is null where no backup was ever made. */
export async function readLastBackup(db: Db): Promise<LastBackup> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return LastBackup.catch(LastBackup.parse({})).parse(row?.value ?? {})
}

/** Notes what is named and leaves the rest. A success forgets the failure before it. */
export async function noteBackup(db: Db, change: Partial<LastBackup>): Promise<void> {
  const value = change.success ? { failure: null, ...change } : change
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || excluded.value`, updated_at: sql`now()` },
    })
}
