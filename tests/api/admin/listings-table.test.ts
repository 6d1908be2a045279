/** The admin table gives the same page and total as filtering every listing one by one. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import {
  adminListingSorts,
  adminPageSize,
  ListingQuery,
  type ListingSort,
} from '#contract/admin/listing-list.ts'
import { defaultSettings } from '#contract/admin/settings.ts'
import { listingStatuses, propertyTypes, purposes } from '#contract/listings/property.ts'
import { listings } from '#db/schema/index.ts'
import { confirmBefore } from '#domain/listings/admin/confirm-before.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type ListingRow, makeAgent, makeArea } from '../../support/factories.ts'
import { type Colleague, signedIn } from '../../support/staff.ts'

let api: TestApi
const staff: { manager?: Colleague; agent?: Colleague } = {}
const cityIds: number[] = []
const areaIds: number[] = []
const agentIds: number[] = []
/** Each area with itself and the areas around it. */
const around = new Map<number, number[]>()
let all: ListingRow[]

beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  for (let at = 0; at < 2; at += 1) {
    const society = await makeArea(db)
    const phase = await makeArea(db, { city_id: society.city_id, parent_id: society.id })
    const block = await makeArea(db, { city_id: society.city_id, parent_id: phase.id })
    cityIds.push(society.city_id)
    areaIds.push(society.id, phase.id, block.id)
    around.set(society.id, [society.id]).set(phase.id, [society.id, phase.id])
    around.set(block.id, [society.id, phase.id, block.id])
    agentIds.push((await makeAgent(db)).id)
  }
  staff.manager = await signedIn(api, 'manager')
  staff.agent = await signedIn(api, 'agent', { agentId: agentIds[0] })
  await insert(260)
  all = await db.select().from(listings)
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

