/** The admin table is answered from memory: it must say what PostgreSQL would, at every moment. */
import { asc, count, desc, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { deskPageSize, deskSorts, ListingQuery } from '#contract/admin/listing-list.ts'
import { defaultSettings } from '#contract/admin/settings.ts'
import { listingStatuses, propertyTypes, purposes } from '#contract/listings/property.ts'
import { listings } from '#db/schema/index.ts'
import { conditionsOf } from '#domain/listings/admin/conditions.ts'
import { confirmBefore } from '#domain/listings/admin/confirm-before.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeArea } from '../../support/factories.ts'
import { type Colleague, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
/** The same site twice, as two processes on one database run it. */
let processes: Pick<TestApi, 'request'>[]
const cityIds: number[] = []
const areaIds: number[] = []
const agentIds: number[] = []

beforeAll(async () => {
  api = await createTestApi()
  const second = createApi(api.context)
  processes = [api, { request: async (path, init) => second.request(path, init) }]
  manager = await signedIn(api, 'manager')
  const { db } = api.database
  for (let at = 0; at < 2; at += 1) {
    const society = await makeArea(db)
    const phase = await makeArea(db, { city_id: society.city_id, parent_id: society.id })
    const block = await makeArea(db, { city_id: society.city_id, parent_id: phase.id })
    cityIds.push(society.city_id)
    areaIds.push(society.id, phase.id, block.id)
    agentIds.push((await makeAgent(db)).id)
  }
  await insert(260)
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const run = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)

/** Listings of every kind and state, many of them alike in what they are sorted by. */
function insert(rows: number) {
  return run(
    `INSERT INTO listings (title, description, purpose, type, subtype, price, size_value, size_unit, size_sqft, beds, city_id,
       area_id, agent_id, status, featured, published_at, confirmed_at, created_at, updated_at)
     SELECT ($6::text[])[1 + floor(random() * 6)] || ' ' || floor(random() * 20), 'A home.',
       CASE WHEN status = 'sold' THEN 'sale' WHEN status = 'rented' THEN 'rent' WHEN random() < 0.6 THEN 'sale' ELSE 'rent' END,
       CASE subtype WHEN 'shop' THEN 'commercial' WHEN 'residential plot' THEN 'plot' ELSE 'residential' END, subtype,
       floor(random() * 5) * 10000000, size, 'marla', size * 250,
       CASE WHEN random() < 0.8 THEN floor(random() * 7) END, ($2::int[])[(area - 1) / 3 + 1], ($3::int[])[area],
       CASE WHEN random() < 0.7 THEN ($4::int[])[1 + floor(random() * 2)] END, status, random() < 0.2,
       CASE WHEN status NOT IN ('draft', 'review', 'archived') OR random() < 0.5 THEN now() - random() * interval '90 days' END,
       CASE WHEN random() < 0.8 THEN now() - random() * interval '150 days' END,
       now() - floor(random() * 100) * interval '1 day 7 seconds', now() - floor(random() * 9) * interval '1 microsecond'
     FROM (SELECT ($5::text[])[1 + floor(random() * 9)] AS status, 1 + floor(random() * 20) AS size, 1 + floor(random() * 6)::int AS area,
       (ARRAY['house', 'apartment', 'residential plot', 'shop'])[1 + floor(random() * 4)] AS subtype
       FROM generate_series(1, $1)) AS drawn`,
    [
      rows,
      cityIds,
      areaIds,
      agentIds,
      listingStatuses,
      ['Corner House', 'corner plot', '100% Villa', 'Vil_a\\', 'گھر', 'Élan'],
    ],
  )
}

const some = (values: () => readonly number[]) => fc.nat(1000).map((at) => values()[at % values().length])
const several = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1 }).map((found) => found.join())
const question = fc
  .record(
    {
      q: fc.constantFrom('corner', 'CORNER  pl', '100%', 'l_a', '\\', 'گھر 1', 'élan', '7', '#12', 'nothing'),
      status: several(listingStatuses),
      purpose: fc.constantFrom(...purposes),
      type: fc.constantFrom(...propertyTypes),
      subtype: several(['house', 'apartment', 'shop']),
      city_id: some(() => cityIds),
      area_id: some(() => [...areaIds, 999_999]),
      agent_id: fc.oneof(
        fc.constant('none'),
        some(() => agentIds),
      ),
      min_price: fc.constantFrom(0, 1, 10_000_000, 15_000_000),
      max_price: fc.constantFrom(0, 20_000_000, 30_000_000),
      beds: fc.nat(6),
      confirm: fc.constant('due'),
      featured: fc.constant('yes'),
      min_days: fc.nat(60),
      max_days: fc.nat(90),
    },
    { requiredKeys: [] },
  )
  // With few filters at a time something is found.
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 3 }))
const shown = fc.record({
  sort: fc.constantFrom(...deskSorts),
  order: fc.constantFrom('asc', 'desc'),
  page: fc.constantFrom(1, 1, 2, 3, 6),
})

