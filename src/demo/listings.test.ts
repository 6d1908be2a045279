import { expect, test } from 'vitest'
import { missingForPublish } from '#contract/listings/missing-for-publish.ts'
import { type Subtype, subtypes } from '#contract/listings/property.ts'
import { listingImages, listings as listingsTable } from '#db/schema/index.ts'
import { featureNames } from '#domain/features/feature-names.ts'
import { inLanguage } from '#messages/language.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { fillDemo } from './fill.ts'

const now = new Date('2026-11-21T12:00:00Z')
const demo = await createTestDatabase()
await fillDemo(demo.db, { now, keepFinished: async ({ id }) => `media/${id}/original` })
const listings = await demo.db.select().from(listingsTable)
const images = Map.groupBy(await demo.db.select().from(listingImages), ({ listing_id }) => listing_id)
await demo.drop()

const published = listings.filter(({ status }) => status === 'published')

/** PKR per sq ft, a month for rent: outside of these a visitor would doubt the site. */
const believable: Record<Subtype, { sale?: [number, number]; rent?: [number, number] }> = {
  house: { sale: [7_000, 90_000], rent: [25, 260] },
  apartment: { sale: [5_000, 42_000], rent: [20, 220] },
  penthouse: { sale: [7_000, 50_000], rent: [30, 220] },
  'hotel suites': { sale: [8_000, 60_000] },
  'upper portion': { sale: [3_000, 25_000], rent: [10, 110] },
  'lower portion': { sale: [3_500, 28_000], rent: [10, 130] },
  annexe: { rent: [15, 150] },
  basement: { rent: [8, 90] },
  room: { rent: [40, 260] },
  'farm house': { sale: [1_000, 25_000], rent: [2, 70] },
  'residential plot': { sale: [500, 80_000] },
  'plot file': { sale: [800, 12_000] },
  'farmhouse plot': { sale: [300, 15_000] },
  'agricultural land': { sale: [100, 1_000] },
  'commercial plot': { sale: [8_000, 250_000] },
  'industrial land': { sale: [2_000, 16_000] },
  office: { sale: [7_000, 55_000], rent: [35, 330] },
  shop: { sale: [8_000, 140_000], rent: [30, 550] },
  building: { sale: [15_000, 200_000], rent: [60, 800] },
  warehouse: { sale: [3_500, 16_000], rent: [25, 130] },
  factory: { sale: [3_000, 22_000], rent: [10, 90] },
  other: { sale: [7_000, 50_000], rent: [35, 300] },
}

test('there are 600 listings of every type, in nine cities, of every status that an owner can bring about', () => {
  expect(listings).toHaveLength(600)
  expect(new Set(listings.map(({ city_id }) => city_id)).size).toBe(9)
  expect(new Set(published.map(({ subtype }) => subtype))).toEqual(new Set(subtypes))
  expect(new Set(listings.map(({ status }) => status))).toEqual(
    new Set(['draft', 'published', 'sold', 'rented', 'expired']),
  )
  expect(published.filter(({ featured }) => featured)).toHaveLength(24)
})

test('staff could publish each as it is', () => {
  expect(published.filter((listing) => Object.keys(missingForPublish(listing)).length > 0)).toEqual([])
  for (const { id } of published)
    for (const { alt } of images.get(id) ?? []) expect(alt.length).toBeLessThan(201)
})

test('each has its own text in both languages', () => {
  for (const column of ['title', 'description', 'title_ur', 'description_ur'] as const) {
    const texts = listings.map((listing) => listing[column])
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at).length, column).toBeLessThan(4)
  }
  expect(listings.filter(({ title }) => /[.!]$/.test(title) || title.length > 75)).toEqual([])
  expect(listings.filter(({ title_ur }) => /[يكه]/.test(title_ur)).map(({ id }) => id)).toEqual([])
})

test('each has pictures, and floor plans are of homes and plots', () => {
  const photos = (id: number) => (images.get(id) ?? []).filter(({ role }) => role === 'photo')
  expect(listings.filter(({ id }) => photos(id).length < 3).map(({ id }) => id)).toEqual([])
  const plans = [...images.values()].flat().filter(({ role }) => role === 'floor plan')
  expect(plans.length).toBeGreaterThan(300)
})

test('every feature is named in Urdu', () => {
  const all = [...new Set(listings.flatMap(({ features }) => features))]
  const inUrdu = inLanguage('ur', () => featureNames(all))
  expect(inUrdu.filter((name) => !/^[\p{Script=Arabic}\s]+$/u.test(name))).toEqual([])
})

test('prices are believable', () => {
  const wrong = published.filter(({ subtype, purpose, price, size_sqft }) => {
    const [least, most] = believable[subtype][purpose] ?? [0, 0]
    return price > 0 && (price / size_sqft < least || price / size_sqft > most)
  })
  expect(wrong.map(({ id, title, price, size_sqft }) => [id, title, price / size_sqft])).toEqual([])
})

test('times lie in their order, and before the first start', () => {
  for (const { created_at, published_at, confirmed_at, ended_at, updated_at } of listings) {
    const times = [created_at, published_at, confirmed_at, ended_at].filter((time) => time !== null)
    expect(times).toEqual(times.toSorted((one, other) => one.getTime() - other.getTime()))
    expect(Math.max(...times.map(Number), Number(updated_at))).toBeLessThanOrEqual(now.getTime())
  }
})
