/**
 * The part of the evidence behind public figures. An agreed price is private
 * (docs/specification-decisions.md, D43): with enough queries a visitor could compute a price back from
 * figures and estimates, however they are rounded. So all of them use a changed price, always the same one,
 * which is never closer to the true one than `leastShare`; nothing that is made of it can reveal more. Five
 * are needed besides (`amongFive`).
 */
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DatePrecision, EvidenceKind } from '#contract/evidence/evidence.ts'
import { fewestForFigure } from '#contract/places/area-report.ts'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

export type Priced = {
  kind: EvidenceKind
  date: string
  precision: DatePrecision
  price: number
  sqft: number
  listingId: number | null
}

// In logarithms, so that a median of many is neither higher nor lower for it. A figure of two digits is off by up to
// 5 % by itself: what is left is not closer than another 5 %.
const leastShare = 0.105
const mostShare = 0.15

const monthsPrivate = 3

/**
 * Agreed prices for use in figures: those of the last quarter are left out, the others changed.
 * @param key as `publishingKey` gives it
 * @param today YYYY-MM-DD
 */
export function publishedPrices<Row extends Priced>(rows: readonly Row[], key: string, today: string): Row[] {
  const newest = monthsBefore(today, monthsPrivate)
  return rows.flatMap((row) => {
    if (row.kind === 'asked') return [row]
    return lastDay(row) > newest ? [] : [{ ...row, price: Math.round(row.price * changeOf(row, key)) }]
  })
}

/** Leaves out the agreed prices where there are fewer than five: a figure would reveal too much of each. */
export function amongFive<Row extends { kind: EvidenceKind }>(rows: readonly Row[]): readonly Row[] {
  const agreed = rows.filter(({ kind }) => kind === 'agreed').length
  return agreed < fewestForFigure ? rows.filter(({ kind }) => kind === 'asked') : rows
}

/** From the facts of a row and not from its number: rows that are written again have the same change. */
function changeOf({ date, price, sqft, listingId }: Priced, key: string): number {
  const drawn = createHmac('sha256', key).update([date, price, sqft, listingId].join(' ')).digest()
  const share = leastShare + (mostShare - leastShare) * (drawn.readUIntBE(0, 6) / 2 ** 48)
  return Math.exp(drawn.readUInt8(6) % 2 === 0 ? share : -share)
}

/** The last day on which it may have been. */
function lastDay({ date, precision }: Priced): string {
  if (precision === 'year') return `${date.slice(0, 4)}-12-31`
  return precision === 'month' ? `${date.slice(0, 7)}-31` : date
}

function monthsBefore(day: string, months: number): string {
  const at = new Date(day)
  at.setUTCMonth(at.getUTCMonth() - months)
  return at.toISOString().slice(0, 10)
}

const settingsKey = 'published_prices'

/** Drawn once in the life of a database. */
export async function publishingKey(db: Db): Promise<string> {
  const known = await readKey(db)
  if (known !== undefined) return known
  const value = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ key: settingsKey, value }).onConflictDoNothing()
  return (await readKey(db)) ?? value
}

async function readKey(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value #>> '{}' as value from ${settings} where ${settings.key} = ${settingsKey}`,
  )
  return rows[0]?.value
}
