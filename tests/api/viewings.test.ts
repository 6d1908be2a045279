import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { addressHeader } from '#api/sender.ts'
import { readConfig } from '#config'
import { ApiError } from '#contract/api/api-errors.ts'
import { viewingSlots, writeSlot } from '#contract/viewings/viewing-times.ts'
import { FreeTimes, ViewingAnswer, ViewingReceipt } from '#contract/viewings/viewings.ts'
import { leadEvents, leads, listings, mails, viewings } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { completingSecrets } from '#domain/outbox/complete-secrets.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { emailAboutViewing } from '#domain/viewings/email-viewing.ts'
import { remindOfViewings } from '#domain/viewings/remind.ts'
import { openMailer } from '#mail/mailer.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeListing } from '../support/factories.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { type Colleague, post, signedIn } from '../support/staff.ts'
import { testSecret } from '../support/test-secret.ts'

let api: TestApi
let mailbox: Mailbox
let manager: Colleague
let sana: Colleague & { agentId: number }

beforeAll(async () => {
  api = await createTestApi()
  mailbox = await openMailbox()
  manager = await signedIn(api, 'manager')
  const { id: agentId } = await makeAgent(api.database.db, { name: 'Sana Malik' })
  sana = { ...(await signedIn(api, 'agent', { agentId })), agentId }
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await mailbox.close()
  await api.close()
})

const officeHours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }
const times = () => viewingSlots(new Date(), officeHours).map(writeSlot)

let visitors = 0
/** A request for a listing of its own, from a new visitor. */
async function request(fields: Record<string, unknown> = {}, agentId: number | null = null) {
  visitors += 1
  const property_id = fields.property_id ?? (await makeListing(api.database.db, { agent_id: agentId })).id
  const person = { name: 'Bilal Ahmed', phone: `030055${10_000 + visitors}` }
  return post(api, '/api/viewings', {
    ...person,
    property_id,
    slots: times().slice(3, 6).join(','),
    ...fields,
  })
}

/** The link of a stored request, and the viewing behind it. */
async function requested(fields: Record<string, unknown> = {}, agentId: number | null = null) {
  const answer = await request(fields, agentId)
  expect(answer.status).toBe(201)
  const { reference, path } = ViewingReceipt.parse(await answer.json()).data
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, reference))
  const leadId = lead?.id ?? 0
  // The rules would give it to the agent of the listing.
  await api.database.db.update(leads).set({ owner_id: agentId }).where(eq(leads.id, leadId))
  const [viewing] = await api.database.db.select().from(viewings).where(eq(viewings.lead_id, leadId))
  return { secret: path.slice('/viewing/'.length), leadId, id: viewing?.id ?? 0, reference }
}

async function state(secret: string) {
  const answer = await api.request(`/api/viewings/${secret}`)
  expect(answer.status).toBe(200)
  return ViewingAnswer.parse(await answer.json()).data
}

const byVisitor = (secret: string, change: object) => post(api, `/api/viewings/${secret}`, change)
const byStaff = (id: number, change: object, { cookie } = manager) =>
  post(api, `/api/admin/viewings/${id}`, change, { cookie })

const begin = (lead: number, asked: object, { cookie } = manager) =>
  post(api, `/api/admin/leads/${lead}/viewings`, asked, { cookie })

/** A lead of a visitor who called about a listing. */
async function leadAbout({ id }: { id: number | null }) {
  visitors += 1
  const said = { kind: 'property_inquiry', name: 'Hira Shah', phone: `030077${10_000 + visitors}` } as const
  const row = { ...said, reference: `AG-CALL-${visitors}`, payload: {}, listing_id: id }
  const [lead] = await api.database.db.insert(leads).values(row).returning({ id: leads.id })
  return lead?.id ?? 0
}

async function problem(answer: Response) {
  return ApiError.parse(await answer.json()).error
}

const time = (at: string | undefined) => new Date(at ?? '').toISOString()

