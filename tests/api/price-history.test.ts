import { readdirSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { auditLog, listingChanges, listings } from '#db/schema/index.ts'
import { readPriceChanges } from '#domain/listings/price-history/read-price-changes.ts'
import { settleChanges } from '#domain/listings/price-history/settle-changes.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { importCsv, portalFile, portalRow, portalUrl } from '../support/csv-import.ts'
import { makeListing } from '../support/factories.ts'
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

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const ago = (ms: number) => new Date(Date.now() - ms)
const from = (ms: number) => new Date(Date.now() + ms)

const changesOf = (id: number) =>
  api.database.db
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.listing_id, id))
    .orderBy(listingChanges.id)
const show = async (id: number) =>
  (await readAs(api, `/api/listings/${id}`, endpoints.listing.answer)).property
const send = (path: string, body: object) => post(api, `/api/admin/listings${path}`, body, manager)
const settle = (now = new Date()) => settleChanges({ ...api.context, clock: () => now })

/** A listing that was published 30 days ago and whose price was changed so long ago. */
async function repriced(before: number, after: number, since: number) {
  const { db } = api.database
  const { id } = await makeListing(db, { price: before, published_at: ago(30 * day) })
  await db.update(listings).set({ price: after }).where(eq(listings.id, id))
  await db
    .update(listingChanges)
    .set({ changed_at: ago(since) })
    .where(eq(listingChanges.listing_id, id))
  return id
}

async function found(query = ''): Promise<number[]> {
  await api.caughtUp()
  const answer = await readAs(api, `/api/listings/search?purpose=sale${query}`, endpoints.search.answer)
  return answer.data.map(({ id }) => id)
}

describe('a change of price or status is kept', () => {
  test('whether a bulk action, its undo or psql makes it', async () => {
    const { id } = await makeListing(api.database.db, { price: 24_000_000 })
    const answer = await send('/changes', { action: 'status', status: 'hold', ids: [id] })
    const { data } = await answer.json()
    await send(`/changes/${data.undo}/undo`, {})
    await api.database.pool.query('UPDATE listings SET price = 22000000, title = $2 WHERE id = $1', [
      id,
      'New',
    ])
    expect(await changesOf(id)).toMatchObject([
      { status_before: 'published', status: 'hold', price_before: 24_000_000, price: 24_000_000 },
      { status_before: 'hold', status: 'published' },
      { status_before: 'published', status: 'published', price_before: 24_000_000, price: 22_000_000 },
    ])
  })

  test('by an import, and only where a value differs', async () => {
    const file = (price: string) =>
      portalFile(
        portalRow({ url: portalUrl(90_001), price }),
        portalRow({ url: portalUrl(90_002), price: '2 Crore' }),
      )
    await importCsv(api.database, file('3 Crore'))
    await importCsv(api.database, file('2.5 Crore'))
    expect(await changesOf(90_001)).toMatchObject([{ price_before: 30_000_000, price: 25_000_000 }])
    expect(await changesOf(90_002)).toEqual([])
  })

  test('except when nothing differs or the change is rolled back', async () => {
    const { id } = await makeListing(api.database.db)
    const { pool } = api.database
    await pool.query('UPDATE listings SET title = title, price = price WHERE id = $1', [id])
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE listings SET price = 1 WHERE id = $1', [id])
    await client.query('ROLLBACK')
    client.release()
    expect(await changesOf(id)).toEqual([])
  })
})

describe('a reduced listing', () => {
  test('says so on its card and page, and is found by the filter, once its hour is over', async () => {
    const id = await repriced(24_000_000, 22_800_000, 30 * minute)
    await settle()
    expect(await show(id)).toMatchObject({ price_history: [] })
    expect(await found('&reduced=true')).not.toContain(id)
    await settle(from(31 * minute))
    expect(await found('&reduced=true')).toContain(id)
    expect((await show(id)).reduced).toMatchObject({ price_before: 24_000_000 })
    const later = { ...api.context, clock: () => from(31 * minute) }
    expect(await readPriceChanges(later, id, ago(0))).toMatchObject([
      { event: 'reduced', price: 22_800_000, percent: -5 },
    ])
    expect(await readPriceChanges(later, id, from(31 * minute))).toEqual([])
  })

  test('is none from the moment its price rises, and after 90 days', async () => {
    const id = await repriced(24_000_000, 22_800_000, 2 * day)
    await settle()
    expect(await found('&reduced=true')).toContain(id)
    await api.database.db.update(listings).set({ price: 25_000_000 }).where(eq(listings.id, id))
    expect(await found('&reduced=true')).not.toContain(id)
    expect((await show(id)).reduced).toBeUndefined()
    const other = await repriced(24_000_000, 22_800_000, 2 * day)
    await settle()
    expect(await found('&reduced=true')).toContain(other)
    await settle(from(88 * day + minute))
    expect(await found('&reduced=true')).not.toContain(other)
    expect((await show(other)).reduced).toBeUndefined()
  })

  test('shows its history, newest first', async () => {
    const id = await repriced(24_000_000, 22_800_000, 2 * day)
    expect((await show(id)).price_history).toMatchObject([
      { event: 'reduced', price: 22_800_000, percent: -5 },
      { event: 'listed', price: 24_000_000, percent: null },
    ])
  })
})

test('the history is filled from the audit log as far back as it is complete', async () => {
  const { db, pool } = api.database
  const { id } = await makeListing(db, {
    price: 20_000_000,
    created_at: ago(60 * day),
    published_at: ago(59 * day),
  })
  const entry = (days: number, before: object, after: object, action = 'change') => ({
    ...{ at: ago(days * day), staff_name: 'Sana', action, entity: 'listing', entity_id: String(id) },
    ...{ before, after },
  })
  await db.insert(auditLog).values([
    // The next entry knows another price: a change in between was not recorded.
    entry(50, { price: 30_000_000 }, { price: 29_000_000 }),
    entry(40, { price: 24_000_000, title: 'Old' }, { price: 23_000_000, title: 'New' }),
    entry(35, { price: 23_000_000 }, { price: 1 }, 'propose'),
    entry(30, { status: 'published' }, { status: 'expired' }),
    entry(20, { status: 'expired', price: 23_000_000 }, { status: 'published', price: 20_000_000 }, 'undo'),
  ])
  const folder = 'src/db/migrations'
  const name = readdirSync(folder).find((file) => file.endsWith('_note-listing-changes.sql')) ?? ''
  await pool.query(readFileSync(`${folder}/${name}`, 'utf8').split('--> statement-breakpoint').at(-1) ?? '')
  const sale = { purpose_before: 'sale', purpose: 'sale', settled: false }
  expect(await changesOf(id)).toMatchObject([
    { ...sale, price_before: 24_000_000, price: 23_000_000, status_before: 'published', status: 'published' },
    { ...sale, price_before: 23_000_000, price: 23_000_000, status_before: 'published', status: 'expired' },
    { ...sale, price_before: 23_000_000, price: 20_000_000, status_before: 'expired', status: 'published' },
  ])
})
