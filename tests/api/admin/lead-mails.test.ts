import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agency } from '#agency'
import { leadEvents, leads, mails, settings, staff } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { emailAgent } from '#domain/leads/email-agent.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { remindManagers } from '#domain/leads/remind-managers.ts'
import { openMailer } from '#mail/mailer.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeListing } from '../../support/factories.ts'
import { type Mailbox, openMailbox } from '../../support/mailbox.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

const siteUrl = 'https://homes.example'
const always = { office_days: [1, 2, 3, 4, 5, 6, 7], office_opens: '00:00', office_closes: '23:59' }

let api: TestApi
let mailbox: Mailbox
let room: Parameters<typeof emailAgent>[0]
let manager: Colleague
let sana: Colleague & { agentId: number }
let omar: Colleague & { agentId: number }

beforeAll(async () => {
  api = await createTestApi()
  mailbox = await openMailbox()
  const { db } = api.database
  room = {
    ...api.context,
    siteUrl: () => siteUrl,
    actor: system('A test'),
    mailer: openMailer({ smtpUrl: mailbox.url, from: agency.email }),
  }
  manager = await signedIn(api, 'manager')
  sana = await agentCalled('Sana Malik')
  omar = await agentCalled('Omar Shah')
  await db.insert(settings).values({ key: 'office', value: always })
})
afterAll(async () => {
  room.mailer?.close()
  await mailbox.close()
  await api.close()
})
beforeEach(() => api.database.pool.query('DELETE FROM pgboss.job'))

async function agentCalled(name: string) {
  const { id: agentId } = await makeAgent(api.database.db, { name })
  return { ...(await signedIn(api, 'agent', { agentId })), agentId }
}

let sent = 0
/** A lead about a listing of that agent, followed up by the rules. */
async function leadOf({ agentId }: { agentId: number }, fields: object = {}): Promise<number> {
  sent += 1
  const { id } = await makeListing(api.database.db, { agent_id: agentId, title: `House ${sent}` })
  const person = { name: `Visitor ${sent}`, email: `v${sent}@example.com`, phone: `030077${10_000 + sent}` }
  return received('/api/inquiry/property', { ...person, property_id: id, message: 'Is it sunny?', ...fields })
}

async function received(path: string, fields: object): Promise<number> {
  const { data } = await (await post(api, path, fields)).json()
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, data.reference))
  const id = lead?.id ?? 0
  await followUp({ ...room, mailer: undefined, actor: system('A test') }, [id])
  return id
}

const assign = (ids: readonly number[], owner_id: number | null, by = manager) =>
  post(api, '/api/admin/leads/assign', { ids, owner_id }, { cookie: by.cookie })
const open = (id: number, by: Colleague) =>
  post(api, `/api/admin/leads/${id}/opened`, {}, { cookie: by.cookie })
const choose = (choices: object, by: Colleague) =>
  post(api, '/api/admin/mail-choices', choices, { cookie: by.cookie }, 'PUT')

/** Runs the queued jobs in their order, as the worker does; twice, as after a worker was killed. */
async function work(): Promise<void> {
  const { rows } = await api.database.pool.query<{ data: { leadIds: number[] } }>(
    "DELETE FROM pgboss.job WHERE name = 'leads-waiting' RETURNING data",
  )
  for (const { data } of rows)
    for (const _ of [1, 2]) await emailAgent({ ...room, actor: system('A test') }, data.leadIds)
}

const mailsTo = (email: string) =>
  api.database.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id))
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

async function leadAt(id: number) {
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.id, id))
  if (!lead) throw new Error('The lead is gone')
  return lead
}