describe('a visitor asks to view a listing', () => {
  test('with a name, a phone and up to three of the free times: a phone number is enough', async () => {
    const slots = times().slice(-2)
    const { secret, leadId, reference } = await requested({
      slots: slots.join(','),
      time_zone: 'Europe/London',
    })
    expect(await state(secret)).toMatchObject({
      reference,
      state: 'proposed',
      version: 0,
      slots: slots.map(time),
      at: null,
      time_zone: 'Europe/London',
    })
    const [lead] = await api.database.db.select().from(leads).where(eq(leads.id, leadId))
    expect(lead).toMatchObject({ kind: 'viewing', email: null, listing_id: expect.any(Number) })
  })

  test('the same request twice is stored once and has the same page', async () => {
    const { id } = await makeListing(api.database.db)
    const send = () =>
      request({ property_id: id, phone: '0300 7654321' }).then(async (answer) => answer.json())
    expect(await send()).toEqual(await send())
  })

  test.each([
    [{ slots: '' }, { slots: 'This is a required field' }],
    [{ slots: 'tomorrow' }, { slots: 'Choose a time from the list' }],
    [{ slots: undefined }, { slots: 'This is a required field' }],
    [
      { name: ' ', phone: 'call me' },
      { name: 'This is a required field', phone: 'Not a number' },
    ],
    [{ email: 'nobody' }, { email: 'Not a valid email address' }],
  ])('%j is refused at its field', async (fields, messages) => {
    const answer = await request(fields)
    expect(answer.status).toBe(422)
    expect((await problem(answer)).fields).toEqual(messages)
  })

  test('a time that has passed, at night, or far ahead is refused in a sentence', async () => {
    const hour = 3_600_000
    const at = (ms: number) => writeSlot(new Date(Math.floor((Date.now() + ms) / hour) * hour))
    const midnight = times()[0]?.replace(/T\d\d/, 'T19') ?? ''
    for (const [slots, sentence] of [
      [at(-24 * hour), /has passed\. Choose a later time\./],
      [midnight, /outside our office hours/],
      [at(90 * 24 * hour), /outside our office hours or too far ahead/],
    ] as const) {
      const answer = await request({ slots })
      expect(answer.status).toBe(422)
      expect((await problem(answer)).fields?.slots).toMatch(sentence)
    }
  })

  test('a listing that was sold cannot be viewed, a draft is not there', async () => {
    const { db } = api.database
    const sold = await makeListing(db, { status: 'sold' })
    const answer = await request({ property_id: sold.id })
    expect(answer.status).toBe(409)
    expect((await problem(answer)).message).toContain('no longer available')
    const free = await api.request(`/api/listings/${sold.id}/viewing-times`)
    expect(FreeTimes.parse(await free.json()).data.slots).toEqual([])
    const draft = await makeListing(db, { status: 'draft', published_at: null })
    expect((await request({ property_id: draft.id })).status).toBe(404)
    expect((await api.request(`/api/listings/${draft.id}/viewing-times`)).status).toBe(404)
  })

  test('a thousand requests from one address meet the limit of all forms', async () => {
    const guard = openGuard(api.database.db, testSecret, readConfig({}).formLimits)
    const limited = createApi({ ...api.context, guard })
    const { id: property_id } = await makeListing(api.database.db)
    const send = async (at: number) => {
      const body = { name: 'Many Times', phone: `030066${10_000 + at}`, property_id, slots: times()[4] }
      const headers = { 'content-type': 'application/json', [addressHeader]: '203.0.113.9' }
      return limited.request('/api/viewings', { method: 'POST', headers, body: JSON.stringify(body) })
    }
    const answers: Response[] = []
    for (let at = 0; at < 30; at += 1) answers.push(await send(at))
    const stored = answers.filter(({ status }) => status === 201)
    expect(stored.length).toBeLessThan(answers.length)
    expect(answers.at(-1)?.status).not.toBe(201)
  })
})

