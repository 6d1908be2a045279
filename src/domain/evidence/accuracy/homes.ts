/** Evidence as the estimates take it. */
import { ownSources } from '#contract/evidence/evidence.ts'
import { areaKey } from '../../estimates/area-chains.ts'
import type { Evidence, Subject } from '../../estimates/evidence.ts'
import type { EvidenceRow } from '../read-evidence.ts'

/** A price of a home; what is asked for it still is of `now`. The city goes by its ID. */
export function homeOf(row: EvidenceRow, now: Date): Evidence {
  const { price, kind } = row
  const at = isCurrent(row) ? now : dateOf(row)
  return { ...subjectOf(row, at), id: idOf(row), price, kind }
}

type Facts = Pick<
  EvidenceRow,
  'purpose' | 'type' | 'subtype' | 'sqft' | 'beds' | 'baths' | 'cityId' | 'city' | 'areas'
> & {
  listingId: number | null
}

/** A home whose price is asked for, at that time. */
export function subjectOf({ purpose, type, subtype, sqft, beds, baths, ...place }: Facts, at: Date): Subject {
  return {
    ...{ purpose, type, subtype, beds, baths, sizeSqft: sqft },
    ...(place.listingId !== null && { id: listingKey(place.listingId) }),
    city: String(place.cityId),
    areas: place.areas.map((name) => areaKey(name, place.city)).filter((key) => key !== ''),
    date: yearsOf(at),
  }
}

/** All prices of a listing are of one home. */
function idOf({ id, listingId }: EvidenceRow): string {
  return listingId === null ? `evidence-${id}` : listingKey(listingId)
}

function listingKey(id: number): string {
  return `listing-${id}`
}

/** Whether it is what is asked for a listing of ours now. */
export function isCurrent({ source, until }: EvidenceRow): boolean {
  return source === ownSources.listings && until === null
}

/** The middle of the month or year, where no more is known. */
function dateOf({ date, until, precision }: EvidenceRow): Date {
  const first = new Date(`${until ?? date}T00:00:00Z`)
  if (precision === 'year') return new Date(Date.UTC(first.getUTCFullYear(), 6, 1))
  if (precision === 'month') return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 15))
  return first
}

function yearsOf(at: Date): number {
  const year = at.getUTCFullYear()
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  return year + (at.getTime() - start) / (end - start)
}

/** Of each listing its newest price alone: the same home must not be asked and answered. */
export function newestOfEach(rows: readonly EvidenceRow[]): EvidenceRow[] {
  const newest = new Map<string, EvidenceRow>()
  for (const row of rows) {
    const known = newest.get(idOf(row))
    if (!known || row.date >= known.date) newest.set(idOf(row), row)
  }
  return [...newest.values()]
}
