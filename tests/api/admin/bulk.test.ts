/** Bulk actions on everything that a filter finds, on all of its pages. */
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunkSize } from '#contract/admin/chunks.ts'
import { auditLog, leadSearch, leads, listings } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeListing } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

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

type Chunk = {
  changed: number[]
  refused: { id: number; reason: string }[]
  undo: string | null
  after: number | null
  up_to: number
  left: number
}

/** Calls until nothing is left, as the list does. */
async function all(path: string, change: object, by = manager): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  for (let next = {}; ; ) {
    const answer = await post(api, `/api/admin/${path}`, { ...change, ...next }, { cookie: by.cookie })
    expect(answer.status).toBe(200)
    const { data }: { data: Chunk } = await answer.json()
    chunks.push(data)
    if (data.after === null) return chunks
    next = { after: data.after, up_to: data.up_to }
  }
}

/** A city with so many listings on the site. */
async function cityWith(count: number, more: Partial<typeof listings.$inferInsert> = {}) {
  const { db } = api.database
  const [{ id: first, city_id }] = [await makeListing(db, more)]
  const [row] = await db.select().from(listings).where(eq(listings.id, first))
  if (!row) throw new Error('The listing is gone')
  const { id: _, title_lower: __, ...same } = row
  if (count > 1) await db.insert(listings).values(Array.from({ length: count - 1 }, () => same))
  return city_id
}

const stateOf = (city: number, status: 'hold' | 'published') =>
  api.database.db.$count(listings, and(eq(listings.city_id, city), eq(listings.status, status)))

test('all listings found are changed in chunks, nothing else is, and all of it is undone', async () => {
  const city = await cityWith(chunkSize + 30)
  const elsewhere = await cityWith(1)
  const chunks = await all(`listings/found/changes?city_id=${city}&status=published`, {
    action: 'status',
    status: 'hold',
  })
  expect(chunks.map(({ changed, left }) => [changed.length, left])).toEqual([
    [chunkSize, 30],
    [30, 0],
  ])
  expect(await stateOf(city, 'hold')).toBe(chunkSize + 30)
  expect(await stateOf(elsewhere, 'published')).toBe(1)
  const log = await api.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'listings'), eq(auditLog.staff_id, manager.id)))
  expect(log.map(({ after }) => after)).toEqual([
    {
      action: 'status',
      status: 'hold',
      filter: expect.objectContaining({ city_id: city }),
      listings: chunkSize + 30,
    },
  ])
  for (const { undo } of chunks) {
    const answer = await post(api, `/api/admin/listings/changes/${undo}/undo`, {}, { cookie: manager.cookie })
    expect(answer.status).toBe(200)
  }
  expect(await stateOf(city, 'published')).toBe(chunkSize + 30)
})

test('a listing added while it runs is left alone', async () => {
  const city = await cityWith(chunkSize + 1)
  const path = `/api/admin/listings/found/changes?city_id=${city}`
  const hold = { action: 'status', status: 'hold' }
  const { data } = await (await post(api, path, hold, { cookie: manager.cookie })).json()
  await makeListing(api.database.db, { city_id: city })
  const { after, up_to } = data
  const last = await (await post(api, path, { ...hold, after, up_to }, { cookie: manager.cookie })).json()
  expect(last.data).toMatchObject({ changed: [expect.any(Number)], after: null })
})

test('each listing that a permission does not reach is refused with its reason', async () => {
  const agent = await makeAgent(api.database.db)
  const city = await cityWith(2, { agent_id: agent.id, status: 'review' })
  await makeListing(api.database.db, { city_id: city, status: 'review' })
  const by = await signedIn(api, 'agent', { agentId: agent.id })
  const path = `listings/found/changes?city_id=${city}`
  const [chunk] = await all(path, { action: 'status', status: 'published' }, by)
  expect(chunk?.changed).toEqual([])
  expect(chunk?.refused.map(({ reason }) => reason)).toEqual([
    'Your role cannot publish listings. Send the listing for review instead.',
    'Your role cannot publish listings. Send the listing for review instead.',
  ])
  const give = { action: 'agent', agent_id: agent.id }
  expect((await post(api, `/api/admin/${path}`, give, { cookie: by.cookie })).status).toBe(403)
})

test('all leads found are given to an agent in chunks, and taken back', async () => {
  const { db } = api.database
  const agent = await makeAgent(db)
  const name = 'Bulkwala Khan'
  const count = chunkSize + 5
  const stored = await db
    .insert(leads)
    .values(
      Array.from({ length: count }, (_, at) => ({
        reference: `AG-BULK-${at}`,
        kind: 'inquiry' as const,
        name,
        email: `bulk${at}@example.com`,
        payload: { name },
      })),
    )
    .returning()
  await db.insert(leadSearch).values(
    stored.map(({ id: lead_id, kind, status, source, created_at, updated_at }) => ({
      ...{ lead_id, kind, status, source, created_at, updated_at },
      words: "'bulkwala'",
    })),
  )
  const ids = stored.map(({ id }) => id)
  const given = () => db.$count(leads, and(inArray(leads.id, ids), eq(leads.owner_id, agent.id)))
  const chunks = await all('leads/found/assign?q=bulkwala&status=open', { owner_id: agent.id })
  expect(chunks.map(({ changed }) => changed.length)).toEqual([chunkSize, 5])
  expect(await given()).toBe(count)
  for (const { changed } of chunks) {
    const answer = await post(api, '/api/admin/leads/undo', { ids: changed }, { cookie: manager.cookie })
    expect(answer.status).toBe(200)
  }
  expect(await given()).toBe(0)
})
