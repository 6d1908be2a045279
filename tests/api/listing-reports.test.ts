/** Visitors report errors in listings; staff find them in a queue, and agents are asked whether a home is gone. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressHeader } from '#api/sender.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { auditLog, listingReports, mails } from '#db/schema/index.ts'
import { forgetReports } from '#domain/listings/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { type AgentRow, makeAgent, makeListing } from '../support/factories.ts'
import { type Colleague, post, signedIn } from '../support/staff.ts'

let api: TestApi
let manager: Colleague
let agent: Colleague
let mine: AgentRow
beforeAll(async () => {
  api = await createTestApi()
  mine = await makeAgent(api.database.db)
  manager = await signedIn(api, 'manager')
  agent = await signedIn(api, 'agent', { agentId: mine.id })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const make = async (more: Parameters<typeof makeListing>[1] = {}) =>
  (await makeListing(api.database.db, { agent_id: mine.id, ...more })).id
const report = (id: number, body: object, address = '203.0.113.1', headers: Record<string, string> = {}) =>
  post(api, `/api/listings/${id}/reports`, body, { [addressHeader]: address, ...headers })
const stored = (id: number) =>
  api.database.db.select().from(listingReports).where(eq(listingReports.listing_id, id))
const mailsAbout = (id: number) =>
  api.database.db
    .select()
    .from(mails)
    .where(eq(mails.purpose, `reported ${id}`))
const queue = async (by = manager) => {
  const answer = await api.request('/api/admin/listing-reports', { headers: { cookie: by.cookie } })
  return adminEndpoints.listingReports.answer.parse(await answer.json()).data
}
const close = (id: number, last: number, by = manager) =>
  post(api, `/api/admin/listing-reports/${id}/close`, { outcome: 'corrected', last }, { cookie: by.cookie })

test('a report is stored without the address it came from, and once however often it is sent', async () => {
  const id = await make()
  const key = { 'idempotency-key': 'a-press-that-was-repeated' }
  const sent = { reason: 'price', message: ' Now 2.4 crore \n' }
  for (const answer of [
    await report(id, sent, '203.0.113.9', key),
    await report(id, sent, '203.0.113.9', key),
  ]) {
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ data: { received: true } })
  }
  const rows = await stored(id)
  expect(rows).toMatchObject([{ reason: 'price', message: 'Now 2.4 crore', closed_at: null }])
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
})

test('the key of a request hides neither another report nor one about another listing', async () => {
  const [id, other] = [await make(), await make()]
  const key = { 'idempotency-key': 'a-key-that-a-program-gives-to-all' }
  for (const [listing, reason] of [
    [id, 'price'],
    [id, 'photos'],
    [other, 'price'],
  ] as const)
    expect((await report(listing, { reason }, '203.0.113.9', key)).status).toBe(201)
  expect(await stored(id)).toHaveLength(2)
  expect(await stored(other)).toHaveLength(1)
})

test.each([
  ['without a reason', {}, 'reason'],
  ['with a reason that is none', { reason: 'ugly' }, 'reason'],
  ['for another reason without a word', { reason: 'other', message: '  ' }, 'message'],
  ['with a text that is too long', { reason: 'photos', message: 'x'.repeat(1001) }, 'message'],
])('a report %s is refused at its field', async (_name, body, field) => {
  const answer = await report(await make(), body)
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).error.fields)).toEqual([field])
})

test.each([
  ['draft', 404],
  ['archived', 410],
] as const)('a listing that is %s cannot be reported', async (status, expected) => {
  const id = await make({ status })
  expect((await report(id, { reason: 'gone' })).status).toBe(expected)
  expect(await stored(id)).toEqual([])
})

test('the agent is asked once when a second visitor says that it is gone, and not by one visitor alone', async () => {
  const id = await make()
  await report(id, { reason: 'gone' })
  await report(id, { reason: 'gone', message: 'I called' })
  await report(id, { reason: 'price' }, '203.0.113.2')
  expect(await mailsAbout(id)).toEqual([])

  await report(id, { reason: 'gone' }, '203.0.113.2')
  await report(id, { reason: 'gone' }, '203.0.113.3')
  const asked = await mailsAbout(id)
  expect(asked).toMatchObject([{ recipient: mine.email, status: 'waiting' }])
  expect(asked[0]?.text).toContain(`/admin/listings/${id}`)
  expect((await queue()).listings.find((one) => one.id === id)?.asked_at).not.toBeNull()
})

test('visitors who write at the same moment are both counted, and the agent is asked once', async () => {
  const id = await make()
  await Promise.all([4, 5, 6].map((host) => report(id, { reason: 'gone' }, `203.0.113.${host}`)))
  expect(await stored(id)).toHaveLength(3)
  expect(await mailsAbout(id)).toHaveLength(1)
})

test('nobody is asked about a home that is known to be sold', async () => {
  const id = await make({ status: 'sold' })
  await report(id, { reason: 'gone' })
  await report(id, { reason: 'gone' }, '203.0.113.2')
  expect(await mailsAbout(id)).toEqual([])
})

test('the dashboard counts reported listings, agents their own', async () => {
  const counted = async (by: Colleague) => {
    const answer = await api.request('/api/admin/today', { headers: { cookie: by.cookie } })
    return adminEndpoints.today.answer.parse(await answer.json()).data.reported
  }
  const before = await Promise.all([counted(manager), counted(agent)])
  const [own, other] = [await make(), await make({ agent_id: null })]
  for (const id of [own, own, other]) await report(id, { reason: 'price' })
  expect([await counted(manager), await counted(agent)]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1])
})

test('staff see the longest open first, agents their own; closed ones leave, later ones stay', async () => {
  const [first, other] = [await make(), await make({ agent_id: null })]
  await report(first, { reason: 'photos', message: 'Another house' })
  await report(other, { reason: 'price' })
  const ids = (await queue()).listings.map(({ id }) => id)
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(other))
  const own = await queue(agent)
  expect(own.listings.map(({ id }) => id)).not.toContain(other)
  const read = own.listings.find(({ id }) => id === first)
  expect(read?.reports).toMatchObject([{ reason: 'photos', message: 'Another house' }])

  const last = read?.reports.at(-1)?.id ?? 0
  expect((await close(other, 2_000_000_000, agent)).status).toBe(404)
  await report(first, { reason: 'gone' }, '203.0.113.7')
  expect((await close(first, last, agent)).status).toBe(200)
  expect((await close(first, last, agent)).status).toBe(409)
  const left = (await queue()).listings.find(({ id }) => id === first)
  expect(left?.reports.map(({ reason }) => reason)).toEqual(['gone'])
  const logged = await api.database.db.select().from(auditLog).where(eq(auditLog.action, 'close reports'))
  expect(logged).toMatchObject([{ entity_id: String(first), after: { outcome: 'corrected' } }])
})

test('a year after they were closed reports are deleted', async () => {
  const { db } = api.database
  const id = await make()
  const closed = {
    listing_id: id,
    reason: 'price',
    message: '',
    sender: 's',
    closed_by: 'A',
    outcome: 'unfounded',
  } as const
  await db.insert(listingReports).values([
    { ...closed, closed_at: new Date('2020-01-01') },
    { ...closed, closed_at: new Date() },
    { listing_id: id, reason: 'price', message: '', sender: 's', created_at: new Date('2020-01-01') },
  ])
  await forgetReports(api.context)
  expect(await stored(id)).toHaveLength(2)
})
