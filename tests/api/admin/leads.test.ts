import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LeadDetail, LeadRow } from '#contract/admin/lead-rows.ts'
import { auditLog, leads, settings, staff } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeListing } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
/** Two agents of the site, each signed in. */
let sana: Colleague & { agentId: number }
let omar: Colleague & { agentId: number }

beforeAll(async () => {
  api = await createTestApi()
  manager = await signedIn(api, 'manager')
  const { db } = api.database
  sana = await agentOf((await makeAgent(db, { name: 'Sana Malik' })).id)
  omar = await agentOf((await makeAgent(db, { name: 'Omar Shah' })).id)
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

async function agentOf(agentId: number) {
  return { ...(await signedIn(api, 'agent', { agentId })), agentId }
}

let sent = 0
/** A request from the public form, followed up; unique unless the fields are given. */
async function leadFrom(path: string, fields: object = {}): Promise<number> {
  sent += 1
  const person = {
    name: `Visitor ${sent}`,
    email: `visitor${sent}@example.com`,
    phone: `030012${10000 + sent}`,
  }
  const words = { client_Location: 'Lahore', inquiry: `Number ${sent}`, feedback: `Number ${sent}` }
  const answer = await post(api, path, { ...person, ...words, ...fields })
  const { data } = await answer.json()
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, data.reference))
  const id = lead?.id ?? 0
  await followUp(
    {
      db: api.database.db,
      queue: api.queue,
      mailer: undefined,
      siteUrl: () => 'http://localhost',
      actor: system('A test'),
    },
    [id],
  )
  return id
}

/** A lead about a listing of that agent, who gets it. */
async function leadOf({ agentId }: { agentId: number }, fields: object = {}): Promise<number> {
  const listing = await makeListing(api.database.db, { agent_id: agentId })
  return leadFrom('/api/inquiry/property', { property_id: listing.id, ...fields })
}

const ask = (path: string, { cookie }: Colleague) =>
  api.request(`/api/admin/leads${path}`, { headers: { cookie } })
const tell = (path: string, body: object, { cookie }: Colleague) =>
  post(api, `/api/admin/leads${path}`, body, { cookie })

async function found(query: string, by = manager): Promise<LeadRow[]> {
  const answer = await ask(`?${query}`, by)
  expect(answer.status, query).toBe(200)
  return (await answer.json()).data
}
const ids = async (query: string, by = manager) => (await found(query, by)).map(({ id }) => id)

async function detail(id: number, by = manager): Promise<LeadDetail> {
  const answer = await ask(`/${id}`, by)
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}

