import type { Config } from '#config'
import type { FixedSetting } from '#contract/admin/settings.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { backupFacts as t } from '#messages/admin.ts'
import { type BackupState, isBackedUpElsewhere } from './backup-trouble.ts'
import { explainEndedLog } from './explain-trouble.ts'

/** Facts about the backups, for the settings screen. */
export function backupFacts(
  { backup }: Pick<Config, 'backup'>,
  { last: { success, failure }, settings, log }: BackupState,
): FixedSetting[] {
  const fact = (name: string, value: string, changed_in: string) => ({
    group: t.group,
    name,
    value,
    changed_in,
  })
  return [
    fact(t.key, backup.key === undefined ? t.notSet : t.set, 'BACKUP_KEY'),
    fact(
      t.last,
      success ? t.made({ when: dateOf(success.takenAt), place: success.place }) : t.none,
      t.command,
    ),
    ...(success ? [fact(t.size, t.sizes(sizesOf(success)), t.command)] : []),
    ...(success && success.missing > 0 ? [fact(t.missing, String(success.missing), t.command)] : []),
    ...(isBackedUpElsewhere(settings) ? [fact(t.elsewhere, t.elsewhereText, t.here)] : []),
    ...log.current.map(({ place, takenAt, failsSince }) =>
      fact(
        t.log,
        failsSince === null
          ? t.logGoesTo({ place, since: dateOf(takenAt) })
          : t.logFails({ place, since: dateOf(failsSince) }),
        t.command,
      ),
    ),
    ...log.ended.map((one) => fact(t.logEnded, explainEndedLog(one), t.command)),
    ...(failure
      ? [fact(t.failure, t.failed({ sentence: failure.sentence, when: dateOf(failure.at) }), t.command)]
      : []),
  ]
}

function sizesOf({ bytes, addedBytes }: { bytes: number; addedBytes: number }) {
  return { whole: megabytes(bytes), added: megabytes(addedBytes) }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
}

function dateOf(when: string): string {
  return new Date(when).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: agencyZone,
  })
}
