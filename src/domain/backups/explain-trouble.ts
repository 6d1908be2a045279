import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { siteHealth } from '#messages/admin.ts'
import { dateInWords, lengthOf } from '../trade/index.ts'
import type { BackupTrouble } from './backup-trouble.ts'
import type { EndedLog } from './log-places.ts'

const t = siteHealth.backups

/** Explains a problem with the backups: a title, the reason where one is known, and what to do. */
export function explainTrouble(
  trouble: BackupTrouble,
  now: Date,
): { title: string; detail: string | null; advice: string } {
  const age = (takenAt: string) => lengthOf((now.getTime() - Date.parse(takenAt)) / 1000)
  switch (trouble.kind) {
    case 'never':
      return { title: t.trouble.never, detail: null, advice: t.begin }
    case 'overdue':
      return { title: t.trouble.overdue({ age: age(trouble.takenAt) }), detail: null, advice: t.old }
    case 'failed':
      return {
        title:
          trouble.takenAt === null ? t.trouble.firstFailed : t.trouble.failed({ age: age(trouble.takenAt) }),
        detail: trouble.sentence,
        advice: t.correct,
      }
  }
}

/** Where and when a point-in-time log ended, and why. */
export function explainEndedLog({ place, at, reason }: EndedLog): string {
  const day = dateInWords(localDay(new Date(at), agencyZone))
  return t.logEnded[reason]({ place, day })
}