describe('a confirmed time', () => {
  test('is free for nobody else, at this listing and at others of its agent', async () => {
    const { db } = api.database
    const [mine, hers, others] = [
      await makeListing(db, { agent_id: sana.agentId }),
      await makeListing(db, { agent_id: sana.agentId }),
      await makeListing(db),
    ]
    const at = times().at(-1) ?? ''
    const { id } = await requested({ property_id: mine.id, slots: at }, sana.agentId)
    expect((await byStaff(id, { action: 'confirm', version: 0, at })).status).toBe(200)
    for (const [listing, isFree] of [
      [mine, false],
      [hers, false],
      [others, true],
    ] as const) {
      const answer = await api.request(`/api/listings/${listing.id}/viewing-times`)
      expect(FreeTimes.parse(await answer.json()).data.slots.includes(time(at))).toBe(isFree)
    }
    const late = await request({ property_id: hers.id, slots: at })
    expect(late.status).toBe(409)
    expect((await problem(late)).message).toMatch(/has been taken in the meantime\. Choose another time\./)
  })

  test('is given once when two accept it together', async () => {
    const listing = await makeListing(api.database.db)
    const at = times().at(-2) ?? ''
    const asked = [await requested({ property_id: listing.id }), await requested({ property_id: listing.id })]
    for (const { id } of asked)
      expect((await byStaff(id, { action: 'propose', version: 0, at, despite_clash: true })).status).toBe(200)
    const answers = await Promise.all(
      asked.map(({ secret }) => byVisitor(secret, { action: 'accept', version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('the visitor follows it on a page of their own', () => {
  test('accepts the time that the agency proposes, moves the viewing, and cancels it', async () => {
    const { secret, id, leadId } = await requested()
    const at = times().at(-4) ?? ''
    await byStaff(id, { action: 'propose', version: 0, at })
    expect(await state(secret)).toMatchObject({ state: 'countered', at: time(at), version: 1 })
    expect((await byVisitor(secret, { action: 'accept', version: 1 })).status).toBe(201)
    expect(await state(secret)).toMatchObject({
      state: 'confirmed',
      at: time(at),
      free: expect.arrayContaining([]),
    })
    const other = times().at(-5) ?? ''
    expect((await byVisitor(secret, { action: 'change', version: 2, slots: other })).status).toBe(201)
    expect(await state(secret)).toMatchObject({ state: 'proposed', slots: [time(other)], at: null })
    expect((await byVisitor(secret, { action: 'cancel', version: 3 })).status).toBe(201)
    expect(await state(secret)).toMatchObject({ state: 'cancelled', ended_by: 'visitor', free: [] })
    const lines = await api.database.db
      .select({ note: leadEvents.note })
      .from(leadEvents)
      .where(eq(leadEvents.lead_id, leadId))
      .orderBy(asc(leadEvents.id))
    expect(lines.map(({ note }) => note.split(/[:]| on | the /)[0])).toEqual(
      ['Sent on', 'Proposed another time', 'Accepted', 'Proposed new times', 'Cancelled'].map((begin) =>
        expect.stringContaining(begin.split(' ')[0] ?? ''),
      ),
    )
  })

  test('what changed meanwhile, or is over, is said and changes nothing', async () => {
    const { secret, id } = await requested()
    await byStaff(id, { action: 'decline', version: 0, reason: 'The owner is abroad' })
    const old = await byVisitor(secret, { action: 'cancel', version: 0 })
    expect([old.status, (await problem(old)).message]).toEqual([
      409,
      expect.stringContaining('changed in the meantime'),
    ])
    const over = await byVisitor(secret, { action: 'change', version: 1, slots: times().at(-1) })
    expect([over.status, (await problem(over)).message]).toEqual([409, expect.stringContaining('is over')])
    expect(await state(secret)).toMatchObject({
      state: 'declined',
      reason: 'The owner is abroad',
      ended_by: 'agency',
    })
  })

  test('without a time there is nothing to propose', async () => {
    const { secret } = await requested()
    const answer = await byVisitor(secret, { action: 'change', version: 0, slots: '' })
    expect([answer.status, (await problem(answer)).fields]).toEqual([
      422,
      { slots: 'Choose at least one time' },
    ])
  })

  test('a forged link opens nothing', async () => {
    const { secret } = await requested()
    const last = secret.at(-1) === 'A' ? 'B' : 'A'
    for (const forged of [secret.slice(0, 22), secret.slice(0, -1) + last, 'x'.repeat(44), `${secret}x`]) {
      expect((await api.request(`/api/viewings/${forged}`)).status).toBe(404)
      expect((await api.request(`/api/viewings/${forged}/calendar.ics`)).status).toBe(404)
      const answer = await byVisitor(forged, { action: 'cancel', version: 0 })
      expect([answer.status, (await problem(answer)).message]).toEqual([
        404,
        expect.stringContaining('no viewing with this link'),
      ])
    }
    expect(await state(secret)).toMatchObject({ state: 'proposed' })
  })
})

describe('staff', () => {
  test('see the clash before they confirm, and may confirm despite it', async () => {
    const listing = await makeListing(api.database.db, { agent_id: sana.agentId })
    const at = times().at(-6) ?? ''
    const first = await requested({ property_id: listing.id, slots: at }, sana.agentId)
    const second = await requested({ property_id: listing.id, slots: at }, sana.agentId)
    await byStaff(first.id, { action: 'confirm', version: 0, at })
    const shown = await api.request(`/api/admin/leads/${second.leadId}/viewings`, {
      headers: { cookie: sana.cookie },
    })
    expect((await shown.json()).data).toMatchObject([
      { clashes: [{ at: time(at), same: 'listing', lead: { id: first.leadId, name: 'Bilal Ahmed' } }] },
    ])
    const refused = await byStaff(second.id, { action: 'confirm', version: 0, at })
    expect([refused.status, (await problem(refused)).message]).toEqual([
      409,
      expect.stringContaining('Another viewing is at the same time'),
    ])
    const done = await byStaff(second.id, { action: 'confirm', version: 0, at, despite_clash: true })
    expect(done.status).toBe(200)
    const [lead] = await api.database.db.select().from(leads).where(eq(leads.id, second.leadId))
    expect(lead).toMatchObject({ status: 'viewing', first_contacted_at: expect.any(Date) })
  })

  test('agents see and change their own viewings alone', async () => {
    const { id, leadId } = await requested({}, null)
    const own = await requested({}, sana.agentId)
    const { cookie } = sana
    const ask = (path: string) => api.request(`/api/admin${path}`, { headers: { cookie } })
    expect((await ask(`/leads/${leadId}/viewings`)).status).toBe(404)
    const at = times().at(-7)
    expect((await byStaff(id, { action: 'confirm', version: 0, at }, sana)).status).toBe(404)
    const { data } = await (await ask(`/viewings?from=${at?.slice(0, 10)}`)).json()
    const seen = data.waiting.map((row: { id: number }) => row.id)
    expect(seen).toContain(own.id)
    expect(seen).not.toContain(id)
  })

  test('a time that is past, an outcome before the viewing and a stale change are refused', async () => {
    const { id } = await requested()
    const past = await byStaff(id, { action: 'confirm', version: 0, at: '2026-01-02T06:00:00Z' })
    expect([past.status, (await problem(past)).fields]).toEqual([422, { at: 'Choose a time in the future' }])
    const at = times().at(-8) ?? ''
    await byStaff(id, { action: 'confirm', version: 0, at })
    const stale = await byStaff(id, { action: 'decline', version: 0, reason: 'No' })
    expect(stale.status).toBe(409)
    const early = await byStaff(id, { action: 'finish', version: 1, outcome: 'interested' })
    expect([early.status, (await problem(early)).message]).toEqual([
      409,
      expect.stringContaining('has begun'),
    ])
    const before = new Date(Date.now() - 2 * 3_600_000)
    await api.database.db.update(viewings).set({ at: before }).where(eq(viewings.id, id))
    const done = await byStaff(id, { action: 'finish', version: 1, outcome: 'interested' })
    expect((await done.json()).data).toMatchObject({ state: 'done', outcome: 'interested' })
  })

  test('give a visitor who called a time, confirmed or proposed', async () => {
    const { db } = api.database
    const at = times().at(-12) ?? ''
    const called = await leadAbout({ id: (await makeListing(db)).id })
    const confirmed = await begin(called, { action: 'confirm', at, despite_clash: true })
    expect(confirmed.status).toBe(200)
    const { data } = await confirmed.json()
    expect(data).toMatchObject({ state: 'confirmed', at: time(at), slots: [], version: 1 })
    expect(data.message).toContain('is confirmed')
    expect(data.reminder).toMatch(/a reminder of your viewing .*\/viewing\//)
    const [lead] = await db.select().from(leads).where(eq(leads.id, called))
    expect(lead).toMatchObject({ status: 'viewing', first_contacted_at: expect.any(Date) })
    const lines = await db.select().from(leadEvents).where(eq(leadEvents.lead_id, called))
    expect(lines.map(({ note }) => note).join()).toContain('Viewing confirmed: ')

    const proposed = await begin(await leadAbout({ id: (await makeListing(db)).id }), {
      action: 'propose',
      at,
    })
    const secret = /\/viewing\/(\S+)/.exec((await proposed.json()).data.message)?.[1] ?? ''
    expect(await state(secret)).toMatchObject({ state: 'countered', at: time(at), slots: [] })
    expect((await byVisitor(secret, { action: 'accept', version: 1 })).status).toBe(201)
  })

  test('cannot begin a viewing of what is gone, twice, in the past, at a taken time, or of others', async () => {
    const { db } = api.database
    const at = times().at(-13) ?? ''
    const listing = await makeListing(db)
    const called = await leadAbout(listing)
    const sold = await leadAbout(await makeListing(db, { status: 'sold' }))
    const nothing = await leadAbout({ id: null })
    const confirm = { action: 'confirm', at }
    for (const [lead, asked, status, said] of [
      [sold, confirm, 409, 'This listing is no longer available, so it cannot be viewed.'],
      [nothing, confirm, 409, 'This lead is not about a listing, so there is nothing to view.'],
      [called, { ...confirm, at: '2026-01-02T06:00:00Z' }, 422, undefined],
      [called, { ...confirm, at: '2066-01-02T06:00:00Z' }, 422, undefined],
      [called, { ...confirm, at: 'tomorrow' }, 422, undefined],
      [called, { ...confirm, listing_id: listing.id }, 422, undefined],
      [called, { action: 'finish', at, outcome: 'interested' }, 422, undefined],
      [2_000_000_000, confirm, 404, undefined],
    ] as const) {
      const answer = await begin(lead, asked)
      expect([asked, answer.status]).toEqual([asked, status])
      if (said) expect((await problem(answer)).message).toBe(said)
    }
    expect((await begin(called, confirm, sana)).status).toBe(404)
    expect((await begin(called, confirm)).status).toBe(200)
    const twice = await begin(called, confirm)
    expect([twice.status, (await problem(twice)).message]).toEqual([
      409,
      'This lead already has a viewing. Change it instead.',
    ])
    const late = await begin(await leadAbout(listing), confirm)
    expect([late.status, (await problem(late)).message]).toEqual([
      409,
      expect.stringContaining('Another viewing is at the same time'),
    ])
  })

  test('begin one anew that was cancelled, while its listing is on offer', async () => {
    const { id } = await requested()
    const at = times().at(-14) ?? ''
    await byStaff(id, { action: 'decline', version: 0, reason: 'The owner is abroad' })
    const anew = await byStaff(id, { action: 'confirm', version: 1, at, despite_clash: true })
    expect((await anew.json()).data).toMatchObject({ state: 'confirmed', at: time(at), reason: null })
    await byStaff(id, { action: 'decline', version: 2, reason: 'Sold' })
    const { db } = api.database
    const [viewing] = await db.select().from(viewings).where(eq(viewings.id, id))
    await db
      .update(listings)
      .set({ status: 'sold' })
      .where(eq(listings.id, viewing?.listing_id ?? 0))
    expect((await byStaff(id, { action: 'confirm', version: 3, at, despite_clash: true })).status).toBe(409)
  })

  test('have a private calendar, which ends with its address', async () => {
    const { id } = await requested({ name: 'Nadia, Ali' }, sana.agentId)
    await byStaff(id, { action: 'confirm', version: 0, at: times().at(-9), despite_clash: true })
    const { cookie } = sana
    const change = async (active: boolean) =>
      (await (await post(api, '/api/admin/calendar', { active }, { cookie })).json()).data.path
    const path = await change(true)
    const calendar = await api.request(path)
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = (await calendar.text()).replaceAll('\r\n ', '')
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).toContain('Nadia\\, Ali')
    const next = await change(true)
    expect(next).not.toBe(path)
    expect((await api.request(path)).status).toBe(404)
    expect((await api.request(next)).status).toBe(200)
    expect(await change(false)).toBeNull()
    expect((await api.request(next)).status).toBe(404)
  })
})

describe('emails', () => {
  /** Sends what is due at a moment, and returns what arrived, with long lines joined and quoted-printable undone. */
  async function sent(work: (ctx: ReturnType<typeof mailing>) => Promise<void>) {
    mailbox.received.length = 0
    const ctx = mailing()
    await work(ctx)
    ctx.mailer.close()
    return mailbox.received.map((raw) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))
  }
  function mailing(clock = () => new Date()) {
    return {
      db: api.database.db,
      queue: api.queue,
      siteUrl: () => 'https://homes.example',
      clock,
      actor: system('A test'),
      mailer: completingSecrets(
        openMailer({ smtpUrl: mailbox.url, from: 'hello@homes.example' }),
        testSecret,
      ),
    }
  }

  test('bring the calendar entry of a confirmed viewing, move it and remove it by the same number', async () => {
    const { secret, id, leadId, reference } = await requested({ email: 'bilal@example.com' }, sana.agentId)
    const send = () => sent((ctx) => emailAboutViewing(ctx, leadId))
    const [receipt] = await send()
    expect(receipt).toContain(`/viewing/${secret}`)
    expect(await send()).toEqual([])
    const stored = await api.database.db.select().from(mails).where(eq(mails.lead_id, leadId))
    expect(stored.map(({ text }) => text).join()).not.toContain(secret)

    const at = times().at(-10) ?? ''
    await byStaff(id, { action: 'confirm', version: 0, at, despite_clash: true })
    const [confirmed = '', toAgent = ''] = await send()
    expect(confirmed).toContain('method=REQUEST')
    // The agent has the appointment by the same number, with the visitor in it.
    expect(toAgent).toContain('Viewing confirmed')
    expect(toAgent).toContain('method=REQUEST')
    const calendars = await api.database.db
      .select({ calendar: mails.calendar })
      .from(mails)
      .where(and(eq(mails.lead_id, leadId), isNotNull(mails.calendar)))
    expect(calendars).toHaveLength(2)
    for (const { calendar: sentOne } of calendars)
      expect(sentOne).toContain(`UID:${reference}@homes.example\r\nSEQUENCE:1\r\n`)
    expect(calendars.filter((one) => one.calendar?.includes('(Bilal Ahmed)'))).toHaveLength(1)
    const calendar = await (await api.request(`/api/viewings/${secret}/calendar.ics`)).text()
    expect(calendar).toContain(`UID:${reference}@`)
    expect(calendar).toContain('SEQUENCE:1')
    expect(calendar).toContain(`DTSTART:${at.replace(/[-:]/g, '')}`)

    await byVisitor(secret, { action: 'cancel', version: 1 })
    const cancelled = await send()
    expect(cancelled).toHaveLength(2)
    expect(cancelled[0]).toContain('method=CANCEL')
    // The agent is told by email of what the visitor did.
    expect(cancelled[1]).toContain('Viewing cancelled by the visitor')
    expect(cancelled[1]).toContain('method=CANCEL')
    expect((await api.request(`/api/viewings/${secret}/calendar.ics`)).status).toBe(404)
  })

  test('tell the agent when a colleague calls a viewing off', async () => {
    const { id, leadId } = await requested({}, sana.agentId)
    const send = () => sent((ctx) => emailAboutViewing(ctx, leadId))
    await byStaff(id, { action: 'confirm', version: 0, at: times().at(-15), despite_clash: true })
    await send()
    await byStaff(id, { action: 'decline', version: 1, reason: 'The owner is abroad' })
    const [calledOff = '', ...others] = await send()
    expect(others).toEqual([])
    expect(calledOff).toContain('Viewing called off')
    expect(calledOff).toContain('method=CANCEL')
    expect(await send()).toEqual([])
  })

  test('remind the visitor and the agent once the day before and once two hours before', async () => {
    const { id, leadId } = await requested({ email: 'nadia@example.com' }, sana.agentId)
    const at = times().at(-11) ?? ''
    await byStaff(id, { action: 'confirm', version: 0, at, despite_clash: true })
    const { db } = api.database
    await db
      .update(viewings)
      .set({ updated_at: new Date(Date.now() - 10 * 24 * 3_600_000) })
      .where(eq(viewings.id, id))
    const reminded = async (hoursBefore: number) => {
      const now = new Date(Date.parse(at) - hoursBefore * 3_600_000)
      await sent(() => remindOfViewings(mailing(() => now)))
      const rows = await db.select().from(mails).where(eq(mails.lead_id, leadId))
      return rows.filter(({ purpose }) => purpose.startsWith('viewing reminder')).length
    }
    expect(await reminded(25)).toBe(0)
    expect(await reminded(23)).toBe(2)
    expect(await reminded(22)).toBe(2)
    expect(await reminded(1.5)).toBe(4)
    expect(await reminded(1.4)).toBe(4)
  })
})