describe('the inbox', () => {
  test('finds a lead by every filter, and not by another value of it', async () => {
    const id = await leadOf(sana, { name: 'Ayesha Khan', message: 'Is the roof flat?' })
    const { reference, owner } = await detail(id)
    const [lead] = await api.database.db.select().from(leads).where(eq(leads.id, id))
    expect(owner?.name).toBe('Sana Malik')
    expect(lead?.city_id).toEqual(expect.any(Number))
    const phone = lead?.phone ?? ''
    for (const [right, wrong] of [
      ['q=aye kha', 'q=aye zzz'],
      ['q=roof', 'q=cellar'],
      [`q=${reference}`, 'q=AG-0000'],
      [`q=${phone}`, 'q=0999 9999999'],
      [`q=%2B92 ${phone.slice(1)}`, `q=${lead?.email}x`],
      [`q=${lead?.email}`, 'q=visitor0@example.com'],
      ['kind=property_inquiry,contact', 'kind=contact'],
      ['status=assigned', 'status=won,lost'],
      ['status=open', 'status=closed'],
      [`owner=${sana.agentId}`, `owner=${omar.agentId}`],
      [`city=${lead?.city_id}`, 'city=2000000000'],
      ['source=website', 'source=phone'],
      ['age=1', 'q=&owner=none'],
    ] as const) {
      expect(await ids(right), right).toContain(id)
      expect(await ids(wrong), wrong).not.toContain(id)
    }
  })

  test('has a wanted property, which waits for no agent, in its city from the start', async () => {
    const { city_id } = await makeListing(api.database.db)
    const wanted = {
      fullname: 'Noor Jehan',
      purpose: 'Sale',
      type: 'residential',
      city: 'Lahore',
      cityId: city_id,
    }
    const id = await leadFrom('/api/wanted', wanted)
    expect(await ids(`city=${city_id}`)).toContain(id)
    expect(await ids('q=noor+jehan')).toContain(id)
  })

  test('is sorted as asked, and paged with the exact total', async () => {
    const [first, second] = [await leadOf(sana), await leadOf(sana)]
    const place = async (query: string) => {
      const all = await ids(query)
      return all.indexOf(first) < all.indexOf(second)
    }
    expect(await place('')).toBe(false)
    expect(await place('order=asc')).toBe(true)
    await tell(`/${first}/notes`, { text: 'Look again' }, manager)
    expect(await place('sort=changed')).toBe(true)
    const answer = await (await ask('?page=1000', manager)).json()
    expect(answer.data).toEqual([])
    expect(answer.pagination.total_records).toBe((await ids('')).length)
  })

  test.each(['kind=nonsense', 'status=open,won', 'page=0', 'owner=me', 'age=2', 'sort=name', 'city=0'])(
    'refuses %s',
    async (query) => {
      expect((await ask(`?${query}`, manager)).status).toBe(422)
    },
  )

  test('knows who waits longer than promised, by the office hours in the settings', async () => {
    const id = await leadOf(sana)
    expect(await ids('waiting=1')).not.toContain(id)
    const always = { office_days: [1, 2, 3, 4, 5, 6, 7], office_opens: '00:00', office_closes: '23:59' }
    await api.database.db.insert(settings).values({ key: 'office', value: always })
    const hourAgo = new Date(Date.now() - 3_600_000)
    await api.database.db.update(leads).set({ created_at: hourAgo }).where(eq(leads.id, id))
    expect(await ids('waiting=1')).toContain(id)
    expect(await detail(id)).toMatchObject({ late: true, first_contacted_at: null })
    await tell(`/${id}/contacts`, { way: 'call', outcome: 'answered' }, sana)
    expect(await ids('waiting=1')).not.toContain(id)
    // Called, but too late.
    expect(await detail(id)).toMatchObject({ late: true, status: 'contacted' })
    await api.database.db.delete(settings).where(eq(settings.key, 'office'))
  })
})

describe('an agent', () => {
  test('sees their own leads and learns of no other', async () => {
    const [mine, other] = [await leadOf(sana), await leadOf(omar)]
    expect(await ids('status=all', sana)).toContain(mine)
    expect(await ids('status=all', sana)).not.toContain(other)
    expect(await ids(`status=all&owner=${omar.agentId}`, sana)).toEqual([])
    const { data } = await (await ask('/choices', sana)).json()
    expect(data.owners.map(({ name }: { name: string }) => name)).toEqual(['Sana Malik'])
    const nobody = await signedIn(api, 'agent')
    expect(await ids('status=all', nobody)).toEqual([])
  })

  test('gets the same answers for another agent’s lead as for an unknown one', async () => {
    const [mine, other] = [await leadOf(sana), await leadOf(omar)]
    const before = await detail(other)
    for (const id of [other, 2_000_000_000]) {
      const answers = [
        await ask(`/${id}`, sana),
        await tell(`/${id}/status`, { from: 'assigned', to: 'contacted' }, sana),
        await tell(`/${id}/notes`, { text: 'Hello' }, sana),
        await tell(`/${id}/contacts`, { way: 'call', outcome: 'answered' }, sana),
        await tell(`/${id}/merge`, { into: mine }, sana),
        await tell(`/${mine}/merge`, { into: id }, sana),
        await tell(`/${id}/unmerge`, {}, sana),
        await tell('/undo', { ids: [mine, id] }, sana),
        await post(
          api,
          '/api/admin/tasks',
          { text: 'Call', due_at: '2030-01-01T10:00:00Z', lead_id: id },
          { cookie: sana.cookie },
        ),
      ]
      // Undo looks for the agent's own last change: there is none.
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 409, 404])
    }
    expect(await detail(other)).toEqual(before)
  })

  test('cannot assign leads, and gains no right from a field of a body', async () => {
    const id = await leadOf(sana)
    expect((await tell('/assign', { ids: [id], owner_id: sana.agentId }, sana)).status).toBe(403)
    for (const [path, body] of [
      ['status', { from: 'assigned', to: 'contacted', owner_id: omar.agentId }],
      ['notes', { text: 'Hello', actor: 'The manager' }],
      ['contacts', { way: 'call', outcome: 'answered', first_contacted_at: '2020-01-01T00:00:00Z' }],
      ['merge', { into: id, status: 'won' }],
    ] as const) {
      expect((await tell(`/${id}/${path}`, body, sana)).status, path).toBe(422)
    }
    expect(await detail(id)).toMatchObject({ status: 'assigned', owner: { id: sana.agentId } })
  })
})

