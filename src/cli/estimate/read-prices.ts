/** Reads a CSV file of prices with the columns of docs/estimates.md. */
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { readCsv } from '#domain/csv/index.ts'
import { AreaChains, type Evidence } from '#domain/estimator/index.ts'
import { checkRow, type PriceRow, RefusedRow, sameAd } from './check-row.ts'

export interface PriceFile {
  rows: PriceRow[]
  refused: { line: number; reason: string }[]
  /** Rows that are in the file more than once are kept once; this is how many were left out. */
  duplicates: number
}

const columns = ['city', 'location', 'price_pkr', 'bedrooms', 'baths', 'size_sqft', 'year']

/** @throws CannotImport when the file has not these columns */
export async function readPrices(file: string, now: Date): Promise<PriceFile> {
  const read: PriceFile = { rows: [], refused: [], duplicates: 0 }
  const seen = new Set<string>()
  const source = { name: path.basename(file), open: () => createReadStream(file) }
  for await (const row of readCsv(source, { columns, delimiter: ',' })) {
    const { line } = row
    if ('problem' in row) {
      read.refused.push({ line, reason: row.problem })
      continue
    }
    try {
      const checked = checkRow(row.cells, now)
      const key = sameAd(checked)
      if (seen.has(key)) read.duplicates++
      else read.rows.push(checked)
      seen.add(key)
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error
      read.refused.push({ line, reason: error.message })
    }
  }
  return read
}

/** The rows as evidence. Which area lies in which is known from the addresses of `known`. */
export function toEvidence(rows: readonly PriceRow[], known: AreaChains): Evidence[] {
  return rows.map((row) => ({
    id: sameAd(row),
    price: row.price,
    kind: 'asked',
    purpose: row.purpose,
    type: row.type,
    subtype: row.subtype,
    city: row.city,
    areas: known.find(row.city, row.location),
    sizeSqft: row.sizeSqft,
    beds: row.beds,
    baths: row.baths,
    date: row.year + 0.5,
  }))
}

export function toAreaChains(rows: readonly PriceRow[]): AreaChains {
  const chains = new AreaChains()
  for (const { city, location } of rows) chains.add(city, location)
  return chains
}
