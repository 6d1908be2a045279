/**
 * The problem with the backups: one judgement for the health screen, the admin app, the emails and the
 * metrics.
 */
import type { OfficeSettings } from '#contract/admin/settings.ts'
import type { LastBackup } from './last-backup.ts'
import type { LogPlaces } from './log-places.ts'

/** The last backup may be so old. deploy/monitoring/alerts.yaml and docs/operations/backup.md name it, too. */
export const overdueHours = 36
/** A new site has so long until its first backup. */
export const firstWithinHours = 24

export type BackupState = {
  last: LastBackup
  settings: Pick<OfficeSettings, 'backup_place' | 'backup_elsewhere'>
  /** Since when this site looks after its backups; null until it has looked once. */
  watchedSince: Date | null
  /** Where the log for point-in-time backups goes, and where it has ended. */
  log: LogPlaces
}

export type BackupTrouble =
  | { kind: 'failed'; sentence: string; takenAt: string | null }
  | { kind: 'overdue'; takenAt: string }
  | { kind: 'never' }

/** Returns the current problem, if any. */
export function troubleOf(
  { last, settings, watchedSince }: Omit<BackupState, 'log'>,
  now: Date,
): BackupTrouble | undefined {
  if (isBackedUpElsewhere(settings)) return undefined
  const { success, failure } = last
  const takenAt = success?.takenAt ?? null
  // Without a place none is tried any more, and how the last try ended says nothing.
  if (failure && settings.backup_place !== '') return { kind: 'failed', sentence: failure.sentence, takenAt }
  if (takenAt !== null) return isOlder(takenAt, overdueHours, now) ? { kind: 'overdue', takenAt } : undefined
  const isNew = watchedSince === null || !isOlder(watchedSince, firstWithinHours, now)
  return isNew ? undefined : { kind: 'never' }
}

/**
 * Whether staff said that other tools back the site up. With a place set, the nightly backups are watched
 * anyway.
 */
export function isBackedUpElsewhere({ backup_place, backup_elsewhere }: BackupState['settings']): boolean {
  return backup_elsewhere && backup_place === ''
}

function isOlder(moment: Date | string, hours: number, now: Date): boolean {
  return now.getTime() - new Date(moment).getTime() > hours * 3_600_000
}
