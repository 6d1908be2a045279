/** Where the embedded server's log is brought to: every place that holds its files, so that later moments can be restored. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'
import { readLastBackup } from './last-backup.ts'

const key = 'backup_log'

const LogPlace = z.object({
  place: z.string(),
  /** Of the server whose log it is: restored on another machine, the site has another one. */
  server: z.string(),
  takenAt: z.iso.datetime().describe('the moment of the last backup there'),
  failsSince: z.iso.datetime().nullable().default(null),
})
export type LogPlace = z.infer<typeof LogPlace>

const EndedLog = z.object({ place: z.string(), at: z.iso.datetime(), reason: z.enum(['failed', 'old']) })
export type EndedLog = z.infer<typeof EndedLog>

const Places = z.object({ current: z.array(LogPlace), ended: z.array(EndedLog) })
export type LogPlaces = z.infer<typeof Places>

/** Gives where the log of `server` goes, and where it has ended. */
export async function readLogPlaces(db: Db, server: string): Promise<LogPlaces> {
  const stored = await read(db)
  if (stored) return { ...stored, current: stored.current.filter((one) => one.server === server) }
  // Versions before this one brought it to the place of the last backup, and kept no list.
  const { success } = await readLastBackup(db)
  const current = success
    ? [{ place: success.place, server, takenAt: success.takenAt, failsSince: null }]
    : []
  return { current, ended: [] }
}

/** The log goes to the place of this backup from now on, whatever became of it there before. */
export async function beginLogIn(db: Db, begun: Omit<LogPlace, 'failsSince'>): Promise<void> {
  await changeLogPlaces(db, begun.server, ({ current, ended }) => ({
    current: [...current.filter(({ place }) => place !== begun.place), { ...begun, failsSince: null }],
    ended: ended.filter(({ place }) => place !== begun.place),
  }))
}

/** Changes the list, one process after the other. Places of other servers are forgotten. */
export async function changeLogPlaces(
  db: Db,
  server: string,
  change: (places: LogPlaces) => LogPlaces,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    const value = change(await readLogPlaces(tx, server))
    await tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value, updated_at: sql`now()` } })
  })
}

/** Returns the places as they were last noted, for the admin app. */
export async function readNotedPlaces(db: Db): Promise<LogPlaces> {
  return (await read(db)) ?? { current: [], ended: [] }
}

async function read(db: Db): Promise<LogPlaces | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return Places.safeParse(row?.value).data
}
