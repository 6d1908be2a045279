import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LeadDetail } from '#contract/admin/lead-rows.ts'
import { auditLog, mails } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { assignLead } from '#domain/leads/assign.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeListing } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
/** An agent of the site, signed in. */
let sana: Colleague & { agentId: number }
let omarId: number

beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  manager = await signedIn(api, 'manager')
  const { id: agentId } = await makeAgent(db, { name: 'Sana Malik' })
  sana = { ...(await signedIn(api, 'agent', { agentId })), agentId }
  omarId = (await makeAgent(db, { name: 'Omar Shah' })).id
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

let phone = 0
let caller: Record<string, unknown>
beforeEach(() => {
  phone += 1
  caller = { source: 'phone', kind: 'inquiry', name: 'Rukhsana', phone: `03007654${phone + 100}` }
})

const write = (body: object, by = manager) => post(api, '/api/admin/leads', body, { cookie: by.cookie })
const read = (path: string, { cookie } = manager) =>
  api.request(`/api/admin/leads${path}`, { headers: { cookie } })

async function written(body: object, by = manager): Promise<LeadDetail> {
  const answer = await write(body, by)
  expect(answer.status).toBe(200)
  const { data } = await answer.json()
  return (await (await read(`/${data.id}`, by)).json()).data
}
const refused = async (body: object, by = manager) => {
  const answer = await write(body, by)
  expect(answer.status).toBe(422)
  return Object.keys((await answer.json()).error.fields)
}

test('a caller counts as answered: the lead is found, noted, in the audit log, and no email is sent', async () => {
  const listing = await makeListing(api.database.db, { agent_id: omarId })
  const about = { kind: 'property_inquiry', property_id: listing.id, message: 'Is there a basement?' }
  const lead = await written({ ...caller, ...about, email: 'ruk@example.com', owner: sana.agentId })
  expect(lead).toMatchObject({
    source: 'phone',
    status: 'contacted',
    late: false,
    first_contacted_at: lead.created_at,
    owner: { name: 'Sana Malik' },
    listing: { id: listing.id },
    facts: [{ label: 'Message', value: 'Is there a basement?' }],
  })
  expect(lead.timeline.map(({ note, actor }) => [note, actor])).toEqual([
    ['Answered right away', 'The manager'],
    ['Assigned to Sana Malik', 'The manager'],
    ['Phone, added by hand', 'The manager'],
  ])
  const found = await (await read('?q=basement&source=phone')).json()
  expect(found.data.map(({ id }: { id: number }) => id)).toEqual([lead.id])
  const { db } = api.database
  const [log] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'lead'), eq(auditLog.entity_id, String(lead.id))))
  expect(log).toMatchObject({ action: 'create', staff_id: manager.id, before: null })
  expect(log?.after).toMatchObject({ source: 'phone', status: 'contacted', owner_id: sana.agentId })
  // The log stays when the lead is forgotten.
  expect(JSON.stringify(log)).not.toMatch(/Rukhsana|basement|0300/)
  expect(await db.$count(mails, eq(mails.lead_id, lead.id))).toBe(0)
})

test('a sender elsewhere waits since their message came, unless it was answered', async () => {
  const received_at = new Date(Date.now() - 7_200_000).toISOString()
  const waits = await written({ ...caller, source: 'whatsapp', received_at, owner: omarId })
  expect(waits).toMatchObject({ status: 'assigned', first_contacted_at: null, created_at: received_at })
  const walkedOut = await written({ ...caller, source: 'walk-in', answered: false, owner: 'none' })
  expect(walkedOut).toMatchObject({ status: 'new', first_contacted_at: null, owner: null })
  const soon = new Date(Date.now() + 600_000).toISOString()
  expect(await refused({ ...caller, received_at: soon })).toEqual(['received_at'])
})

test('the assignment rules choose the agent; an answered lead stays answered', async () => {
  const { db } = api.database
  const listing = await makeListing(db, { agent_id: omarId })
  const about = { kind: 'property_inquiry', property_id: listing.id }
  for (const [answered, status] of [
    [true, 'contacted'],
    [false, 'assigned'],
  ]) {
    const { id } = await written({ ...caller, ...about, answered, message: String(answered) })
    await assignLead({ db, queue: api.queue, actor: system('A test') }, id)
    const { data } = await (await read(`/${id}`)).json()
    expect(data).toMatchObject({ status, owner: { name: 'Omar Shah' } })
  }
})

test('agents own the leads they enter, and cannot assign them to others', async () => {
  const lead = await written(caller, sana)
  expect(lead).toMatchObject({ owner: { name: 'Sana Malik' }, status: 'contacted' })
  for (const owner of [omarId, 'none', 'rules'])
    expect((await write({ ...caller, message: 'Another', owner }, sana)).status).toBe(403)
  const noAgent = await signedIn(api, 'agent')
  expect((await write({ ...caller, message: 'A third' }, noAgent)).status).toBe(403)
  expect((await write({ ...caller, owner: sana.agentId, status: 'won' }, sana)).status).toBe(422)
})

test('the same words are one lead, a second open call-back is refused, and the same person is shown', async () => {
  const asked = { ...caller, kind: 'get_in_touch', owner: omarId, answered: false }
  const first = await written({ ...caller, message: 'A flat' })
  const again = await (await write({ ...caller, message: 'A flat' })).json()
  expect(again.data).toEqual({ id: first.id, reference: first.reference, repeated: true })
  await written(asked)
  expect((await write({ ...asked, name: 'Her brother' })).status).toBe(409)

  const { phone } = caller
  const other = `+92${String(phone).slice(1)}`
  const same = async (by: Colleague) =>
    (await (await read(`/same-person?phone=${encodeURIComponent(other)}`, by)).json()).data
  expect(await same(manager)).toMatchObject([{ kind: 'get_in_touch', same: ['phone'] }, { id: first.id }])
  // Agents do not learn of leads that are not theirs.
  expect(await same(sana)).toEqual([])
  expect((await (await read('/same-person')).json()).data).toEqual([])
})

test('impossible values are refused with their field', async () => {
  const { phone, ...silent } = caller
  expect(await refused(silent)).toEqual(['phone'])
  expect(await refused({ ...silent, kind: 'get_in_touch', email: 'a@example.com' })).toEqual(['phone'])
  expect(await refused({ ...caller, phone: '12' })).toEqual(['phone'])
  expect(await refused({ ...caller, source: 'website' })).toEqual(['source'])
  expect(await refused({ ...caller, kind: 'property_inquiry' })).toEqual(['property_id'])
  expect(await refused({ ...caller, property_id: 1 })).toEqual(['property_id'])
  const gone = { property_id: 2_000_000_000, project_id: 2_000_000_000 }
  expect(await refused({ ...caller, kind: 'property_inquiry', property_id: gone.property_id })).toEqual([
    'property_id',
  ])
  expect(await refused({ ...caller, kind: 'project_inquiry', project_id: gone.project_id })).toEqual([
    'project_id',
  ])
  expect(await refused({ ...caller, city_id: 2_000_000_000 })).toEqual(['city_id'])
  const { area_id, city_id } = await makeListing(api.database.db)
  const elsewhere = await makeListing(api.database.db)
  expect(await refused({ ...caller, area_id })).toEqual(['city_id'])
  if (elsewhere.city_id !== city_id)
    expect(await refused({ ...caller, city_id: elsewhere.city_id, area_id })).toEqual(['area_id'])
  expect(await written({ ...caller, city_id, area_id })).toMatchObject({ city: expect.any(String) })
})
