import type { Db } from '#db/client.ts'
import { importRowErrors as t } from '#messages/admin.ts'
import type { Refusal, SourceRow } from '../../csv/index.ts'
import { markOutliers } from '../../evidence/index.ts'
import { createAreaPositions } from '../area-positions.ts'
import { type ImportRecord, noRows, type RowCounts } from '../import-run.ts'
import { createOutline, type PlaceOutline } from '../place-outline.ts'
import { loadPlaces, type Places } from '../places.ts'
import type { ImportProfile } from '../profile.ts'
import { createRefusalBatch } from '../refusal-batch.ts'
import type { PlacedPrice } from './placed-price.ts'
import { fingerprintOf, readPrice } from './read-price.ts'
import { findStored, storePrices } from './store-prices.ts'

const batchSize = 500

export type PriceImportOptions = {
  db: Db
  profile: ImportProfile
  /** Where it is written down; without one it is a preview, which writes nothing and reports the same. */
  record: ImportRecord | undefined
  /** Reads the file from its start; called twice. */
  rows: () => AsyncIterable<SourceRow>
  /** Ends the import: nothing of it is stored then. */
  signal: AbortSignal
  now: Date
  onRefusal: (refusal: Refusal) => Promise<void>
  /** Told of each row that is taken. */
  onTaken?: (price: PlacedPrice) => void
  onUnknownCity?: (name: string) => void
  /** Told the bytes that were read, of both readings together. */
  onProgress: (bytes: number) => void
}

export type PriceImportReport = RowCounts & {
  /** Of those taken, the ones whose area the site does not know: they count for what is around it. */
  unplaced: number
  stopped: boolean
}

/**
 * Brings the prices of a file in as evidence, all in one transaction: a file that is stopped or fails leaves nothing.
 * No place is made. A row that says the same as one before it, of this file or an earlier one, is a duplicate.
 */
export async function importPrices(options: PriceImportOptions): Promise<PriceImportReport> {
  const { db, record } = options
  const outline = await survey(options)
  const places = await loadPlaces(db, { cities: {}, positions: createAreaPositions() })
  const refusals = createRefusalBatch(db, record)
  const readAll = (tx: Db) => takeAll(options, { tx, places, ...outline, refuse: refusals.add })
  const report = record ? await inOneTransaction(db, record, readAll) : await readAll(db)
  await refusals.end()
  if (record && report.added > 0) await markOutliers(db)
  return report
}

class Stopped extends Error {
  readonly report: PriceImportReport
  constructor(report: PriceImportReport) {
    super()
    this.report = report
  }
}

/** With the record's end, so that a killed server leaves either all of it or nothing; stopped, it leaves nothing. */
async function inOneTransaction(
  db: Db,
  record: ImportRecord,
  work: (tx: Db) => Promise<PriceImportReport>,
): Promise<PriceImportReport> {
  const finish = (within: Db, report: PriceImportReport) => {
    const { added, stopped } = report
    return record.finish(within, report, {
      stopped,
      areasMade: 0,
      written: { added, changed: 0, for_review: 0 },
    })
  }
  try {
    return await db.transaction(async (tx) => {
      const report = await work(tx)
      if (report.stopped) throw new Stopped(report)
      await finish(tx, report)
      return report
    })
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    const report = { ...error.report, added: 0, unplaced: 0 }
    await finish(db, report)
    return report
  }
}

async function survey({ rows, profile, signal, now, onProgress }: PriceImportOptions) {
  const outline = createOutline()
  let bytes = 0
  for await (const row of rows()) {
    if (signal.aborted) break
    bytes = row.bytesRead
    onProgress(bytes)
    if ('problem' in row) continue
    const price = readPrice(row.cells, profile, now)
    if (!('problem' in price)) outline.note(price.place)
  }
  return { outline, bytes }
}

type Reading = {
  tx: Db
  places: Places
  outline: PlaceOutline
  /** How many the first reading read. */
  bytes: number
  refuse: (refusal: Refusal) => Promise<void>
}

async function takeAll(options: PriceImportOptions, reading: Reading): Promise<PriceImportReport> {
  const { rows, signal, record, profile, onProgress } = options
  const { tx, bytes } = reading
  const counts = { ...noRows }
  let unplaced = 0
  let batch: PlacedPrice[] = []
  const lines = new Map<string, number>()

  const refuse = async ({ line, raw }: SourceRow, reason: string) => {
    await reading.refuse({ line, reason, raw })
    await options.onRefusal({ line, reason, raw })
  }
  const flush = async () => {
    const stored = await findStored(tx, batch)
    const taken = batch.filter(({ fingerprint }) => !stored.has(fingerprint))
    for (const { fingerprint, source } of batch) {
      const earlier = stored.get(fingerprint)
      if (!earlier) continue
      counts.duplicates++
      await refuse(source, t.priceKnown(earlier))
    }
    for (const price of taken) {
      counts.added++
      if (price.at.rest.length > 0) unplaced++
      options.onTaken?.(price)
    }
    if (record) await storePrices(tx, { runId: record.id, source: profile.source }, taken)
    batch = []
  }

  for await (const row of rows()) {
    if (signal.aborted) break
    onProgress(bytes + row.bytesRead)
    counts.read++
    const price = place(row, options, reading)
    if ('problem' in price) {
      counts.refused++
      await refuse(row, price.problem)
      continue
    }
    const before = lines.get(price.fingerprint)
    if (before !== undefined) {
      counts.duplicates++
      await refuse(row, t.priceTwice({ line: before }))
      continue
    }
    lines.set(price.fingerprint, row.line)
    batch.push(price)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  return { ...counts, unplaced, stopped: signal.aborted }
}

function place(
  source: SourceRow,
  { profile, now, onUnknownCity }: PriceImportOptions,
  { places, outline }: Reading,
): PlacedPrice | { problem: string } {
  if ('problem' in source) return source
  const row = readPrice(source.cells, profile, now, places.basisAt)
  if ('problem' in row) return row
  const at = places.nearest(outline.complete(row.place))
  const { city } = row.place
  if (!at) {
    onUnknownCity?.(city)
    return { problem: t.cityNotHere({ city }) }
  }
  return { row, at, fingerprint: fingerprintOf(row), source }
}