describe('a lead', () => {
  test('shows everything that was sent by its labels, its listing, and the texts to answer with', async () => {
    const id = await leadOf(sana, { name: 'Bilal', message: 'May I see it on Friday?' })
    const lead = await detail(id, sana)
    expect(lead.facts).toContainEqual({ label: 'Message', value: 'May I see it on Friday?', isLong: true })
    expect(lead.listing?.title).toBe(lead.about)
    expect(lead.timeline.map(({ kind }) => kind)).toEqual(['assigned', 'received'])
    expect(Date.parse(lead.answer_by ?? '')).toBeGreaterThan(Date.parse(lead.created_at))
    const [template] = lead.templates
    for (const word of ['Bilal', lead.reference, lead.about ?? '', 'The agent']) {
      expect(template?.text).toContain(word)
    }
    expect(template?.text).not.toContain('{')
  })

  test('goes to won step by step; its sender sees its status', async () => {
    const id = await leadOf(sana)
    const { reference } = await detail(id)
    const state = async () => (await (await api.request(`/api/inquiry/${reference}`)).json()).data.state
    expect(await state()).toBe('assigned')
    const steps = ['assigned', 'contacted', 'viewing', 'offer', 'won'] as const
    for (const [at, from] of steps.slice(0, -1).entries()) {
      const moved = await tell(`/${id}/status`, { from, to: steps[at + 1] }, sana)
      expect(moved.status).toBe(200)
    }
    expect(await state()).toBe('closed')
    const lead = await detail(id)
    expect(lead.timeline.map(({ note }) => note).slice(0, 4)).toEqual([
      'Offer → Won',
      'Viewing → Offer',
      'Contacted → Viewing',
      'Assigned → Contacted',
    ])
    expect(lead.first_contacted_at).not.toBeNull()
    const log = await api.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity_id, String(id)), eq(auditLog.action, 'move')))
    expect(log).toHaveLength(4)
    expect(log[0]).toMatchObject({
      staff_id: sana.id,
      before: { status: 'assigned' },
      after: { status: 'contacted' },
    })
  })

  test('makes no impossible transition, and is lost only with a reason', async () => {
    const id = await leadOf(sana)
    const move = (body: object) => tell(`/${id}/status`, body, sana)
    expect((await move({ from: 'assigned', to: 'won' })).status).toBe(422)
    expect((await move({ from: 'assigned', to: 'new' })).status).toBe(422)
    expect((await move({ from: 'assigned', to: 'lost' })).status).toBe(422)
    expect((await move({ from: 'assigned', to: 'contacted', lost_reason: 'price' })).status).toBe(422)
    expect((await move({ from: 'contacted', to: 'viewing' })).status).toBe(409)
    expect((await move({ from: 'assigned', to: 'lost', lost_reason: 'price' })).status).toBe(200)
    // No call was made for that.
    expect(await detail(id)).toMatchObject({ lost_reason: 'price', first_contacted_at: null })
    expect(await ids('')).not.toContain(id)
    expect((await move({ from: 'lost', to: 'contacted' })).status).toBe(200)
    expect(await detail(id)).toMatchObject({ status: 'contacted', lost_reason: null })
  })

  test('is contacted after the first call or message; the message is on its timeline', async () => {
    const id = await leadOf(sana)
    expect((await tell(`/${id}/contacts`, { way: 'whatsapp', text: 'When may I call?' }, sana)).status).toBe(
      200,
    )
    const lead = await detail(id)
    expect(lead).toMatchObject({ status: 'contacted', late: false })
    expect(lead.timeline[0]?.note).toBe('Wrote on WhatsApp: When may I call?')
    await tell(`/${id}/contacts`, { way: 'call', outcome: 'answered' }, sana)
    expect((await detail(id)).first_contacted_at).toBe(lead.first_contacted_at)
  })
})