describe('the agent of a lead', () => {
  test('gets one mail with who asks, what, about which property, and the link that opens the lead', async () => {
    const id = await leadOf(sana, { name: 'Bilal' })
    await work()
    const { reference, phone } = await leadAt(id)
    const [mail, ...more] = await mailsTo(sana.email)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(new RegExp(`^Assigned to you: ${reference}, House \\d+ \\(ID \\d+\\)$`))
    for (const words of ['Bilal', phone ?? '', 'Is it sunny?', `${siteUrl}/admin/leads/${id}`]) {
      expect(mail?.text).toContain(words)
    }
    expect(mail?.html).toContain('https://wa.me/92')
    expect(mail).toMatchObject({ status: 'sent', reply_to: expect.stringContaining('@example.com') })
    const toAgency = await mailsTo(agency.email)
    expect(toAgency.filter(({ lead_id }) => lead_id === id)).toMatchObject([{ purpose: 'agency' }])
  })

  test('gets it once the mail server takes mails again, and once', async () => {
    const id = await leadOf(omar)
    mailbox.refuseNext(1)
    await expect(emailAgent({ ...room, actor: system('A test') }, [id])).rejects.toThrow(/Try again later/)
    await work()
    expect((await mailsTo(omar.email)).map(({ status }) => status)).toEqual(['sent'])
  })

  test('gets another email for a lead that came back to them, and none for one they assigned themselves', async () => {
    const id = await leadOf(sana)
    await work()
    const before = [(await mailsTo(sana.email)).length, (await mailsTo(omar.email)).length] as const
    await assign([id], omar.agentId)
    await work()
    await assign([id], sana.agentId)
    await work()
    expect(await mailsTo(omar.email)).toHaveLength(before[1] + 1)
    expect(await mailsTo(sana.email)).toHaveLength(before[0] + 1)
    const own = { source: 'phone', kind: 'inquiry', name: 'Rabia', phone: '0300 7654321', message: 'A plot' }
    expect((await post(api, '/api/admin/leads', own, { cookie: sana.cookie })).status).toBe(200)
    await work()
    expect(await mailsTo(sana.email)).toHaveLength(before[0] + 1)
  })

  test('gets no email once the lead is reassigned; a lead without an agent causes none', async () => {
    const id = await leadOf(sana)
    const before = await subjectsTo(sana.email)
    await assign([id], null)
    await work()
    expect(await subjectsTo(sana.email)).toEqual(before)
  })

  test('gets one email for many leads assigned together', async () => {
    const many = []
    for (let at = 0; at < 6; at += 1) many.push(await leadOf(sana))
    await api.database.pool.query('DELETE FROM pgboss.job')
    await assign(many, omar.agentId)
    await work()
    const mail = (await mailsTo(omar.email)).at(-1)
    expect(mail?.subject).toBe('6 leads assigned to you')
    for (const id of many) expect(mail?.text).toContain(`${siteUrl}/admin/leads/${id}`)
  })

  test('is written to at their own address without a sign-in, and not twice at the agency’s', async () => {
    const { db } = api.database
    const alone = await makeAgent(db)
    const shared = await makeAgent(db, { email: agency.email })
    await leadOf({ agentId: alone.id })
    const id = await leadOf({ agentId: shared.id })
    await work()
    expect(await mailsTo(alone.email)).toHaveLength(1)
    const written = (await mailsTo(agency.email)).filter(({ lead_id }) => lead_id === id)
    expect(written.map(({ purpose }) => purpose)).toEqual(['agency'])
  })

  test('gets none once they chose so', async () => {
    const before = await subjectsTo(sana.email)
    const answer = await choose({ lead_given: false }, sana)
    expect((await answer.json()).data).toEqual([{ name: 'lead_given', chosen: false }])
    await leadOf(sana)
    await work()
    expect(await subjectsTo(sana.email)).toEqual(before)
    await choose({ lead_given: true }, sana)
  })
})

