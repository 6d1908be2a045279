/** The site's own evidence, as estimates take it. Pure. */
import type { EvidenceRow } from '../../evidence/read-evidence.ts'
import { areaKey } from '../area-chains.ts'
import type { Evidence } from '../evidence.ts'

/** A price with what is shown of it. */
export interface SiteEvidence extends Evidence {
  /** The last day on which the price was known. */
  day: string
  /** The innermost area's name. */
  area: string | null
  /** The listing that is on offer at this price. */
  listingOnOffer: number | null
}

/** Of a listing the last price alone: what was asked before is the same home. */
export function toEvidence(rows: readonly EvidenceRow[], today: string): SiteEvidence[] {
  const newest = new Map<string, SiteEvidence>()
  for (const row of rows) {
    const one = ofRow(row, today)
    const known = newest.get(one.id)
    if (!known || known.date <= one.date) newest.set(one.id, one)
  }
  return [...newest.values()]
}

function ofRow(row: EvidenceRow, today: string): SiteEvidence {
  const { purpose, type, subtype, price, kind, beds, baths, listingId } = row
  const isAsked = listingId !== null && kind === 'asked'
  const day = isAsked ? (row.until ?? today) : middleDay(row)
  return {
    id: isAsked ? listingKey(listingId) : `row ${row.id}`,
    kind,
    purpose,
    type,
    subtype,
    city: cityKeyOf(row.cityId),
    areas: row.areas.map((name) => areaKey(name, row.city)),
    price,
    sizeSqft: row.sqft,
    beds,
    baths,
    date: yearOf(day),
    day,
    area: row.areas.at(-1) ?? null,
    listingOnOffer: isAsked && row.until === null ? listingId : null,
  }
}

export function listingKey(id: number): string {
  return `listing ${id}`
}

export function cityKeyOf(id: number): string {
  return `city ${id}`
}

/** A day as a year with its fraction. */
export function yearOf(day: string): number {
  const at = Date.parse(day)
  const year = new Date(at).getUTCFullYear()
  const start = Date.UTC(year, 0)
  return year + (at - start) / (Date.UTC(year + 1, 0) - start)
}

/** The middle of the month or year, where no more is known. */
function middleDay({ date, precision }: Pick<EvidenceRow, 'date' | 'precision'>): string {
  if (precision === 'year') return `${date.slice(0, 4)}-07-01`
  return precision === 'month' ? `${date.slice(0, 7)}-15` : date
}