/** Listings of every kind and state, many of them alike in what they are sorted by; the same ones in every run. */
async function insert(rows: number) {
  const client = await api.database.pool.connect()
  await client.query('SELECT setseed(0.5)')
  await client.query(
    `INSERT INTO listings (title, description, purpose, type, subtype, price, size_value, size_unit, size_sqft, beds, city_id,
       area_id, agent_id, status, featured, published_at, confirmed_at, lat, long, created_at, updated_at)
     SELECT ($6::text[])[1 + floor(random() * 6)] || ' ' || floor(random() * 20), 'A home.',
       CASE WHEN status = 'sold' THEN 'sale' WHEN status = 'rented' THEN 'rent' WHEN random() < 0.6 THEN 'sale' ELSE 'rent' END,
       CASE subtype WHEN 'shop' THEN 'commercial' WHEN 'residential plot' THEN 'plot' ELSE 'residential' END, subtype,
       floor(random() * 5) * 10000000, size, 'marla', size * 250,
       CASE WHEN random() < 0.8 THEN floor(random() * 7) END, ($2::int[])[(area - 1) / 3 + 1], ($3::int[])[area],
       CASE WHEN random() < 0.7 THEN ($4::int[])[1 + floor(random() * 2)] END, status, random() < 0.2,
       CASE WHEN status NOT IN ('draft', 'review', 'archived') OR random() < 0.5 THEN now() - floor(random() * 90) * interval '24 hours' END,
       CASE WHEN random() < 0.8 THEN now() - floor(random() * 150) * interval '24 hours' END,
       lat, 73 + 0 * lat,
       now() - floor(random() * 100) * interval '24 hours 7 seconds', now() - floor(random() * 9) * interval '1 millisecond'
     FROM (SELECT ($5::text[])[1 + floor(random() * 9)] AS status, 1 + floor(random() * 20) AS size, 1 + floor(random() * 6)::int AS area,
       CASE WHEN random() < 0.6 THEN 33 + random() END AS lat,
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
  client.release()
}

const some = (values: () => readonly number[]) => fc.nat(1000).map((at) => values()[at % values().length])
const several = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1 }).map((found) => found.join())
const filters = {
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
  position: fc.constant('none'),
  featured: fc.constant('yes'),
  min_days: fc.nat(60),
  max_days: fc.nat(90),
}
const question = fc
  .record(filters, { requiredKeys: [] })
  // At most three, so that some listings match.
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 3 }))
  .map((some) => Object.fromEntries(some))
const shown = fc.record({
  sort: fc.constantFrom(...adminListingSorts),
  order: fc.constantFrom('asc', 'desc'),
  page: fc.constantFrom(1, 1, 2, 3, 6),
})

test('any filters, order and page are answered exactly, within what the role may see', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('manager', 'agent'), question, shown, async (role, filters, order) => {
      const asked = { ...filters, ...order }
      expect(await answerOf(asked, role)).toEqual(expected(asked, role))
    }),
    { numRuns: 100 },
  )
})

test.each([
  { q: 'corner' },
  { q: '#12' },
  { status: 'draft,hold' },
  { purpose: 'rent' },
  { type: 'commercial' },
  { subtype: 'house,shop' },
  { city_id: () => cityIds[0] },
  { area_id: () => areaIds[1] },
  { agent_id: () => agentIds[1] },
  { agent_id: 'none' },
  { min_price: 10_000_000 },
  { max_price: 20_000_000 },
  { beds: 3 },
  { confirm: 'due' },
  { position: 'none' },
  { featured: 'yes' },
  { min_days: 30 },
  { max_days: 30 },
])('the filter %j is applied', async (filter) => {
  const [[name = '', value] = []] = Object.entries(filter)
  const asked = { [name]: typeof value === 'function' ? value() : value, sort: 'id', order: 'asc', page: 1 }
  const answer = await answerOf(asked, 'manager')
  expect(answer).toEqual(expected(asked, 'manager'))
  expect(answer.total).toBeGreaterThan(0)
  expect(answer.total).toBeLessThan(all.length)
})

test.each(adminListingSorts)('sorted by %s, each listing is on exactly one page', async (sort) => {
  for (const order of ['asc', 'desc']) {
    const pages = Array.from({ length: Math.ceil(all.length / adminPageSize) }, (_, at) => at + 1)
    const found = await Promise.all(pages.map((page) => answerOf({ sort, order, page }, 'manager')))
    expect(found).toEqual(pages.map((page) => expected({ sort, order, page }, 'manager')))
    expect(new Set(found.flatMap(({ ids }) => ids)).size).toBe(all.length)
  }
})

async function answerOf(asked: Record<string, unknown>, role: 'manager' | 'agent') {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const cookie = staff[role]?.cookie ?? ''
  const answer = await api.request(`/api/admin/listings?${query}`, { headers: { cookie } })
  const { data, pagination } = adminEndpoints.listings.answer.parse(await answer.json())
  return { ids: data.map(({ id }) => id), total: pagination.total_records }
}

/** The page and total by filtering every listing one by one. */
function expected(asked: Record<string, unknown>, role: 'manager' | 'agent') {
  const question = ListingQuery.parse(asked)
  const { sort, order, page } = question
  const turn = order === 'asc' ? 1 : -1
  const found = all
    .filter((row) => (role === 'manager' || row.agent_id === agentIds[0]) && fits(row, question))
    .toSorted((one, other) => turn * (compare(key(one, sort), key(other, sort)) || one.id - other.id))
  const from = (page - 1) * adminPageSize
  return { ids: found.slice(from, from + adminPageSize).map(({ id }) => id), total: found.length }
}

function fits(row: ListingRow, asked: ListingQuery): boolean {
  const now = new Date()
  const days = (now.getTime() - row.created_at.getTime()) / 86_400_000
  const isDue =
    row.status === 'published' && (row.confirmed_at ?? new Date(0)) < confirmBefore(defaultSettings, now)
  return [
    asked.q === undefined || isNamed(row, asked.q),
    !asked.status || asked.status.includes(row.status),
    !asked.purpose || asked.purpose === row.purpose,
    !asked.type || asked.type === row.type,
    !asked.subtype || asked.subtype.includes(row.subtype),
    asked.city_id === undefined || asked.city_id === row.city_id,
    asked.area_id === undefined || around.get(row.area_id)?.includes(asked.area_id),
    asked.agent_id === undefined || (asked.agent_id === 'none' ? null : asked.agent_id) === row.agent_id,
    asked.min_price === undefined || (row.price > 0 && row.price >= asked.min_price),
    asked.max_price === undefined || (row.price > 0 && row.price <= asked.max_price),
    !asked.beds || (row.beds ?? 0) >= asked.beds,
    !asked.confirm || isDue,
    !asked.position || row.lat === null,
    !asked.featured || row.featured,
    asked.min_days === undefined || days >= asked.min_days,
    asked.max_days === undefined || days <= asked.max_days,
  ].every((holds) => holds === true)
}

function isNamed({ id, title }: ListingRow, text: string): boolean {
  const hasWords = text
    .toLowerCase()
    .split(' ')
    .every((word) => title.toLowerCase().includes(word))
  return hasWords || /^#?(\d+)$/.exec(text)?.[1] === String(id)
}

/** The value to sort by; a missing time sorts after all others. */
function key(row: ListingRow, sort: ListingSort): number | string {
  const never = Number.POSITIVE_INFINITY
  const keys = {
    updated: row.updated_at.getTime(),
    created: row.created_at.getTime(),
    published: row.published_at?.getTime() ?? never,
    confirmed: row.confirmed_at?.getTime() ?? never,
    price: row.price,
    size: row.size_sqft,
    title: row.title.toLowerCase(),
    id: row.id,
  }
  return keys[sort]
}

function compare(one: number | string, other: number | string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
