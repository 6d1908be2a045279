import type { Db } from '#db/client.ts'
import { importRowErrors as t } from '#messages/admin.ts'
import type { Refusal, SourceRow } from '../csv/index.ts'
import { type AdIds, createAdIds } from './ad-ids.ts'
import type { AreaPositions } from './area-positions.ts'
import { isDoubtful } from './doubtful-name.ts'
import { addOutcomes, type ImportRecord, noRows, type RowCounts } from './import-run.ts'
import { createOutline, type PlaceOutline } from './place-outline.ts'
import { loadPlaces, type Places } from './places.ts'
import type { ImportProfile } from './profile.ts'
import { readAd, readTexts } from './read-ad.ts'
import { createRefusalBatch } from './refusal-batch.ts'
import { createSeenAds } from './seen-ads.ts'
import type { OnOutcome, PlacedAd } from './store-ads.ts'
import { storeBatch } from './store-batch.ts'

const batchSize = 500

export interface ImportOptions {
  db: Db
  profile: ImportProfile
  /** Where it is written down; without one it is a preview, which writes nothing and reports the same. */
  record: ImportRecord | undefined
  /** Reads the file from its start; called twice. */
  rows: () => AsyncIterable<SourceRow>
  positions: AreaPositions
  /** Ends the import after the batch at hand. */
  signal: AbortSignal
  onRefusal: (refusal: Refusal) => Promise<void>
  /** Told of each advertisement that a preview compares. */
  onCompared?: OnOutcome
  /** Told the city of each row that is refused for it. */
  onUnknownCity?: (name: string) => void
  /** Told the bytes that were read, of both readings together. */
  onProgress: (bytes: number) => void
}

export interface ImportReport extends RowCounts {
  areasMade: number
  /** Of the new ones, the plots, which wait for review. */
  forReview: number
  /** Whether it was asked to end before the last row. */
  stopped: boolean
}

/**
 * Brings the advertisements of a file in, in two readings: the first learns which area lies in which and
 * settles IDs of ours, so that neither depends on the order of the rows; the second stores, in batches, each in
 * one transaction. Importing the same file again writes no listing.
 */
export async function importListings(options: ImportOptions): Promise<ImportReport> {
  const { db, profile, record, signal } = options
  const { source } = profile
  const file = await survey(options)
  await file.ids.settle(db, source)
  const places = await loadPlaces(db, { cities: profile.cities, positions: options.positions })
  const admit = admission(profile, file, places, options.onUnknownCity)
  const refusals = createRefusalBatch(db, record)
  let counts: RowCounts = noRows
  let forReview = 0
  let batch: Array<PlacedAd & { row: SourceRow }> = []

  const refuse = async ({ line, raw }: SourceRow, reason: string) => {
    counts = { ...counts, refused: counts.refused + 1 }
    await refusals.add({ line, reason, raw })
    await options.onRefusal({ line, reason, raw })
  }
  const flush = async () => {
    const outcomes = await storeBatch(
      {
        db,
        source,
        places,
        runId: record?.id,
        note: options.onCompared,
        record: async (within, done) => record?.save(within, addOutcomes(counts, done)),
      },
      batch,
    )
    for (const [at, outcome] of outcomes.entries()) {
      const one = batch[at]
      if (typeof outcome === 'string') counts = addOutcomes(counts, [outcome])
      else if (one) await refuse(one.row, outcome.problem)
      if (outcome === 'added' && one && one.ad.type === 'plot') forReview++
    }
    batch = []
  }

  for await (const row of options.rows()) {
    if (signal.aborted) break
    options.onProgress(file.bytes + row.bytesRead)
    counts = { ...counts, read: counts.read + 1 }
    const admitted = admit(row)
    if (admitted === 'duplicate') counts = { ...counts, duplicates: counts.duplicates + 1 }
    else if ('problem' in admitted) await refuse(row, admitted.problem)
    else batch.push({ ...admitted, row })
    if (batch.length === batchSize) await flush()
  }
  await flush()
  await refusals.end()
  const how = { areasMade: places.made(), stopped: signal.aborted }
  await record?.finish(db, counts, how)
  return { ...counts, ...how, forReview }
}

interface Survey {
  outline: PlaceOutline
  ids: AdIds
  bytes: number
}

async function survey({ rows, profile, signal, onProgress }: ImportOptions): Promise<Survey> {
  const outline = createOutline()
  const ids = createAdIds()
  let bytes = 0
  for await (const row of rows()) {
    if (signal.aborted) break
    bytes = row.bytesRead
    onProgress(bytes)
    if ('problem' in row) continue
    const ad = readAd(row.cells, profile)
    if ('problem' in ad) continue
    // A doubtful name becomes no other row's outer area.
    if (!ad.place.areas.some(isDoubtful)) outline.note(ad.place)
    ids.note(ad)
  }
  return { outline, ids, bytes }
}

/** Decides on a row by itself: an advertisement with its ID, one that came before, or why it stays out. */
function admission(
  profile: ImportProfile,
  file: Survey,
  places: Places,
  onUnknownCity: (name: string) => void = () => {},
) {
  const seen = createSeenAds()
  return (row: SourceRow): PlacedAd | 'duplicate' | { problem: string } => {
    if ('problem' in row) return row
    const ad = readAd(row.cells, profile, places.basisAt)
    if ('problem' in ad) return ad
    const { city } = ad.place
    if (!places.knowsCity(city)) {
      onUnknownCity(city)
      return { problem: t.unknownCity({ city }) }
    }
    const place = file.outline.complete(ad.place)
    const doubtful = places.missing(place).find(isDoubtful)
    if (doubtful !== undefined)
      return {
        problem: t.doubtfulPlace({ text: doubtful }),
      }
    const id = file.ids.of(ad)
    if (!id) return { problem: t.changedFile }
    const texts = readTexts(row.cells, profile, ad)
    const met = seen.meet(id.id, row.line, { ...ad, ...texts })
    if (met === 'duplicate') return met
    if (met !== 'first') return { problem: t.idTwice({ line: met.line, id: id.id }) }
    return { ...id, ad: { ...ad, ...texts, place }, area: undefined }
  }
}
