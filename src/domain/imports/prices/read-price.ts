/** What a row of a file of prices says, or why it is refused. */
import { createHash } from 'node:crypto'
import { localDay } from '#contract/admin/office-hours.ts'
import type { DatePrecision, EvidenceKind } from '#contract/evidence/evidence.ts'
import { type Size, toSquareFeet } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import {
  type MarlaBasis,
  type PropertyType,
  type Purpose,
  type Subtype,
  typeOf,
} from '#contract/listings/property.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { importRowErrors as t } from '#messages/admin.ts'
import { nameKey } from '../../trade/index.ts'
import { type Cells, shortened, textOf, Unreadable } from '../cells.ts'
import type { Place } from '../place-outline.ts'
import type { ImportProfile } from '../profile.ts'
import type { BasisAt } from '../read-ad.ts'
import {
  readPrice as readAsked,
  readCount,
  readPlace,
  readPurpose,
  readSize,
  readSubtype,
  within,
} from '../read-facts.ts'
import { readDate } from './read-date.ts'

export type PriceRow = {
  kind: EvidenceKind
  date: string
  precision: DatePrecision
  place: Place
  purpose: Purpose
  type: PropertyType
  /** Null where the file says no more than the type. */
  subtype: Subtype | null
  /** PKR. */
  price: number
  size: Size
  marlaBasis: MarlaBasis
  sqft: number
  beds: number | null
  baths: number | null
}

/** Prices before it say nothing of today's market, and a year such as 202 is a typing error. */
const earliest = '1990'
/** A home with less than this for each of its bedrooms is a wrong size or a wrong count. */
const leastSqftPerBed = 40

/** Reads a row by the profile; what is later than `now` is refused. */
export function readPrice(
  cells: Cells,
  profile: ImportProfile,
  now: Date,
  basisAt?: BasisAt,
): PriceRow | { problem: string } {
  try {
    return read(cells, profile, now, basisAt)
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message }
    throw error
  }
}

function read(cells: Cells, profile: ImportProfile, now: Date, basisAt?: BasisAt): PriceRow {
  mustBeRupees(cells, profile)
  const place = readPlace(cells, profile, { needsArea: false })
  const known = Object.entries(profile.cities).find(([name]) => nameKey(name) === nameKey(place.city))
  const marlaBasis = known?.[1].marla ?? basisAt?.(place) ?? profile.marla
  const kind = readKind(cells, profile)
  const purpose = readPurpose(cells, profile)
  const price = readAsked(cells, profile, purpose)
  if (price === 0) throw new Unreadable(t.onCall)
  const size = readSize(cells, profile)
  const sqft = toSquareFeet(size.value, size.unit, marlaBasis)
  within(sqft, profile.bounds.sqft, () => t.size({ size: formatSize(size) }))
  const [beds, baths] = [readCount(cells, profile, 'beds'), readCount(cells, profile, 'baths')]
  if (kind.type === 'residential' && beds !== null && sqft < beds * leastSqftPerBed)
    throw new Unreadable(t.tooSmall({ size: formatSize(size), count: beds }))
  const facts = { place, purpose, price, size, marlaBasis, sqft, beds, baths }
  return { kind: profile.priceKind, ...readDay(cells, profile, now), ...kind, ...facts }
}

const rupees = new Set(['pkr', 'rs', 'rupees', 'pakistanirupee', 'pakistanirupees', '₨', 'روپے'])
const foreign = /\$|£|€|\b(?:usd|aed|sar|gbp|eur|cad|inr|dollars?|dirhams?|pounds?|euros?)\b/i

function mustBeRupees(cells: Cells, profile: ImportProfile): void {
  const currency = textOf(cells, profile, profile.columns.currency)
  const isOther = currency !== '' && !rupees.has(currency.toLowerCase().replace(/[.\s]/g, ''))
  if (isOther) throw new Unreadable(t.otherCurrency({ text: shortened(currency) }))
  const price = textOf(cells, profile, profile.columns.price)
  if (foreign.test(price)) throw new Unreadable(t.otherCurrency({ text: shortened(price) }))
}

function readKind(cells: Cells, profile: ImportProfile): { type: PropertyType; subtype: Subtype | null } {
  const says = textOf(cells, profile, profile.columns.type) !== ''
  if (!says && !profile.typeDefault && profile.typeGroup) return { type: profile.typeGroup, subtype: null }
  const subtype = readSubtype(cells, profile)
  return { type: typeOf(subtype), subtype }
}

function readDay(
  cells: Cells,
  profile: ImportProfile,
  now: Date,
): { date: string; precision: DatePrecision } {
  const written = textOf(cells, profile, profile.columns.date) || (profile.date ?? '')
  if (written === '') throw new Unreadable(t.noDate)
  const found = readDate(written)
  if (!found) throw new Unreadable(t.notDate({ text: shortened(written) }))
  if (found.date > localDay(now, agencyZone)) throw new Unreadable(t.futureDate({ text: shortened(written) }))
  if (found.date < earliest) throw new Unreadable(t.oldDate({ text: shortened(written), year: earliest }))
  return found
}

/**
 * The same for rows that say the same: kind, date, place, type, size, rooms and price. Not the ID: one home that
 * several agents advertise at one price is one piece of evidence.
 */
export function fingerprintOf(row: PriceRow): string {
  const { kind, date, precision, place, purpose, type, subtype, price, sqft, beds, baths } = row
  const { city, areas } = place
  const names = [city, ...areas].map((name) => nameKey(name, city))
  const facts = [kind, date, precision, names, purpose, subtype ?? type, price, Math.round(sqft), beds, baths]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}
