import { createHash } from 'node:crypto'
import { stripHtml } from '#contract/content/html.ts'
import { type Size, toSquareFeet } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import {
  type MarlaBasis,
  type PropertyType,
  type Purpose,
  type Subtype,
  typeOf,
} from '#contract/listings/property.ts'
import { toWesternDigits } from '#contract/text/digits.ts'
import { importRowErrors as t } from '#messages/admin.ts'
import { composeDescription, composeTitle, type Facts, nameKey } from '../trade/index.ts'
import { type Cells, shortened, textOf, Unreadable } from './cells.ts'
import { ownIds } from './own-ids.ts'
import type { Place } from './place-outline.ts'
import { type ImportProfile, identityOf } from './profile.ts'
import { type AdBuilding, readBuilding } from './read-building.ts'
import {
  extracted,
  readCount,
  readPlace,
  readPrice,
  readPurpose,
  readSize,
  readSubtype,
  titleText,
  within,
} from './read-facts.ts'
import { titleFromSlug } from './slug-title.ts'

/**
 * What makes an advertisement the same one in the next file: its property ID, the source's own reference, or
 * else all that it says but the price.
 */
export type AdKey = { propertyId: number } | { reference: string } | { identity: string }

/** What an advertisement says. */
export interface Ad {
  key: AdKey
  place: Place
  title: string
  purpose: Purpose
  type: PropertyType
  subtype: Subtype
  /** PKR; 0 is on call. */
  price: number
  size: Size
  marlaBasis: MarlaBasis
  /** Size in square feet on that basis. */
  sqft: number
  beds: number | null
  baths: number | null
  building: AdBuilding
}

export interface AdTexts {
  description: string
  /** None where the file has no column for them. */
  title_ur: string | undefined
  description_ur: string | undefined
}

/** Square feet in the marla of a place, where the site knows it. */
export type BasisAt = (place: Place) => MarlaBasis | undefined

/** Reads a row by the profile. Gives the advertisement whole, or the reason why there is none. */
export function readAd(cells: Cells, profile: ImportProfile, basisAt?: BasisAt): Ad | { problem: string } {
  try {
    return read(cells, profile, basisAt)
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message }
    throw error
  }
}

function read(cells: Cells, profile: ImportProfile, basisAt?: BasisAt): Ad {
  const place = readPlace(cells, profile, { needsArea: true })
  const city = Object.entries(profile.cities).find(([name]) => nameKey(name) === nameKey(place.city))
  const marlaBasis = city?.[1].marla ?? basisAt?.(place) ?? profile.marla
  const subtype = readSubtype(cells, profile)
  const purpose = readPurpose(cells, profile)
  const price = readPrice(cells, profile, purpose)
  const size = readSize(cells, profile)
  const sqft = toSquareFeet(size.value, size.unit, marlaBasis)
  within(sqft, profile.bounds.sqft, () => t.size({ size: formatSize(size) }))
  const beds = readCount(cells, profile, 'beds')
  const baths = readCount(cells, profile, 'baths')
  const facts = { purpose, subtype, type: typeOf(subtype), price, size, marlaBasis, sqft, beds, baths }
  // Not the words of the file, which may be those of another advertisement's address.
  const title = readTitle(cells, profile, { ...facts, ...place })
  const building = readBuilding(cells, profile, { type: facts.type, title })
  return { key: readKey(cells, profile), place, title, building, ...facts }
}

/** The other words of a listing: the source's where it has them, else made of the facts. */
export function readTexts(cells: Cells, profile: ImportProfile, ad: Ad): AdTexts {
  const facts: Facts = { ...ad, ...ad.place }
  const description = textOf(cells, profile, profile.columns.description)
  const { title_ur, description_ur } = profile.columns
  return {
    description: description === '' ? composeDescription(facts) : stripHtml(description),
    title_ur: title_ur && shortened(stripHtml(textOf(cells, profile, title_ur)), 140),
    description_ur: description_ur && stripHtml(textOf(cells, profile, description_ur)),
  }
}

function readTitle(cells: Cells, profile: ImportProfile, facts: Facts): string {
  const written = titleText(cells, profile)
  const title =
    profile.title?.written === 'address' ? titleFromSlug(written, facts) : shortened(stripHtml(written), 140)
  return title || composeTitle(facts)
}

function readKey(cells: Cells, profile: ImportProfile): AdKey {
  const written = profile.id ? extracted(cells, profile, profile.id) : ''
  if (written !== '' && profile.id?.is === 'reference') {
    if (written.length > 100) throw new Unreadable(t.longReference)
    return { reference: written }
  }
  if (written !== '') return { propertyId: readPropertyId(written) }
  if (profile.id && !profile.identity) throw new Unreadable(t.noId({ column: profile.id.column }))
  const texts = identityOf(profile).map((column) => textOf(cells, profile, [column]).toLowerCase())
  return { identity: createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32) }
}

function readPropertyId(written: string): number {
  const digits = toWesternDigits(written)
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : 0
  if (id < 1) throw new Unreadable(t.notId({ text: shortened(written) }))
  if (id >= ownIds.first) throw new Unreadable(t.idTooLarge({ id, limit: ownIds.first }))
  return id
}
