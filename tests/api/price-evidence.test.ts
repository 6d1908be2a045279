import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { bookings, listingChanges, listings, priceEvidence } from '#db/schema/index.ts'
import { readEvidence } from '#domain/evidence/read-evidence.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { daysSince } from '../support/days.ts'
import { makeArea, makeBookable, makeListing } from '../support/factories.ts'
import { type Colleague, post, signedIn } from '../support/staff.ts'

let api: TestApi
let manager: Colleague
beforeAll(async () => {
  api = await createTestApi()
  manager = await signedIn(api, 'manager')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const day = 86_400_000
const minute = 60_000
const now = Date.now()
const ago = (ms: number) => new Date(now - ms)
const refresh = (now = new Date()) => refreshEvidence({ db: api.database.db, clock: () => now })
const evidenceOf = async (id: number) =>
  (await readEvidence(api.database.db, { withOutliers: true })).filter(({ listingId }) => listingId === id)
const dayOf = (at: Date) => localDay(at, agencyZone)

/** Changes a listing as psql would, so long ago. */
async function change(id: number, what: Partial<typeof listings.$inferInsert>, since: number) {
  const { db } = api.database
  await db.update(listings).set(what).where(eq(listings.id, id))
  const [last] = await db
    .select({ id: sql<number>`max(id)` })
    .from(listingChanges)
    .where(eq(listingChanges.listing_id, id))
  await db
    .update(listingChanges)
    .set({ changed_at: ago(since) })
    .where(eq(listingChanges.id, last?.id ?? 0))
}

describe('the evidence of our own listings', () => {
  test('is each asking price with its first and last day, and the one that is asked now', async () => {
    const { db } = api.database
    const area = await makeArea(db, { name: 'Model Town' })
    const { id } = await makeListing(db, {
      city_id: area.city_id,
      area_id: area.id,
      price: 24_000_000,
      published_at: ago(40 * day),
    })
    await change(id, { price: 22_000_000 }, 10 * day)
    await refresh()
    const rows = await evidenceOf(id)
    expect(rows).toMatchObject([
      { kind: 'asked', price: 24_000_000, date: dayOf(ago(40 * day)), until: dayOf(ago(10 * day)) },
      { kind: 'asked', price: 22_000_000, date: dayOf(ago(10 * day)), until: null },
    ])
    expect(rows[0]).toMatchObject({
      areas: ['Model Town'],
      areaId: area.id,
      source: 'listings',
      precision: 'day',
    })
  })

  test('excludes corrections, draft prices, prices on call and prices less than an hour old', async () => {
    const { db } = api.database
    const typo = await makeListing(db, { price: 24_000_000, published_at: ago(40 * day) })
    await change(typo.id, { price: 2_400_000 }, 10 * day)
    await change(typo.id, { price: 24_000_000 }, 10 * day - 30 * minute)
    const draft = await makeListing(db, { price: 9_000_000, status: 'draft', published_at: null })
    const call = await makeListing(db, { price: 0, published_at: ago(40 * day) })
    const fresh = await makeListing(db, { price: 9_000_000, published_at: ago(30 * minute) })
    await refresh()
    expect((await evidenceOf(typo.id)).map(({ price }) => price)).toEqual([24_000_000])
    for (const { id } of [draft, call, fresh]) expect(await evidenceOf(id)).toEqual([])
    await refresh(new Date(Date.now() + 31 * minute))
    expect(await evidenceOf(fresh.id)).toMatchObject([{ price: 9_000_000, until: null }])
  })

  test('ends with the sale, ignores later edits, and follows corrected facts', async () => {
    const { db } = api.database
    const { id } = await makeListing(db, { price: 24_000_000, published_at: ago(40 * day) })
    await change(id, { status: 'sold' }, 10 * day)
    await change(id, { price: 21_000_000 }, 9 * day)
    await refresh()
    expect(await evidenceOf(id)).toMatchObject([{ price: 24_000_000, until: dayOf(ago(10 * day)) }])
    await db.update(listings).set({ size_sqft: 2722.5, updated_at: new Date() }).where(eq(listings.id, id))
    await refresh()
    expect(await evidenceOf(id)).toMatchObject([{ sqft: 2722.5 }])
  })

  test('is written only where it differs, and goes with its listing', async () => {
    const { db } = api.database
    const { id } = await makeListing(db, { price: 24_000_000, published_at: ago(40 * day) })
    await refresh()
    const before = await evidenceOf(id)
    await db.delete(priceEvidence).where(eq(priceEvidence.listing_id, id))
    // Nothing of the listing changed since, so that only the daily reading of everything finds it.
    await db
      .update(listings)
      .set({ updated_at: ago(5 * day) })
      .where(eq(listings.id, id))
    await refresh()
    expect(await evidenceOf(id)).toEqual([])
    await refresh(new Date(Date.now() + day))
    const [after] = await evidenceOf(id)
    expect(after).toMatchObject({ price: 24_000_000 })
    await refresh(new Date(Date.now() + 2 * day))
    expect((await evidenceOf(id)).map((row) => row.id)).toEqual([after?.id])
    expect(before).toHaveLength(1)
    await db.delete(listings).where(eq(listings.id, id))
    expect(await evidenceOf(id)).toEqual([])
  })
})

test('evidence moves with its area and its city when they are merged', async () => {
  const { db } = api.database
  const [old, area] = [await makeArea(db), await makeArea(db)]
  const twin = await makeArea(db, { city_id: area.city_id })
  const { id } = await makeListing(db, {
    city_id: area.city_id,
    area_id: twin.id,
    published_at: ago(4 * day),
  })
  await refresh()
  await post(api, `/api/admin/areas/${twin.id}/merge`, { into: area.id }, manager)
  expect(await evidenceOf(id)).toMatchObject([{ areaId: area.id }])
  await post(api, `/api/admin/cities/${area.city_id}/merge`, { into: old.city_id }, manager)
  expect(await evidenceOf(id)).toMatchObject([{ cityId: old.city_id, areas: [area.name] }])
})

test('a price with a zero too many is marked, and left out unless it is asked for', async () => {
  const { db } = api.database
  const area = await makeArea(db)
  const place = { city_id: area.city_id, area_id: area.id, published_at: ago(4 * day) }
  for (let number = 0; number < 25; number++)
    await makeListing(db, { ...place, price: 20_000_000 + number * 100_000 })
  const { id } = await makeListing(db, { ...place, price: 200_000_000 })
  await refresh()
  const all = await readEvidence(db, { cityId: area.city_id, withOutliers: true })
  expect(all).toHaveLength(26)
  expect(all.filter(({ outlier }) => outlier)).toMatchObject([
    { listingId: id, outlier: { side: 'above', group: 'area', cases: 26 } },
  ])
  expect(await readEvidence(db, { cityId: area.city_id })).toHaveLength(25)
})

describe('an agreed price', () => {
  const agreedOf = async (id: number) => (await evidenceOf(id)).filter(({ kind }) => kind === 'agreed')
  const sell = (id: number, body: object) =>
    post(api, `/api/admin/listings/${id}/status`, { status: 'sold', ...body }, manager)

  test('is kept with the sale, and is nowhere to be read', async () => {
    const { id } = await makeListing(api.database.db, { price: 24_000_000, published_at: ago(40 * day) })
    const answer = await sell(id, { agreed_price: 21_987_654 })
    expect(answer.status).toBe(200)
    const { undo } = await answer.json()
    expect(await agreedOf(id)).toMatchObject([
      { price: 21_987_654, date: expect.toBeOneOf(daysSince(ago(0))), purpose: 'sale', source: 'deals' },
    ])
    await refresh()
    expect(await agreedOf(id)).toHaveLength(1)
    const read = async (path: string, headers = {}) => (await api.request(path, { headers })).text()
    const said = await Promise.all([
      read(`/api/listings/${id}`),
      read(`/api/admin/listings/${id}`, manager),
      read('/api/admin/exports/listings.csv', manager),
    ])
    const entries = await api.database.pool.query('select * from audit_log')
    expect(said.join() + JSON.stringify(entries.rows)).not.toMatch(/21[,_]?987[,_]?654/)
    await post(api, `/api/admin/listings/changes/${undo}/undo`, {}, manager)
    expect(await agreedOf(id)).toEqual([])
  })

  test('is optional, and refused for unsold listings', async () => {
    const { id } = await makeListing(api.database.db, { price: 24_000_000, published_at: ago(40 * day) })
    const hold = await sell(id, { status: 'hold', agreed_price: 21_000_000 })
    expect(hold.status).toBe(422)
    expect((await sell(id, {})).status).toBe(200)
    expect(await agreedOf(id)).toEqual([])
  })

  test('of a deal that fell through is forgotten; that of an old deal stays', async () => {
    const { db } = api.database
    const { id } = await makeListing(db, { price: 24_000_000, published_at: ago(400 * day) })
    const back = () => sell(id, { status: 'published' })
    await sell(id, { agreed_price: 21_000_000 })
    expect((await back()).status).toBe(200)
    expect(await agreedOf(id)).toEqual([])
    await sell(id, { agreed_price: 20_000_000 })
    await db
      .update(priceEvidence)
      .set({ dated_on: dayOf(ago(200 * day)) })
      .where(eq(priceEvidence.source, 'deals'))
    await back()
    expect(await agreedOf(id)).toMatchObject([{ price: 20_000_000 }])
  })

  test('of a booked unit is its whole price, as long as it is booked', async () => {
    const { db } = api.database
    const { project, units } = await makeBookable(db, ['A-1'])
    const [booking] = await db
      .insert(bookings)
      .values({
        ...{
          reference: 'AG-7K3M-9QXD',
          project_id: project.id,
          unit_id: units.get('A-1') ?? 0,
          unit_number: 'A-1',
        },
        ...{ unit_type: 'One-bed', unit_price: 9_500_000, amount: 500_000, name: 'Noreen Baig' },
        ...{ email: 'noreen@example.com', phone: '0300 1234567', gateway: 'bank-transfer' },
        ...{ held_until: ago(0), state: 'booked', booked_at: ago(0) },
      })
      .returning()
    const ofBookings = async () =>
      (await readEvidence(db, { withOutliers: true })).filter(({ source }) => source === 'bookings')
    await refresh()
    expect(await ofBookings()).toMatchObject([
      { kind: 'agreed', price: 9_500_000, date: dayOf(ago(0)), listingId: null },
    ])
    await db
      .update(bookings)
      .set({ state: 'released', release_reason: 'agency', unit_id: null })
      .where(eq(bookings.id, booking?.id ?? 0))
    await refresh()
    expect(await ofBookings()).toEqual([])
  })
})
