import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leadEvents, leads } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { assignLead } from '#domain/leads/assign.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.pool.query('DELETE FROM leads')
  await api.database.pool.query('UPDATE agents SET active = false')
})

const person = { name: 'Nadia', email: 'nadia@example.com' }
const inquiry = { ...person, client_Location: 'By the river' }

let sent = 0
/** Sends from a phone of its own unless another is given. */
async function send(path: string, given: object): Promise<number> {
  sent += 1
  const fields = { phone: `030012${10_000 + sent}`, ...given }
  const answer = await api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ inquiry: `Number ${sent}`, ...fields }),
  })
  const { data } = await answer.json()
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, data.reference))
  return lead?.id ?? 0
}

const room = () => ({
  db: api.database.db,
  queue: api.queue,
  mailer: undefined,
  siteUrl: () => 'https://homes.example',
})
const valuation = { purpose: 'sell', type: 'residential', size: '10', size_unit: 'marla' }

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
    await Promise.all(
      [1, 2, 3].map(() =>
        assignLead({ db: api.database.db, queue: api.queue, actor: system('A test') }, leadId),
      ),
    )
    expect(await leadOf(leadId)).toMatchObject({ status: 'assigned', owner_id: agent.id })
    expect(await reasons(leadId)).toEqual([`${agent.name} is the agent for listing ${listing.id}`])
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
      await assignLead({ db: api.database.db, queue: api.queue, actor: system('A test') }, leadId)
      owners.push((await leadOf(leadId))?.owner_id)
    }
    const ids = team.map(({ id }) => id)
    expect(owners).toEqual([...ids, ...ids])
  })

  test('to the team of the areas that were wished for, which staff read in English', async () => {
    const area = await makeArea(api.database.db, { name_ur: 'جوہر ٹاؤن' })
    await makeAgent(api.database.db)
    const agent = await makeAgent(api.database.db, { areaIds: [area.id] })
    const wish = {
      fullname: 'Nadia',
      city: 'Lahore',
      selectedAreasId: [area.id],
      selectedAreas: ['جوہر ٹاؤن'],
    }
    const leadId = await send('/api/wanted', wish)
    await assignLead({ db: api.database.db, queue: api.queue, actor: system('A test') }, leadId)
    expect((await leadOf(leadId))?.owner_id).toBe(agent.id)
    expect(await reasons(leadId)).toEqual([`${agent.name} is next in line among the agents for ${area.name}`])
    expect((await leadOf(leadId))?.payload).toMatchObject({ selectedAreas: [area.name] })
  })

  test('to agents of its city in rotation, however the city is known', async () => {
    const { db } = api.database
    const city = await makeCity(db, { name: 'Rahim Yar Khan', name_ur: 'رحیم یار خان', synonyms: ['RYK'] })
    const area = await makeArea(db, { city_id: city.id, name: 'G-77', name_ur: 'جی 77' })
    await makeAgent(db)
    const there = await makeAgent(db, { city_id: city.id })
    const serving = await makeAgent(db, { areaIds: [(await makeArea(db, { city_id: city.id })).id] })
    const listing = await makeListing(db, { area_id: area.id })
    const sender = { ...person, client_Location: 'anywhere' }
    const sentIn = [
      ['/api/inquiry/property', { ...person, property_id: listing.id }],
      ['/api/inquiry', { ...sender, client_Location: 'a house near rahim yar  KHAN, please' }],
      ['/api/inquiry', { ...sender, client_Location: 'Sector g 77' }],
      ['/api/valuation', { ...person, ...valuation, city: 'Rahim Yar Khan', area: 'Canal View' }],
      ['/api/valuation', { ...person, ...valuation, city: 'رحیم یار خان', area: 'کینال ویو' }],
      ['/api/inquiry', { ...sender, client_Location: 'رحیم یار خان میں مکان' }],
      ['/api/inquiry', { ...sender, client_Location: 'سیکٹر جی ۷۷' }],
      ['/api/inquiry', { ...sender, client_Location: 'RYK' }],
      ['/api/wanted', { fullname: 'Nadia', city: 'elsewhere', cityId: city.id }],
    ] as const
    const owners = []
    for (const [path, fields] of sentIn) {
      const leadId = await send(path, fields)
      await assignLead({ db, queue: api.queue, actor: system('A test') }, leadId)
      const lead = await leadOf(leadId)
      expect(lead?.city_id).toBe(city.id)
      expect((await reasons(leadId))[0]).toMatch(/is next in line among the agents in Rahim Yar Khan$/)
      owners.push(lead?.owner_id)
    }
    const ids = [there.id, serving.id]
    expect(owners).toEqual([...ids, ...ids, ...ids, ...ids, ids[0]])
  })

  test('to the agent of the society that the visitor named, before others of the city', async () => {
    const { db } = api.database
    const city = await makeCity(db, { name: 'Jhelum' })
    const area = await makeArea(db, { city_id: city.id, name: 'Canal Town', name_ur: 'کینال ٹاؤن' })
    await makeAgent(db, { city_id: city.id })
    const agent = await makeAgent(db, { areaIds: [area.id] })
    for (const client_Location of ['Phase 2, Canal Town, Jhelum', 'کینال ٹاؤن، Jhelum']) {
      const leadId = await send('/api/inquiry', { ...person, client_Location })
      await assignLead({ db, queue: api.queue, actor: system('A test') }, leadId)
      expect((await leadOf(leadId))?.owner_id).toBe(agent.id)
    }
  })

  test('to the agent of the earlier lead when the same phone number asks again, unless that agent has left', async () => {
    const { db } = api.database
    const first = await makeAgent(db)
    const other = await makeAgent(db)
    const listing = await makeListing(db, { agent_id: other.id })
    const again = { ...person, phone: '0345 7788990' }
    const asked = await send('/api/inquiry', { ...again, client_Location: 'By the sea' })
    await followUp({ ...room(), actor: system('A test') }, [asked])
    expect((await leadOf(asked))?.owner_id).toBe(first.id)
    const returned = await send('/api/inquiry/property', {
      ...again,
      phone: '+92 345 7788990',
      property_id: listing.id,
    })
    await followUp({ ...room(), actor: system('A test') }, [returned])
    expect((await leadOf(returned))?.owner_id).toBe(first.id)
    expect(await reasons(returned)).toEqual([`${first.name} knows this person from an earlier lead`])
    await api.database.pool.query('UPDATE agents SET active = false WHERE id = $1', [first.id])
    const later = await send('/api/inquiry/property', {
      ...again,
      message: 'Still?',
      property_id: listing.id,
    })
    await followUp({ ...room(), actor: system('A test') }, [later])
    expect((await leadOf(later))?.owner_id).toBe(other.id)
  })

  test('to one agent, when a person sends two that are followed up together', async () => {
    await Promise.all([1, 2, 3].map(() => makeAgent(api.database.db)))
    const phone = '0345 1122334'
    const both = [
      await send('/api/inquiry', { ...inquiry, phone }),
      await send('/api/inquiry', { ...inquiry, phone }),
    ]
    await followUp({ ...room(), actor: system('A test') }, both)
    const [one, other] = await Promise.all(both.map(leadOf))
    expect(one?.owner_id).toEqual(expect.any(Number))
    expect(other?.owner_id).toBe(one?.owner_id)
  })

  test('to the feedback desk and no agent, when it is feedback', async () => {
    await makeAgent(api.database.db)
    const leadId = await send('/api/contact', { ...person, feedback: 'Nobody called me back.' })
    await assignLead({ db: api.database.db, queue: api.queue, actor: system('A test') }, leadId)
    expect(await leadOf(leadId)).toMatchObject({ status: 'assigned', owner_id: null })
    expect(await reasons(leadId)).toEqual(['Feedback goes to the feedback desk'])
  })

  test('else to each active agent in turn, also when many come together', async () => {
    const team = await Promise.all([1, 2, 3].map(() => makeAgent(api.database.db)))
    const ids = await Promise.all(Array.from({ length: 6 }, () => send('/api/inquiry', inquiry)))
    await Promise.all(
      ids.map((id) => assignLead({ db: api.database.db, queue: api.queue, actor: system('A test') }, id)),
    )
    const owners = await Promise.all(ids.map(async (id) => (await leadOf(id))?.owner_id))
    for (const agent of team) expect(owners.filter((owner) => owner === agent.id)).toHaveLength(2)
  })

  test('to the franchise desk and no agent, when it is about a franchise', async () => {
    await makeAgent(api.database.db)
    const franchise = { first_name: 'Nadia', email: person.email, city: 'Multan' }
    const leadId = await send('/api/franchise/addFranchise', franchise)
    await assignLead({ db: api.database.db, queue: api.queue, actor: system('A test') }, leadId)
    expect(await leadOf(leadId)).toMatchObject({ status: 'assigned', owner_id: null })
  })

  test('to no agent while none is active: it stays new', async () => {
    const leadId = await send('/api/inquiry', inquiry)
    await assignLead({ db: api.database.db, queue: api.queue, actor: system('A test') }, leadId)
    expect(await leadOf(leadId)).toMatchObject({ status: 'new', owner_id: null })
    expect(await reasons(leadId)).toEqual([])
  })
})

test('a wanted request waits until its assignment is asked for, every other lead does not', async () => {
  await makeAgent(api.database.db)
  const wish = await send('/api/wanted', { fullname: 'Nadia', city: 'Lahore' })
  const other = await send('/api/inquiry', inquiry)
  for (const id of [wish, other]) await followUp({ ...room(), actor: system('A test') }, [id])
  expect((await leadOf(wish))?.status).toBe('new')
  expect((await leadOf(other))?.status).toBe('assigned')
})