describe('a call', () => {
  test.each(['no answer', 'wrong number'])(
    'with the outcome %s leaves the visitor waiting',
    async (outcome) => {
      const id = await leadOf(sana)
      expect((await tell(`/${id}/contacts`, { way: 'call', outcome }, sana)).status).toBe(200)
      const lead = await detail(id)
      expect(lead).toMatchObject({ status: 'assigned', first_contacted_at: null, tasks: [] })
      expect(lead.timeline[0]).toMatchObject({ kind: 'call', note: `Called: ${outcome}` })
    },
  )

  test('that is to be made again later becomes a reminder, and the visitor still waits', async () => {
    const id = await leadOf(sana, { name: 'Farah' })
    const later = { way: 'call', outcome: 'call back', call_back_at: '2090-03-04T16:30:00+05:00' }
    expect((await tell(`/${id}/contacts`, later, sana)).status).toBe(200)
    const lead = await detail(id, sana)
    expect(lead).toMatchObject({ status: 'assigned', first_contacted_at: null })
    expect(lead.timeline[0]?.note).toBe('Called: call back at 16:30 PKT on 4 Mar')
    expect(lead.tasks).toMatchObject([{ text: 'Call back Farah', due_at: '2090-03-04T11:30:00.000Z' }])
  })

  test('that was answered ends the wait, also after others that were not', async () => {
    const id = await leadOf(sana)
    for (const outcome of ['no answer', 'answered'])
      await tell(`/${id}/contacts`, { way: 'call', outcome }, sana)
    const lead = await detail(id)
    expect(lead).toMatchObject({ status: 'contacted', first_contacted_at: expect.any(String) })
    expect(lead.timeline[0]?.note).toBe('Called: answered')
  })

  test.each([
    { way: 'call' },
    { way: 'whatsapp', outcome: 'answered' },
    { way: 'call', outcome: 'call back' },
    { way: 'call', outcome: 'call back', call_back_at: '2020-01-01T10:00:00Z' },
    { way: 'call', outcome: 'answered', call_back_at: '2090-01-01T10:00:00Z' },
  ])('is not recorded as %j', async (body) => {
    const id = await leadOf(sana)
    expect((await tell(`/${id}/contacts`, body, sana)).status).toBe(422)
    expect((await detail(id)).timeline).toHaveLength(2)
  })
})

describe('many leads', () => {
  test('are assigned to an agent together; Undo gives each back to its former owner', async () => {
    const [one, other] = [await leadOf(sana), await leadFrom('/api/contact')]
    await tell(`/${one}/status`, { from: 'assigned', to: 'contacted' }, sana)
    await tell('/assign', { ids: [other], owner_id: null }, manager)
    const before = [await detail(one), await detail(other)]
    const given = await tell('/assign', { ids: [one, other], owner_id: omar.agentId }, manager)
    expect((await given.json()).data.changed.sort()).toEqual([one, other].sort())
    const after = [await detail(one), await detail(other)]
    expect(after.map(({ owner, status }) => [owner?.name, status])).toEqual([
      ['Omar Shah', 'contacted'],
      ['Omar Shah', 'assigned'],
    ])
    expect((await tell('/undo', { ids: [one, other] }, manager)).status).toBe(200)
    const undone = [await detail(one), await detail(other)]
    expect(undone.map(({ owner, status }) => [owner, status])).toEqual(
      before.map(({ owner, status }) => [owner, status]),
    )
    // Once is enough.
    expect((await tell('/undo', { ids: [one] }, manager)).status).toBe(409)
  })

  test('are not assigned to an unknown agent, and not at all when one lead is unknown', async () => {
    const id = await leadOf(sana)
    const gone = await makeAgent(api.database.db, { active: false })
    for (const owner_id of [gone.id, 2_000_000_000]) {
      expect((await tell('/assign', { ids: [id], owner_id }, manager)).status).toBe(422)
    }
    expect(
      (await tell('/assign', { ids: [id, 2_000_000_000], owner_id: omar.agentId }, manager)).status,
    ).toBe(404)
    expect((await detail(id)).owner?.name).toBe('Sana Malik')
    await tell('/assign', { ids: [id], owner_id: null }, manager)
    expect(await detail(id)).toMatchObject({ owner: null, status: 'new' })
  })

  test('Undo does not overwrite a colleague’s later change', async () => {
    const id = await leadOf(sana)
    await tell('/assign', { ids: [id], owner_id: omar.agentId }, manager)
    await tell(`/${id}/contacts`, { way: 'call', outcome: 'answered' }, omar)
    expect((await tell('/undo', { ids: [id] }, manager)).status).toBe(409)
    expect(await detail(id)).toMatchObject({ owner: { name: 'Omar Shah' }, status: 'contacted' })
    expect((await tell('/undo', { ids: [id] }, omar)).status).toBe(200)
    expect(await detail(id)).toMatchObject({ status: 'assigned', first_contacted_at: null })
  })
})

