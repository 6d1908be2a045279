/** What staff see of what people look for: groups, never who. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Demand } from '#contract/admin/demand.ts'
import { roles } from '#contract/permissions.ts'
import { alertContacts, alerts, dailyCounts } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeArea, makeCity, makeListing } from '../../support/factories.ts'
import { post, signedIn } from '../../support/staff.ts'

let api: TestApi
let cookie: string
beforeAll(async () => {
  api = await createTestApi()
  cookie = (await signedIn(api, 'manager')).cookie
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

async function demand(query = ''): Promise<Demand> {
  await api.caughtUp()
  const answer = await api.request(`/api/admin/demand${query}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return Demand.parse((await answer.json()).data)
}

let next = 0

/** So many people who each have an alert. */
async function people(count: number, alert: Partial<typeof alerts.$inferInsert>, bounced = false) {
  const { db } = api.database
  for (let n = 0; n < count; n += 1) {
    next += 1
    const [contact] = await db
      .insert(alertContacts)
      .values({
        key: `key-${next}`,
        channel: 'email',
        address: `buyer-${next}@example.com`,
        language: 'en',
        ...(bounced && { bounced_at: new Date() }),
      })
      .returning()
    if (!contact) throw new Error('The database gave no row')
    await db.insert(alerts).values({
      reference: `reference-${next}`,
      contact_id: contact.id,
      kind: 'search',
      status: 'active',
      frequency: 'daily',
      ...alert,
    })
  }
}

test('saved searches are counted by place and type against what is on offer; small groups are left out', async () => {
  const { db } = api.database
  const city = await makeCity(db)
  const area = await makeArea(db, { city_id: city.id })
  const other = await makeArea(db, { city_id: city.id })
  await makeListing(db, { area_id: area.id })
  await makeListing(db, { area_id: area.id, subtype: 'residential plot' })
  const search = { purpose: 'sale' as const, city_id: city.id, area_ids: [area.id] }
  await people(3, { ...search, filters: { subtype: ['house', 'apartment'] } })
  await people(2, { ...search, area_ids: [area.id, other.id], filters: { subtype: ['residential plot'] } })
  await people(1, { ...search, filters: { type: 'plot' } })
  await people(5, { ...search, status: 'paused' })
  const { saved } = await demand()
  expect(saved.filter((row) => row.city?.id === city.id)).toEqual([
    {
      purpose: 'sale',
      type: 'plot',
      city: { id: city.id, name: city.name },
      area: { id: area.id, name: area.name },
      people: 3,
      stock: 1,
    },
    {
      purpose: 'sale',
      type: 'residential',
      city: { id: city.id, name: city.name },
      area: { id: area.id, name: area.name },
      people: 3,
      stock: 1,
    },
  ])
})

test('homes are named only when enough people wait for their price to drop', async () => {
  const { db } = api.database
  const watched = await makeListing(db)
  const seldom = await makeListing(db)
  const sold = await makeListing(db, { status: 'sold' })
  const home = { kind: 'home' as const, purpose: null, price_drop: true }
  await people(4, { ...home, listing_id: watched.id })
  await people(2, { ...home, listing_id: seldom.id })
  await people(3, { ...home, listing_id: seldom.id, price_drop: false, gone: true })
  await people(5, { ...home, listing_id: sold.id })
  const { homes } = await demand()
  expect(homes.map(({ id, people }) => [id, people])).toEqual([[watched.id, 4]])
})

test('searches without results are counted by closed lists, and only from enough of them on', async () => {
  const { db } = api.database
  await db.delete(dailyCounts)
  const area = await makeArea(db)
  const seldom = await makeArea(db)
  const empty = (filters: string[]) => ({ event: 'search_empty', path: '/search', filters })
  const asked = ['purpose=rent', `cityId=${area.city_id}`, `areaIds=${area.id}`, 'subtype=farm house']
  const events = [
    ...[1, 2, 3].map(() => empty(asked)),
    empty(['purpose=sale', `areaIds=${seldom.id}`, 'type=plot']),
    empty(['purpose=rent', 'areaIds=999999999', 'subtype=my cousin Imran', 'keyword=0300 1234567']),
  ]
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile' }
  expect((await post(api, '/api/counts', { width: 360, events }, phone)).status).toBe(204)
  const shown = (await demand('?range=7d')).empty
  expect(shown).toEqual({
    searches: 5,
    cities: [expect.objectContaining({ id: area.city_id, count: 3 })],
    areas: [expect.objectContaining({ id: area.id, count: 3 })],
    types: [{ purpose: 'rent', type: 'farm house', count: 3 }],
  })
  const { rows } = await db.execute<{ subject: string }>(sql`select subject from ${dailyCounts}`)
  expect(rows.map(({ subject }) => subject).join()).not.toMatch(/Imran|0300|999999999/)
})

test('paused, unconfirmed and bounced alerts are counted, without an address', async () => {
  const before = (await demand()).alerts
  await people(1, { purpose: 'sale', status: 'paused' })
  await people(2, { purpose: 'sale', status: 'pending' })
  await people(1, { purpose: 'sale' }, true)
  const answer = await api.request('/api/admin/demand', { headers: { cookie } })
  const text = await answer.text()
  expect(Demand.parse(JSON.parse(text).data).alerts).toEqual({
    active: before.active + 1,
    paused: before.paused + 1,
    pending: before.pending + 2,
    bounced: before.bounced + 1,
  })
  expect(text).not.toMatch(/@|key-|reference/)
})

test('only who may read analytics sees it', async () => {
  const allowed: string[] = []
  for (const role of roles) {
    const asker = await signedIn(api, role)
    const answer = await api.request('/api/admin/demand', { headers: { cookie: asker.cookie } })
    if (answer.status === 200) allowed.push(role)
    else expect(answer.status).toBe(403)
  }
  expect(allowed).toEqual(['admin', 'manager', 'editor'])
})