describe('a lead that is not opened in time', () => {
  const later = new Date(Date.now() + 3_600_000)
  const since = async (id: number) => (await leadAt(id)).assigned_at?.toISOString() ?? ''
  const tell = async (id: number, now = later) =>
    remindManagers({ ...room, clock: () => now }, { leadId: id, since: await since(id) })

  const looks = async () =>
    (
      await api.database.pool.query(
        "SELECT start_after > now() + interval '10 minutes' AS later, data FROM pgboss.job WHERE name = 'lead-to-open'",
      )
    ).rows

  test('is to be looked at again after the promised minutes', async () => {
    const id = await leadOf(sana)
    await work()
    expect(await looks()).toEqual([{ later: true, data: { leadId: id, since: await since(id) } }])
  })

  test('is looked at again once, however often the mail server refuses the mail to its agent', async () => {
    const id = await leadOf(sana)
    for (const _ of [1, 2, 3]) {
      mailbox.refuseNext(1)
      await expect(emailAgent({ ...room, actor: system('A test') }, [id])).rejects.toThrow()
    }
    expect(await looks()).toHaveLength(1)
    await work()
    expect(await looks()).toHaveLength(1)
  })

  test('is checked again when more minutes were promised meanwhile', async () => {
    const id = await leadOf(sana)
    await work()
    for (const _ of [1, 2]) await tell(id, new Date())
    expect(await looks()).toHaveLength(1)
    const { db } = api.database
    const promise = (minutes: number) =>
      db
        .update(settings)
        .set({ value: { ...always, promised_minutes: minutes } })
        .where(eq(settings.key, 'office'))
    await promise(120)
    for (const _ of [1, 2]) await tell(id)
    expect(await looks()).toHaveLength(2)
    await promise(15)
  })

  test('is reported to the managers, once, with the agent’s name', async () => {
    const admin = await signedIn(api, 'admin')
    const id = await leadOf(sana)
    await tell(id, new Date())
    expect(await mailsTo(manager.email)).toEqual([])
    for (const _ of [1, 2]) await tell(id)
    const { reference } = await leadAt(id)
    expect(await subjectsTo(manager.email)).toEqual([
      expect.stringContaining(`Not opened by Sana Malik: ${reference}`),
    ])
    // An administrator gets the email only after choosing it.
    expect(await mailsTo(admin.email)).toEqual([])
    await choose({ lead_unopened: true }, admin)
    await choose({ lead_unopened: false }, manager)
    const other = await leadOf(omar)
    await tell(other)
    expect([(await mailsTo(admin.email)).length, (await mailsTo(manager.email)).length]).toEqual([1, 1])
    await choose({ lead_unopened: true }, manager)
  })

  test('is not reported once its agent opened it, called, or passed it on', async () => {
    const before = await subjectsTo(manager.email)
    const [opened, called, given] = [await leadOf(sana), await leadOf(sana), await leadOf(sana)]
    const earlier = await since(given)
    expect((await open(opened, sana)).status).toBe(200)
    await post(api, `/api/admin/leads/${called}/contacts`, { way: 'whatsapp' }, { cookie: sana.cookie })
    await assign([given], omar.agentId)
    for (const id of [opened, called]) await tell(id)
    await remindManagers({ ...room, clock: () => later }, { leadId: given, since: earlier })
    expect(await subjectsTo(manager.email)).toEqual(before)
    // A manager who opens it does not open it for its agent; the next agent has to open it as well.
    await open(given, manager)
    await tell(given)
    await assign([opened], omar.agentId)
    await tell(opened)
    expect(await subjectsTo(manager.email)).toHaveLength(before.length + 2)
  })

  test('is opened once on its timeline', async () => {
    const id = await leadOf(sana)
    for (const _ of [1, 2]) await open(id, sana)
    const isOpening = and(eq(leadEvents.lead_id, id), eq(leadEvents.kind, 'opened'))
    expect(await api.database.db.$count(leadEvents, isOpening)).toBe(1)
    expect((await open(id, omar)).status).toBe(404)
  })
})

describe('feedback', () => {
  const feedback = { name: 'Farah', email: 'farah@example.com', feedback: 'Nobody called me back.' }
  let number = 0
  const send = () => {
    number += 1
    return received('/api/contact', { ...feedback, phone: `030088${10_000 + number}` })
  }

  test('goes to the person whom administrators chose, besides the agency, and to no agent', async () => {
    const admin = await signedIn(api, 'admin')
    const change = (feedback_desk: string) =>
      post(api, '/api/admin/settings', { feedback_desk }, { cookie: admin.cookie }, 'PUT')
    expect((await change(sana.id)).status).toBe(422)
    expect((await change(manager.id)).status).toBe(200)
    const id = await send()
    const written = await api.database.db
      .select()
      .from(mails)
      .where(eq(mails.lead_id, id))
      .orderBy(asc(mails.id))
    expect(written.map(({ purpose, recipient }) => [purpose, recipient])).toEqual([
      ['agency', agency.email],
      ['desk', manager.email],
      ['visitor', feedback.email],
    ])
    await work()
    expect(
      await api.database.db.$count(mails, and(eq(mails.lead_id, id), like(mails.purpose, 'given%'))),
    ).toBe(0)
    // A desk member who left gets no more: only the agency's own email remains.
    await api.database.db.update(staff).set({ active: false }).where(eq(staff.id, manager.id))
    const next = await send()
    expect(await api.database.db.$count(mails, and(eq(mails.lead_id, next), eq(mails.purpose, 'desk')))).toBe(
      0,
    )
    await api.database.db.update(staff).set({ active: true }).where(eq(staff.id, manager.id))
  })
})
