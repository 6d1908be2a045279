import {
  type PropertyType,
  type Purpose,
  propertyTypes,
  type Subtype,
  subtypes,
  typeOf,
} from '#contract/listings/property.ts'
import { nameKey } from '#domain/trade/index.ts'

export interface PriceRow {
  purpose: Purpose
  type: PropertyType
  subtype: Subtype | null
  /** As a key, without case and punctuation. */
  city: string
  cityName: string
  location: string
  price: number
  sizeSqft: number
  beds: number | null
  baths: number | null
  year: number
}

/** Why a row cannot be used, in plain words. */
export class RefusedRow extends Error {}

const limits = {
  price: { least: 1_000, most: 1e12 },
  size: { least: 20, most: 10_000_000 },
  rooms: 100,
  oldestYear: 1990,
}

/** @throws RefusedRow */
export function checkRow(cells: ReadonlyMap<string, string>, now: Date): PriceRow {
  const text = (column: string) => cells.get(column)?.trim() ?? ''
  const cityName = text('city')
  const city = nameKey(cityName)
  const location = text('location')
  if (city === '') throw new RefusedRow('the city is missing')
  if (nameKey(location) === '') throw new RefusedRow('the location is missing')
  const currency = text('currency').toUpperCase()
  if (!['', 'PKR', 'RS'].includes(currency)) throw new RefusedRow(`the price is in ${currency}, not in PKR`)
  return {
    purpose: parsePurpose(text('purpose').toLowerCase()),
    ...typeNamed(text('type') || text('property_type')),
    city,
    cityName,
    location,
    price: within('price', text('price_pkr'), limits.price),
    sizeSqft: within('size in square feet', text('size_sqft'), limits.size),
    beds: rooms('bedrooms', text('bedrooms')),
    baths: rooms('baths', text('baths')),
    year: parseYear(text('year'), now),
  }
}

/** Alike for rows that say the same in everything. */
export function sameAd(row: PriceRow): string {
  const { purpose, type, subtype, beds, baths, year } = row
  return [sameHome(row), purpose, type, subtype, beds, baths, year].join('|')
}

/** Alike for rows of one place, size and price: the same home advertised again, or its neighbour. */
export function sameHome({ city, location, sizeSqft, price }: PriceRow): string {
  return [city, location.toLowerCase(), sizeSqft, price].join('|')
}

/** Rows without a type are homes. */
function typeNamed(text: string): { type: PropertyType; subtype: Subtype | null } {
  if (text === '') return { type: 'residential', subtype: null }
  const words = text.toLowerCase()
  const named = otherNames[words] ?? words
  const subtype = subtypes.find((subtype) => subtype === named)
  if (subtype) return { type: typeOf(subtype), subtype }
  const type = propertyTypes.find((type) => type === named)
  if (type) return { type, subtype: null }
  throw new RefusedRow(
    `the type '${shown(text)}' is not one of ${[...propertyTypes, ...subtypes].join(', ')}`,
  )
}

const otherNames: Readonly<Record<string, Subtype | PropertyType>> = {
  flat: 'apartment',
  farmhouse: 'farm house',
  home: 'residential',
}

function parsePurpose(text: string): Purpose {
  if (text === '' || text === 'sale') return 'sale'
  if (text === 'rent') return 'rent'
  throw new RefusedRow(`the purpose '${shown(text)}' is neither sale nor rent`)
}

function within(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = parseNumberCell(name, text)
  if (value < least || value > most)
    throw new RefusedRow(`the ${name} ${shown(text)} is impossible: it must be from ${least} to ${most}`)
  return value
}

/** In the published files 0 means that the advertisement does not say it. */
function rooms(name: string, text: string): number | null {
  if (text === '') return null
  const value = parseNumberCell(name, text)
  if (!Number.isInteger(value) || value < 0 || value > limits.rooms)
    throw new RefusedRow(`the number of ${name} ${shown(text)} is impossible`)
  return value === 0 ? null : value
}

function parseYear(text: string, now: Date): number {
  const value = parseNumberCell('year', text)
  if (!Number.isInteger(value) || value < limits.oldestYear)
    throw new RefusedRow(`the year ${shown(text)} is before ${limits.oldestYear}`)
  if (value > now.getUTCFullYear()) throw new RefusedRow(`the year ${shown(text)} is in the future`)
  return value
}

function parseNumberCell(name: string, text: string): number {
  if (text === '') throw new RefusedRow(`the ${name} is missing`)
  if (!/^-?\d+(\.\d+)?(e\+?\d+)?$/i.test(text))
    throw new RefusedRow(`the ${name} '${shown(text)}' is not a number`)
  return Number(text)
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).toWellFormed()}…` : text
}