describe('the same person twice', () => {
  test('is suggested by phone and e-mail, put together, and taken apart again', async () => {
    const person = { name: 'Nadia', email: 'Nadia@example.com', phone: '0333 7654321' }
    const first = await leadOf(sana, person)
    const second = await leadOf(sana, {
      ...person,
      email: 'nadia@EXAMPLE.com',
      phone: '+923337654321',
      message: 'A second house',
    })
    const foreign = await leadOf(omar, person)
    // A lead goes to the agent who has the person: here another agent has it.
    await tell('/assign', { ids: [foreign], owner_id: omar.agentId }, manager)
    const same = (lead: LeadDetail) => lead.related.map((one) => [one.id, one.same])
    expect(same(await detail(first, sana))).toEqual([[second, ['phone', 'email']]])
    expect(same(await detail(first))).toHaveLength(2)
    expect((await tell(`/${second}/merge`, { into: second }, sana)).status).toBe(422)
    expect((await tell(`/${second}/merge`, { into: first }, sana)).status).toBe(200)
    expect(await ids('status=all', sana)).not.toContain(second)
    const main = await detail(first, sana)
    expect(main.related).toEqual([])
    expect(main.merged.map(({ id }) => id)).toEqual([second])
    expect(main.timeline.filter(({ kind }) => kind === 'received')).toHaveLength(2)
    // What the second one asked, and about which property, is shown with the first.
    const other = await detail(second, sana)
    expect(main.merged[0]).toMatchObject({ facts: other.facts, listing: { id: other.listing?.id } })
    expect(main.merged[0]?.facts).toContainEqual({ label: 'Message', value: 'A second house', isLong: true })
    expect(main.listing?.id).not.toBe(other.listing?.id)

    // The other reference shows the status of the merged lead.
    await tell(`/${first}/contacts`, { way: 'call', outcome: 'answered' }, sana)
    const merged = await detail(second, sana)
    expect(merged.merged_into?.id).toBe(first)
    const state = await (await api.request(`/api/inquiry/${merged.reference}`)).json()
    expect(state.data.state).toBe('contacted')
    expect((await tell(`/${second}/contacts`, { way: 'call', outcome: 'answered' }, sana)).status).toBe(409)
    expect((await tell(`/${foreign}/merge`, { into: second }, manager)).status).toBe(409)

    expect((await tell(`/${second}/unmerge`, {}, sana)).status).toBe(200)
    expect((await tell(`/${second}/unmerge`, {}, sana)).status).toBe(409)
    expect(await ids('status=all', sana)).toContain(second)
    expect(await detail(second)).toMatchObject({ status: 'assigned', merged_into: null })
  })

  test('brings its own back with it, however many were put together with others since', async () => {
    const [one, two, three] = [await leadOf(sana), await leadOf(sana), await leadOf(sana)]
    const merge = async (id: number, into: number) =>
      expect((await tell(`/${id}/merge`, { into }, sana)).status).toBe(200)
    const mergedOf = async (id: number) => (await detail(id, sana)).merged.map((lead) => lead.id)
    await merge(one, two)
    await merge(two, three)
    expect(await mergedOf(three)).toEqual([one, two])
    const main = await detail(three, sana)
    expect(main.timeline.filter(({ kind }) => kind === 'received')).toHaveLength(3)
    await tell(`/${three}/contacts`, { way: 'call', outcome: 'answered' }, sana)
    const { reference } = await detail(one, sana)
    const state = async () => (await (await api.request(`/api/inquiry/${reference}`)).json()).data.state
    expect(await state()).toBe('contacted')

    expect((await tell(`/${two}/unmerge`, {}, sana)).status).toBe(200)
    expect(await mergedOf(three)).toEqual([])
    expect(await mergedOf(two)).toEqual([one])
    expect(await state()).toBe('assigned')
  })

  test('a call-back that was put together is no longer open, and comes back only when no other is', async () => {
    const phone = '0345 5556677'
    const request = { name: 'Hina', phone }
    const main = await leadOf(sana, { phone })
    const first = await leadFrom('/api/getInTouch/addGetInTouch', request)
    expect((await post(api, '/api/getInTouch/addGetInTouch', request)).status).toBe(409)
    expect((await tell(`/${first}/merge`, { into: main }, manager)).status).toBe(200)
    await leadFrom('/api/getInTouch/addGetInTouch', request)
    expect((await tell(`/${first}/unmerge`, {}, manager)).status).toBe(409)
  })
})

