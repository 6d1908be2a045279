import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { isBackupRunning } from '#db/backup-lock.ts'
import { backupFacts as t } from '#messages/admin.ts'
import type { Context } from '../context.ts'
import { readSettings } from '../settings/index.ts'
import { type LastBackup, noteBackup, readLastBackup } from './last-backup.ts'

/**
 * Makes a backup in `place` and deletes those that `keep` does not name.
 * @throws Error with the reason as a sentence
 */
export type MakeBackup = (place: string, keep: string) => Promise<void>

/**
 * Makes the nightly backup once its time has come, on the first server that looks; the very first one
 * immediately. A backup that failed, or whose process was killed, is tried again within the hour. Notes the
 * result (`readLastBackup`).
 */
export async function backUpWhenDue({ db, clock }: Context<'db' | 'clock'>, make: MakeBackup): Promise<void> {
  const { backup_place, backup_time, backup_keep } = await readSettings(db)
  const now = clock()
  const last = await readLastBackup(db)
  if (backup_place === '' || !isDue(now, backup_time, last)) return
  // The result of a running backup is not known yet: the next look, in five minutes, finds it.
  if (await isBackupRunning(db)) return
  if (last.running) await noteBackup(db, { failure: { at: now.toISOString(), sentence: t.killed } })
  await noteBackup(db, { begunAt: now.toISOString(), running: true })
  try {
    await make(backup_place, backup_keep)
    await noteBackup(db, { running: false })
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    await noteBackup(db, { failure: { at: clock().toISOString(), sentence } })
    throw error
  }
}

// A look comes every five minutes, so that none waits for longer than an hour.
const retryMs = 55 * 60_000
// Until then it may not have reached the database, where its lock shows that it is under way.
const killedAfterMs = 15 * 60_000

/** @param time of the day in Pakistan, '03:00' */
export function isDue(now: Date, time: string, { begunAt, failure, running }: LastBackup): boolean {
  if (begunAt === null) return true
  const since = now.getTime() - Date.parse(begunAt)
  if (running) return since >= killedAfterMs
  if (failure) return since >= retryMs
  const today = momentOf(now, time)
  const last = today <= now ? today : new Date(today.getTime() - 24 * 60 * 60_000)
  return Date.parse(begunAt) < last.getTime()
}

// Pakistan has had no summer time since 2009.
const offset = '+05:00'

function momentOf(now: Date, time: string): Date {
  return new Date(`${localDay(now, agencyZone)}T${time}:00${offset}`)
}
