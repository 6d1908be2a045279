/** An agent leaves: their listings, leads and tasks go to others. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agents, auditLog, leads, listings, tasks } from '#db/schema/index.ts'
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

const archive = (id: number, body: object) =>
  post(api, `/api/admin/agents/${id}/archive`, { archived: true, ...body }, { cookie: manager.cookie })

/** An agent with an account, a listing, an open lead, a lead merged into it, and a reminder. */
async function agentWithWork() {
  const { db } = api.database
  const { id } = await makeAgent(db)
  const colleague = await signedIn(api, 'agent', { agentId: id })
  const listing = await makeListing(db, { agent_id: id })
  const lead = async (more: Partial<typeof leads.$inferInsert>) => {
    const row = {
      kind: 'inquiry' as const,
      name: 'Sana',
      email: 'sana@example.com',
      payload: {},
      owner_id: id,
    }
    const [made] = await db
      .insert(leads)
      .values({ ...row, reference: `AG-${crypto.randomUUID()}`, ...more })
      .returning()
    return made?.id ?? 0
  }
  const open = await lead({ status: 'assigned' })
  await lead({ status: 'won' })
  await lead({ merged_into: open })
  await db
    .insert(tasks)
    .values({ staff_id: colleague.id, lead_id: open, text: 'Call Sana', due_at: new Date() })
  return { id, listing: listing.id, lead: open }
}

const held = async (id: number) => {
  const answer = await api.request(`/api/admin/agents/${id}/holdings`, {
    headers: { cookie: manager.cookie },
  })
  return (await answer.json()).data
}

test('an agent cannot be removed before their listings, leads and tasks have successors', async () => {
  const { id } = await agentWithWork()
  expect(await held(id)).toEqual({ listings: 1, leads: 3, tasks: 1 })
  const answer = await archive(id, {})
  expect([answer.status, Object.keys((await answer.json()).error.fields)]).toEqual([422, ['listings_to']])
  const gone = await makeAgent(api.database.db, { active: false })
  for (const to of [id, gone.id, 2_000_000_000]) {
    expect((await archive(id, { listings_to: to, leads_to: null })).status).toBe(422)
  }
  const [agent] = await api.database.db.select().from(agents).where(eq(agents.id, id))
  expect(agent?.active).toBe(true)
  expect(await held(id)).toEqual({ listings: 1, leads: 3, tasks: 1 })
})

test('everything goes to those who were named, and the audit log says whose it was', async () => {
  const { db } = api.database
  const { id, listing, lead } = await agentWithWork()
  const [one, other] = [await makeAgent(db), await makeAgent(db)]
  const successor = await signedIn(api, 'agent', { agentId: other.id })
  expect((await archive(id, { listings_to: one.id, leads_to: other.id })).status).toBe(200)
  expect(await held(id)).toEqual({ listings: 0, leads: 0, tasks: 0 })
  expect(await db.$count(listings, and(eq(listings.id, listing), eq(listings.agent_id, one.id)))).toBe(1)
  expect(await db.$count(leads, eq(leads.owner_id, other.id))).toBe(3)
  expect(await db.$count(tasks, and(eq(tasks.lead_id, lead), eq(tasks.staff_id, successor.id)))).toBe(1)
  const log = await db.select().from(auditLog).where(eq(auditLog.staff_id, manager.id))
  for (const entry of [
    { entity: 'listing', entity_id: String(listing), before: { agent_id: id }, after: { agent_id: one.id } },
    { entity: 'lead', entity_id: String(lead), action: 'assign' },
    { entity: 'agent', entity_id: String(id), action: 'archive' },
  ]) {
    expect(log).toContainEqual(expect.objectContaining(entry))
  }
})

test('listings and leads without a successor wait for an agent; an agent without any is deleted directly', async () => {
  const { id, lead, listing } = await agentWithWork()
  expect((await archive(id, { listings_to: null, leads_to: null })).status).toBe(200)
  const { db } = api.database
  const [row] = await db.select().from(leads).where(eq(leads.id, lead))
  expect(row).toMatchObject({ owner_id: null, status: 'new' })
  const [home] = await db.select().from(listings).where(eq(listings.id, listing))
  expect(home?.agent_id).toBeNull()
  expect((await archive((await makeAgent(db)).id, {})).status).toBe(200)
})

test('listings are not given to an agent who has left', async () => {
  const gone = await makeAgent(api.database.db, { active: false })
  const { id } = await makeListing(api.database.db)
  const give = { action: 'agent', ids: [id], agent_id: gone.id }
  const answer = await post(api, '/api/admin/listings/changes', give, { cookie: manager.cookie })
  expect(answer.status).toBe(422)
})