const ids = 'id IN (SELECT id FROM listings WHERE id % 23 = $1)'
/** What happens between two questions: a number that is drawn says to which listings. */
const changes = {
  nothing: async () => {},
  'other prices': (at: number) =>
    run(`UPDATE listings SET price = price + 10000000 * ($1::int % 2) WHERE ${ids}`, [at]),
  'another title': (at: number) => run(`UPDATE listings SET title = 'Corner ' || price WHERE ${ids}`, [at]),
  'another state': (at: number) =>
    run(`UPDATE listings SET status = 'archived', agent_id = NULL WHERE ${ids}`, [at]),
  'most of them touched': () =>
    run("UPDATE listings SET updated_at = now() - id % 7 * interval '1 second' WHERE id % 3 > 0"),
  'some taken away': (at: number) => run(`DELETE FROM listings WHERE id % 97 = $1`, [at]),
  'new ones': (at: number) => insert(at % 4),
  'something taken back': (at: number) => run(`BEGIN; DELETE FROM listings WHERE id % 23 = ${at}; ROLLBACK`),
}
const change = fc.constantFrom(...Object.values(changes))

test('whatever is asked, and whatever changes in between, it gives the page and the number that PostgreSQL gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      change,
      fc.nat(22),
      fc.nat(1),
      question,
      shown,
      async (happens, at, process, filters, order) => {
        await happens(at)
        const asked = { ...Object.fromEntries(filters), ...order }
        expect(await answerOf(asked, process)).toEqual(await bySql(asked))
      },
    ),
    // What went before is part of each try: a smaller one would be another.
    { numRuns: 80, endOnFailure: true },
  )
})

test('what was begun before and committed after a question is in the next answer', async () => {
  const client = await api.database.pool.connect()
  const newest = { sort: 'id', order: 'desc', page: 1 }
  await client.query('BEGIN')
  const { rows } = await client.query(
    "UPDATE listings SET title = 'Late' WHERE id = (SELECT min(id) FROM listings) RETURNING id",
  )
  await insert(1)
  const late = { q: 'late', ...newest }
  for (const process of [0, 1]) expect(await answerOf(late, process)).toMatchObject({ ids: [], total: 0 })
  await insert(1)
  await client.query('COMMIT')
  client.release()
  for (const process of [0, 1]) expect(await answerOf(late, process)).toEqual({ ids: [rows[0].id], total: 1 })
  expect(await answerOf(newest, 0)).toEqual(await bySql(newest))
})

test('when all are taken away at once, none is left', async () => {
  await run('TRUNCATE listings CASCADE')
  await insert(3)
  for (const process of [0, 1]) {
    const asked = { sort: 'title', order: 'asc', page: 1 }
    expect(await answerOf(asked, process)).toEqual(await bySql(asked))
  }
})

test('after an import of many it knows each of them', async () => {
  await insert(10_001)
  const asked = { status: 'published', sort: 'updated', order: 'desc', page: 3 }
  for (const process of [0, 1]) expect(await answerOf(asked, process)).toEqual(await bySql(asked))
})

async function answerOf(asked: Record<string, unknown>, process: number) {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const answer = await processes[process]?.request(`/api/admin/listings?${query}`, {
    headers: { cookie: manager.cookie },
  })
  const { data, pagination } = adminEndpoints.listings.answer.parse(await answer?.json())
  return { ids: data.map(({ id }) => id), total: pagination.total_records }
}

/** The same as plain SQL, by the conditions that exports take. */
async function bySql(asked: Record<string, unknown>) {
  const { db } = api.database
  const { sort, order, page, ...filters } = ListingQuery.parse(asked)
  const where = conditionsOf(filters, confirmBefore(defaultSettings, new Date()))
  const columns = {
    updated: listings.updated_at,
    created: listings.created_at,
    published: listings.published_at,
    confirmed: listings.confirmed_at,
    price: listings.price,
    size: listings.size_sqft,
    title: sql`${listings.title_lower} collate "C"`,
    id: listings.id,
  }
  const direction = order === 'asc' ? asc : desc
  const [all] = await db.select({ count: count() }).from(listings).where(where)
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(where)
    .orderBy(direction(columns[sort]), direction(listings.id))
    .limit(deskPageSize)
    .offset((page - 1) * deskPageSize)
  return { ids: rows.map(({ id }) => id), total: all?.count }
}
