/** The command palette's search. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminSearchResult } from '#contract/admin/find.ts'
import { leads } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { followUp } from '#domain/leads/follow-up.ts'
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

async function found(q: string, by = manager): Promise<AdminSearchResult> {
  const answer = await api.request(`/api/admin/find?q=${encodeURIComponent(q)}`, {
    headers: { cookie: by.cookie },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}

async function inquiry(agentId: number, person: { name: string; phone: string; email: string }) {
  const { id: property_id } = await makeListing(api.database.db, { agent_id: agentId })
  await post(api, '/api/inquiry/property', { ...person, property_id, message: `About ${property_id}` })
  const { db } = api.database
  const ids = (await db.select({ id: leads.id }).from(leads)).map(({ id }) => id)
  await followUp(
    { db, queue: api.queue, mailer: undefined, siteUrl: () => 'http://localhost', actor: system('A test') },
    ids,
  )
}

test('a client is found by name and by phone as people type them, once for all of their leads', async () => {
  const { id } = await makeAgent(api.database.db)
  const person = { name: 'Gulnaz Bibi', phone: '0300 1234567', email: 'gulnaz@example.com' }
  await inquiry(id, person)
  await inquiry(id, person)
  const client = { name: 'Gulnaz Bibi', phone: '+923001234567', email: 'gulnaz@example.com', leads: 2 }
  for (const q of ['gulnaz', 'Bibi gul', '0300 123', '0300-1234567', '+92300', '+92 300 1234567', '300123']) {
    expect((await found(q)).clients, q).toEqual([client])
  }
  const [lead] = (await found('gulnaz')).leads
  expect((await found(lead?.reference ?? '')).leads).toEqual([lead])
  expect(await found('nobody at all')).toEqual({ clients: [], leads: [], listings: [] })
})

test('a listing is found by its ID as people write it, and by its title', async () => {
  const { id } = await makeListing(api.database.db, { title: 'Corner house beside the mosque' })
  for (const q of [`#${id}`, `ID ${id}`, 'corner mosque']) {
    expect((await found(q)).listings[0]?.id, q).toBe(id)
  }
})

test('a search finds only what the user’s permissions allow', async () => {
  const { db } = api.database
  const [mine, other] = [await makeAgent(db), await makeAgent(db)]
  await inquiry(other.id, { name: 'Zulekha Rana', phone: '0321 7654321', email: 'zulekha@example.com' })
  await makeListing(db, { agent_id: other.id, title: 'Zulekha street house' })
  const nothing = { clients: [], leads: [], listings: [] }
  expect(await found('zulekha', await signedIn(api, 'agent', { agentId: mine.id }))).toEqual(nothing)
  expect(await found('zulekha', await signedIn(api, 'editor'))).toEqual(nothing)
  const own = await found('zulekha', await signedIn(api, 'agent', { agentId: other.id }))
  expect([own.clients.length, own.leads.length, own.listings.length]).toEqual([1, 1, 1])
})
