import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDay } from '#contract/admin/office-hours.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { listingComparisons, listings } from '#db/schema/index.ts'
import { measureEstimates, measureWhenDue } from '#domain/estimates/accuracy/measure-estimates.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { type AreaRow, makeArea, makeListing } from '../support/factories.ts'
import { post, signedIn } from '../support/staff.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const now = Date.now()
const ago = (days: number) => new Date(now - days * 86_400_000)
const ctx = (at = ago(0)) => ({ db: api.database.db, clock: () => at })
const accuracy = async () =>
  (await readAs(api, '/api/estimates/accuracy', endpoints.estimateAccuracy.answer)).data
const comparisonOf = async (id: number) =>
  (await readAs(api, `/api/listings/${id}`, endpoints.listing.answer)).property.price_comparison

test('before anything was measured, and with too little evidence, nothing is claimed', async () => {
  expect(await accuracy()).toEqual({ measured_on: null, evidence: 0, purposes: [], staff: null })
  const { id } = await makeListing(api.database.db, { published_at: ago(3) })
  await refreshEvidence(ctx())
  await measureEstimates(ctx())
  expect(await accuracy()).toMatchObject({ evidence: 1, purposes: [] })
  expect(await comparisonOf(id)).toBeNull()
})

describe('with the evidence of a town', () => {
  let odd: number
  let area: AreaRow
  beforeAll(async () => {
    const { db } = api.database
    area = await makeArea(db, { name: 'Model Town' })
    const place = { city_id: area.city_id, area_id: area.id, published_at: ago(20), beds: 4, baths: 4 }
    for (let number = 0; number < 120; number++) {
      const size = 1800 + (number % 12) * 200
      const noise = 1 + (((number * 37) % 21) - 10) / 100
      await makeListing(db, {
        ...place,
        ...{ size_value: size, size_unit: 'sqft', size_sqft: size },
        price: Math.round(size * 10_000 * noise),
      })
    }
    odd = (
      await makeListing(db, {
        ...place,
        ...{ size_value: 2400, size_unit: 'sqft', size_sqft: 2400, price: 30_000_000 },
      })
    ).id
    await refreshEvidence(ctx())
    await measureEstimates(ctx())
  })

  test('the error of estimates is shown with its cases and its day, by city, type and evidence', async () => {
    const { measured_on, evidence, purposes } = await accuracy()
    expect(measured_on).toBe(localDay(ago(0), agencyZone))
    expect(evidence).toBe(122)
    expect(purposes).toHaveLength(1)
    const [sale] = purposes
    expect(sale).toMatchObject({ purpose: 'sale', cases: 122 })
    expect(sale?.answered).toBeGreaterThan(100)
    expect(sale?.median_error).toBeGreaterThan(0)
    expect(sale?.median_error).toBeLessThan(0.15)
    expect(sale?.by_city).toMatchObject([{ cases: 121 }])
    expect(sale?.by_type).toMatchObject([{ type: 'house' }])
  })

  /** A house like the others, as the editor asks about it. */
  const home = () => ({
    ...{ price: 30_000_000, size_value: 2400 },
    ...({ purpose: 'sale', subtype: 'house', size_unit: 'sqft' } as const),
    ...{ marla_basis: 225, beds: 4, baths: 4, city_id: area.city_id, area_id: area.id },
  })
  const inEditor = async (id: number) => {
    const { cookie } = await signedIn(api, 'manager')
    return (await post(api, '/api/admin/price-comparison', { ...home(), listing_id: id }, { cookie })).json()
  }

  test('the editor, the page of a listing and visitors get the same answer', async () => {
    const { db } = api.database
    const draft = await makeListing(db, { ...home(), size_sqft: 2400, status: 'draft', published_at: null })
    const query = `city=${area.city_id}&area=${area.id}&type=house&size=2400&size_unit=sqft&beds=4&baths=4`
    const visitor = await readAs(api, `/api/estimates?${query}`, endpoints.estimate.answer)
    if (!visitor.enough) throw new Error(visitor.reason)
    const { likely, cases } = visitor
    expect((await inEditor(draft.id)).data).toMatchObject({ likely, cases })
    const onPage = await comparisonOf(odd)
    const { data } = await inEditor(odd)
    expect(data).toMatchObject({ likely: onPage?.likely, percent: onPage?.percent, cases: onPage?.cases })
  })

  test('the editor shows an error when the area is not in the city', async () => {
    const { cookie } = await signedIn(api, 'manager')
    const wrong = { ...home(), listing_id: odd, area_id: 2_000_000_000 }
    expect((await post(api, '/api/admin/price-comparison', wrong, { cookie })).status).toBe(422)
  })

  test('a listing says how it is asked against similar ones, until its price changes', async () => {
    const { db } = api.database
    const found = await comparisonOf(odd)
    expect(found?.percent).toBeGreaterThan(15)
    expect(found?.percent).toBeLessThan(35)
    expect(found?.cases).toBeGreaterThanOrEqual(5)
    await db.update(listings).set({ price: 24_000_000 }).where(eq(listings.id, odd))
    expect(await comparisonOf(odd)).toBeNull()
  })

  test('it is measured once a night, and an unchanged result is not written again', async () => {
    const { db } = api.database
    const comparisons = () => db.select().from(listingComparisons).orderBy(listingComparisons.listing_id)
    const before = await accuracy()
    await db.update(listingComparisons).set({ compared_on: '2026-01-01' })
    await measureWhenDue(ctx())
    expect(await accuracy()).toEqual(before)
    await measureWhenDue(ctx(ago(-1)))
    expect((await accuracy()).measured_on).not.toBe(before.measured_on)
    expect((await comparisons()).some(({ compared_on }) => compared_on === '2026-01-01')).toBe(true)
  })
})
