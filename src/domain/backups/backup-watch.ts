/** Since when the site watches its backups, and what it has mailed administrators about them. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'
import { readSettings } from '../settings/index.ts'
import type { BackupState } from './backup-trouble.ts'
import { readLastBackup } from './last-backup.ts'
import { readNotedPlaces } from './log-places.ts'

const key = 'backup_watch'

const Watch = z.object({
  since: z.iso.datetime(),
  /** The trouble of which administrators got an email, until it is over. */
  told: z
    .object({
      at: z.iso.datetime().describe('when the last of these emails was written'),
      backup: z.string().nullable().describe('the ID of the last backup then'),
    })
    .nullable()
    .default(null),
  /** The time of the last mail to administrators about places where the log has ended. */
  logToldAt: z.iso.datetime().nullable().default(null),
})
export type BackupWatch = z.infer<typeof Watch>

/** The current state of the backups. */
export async function readBackupState(db: Db): Promise<BackupState> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  const watch = Watch.safeParse(row?.value).data
  return {
    last: await readLastBackup(db),
    settings: await readSettings(db),
    watchedSince: watch ? new Date(watch.since) : null,
    log: await readNotedPlaces(db),
  }
}

/** Returns the watch, begun now unless it was before. Until the transaction ends no other server gets it. */
export async function lockWatch(tx: Db, now: Date): Promise<BackupWatch> {
  const fresh: BackupWatch = { since: now.toISOString(), told: null, logToldAt: null }
  await tx.insert(settings).values({ key, value: fresh }).onConflictDoNothing()
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
    .for('update')
  return Watch.catch(fresh).parse(row?.value)
}

export async function storeWatch(tx: Db, watch: BackupWatch): Promise<void> {
  await tx.update(settings).set({ value: watch }).where(eq(settings.key, key))
}
