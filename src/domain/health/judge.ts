/** Judges the figures of each part. Ages are in seconds, sizes in bytes. */
import type { HealthLine } from '#contract/admin/health.ts'
import { mostSeconds } from '#db/clock-difference.ts'
import type { ServerFacts } from '#db/server-facts.ts'
import type { DatabaseState } from '#db/state.ts'
import { siteHealth as t } from '#messages/admin.ts'
import {
  type BackupState,
  explainEndedLog,
  explainTrouble,
  isBackedUpElsewhere,
  troubleOf,
} from '../backups/index.ts'
import { lengthOf, sizeOf } from '../trade/index.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const fine = (figure: string): HealthLine => ({ state: 'fine', figure, advice: null })
const look = (figure: string, advice: string): HealthLine => ({ state: 'look', figure, advice })
const broken = (figure: string, advice: string): HealthLine => ({ state: 'broken', figure, advice })

export function judgeDatabase({ bytes, used, most, longest }: ServerFacts): HealthLine {
  const figure = t.database.figure({ size: sizeOf(bytes), used, most, length: lengthOf(longest) })
  if (used > 0.9 * most) return look(figure, t.database.connections)
  if (longest > 10 * minute) return look(figure, t.database.transaction)
  return fine(figure)
}

/** `ahead`: how many seconds the database's clock is before this machine's. */
export function judgeClock(ahead: number): HealthLine {
  if (Math.abs(ahead) <= mostSeconds) return fine(t.clock.figure)
  const length = lengthOf(Math.abs(ahead))
  return look(ahead > 0 ? t.clock.ahead({ length }) : t.clock.behind({ length }), t.clock.set)
}

/** `lag` is null where the database user may not see it. */
export type ReplicaFigures = { count: number; lag: number | null }

export function judgeReplica({ count, lag }: ReplicaFigures): HealthLine {
  if (count === 0) return broken(t.replica.none, t.replica.start)
  if (lag === null) return look(t.replica.hidden({ count }), t.replica.grant)
  const figure = t.replica.figure({ count, lag: lengthOf(lag) })
  if (lag > 5 * minute) return broken(figure, t.replica.slow)
  return lag > 30 ? look(figure, t.replica.slow) : fine(figure)
}

export type QueueFigures = { due: number; oldest: number; dead: number }

export function judgeQueue({ due, oldest, dead }: QueueFigures): HealthLine {
  const figure =
    due > 0 ? t.queue.waiting({ due, dead, length: lengthOf(oldest) }) : t.queue.figure({ due, dead })
  if (oldest > hour) return broken(figure, t.queue.slow)
  if (oldest > 10 * minute) return look(figure, t.queue.slow)
  return dead > 0 ? look(figure, t.queue.dead) : fine(figure)
}

/** `latest`: how long ago the last of those that failed was written. */
export type MailFigures = {
  canSend: boolean
  waiting: number
  oldest: number
  failing: number
  latest: number
  kept: number
  /** Addresses that get no alerts any more because they refused three messages. */
  refused: number
}

export function judgeMail(mail: MailFigures): HealthLine {
  const { canSend, waiting, oldest, failing, latest, kept, refused } = mail
  if (!canSend) return look(t.mail.noServer({ kept }), t.mail.setUp)
  if (waiting === 0)
    return fine(refused > 0 ? t.mail.refused({ count: refused }) : t.mail.figure({ waiting }))
  const length = lengthOf(oldest)
  const figure =
    failing > 0
      ? t.mail.failing({ waiting, failing, length, latest: lengthOf(latest) })
      : t.mail.waiting({ waiting, length })
  const advice = failing > 0 ? t.mail.retry : t.mail.slow
  if (oldest > hour) return broken(figure, advice)
  return failing > 0 || oldest > 10 * minute ? look(figure, advice) : fine(figure)
}

export function judgeStorage({ kind, ms }: { kind: 'folder' | 'bucket'; ms: number }): HealthLine {
  return fine(t.storage[kind]({ ms }))
}

export function judgeDisk({ free, size }: { free: number; size: number }): HealthLine {
  const figure = t.disk.figure({ free: sizeOf(free), size: sizeOf(size) })
  if (free < 0.03 * size) return broken(figure, t.disk.full)
  return free < 0.1 * size ? look(figure, t.disk.full) : fine(figure)
}

export function judgeBackups(state: BackupState, now: Date): HealthLine {
  if (isBackedUpElsewhere(state.settings)) return fine(t.backups.elsewhere)
  const { success } = state.last
  const seconds = success ? (now.getTime() - Date.parse(success.takenAt)) / 1000 : 0
  const trouble = troubleOf(state, now)
  if (trouble) {
    const { title, detail, advice } = explainTrouble(trouble, now)
    const isNew = trouble.kind === 'overdue' && seconds < 7 * day
    return (isNew ? look : broken)(detail === null ? title : `${title}. ${detail}`, advice)
  }
  if (!success) return look(t.backups.none, t.backups.begin)
  const failing = state.log.current.find(({ failsSince }) => failsSince !== null)
  if (failing) return look(t.backups.logFails(failing), t.backups.logCheck)
  const ended = state.log.ended.findLast(({ at }) => now.getTime() - Date.parse(at) < 7 * day * 1000)
  if (ended) return look(explainEndedLog(ended), t.backups.logAgain)
  const age = lengthOf(seconds)
  if (success.missing > 0) return look(t.backups.missing({ age, count: success.missing }), t.backups.restore)
  return fine(t.backups.figure({ age, size: sizeOf(success.bytes) }))
}

/** `untrusted`: why a browser would refuse it. */
export type CertificateFigures = { secondsLeft: number; untrusted: string | undefined }

export function judgeCertificate({ secondsLeft, untrusted }: CertificateFigures): HealthLine {
  if (secondsLeft < 0)
    return broken(t.certificate.expired({ length: lengthOf(-secondsLeft) }), t.certificate.renew)
  if (untrusted !== undefined)
    return broken(t.certificate.untrusted({ reason: untrusted }), t.certificate.replace)
  const figure = t.certificate.figure({ length: lengthOf(secondsLeft) })
  if (secondsLeft < 7 * day) return broken(figure, t.certificate.renew)
  return secondsLeft < 21 * day ? look(figure, t.certificate.renew) : fine(figure)
}

/** Figures from the database are undefined while it does not answer. */
export type VersionFigures = {
  site: string
  node: string
  database: { postgres: string; state: DatabaseState } | undefined
}

export function judgeVersions({ site, node, database }: VersionFigures): HealthLine {
  const state = database?.state ?? 'unknown'
  const figure = t.versions.figure({
    site,
    node,
    postgres: database?.postgres ?? t.versions.unknown,
    migrations: t.versions.migrations[state],
  })
  if (state === 'ready') return fine(figure)
  return broken(figure, state === 'unknown' ? t.unread.versions : t.versions[state])
}
