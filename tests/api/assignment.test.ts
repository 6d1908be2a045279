import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leadEvents, leads } from '#db/schema/index.ts'
import { assignLead } from '#domain/leads/assign.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.pool.query('DELETE FROM leads')
  await api.database.pool.query('UPDATE agents SET active = false')
})

const person = { name: 'Nadia', email: 'nadia@example.com', phone: '0300 1234567' }
const inquiry = { ...person, client_Location: 'Lahore' }

let sent = 0
async function send(path: string, fields: object): Promise<number> {
  sent += 1
  const answer = await api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ inquiry: `Number ${sent}`, ...fields }),
  })
  const { data } = await answer.json()
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, data.reference))
  return lead?.id ?? 0
}

async function leadOf(id: number) {
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.id, id))
  return lead
}

async function reasons(leadId: number) {
  const events = await api.database.db.select().from(leadEvents).where(eq(leadEvents.lead_id, leadId))
  return events.filter(({ kind }) => kind === 'assigned').map(({ note }) => note)
}

describe('a lead goes', () => {
  test('to the agent of its listing, with the reason on its timeline, once', async () => {
    const agent = await makeAgent(api.database.db)
    await makeAgent(api.database.db)
    const listing = await makeListing(api.database.db, { agent_id: agent.id })
    const leadId = await send('/api/inquiry/property', { ...person, property_id: listing.id })
    await Promise.all([1, 2, 3].map(() => assignLead(api.database.db, leadId)))
    expect(await leadOf(leadId)).toMatchObject({ status: 'assigned', owner_id: agent.id })
    expect(await reasons(leadId)).toEqual([`${agent.name} is the agent of listing ${listing.id}`])
  })

  test('to the team of the area, in turn, when the listing’s agent has left', async () => {
    const society = await makeArea(api.database.db)
    const phase = await makeArea(api.database.db, {
      city_id: society.city_id,
      parent_id: society.id,
      kind: 'phase',
    })
    await makeAgent(api.database.db)
    const left = await makeAgent(api.database.db, { active: false })
    const team = [
      await makeAgent(api.database.db, { areaIds: [society.id] }),
      await makeAgent(api.database.db, { areaIds: [phase.id] }),
    ]
    const listing = await makeListing(api.database.db, { area_id: phase.id, agent_id: left.id })
    const owners = []
    for (const message of ['One', 'Two', 'Three', 'Four']) {
      const leadId = await send('/api/inquiry/property', { ...person, message, property_id: listing.id })
      await assignLead(api.database.db, leadId)
      owners.push((await leadOf(leadId))?.owner_id)
    }
    const ids = team.map(({ id }) => id)
    expect(owners).toEqual([...ids, ...ids])
  })

  test('to the team of the areas that were wished for', async () => {
    const area = await makeArea(api.database.db)
    await makeAgent(api.database.db)
    const agent = await makeAgent(api.database.db, { areaIds: [area.id] })
    const wish = { fullname: 'Nadia', phone: person.phone, city: 'Lahore', selectedAreasId: [area.id] }
    const leadId = await send('/api/wanted', wish)
    await assignLead(api.database.db, leadId)
    expect((await leadOf(leadId))?.owner_id).toBe(agent.id)
    expect(await reasons(leadId)).toEqual([`${agent.name} is next in turn of those who serve ${area.name}`])
  })

  test('else to each active agent in turn, also when many come at once', async () => {
    const team = await Promise.all([1, 2, 3].map(() => makeAgent(api.database.db)))
    const ids = await Promise.all(Array.from({ length: 6 }, () => send('/api/inquiry', inquiry)))
    await Promise.all(ids.map((id) => assignLead(api.database.db, id)))
    const owners = await Promise.all(ids.map(async (id) => (await leadOf(id))?.owner_id))
    for (const agent of team) expect(owners.filter((owner) => owner === agent.id)).toHaveLength(2)
  })

  test('to the franchise desk and no agent, when it is about a franchise', async () => {
    await makeAgent(api.database.db)
    const franchise = { first_name: 'Nadia', email: person.email, phone: person.phone, city: 'Multan' }
    const leadId = await send('/api/franchise/addFranchise', franchise)
    await assignLead(api.database.db, leadId)
    expect(await leadOf(leadId)).toMatchObject({ status: 'assigned', owner_id: null })
  })

  test('to nobody while there is no active agent: it stays new', async () => {
    const leadId = await send('/api/inquiry', inquiry)
    await assignLead(api.database.db, leadId)
    expect(await leadOf(leadId)).toMatchObject({ status: 'new', owner_id: null })
    expect(await reasons(leadId)).toEqual([])
  })
})

test('a wanted request waits until its assignment is asked for, every other lead does not', async () => {
  await makeAgent(api.database.db)
  const room = { db: api.database.db, mailer: undefined, siteUrl: 'https://homes.example' }
  const wish = await send('/api/wanted', { fullname: 'Nadia', phone: person.phone, city: 'Lahore' })
  const other = await send('/api/inquiry', inquiry)
  for (const id of [wish, other]) await followUp(room, [id])
  expect((await leadOf(wish))?.status).toBe('new')
  expect((await leadOf(other))?.status).toBe('assigned')
})