test('a reminder is one’s own; it is done, and not done after all', async () => {
  const id = await leadOf(sana)
  const task = { text: 'Call after the prayer', due_at: '2030-01-01T15:00:00+05:00', lead_id: id }
  const made = await post(api, '/api/admin/tasks', task, { cookie: sana.cookie })
  const { data } = await made.json()
  expect(data).toMatchObject({ text: task.text, due_at: '2030-01-01T10:00:00.000Z', lead: { id } })
  expect((await detail(id, sana)).tasks.map((one) => one.id)).toEqual([data.id])
  expect((await detail(id)).tasks).toEqual([])
  const finish = (done: boolean, by: Colleague) =>
    post(api, `/api/admin/tasks/${data.id}/done`, { done }, { cookie: by.cookie })
  expect((await finish(true, manager)).status).toBe(404)
  expect((await finish(true, sana)).status).toBe(200)
  expect((await detail(id, sana)).tasks[0]?.done_at).not.toBeNull()
  expect((await finish(false, sana)).status).toBe(200)
  expect((await detail(id, sana)).tasks[0]?.done_at).toBeNull()
  for (const wrong of [{ text: '' }, { due_at: 'tomorrow' }, { staff_id: manager.id }]) {
    expect((await post(api, '/api/admin/tasks', { ...task, ...wrong }, { cookie: sana.cookie })).status).toBe(
      422,
    )
  }
})

describe('an export', () => {
  const exported = (query: string, by: Colleague) =>
    api.request(`/api/admin/exports/leads.csv?${query}`, { headers: { cookie: by.cookie } })
  const rowOf = async (id: number) => {
    const rows: Record<string, string>[] = parse(await (await exported('status=all', manager)).text(), {
      columns: true,
      bom: true,
    })
    return rows.find((row) => row.ID === String(id))
  }

  test('follows the filters and the reach, and runs in no spreadsheet', async () => {
    const id = await leadOf(sana, { name: '=1+1', message: '@SUM(A1)' })
    await leadOf(omar)
    const answer = await exported('status=assigned', sana)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const text = await answer.text()
    const [, newest = ''] = text.split('\r\n')
    expect(newest).toContain(`${id},`)
    expect(newest).toContain(`"'=1+1"`)
    expect(newest).toContain(`"'@SUM(A1)"`)
    expect(text).not.toContain('Omar Shah')
    const log = await api.database.db.select().from(auditLog).where(eq(auditLog.action, 'export'))
    expect(log).toMatchObject([{ staff_id: sana.id, entity: 'leads', after: { status: ['assigned'] } }])
  })

  test('has phones in E.164 as text, and times in Pakistan time', async () => {
    const id = await leadOf(sana, { phone: '0301 7654321' })
    await api.database.db
      .update(leads)
      .set({ created_at: new Date('2026-11-20T20:15:00Z') })
      .where(eq(leads.id, id))
    expect(await rowOf(id)).toMatchObject({
      Phone: "'+923017654321",
      Language: 'English',
      'Received (Asia/Karachi)': '2026-11-21 01:15',
    })
  })

  test('has every field of a valuation and of a wanted property', async () => {
    const valuation = await leadFrom('/api/valuation', {
      purpose: 'rent',
      city: 'Lahore',
      area: 'DHA Phase 6',
      type: 'commercial',
      size: '12.5',
      size_unit: 'kanal',
      beds: '4',
    })
    expect(await rowOf(valuation)).toMatchObject({
      Kind: 'Valuation request',
      Purpose: 'rent',
      'City as sent': 'Lahore',
      Area: 'DHA Phase 6',
      'Property type': 'commercial',
      Size: '12.5',
      'Size unit': 'kanal',
      Beds: '4',
      'Other details': '',
    })
    const wanted = await leadFrom('/api/wanted', {
      fullname: 'Noor Jehan',
      purpose: 'Rent',
      type: 'residential',
      subtype: 'house',
      city: 'Lahore',
      selectedAreas: ['Gulberg', 'Model Town'],
      size: '10',
      sizeUnit: 'marla',
      minPrice: '90000',
      maxPrice: '150000',
      description: 'With a garden',
      areaName: 'near the park',
    })
    expect(await rowOf(wanted)).toMatchObject({
      Kind: 'Property request',
      Purpose: 'Rent',
      'Property type': 'residential',
      Subtype: 'house',
      'City as sent': 'Lahore',
      Area: 'near the park',
      'Selected areas': 'Gulberg; Model Town',
      Size: '10',
      'Size unit': 'marla',
      'Minimum price (PKR)': '90000',
      'Maximum price (PKR)': '150000',
      Message: 'With a garden',
      'Other details': '',
    })
  })
})

