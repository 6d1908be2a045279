import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { type Purpose, purposes } from '#contract/listings/property.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { cities, importRuns, settings } from '#db/schema/index.ts'
import type { Needs } from '../../context.ts'
import { readPublicEvidence } from '../../evidence/index.ts'
import type { MeasureAnswer, MeasureTask } from './measure-thread.ts'
import { storeComparisons } from './store-comparisons.ts'
import { accuracyKey, readStoredAccuracy, type StoredAccuracy } from './stored-accuracy.ts'

/** At 3 in the morning in Pakistan, which has had no summer time since 2009. */
const measuredAtUtcHour = 22
const dayMs = 86_400_000
const mostMs = 50 * 60_000

/**
 * Measures estimates when that was not done since the last night, nor since prices were imported or taken back, in a
 * thread beside the site's own.
 */
export async function measureWhenDue(ctx: Needs<'db' | 'clock'>): Promise<void> {
  const stored = await readStoredAccuracy(ctx.db)
  const measured = stored ? Date.parse(stored.at) : Number.NEGATIVE_INFINITY
  if (measured >= lastNight(ctx.clock()).getTime() && measured >= (await lastImport(ctx.db))) return
  await measureEstimates(ctx)
}

/** When an import of prices ended or was undone last, in milliseconds since 1970; 0 for never. */
async function lastImport(db: Db): Promise<number> {
  const [row] = await db
    .select({
      at: sql<
        number | null
      >`extract(epoch from max(greatest(${importRuns.finished_at}, ${importRuns.undone_at})))::float8 * 1000`,
    })
    .from(importRuns)
    .where(and(eq(importRuns.subject, 'prices'), inArray(importRuns.state, ['done', 'undone'])))
  return row?.at ?? 0
}

/**
 * Measures how far estimates are off, and compares the asking price of each listing of ours with the
 * evidence; pages that show either are rendered again.
 */
export async function measureEstimates({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  const found: StoredAccuracy = {
    at: now.toISOString(),
    day: localDay(now, agencyZone),
    evidence: 0,
    purposes: [],
  }
  const compared: MeasureAnswer['compared'] = []
  const thread = new Worker(new URL('./measure-thread.ts', import.meta.url), {
    // Not those of the process, which may be meant for it alone.
    execArgv: [],
  })
  const giveUp = AbortSignal.timeout(mostMs)
  try {
    for (const purpose of purposes) {
      found.evidence += await sendRows(db, thread, purpose, found.day)
      const answered = once(thread, 'message', { signal: giveUp })
      post(thread, { measure: purpose, today: found.day })
      const [answer]: MeasureAnswer[] = await answered
      if (answer?.measured) found.purposes.push(answer.measured)
      compared.push(...(answer?.compared ?? []))
    }
  } finally {
    await thread.terminate()
  }
  await storeComparisons(db, compared, found.day)
  await db.transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: accuracyKey, value: found })
      .onConflictDoUpdate({ target: settings.key, set: { value: found, updated_at: now } })
    await tx.execute(sql`select pg_notify('aangan_changed', '{"tags":["estimate-accuracy"]}')`)
  })
}

/** City by city, so that the site never waits for all of them. */
async function sendRows(db: Db, thread: Worker, purpose: Purpose, today: string): Promise<number> {
  let sent = 0
  for (const { id } of await db.select({ id: cities.id }).from(cities)) {
    const rows = await readPublicEvidence(db, today, { purpose, cityId: id })
    sent += rows.length
    post(thread, { rows })
  }
  return sent
}

function post(thread: Worker, task: MeasureTask): void {
  thread.postMessage(task)
}

function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(measuredAtUtcHour, 0, 0, 0)
  return night > now ? new Date(night.getTime() - dayMs) : night
}
