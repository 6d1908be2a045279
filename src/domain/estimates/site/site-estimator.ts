/** The site's evidence in memory, read for the first estimate and again after changes. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { priceEvidence } from '#db/schema/index.ts'
import type { Needs } from '../../context.ts'
import { AreaChains, calibrate, Estimator, type Judged, leaveOneOut, Market } from '../../estimator/index.ts'
import { type EvidenceRow, readPlaces, readPublicEvidence } from '../../evidence/index.ts'
import { type SiteEvidence, toEvidence } from './to-evidence.ts'

export interface SiteEstimator {
  estimator: Estimator
  /** Which areas are in which, by the addresses of the evidence. */
  chains: AreaChains
  byId: ReadonlyMap<string, SiteEvidence>
}

interface Held {
  stamp: string
  checkedAt: number
  making: Promise<SiteEstimator>
}

/** How often it is looked whether the evidence changed, where nobody says so. */
const checkMs = 60_000

const held = new WeakMap<Db, Held>()
const patient = new WeakMap<Db, Db>()

/**
 * Has the evidence of those who ask through `db` read through `reader`, whose statements may take longer than a visitor
 * waits, and held once for both.
 */
export function readEvidenceThrough(reader: Db, db: Db): void {
  patient.set(db, reader)
}

/** Has the evidence looked at again before the next estimate, because it changed. */
export function lookAtEvidenceAgain(db: Db): void {
  const last = held.get(patient.get(db) ?? db)
  if (last) last.checkedAt = Number.NEGATIVE_INFINITY
}

/** While the evidence is read again the previous estimator answers. */
export async function siteEstimator({ db: own, clock }: Needs<'db' | 'clock'>): Promise<SiteEstimator> {
  const db = patient.get(own) ?? own
  const last = held.get(db)
  const now = clock()
  if (last && Math.abs(now.getTime() - last.checkedAt) < checkMs) return last.making
  if (last) last.checkedAt = now.getTime()
  const day = localDay(now, agencyZone)
  const stamp = `${day} ${await stampOf(db)}`
  if (last?.stamp === stamp) return last.making
  const next: Held = { stamp, checkedAt: now.getTime(), making: make(db, day) }
  if (!last) return hold(db, next).making
  next.making.then(
    () => hold(db, next),
    () => undefined,
  )
  return last.making
}

function hold(db: Db, next: Held): Held {
  held.set(db, next)
  // A failed read is tried again.
  next.making.catch(() => held.delete(db))
  return next
}

async function stampOf(db: Db): Promise<string> {
  const [row] = await db
    .select({
      stamp: sql<string>`concat_ws(' ', count(*), max(id), count(outlier), sum(hashint8(price)::bigint), max(until))`,
    })
    .from(priceEvidence)
  return row?.stamp ?? ''
}

async function make(db: Db, today: string): Promise<SiteEstimator> {
  const rows = await readPublicEvidence(db, today)
  const evidence = toEvidence(rows, today, (await readPlaces(db)).areas)
  const market = new Market(evidence)
  const cases: Judged[] = []
  for (const one of leaveOneOut(market)) {
    cases.push(one)
    // Others are answered in between.
    if (cases.length % 10 === 0) await setImmediate()
  }
  return {
    estimator: new Estimator(market, calibrate(cases)),
    chains: chainsOf(rows),
    byId: new Map(evidence.map((one) => [one.id, one])),
  }
}

function chainsOf(rows: readonly EvidenceRow[]): AreaChains {
  const chains = new AreaChains()
  for (const { city, areas } of rows) chains.add(city, areas.toReversed().join(','))
  return chains
}
