import { localDay } from '#contract/admin/office-hours.ts'
import type { Context } from '../context.ts'
import { agencyZone } from '../leads/response-time.ts'
import { readSettings } from '../settings/read.ts'
import { type LastBackup, noteBackup, readLastBackup } from './last-backup.ts'

/** Makes a backup in `place` and lets go those that `keep` does not name. @throws Error with a sentence that says why not */
export type MakeBackup = (place: string, keep: string) => Promise<void>

/**
 * Makes the nightly backup once its time has come, whichever server looks first, and the first of all at once; after a
 * failure it is tried again an hour later. What became of it is noted (`readLastBackup`).
 */
export async function backUpWhenDue({ db, clock }: Context<'db' | 'clock'>, make: MakeBackup): Promise<void> {
  const { backup_place, backup_time, backup_keep } = await readSettings(db)
  const now = clock()
  if (backup_place === '' || !isDue(now, backup_time, await readLastBackup(db))) return
  await noteBackup(db, { begunAt: now.toISOString() })
  try {
    await make(backup_place, backup_keep)
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    await noteBackup(db, { failure: { at: clock().toISOString(), sentence } })
    throw error
  }
}

const retryMs = 60 * 60_000

/** @param time of the day in Pakistan, '03:00' */
export function isDue(now: Date, time: string, { begunAt, failure }: LastBackup): boolean {
  if (begunAt === null) return true
  if (failure) return now.getTime() - Date.parse(begunAt) >= retryMs
  const today = momentOf(now, time)
  const last = today <= now ? today : new Date(today.getTime() - 24 * 60 * 60_000)
  return Date.parse(begunAt) < last.getTime()
}

// Pakistan has had no summer time since 2009.
const offset = '+05:00'

function momentOf(now: Date, time: string): Date {
  return new Date(`${localDay(now, agencyZone)}T${time}:00${offset}`)
}