describe('news of leads', () => {
  /** Reads the events as they come. */
  async function listen(by: Colleague) {
    const answer = await ask('/news', by)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain('quiet')
    const read = async () => (await reader.read()).value?.split('\n') ?? []
    return {
      next: async () => (await read())[0],
      /** The notices, before the event that something changed. */
      async told() {
        const [event, data = ''] = await read()
        expect(event).toBe('event: told')
        expect((await read())[0]).toBe('event: leads')
        return JSON.parse(data.replace('data: ', ''))
      },
      leave: () => reader.cancel(),
    }
  }

  test('reach those who may see the lead, and stop when they sign out', async () => {
    const { size } = api.context.news
    const [ofManager, ofSana, ofOmar] = [await listen(manager), await listen(sana), await listen(omar)]
    await leadOf(sana)
    expect(await ofManager.told()).toMatchObject([{ what: 'came', count: 1 }])
    expect(await ofSana.told()).toMatchObject([{ what: 'given', count: 1 }])
    // Omar hears of his own, and of no earlier one.
    const his = ofOmar.told()
    const id = await leadOf(omar)
    expect(await his).toMatchObject([{ what: 'given', lead: { id } }])
    expect(await ofManager.told()).toMatchObject([{ what: 'came', lead: { id, kind: 'property_inquiry' } }])
    await tell('/assign', { ids: [id], owner_id: sana.agentId }, manager)
    // The agent who loses it hears that something changed; only its new owner hears what.
    expect(await ofOmar.next()).toBe('event: leads')
    const [given] = await ofSana.told()
    expect(given).toMatchObject({ what: 'given', lead: { id, reference: expect.stringMatching(/^AG-/) } })
    expect(Object.keys(given.lead)).toEqual(['id', 'kind', 'reference'])
    await ofSana.leave()
    await ofManager.leave()
    await post(api, '/api/admin/sign-out', {}, { cookie: omar.cookie })
    await leadOf(omar)
    expect(await ofOmar.next()).toBe('event: signed-out')
    expect(await ofOmar.next()).toBeUndefined()
    expect(api.context.news.size).toBe(size)
  })

  test('end when the account becomes that of another agent', async () => {
    const { db } = api.database
    const [before, after] = [await makeAgent(db), await makeAgent(db)]
    const member = await agentOf(before.id)
    const { next } = await listen(member)
    await db.update(staff).set({ agentId: after.id }).where(eq(staff.id, member.id))
    await leadOf(member)
    expect(await next()).toBe('event: signed-out')
  })

  test('are not subscribed to by a HEAD request', async () => {
    const { size } = api.context.news
    const { cookie } = manager
    await api.request('/api/admin/leads/news', { method: 'HEAD', headers: { cookie } })
    expect(api.context.news.size).toBe(size)
  })

  test('reach one person over a handful of connections at a time', async () => {
    const open = await Promise.all(Array.from({ length: 8 }, () => listen(sana)))
    expect((await ask('/news', sana)).status).toBe(503)
    const other = await listen(manager)
    for (const { leave } of [...open, other]) await leave()
    const again = await listen(sana)
    await again.leave()
  })

  test('end with the server', async () => {
    const { next } = await listen(manager)
    api.context.news.close()
    expect(await next()).toBeUndefined()
  })
})
