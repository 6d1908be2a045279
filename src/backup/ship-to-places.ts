/** The database's log goes to every place where it was begun, and stays on its disk until all of them have it. */
import { rm } from 'node:fs/promises'
import { listArchive } from '#db/embedded/archive.ts'
import { readServerId } from '#db/embedded/base-backup.ts'
import {
  changeLogPlaces,
  type EndedLog,
  type LogPlace,
  type LogPlaces,
  readLogPlaces,
} from '#domain/backups/index.ts'
import { type Shipping, shipLog } from './ship-log.ts'

// Files stored during the last look are taken once more, which is harmless.
const overlapMs = 5 * 60_000
// So long the log waits for a place while another one has it; then the disk of the database matters more.
const waitsHours = 6
// A place without new backups is used no more, and its log would grow for ever.
const unusedDays = 30

/** What this process has shipped to each place. */
type Progress = Map<string, { since: Date | undefined; pieces: Set<string> }>

/** Returns what takes everything that the server has archived to all places, and frees its disk. */
export function shipToPlaces(shipping: Shipping, clock = () => new Date()): () => Promise<void> {
  const progress: Progress = new Map()
  return async () => {
    const waiting = await listArchive(shipping.config.dataDir)
    if (waiting.length === 0) return
    const server = await readServerId(shipping.db)
    const { current } = await readLogPlaces(shipping.db, server)
    const failures = new Map<string, unknown>()
    for (const place of current)
      await shipTo(shipping, place, waiting, progress).catch((error) => failures.set(place.place, error))
    const ended = await noteOutcome(shipping, server, new Set(failures.keys()), clock())
    const left = current.filter(({ place }) => !ended.has(place))
    const isEverywhere = (piece: string) => left.every(({ place }) => progress.get(place)?.pieces.has(piece))
    if (left.length > 0) for (const piece of waiting.filter(isEverywhere)) await rm(piece)
    for (const [place, failure] of failures) if (!ended.has(place)) throw failure
  }
}

async function shipTo(
  shipping: Shipping,
  { place, takenAt }: LogPlace,
  waiting: readonly string[],
  progress: Progress,
): Promise<void> {
  const begun = Date.now()
  const done = progress.get(place) ?? { since: undefined, pieces: new Set() }
  // Freed pieces are forgotten.
  done.pieces = done.pieces.intersection(new Set(waiting))
  progress.set(place, done)
  const pieces = waiting.filter((piece) => !done.pieces.has(piece))
  if (pieces.length === 0) return
  await shipLog(shipping, place, {
    pieces,
    since: done.since ?? new Date(Date.parse(takenAt) - overlapMs),
    onPiece: (piece) => done.pieces.add(piece),
  })
  done.since = new Date(begun - overlapMs)
}

/** Notes which places failed, and ends the log where it is waited for no longer. Returns these places. */
async function noteOutcome(
  { db }: Shipping,
  server: string,
  failed: ReadonlySet<string>,
  now: Date,
): Promise<Set<string>> {
  let ended: EndedLog[] = []
  const { current } = await readLogPlaces(db, server)
  const isNews = current.some(({ place, failsSince }) => failed.has(place) !== (failsSince !== null))
  if (!isNews && endedIn(noted(current, failed, now), now).length === 0) return new Set()
  await changeLogPlaces(db, server, (places): LogPlaces => {
    const known = noted(places.current, failed, now)
    ended = endedIn(known, now)
    const gone = new Set(ended.map(({ place }) => place))
    return {
      current: known.filter(({ place }) => !gone.has(place)),
      ended: [...places.ended.filter(({ place }) => !gone.has(place)), ...ended],
    }
  })
  return new Set(ended.map(({ place }) => place))
}

function noted(places: readonly LogPlace[], failed: ReadonlySet<string>, now: Date): LogPlace[] {
  return places.map((one) => ({
    ...one,
    failsSince: failed.has(one.place) ? (one.failsSince ?? now.toISOString()) : null,
  }))
}

/** Where the log ends now: only while another place has it, so that it never ends everywhere. */
export function endedIn(places: readonly LogPlace[], now: Date): EndedLog[] {
  const hours = (since: string) => (now.getTime() - Date.parse(since)) / 3_600_000
  const isUnused = ({ takenAt }: LogPlace) => hours(takenAt) >= unusedDays * 24
  const hasFailed = ({ failsSince }: LogPlace) => failsSince !== null && hours(failsSince) >= waitsHours
  const isWell = (one: LogPlace) => one.failsSince === null && !isUnused(one)
  if (!places.some(isWell)) return []
  return places
    .filter((one) => isUnused(one) || hasFailed(one))
    .map((one) => ({ place: one.place, at: now.toISOString(), reason: hasFailed(one) ? 'failed' : 'old' }))
}
