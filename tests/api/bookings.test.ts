/** Booking units: who gets one, what counts as paid, what is refunded. The sandbox is the gateway. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agency, bookingTerms, systems } from '#agency'
import { createApi } from '#api/mount.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { BookableProject, BookingAnswer, BookingReceipt } from '#contract/bookings/bookings.ts'
import {
  bookings,
  mails,
  paymentNotices,
  payments,
  projectImages,
  projectPaymentSteps,
  projects,
  projectUnits,
  projectUnitTypes,
} from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { emailAboutBooking } from '#domain/bookings/email-booking.ts'
import { settleHold } from '#domain/bookings/settle.ts'
import { openGateway } from '#integrations/payments/open.ts'
import { openMailer } from '#mail/mailer.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeBookable } from '../support/factories.ts'
import { confirmHold } from '../support/holds.ts'
import { openMailbox } from '../support/mailbox.ts'
import { cards } from '../support/payment-gateway/cards.ts'
import { type SandboxPayment, signedNotice } from '../support/payment-gateway/notice.ts'
import { openSandbox, type Sandbox } from '../support/payment-gateway/open.ts'
import { post, signedIn } from '../support/staff.ts'

let sandbox: Sandbox
let api: TestApi
beforeAll(async () => {
  sandbox = await openSandbox()
  const { url, merchant, secret } = sandbox
  api = await createTestApi({ payments: { gateway: 'sandbox', url, merchant, secret } })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
  await sandbox.close()
})

const sana = { name: 'Sana Malik', email: 'sana@example.com', phone: '0300 1234567' }
let people = 0
const somebody = () => ({
  ...sana,
  email: `buyer-${++people}@example.com`,
  phone: `0301 ${1_000_000 + people}`,
})

const book = (unit: number | undefined, who: object = somebody(), headers = {}) =>
  post(api, '/api/bookings', { unit_id: unit, ...who }, headers)

async function unconfirmed(who: object = somebody(), unit?: number): Promise<string> {
  const id = unit ?? (await makeBookable(api.database.db, ['A-1'])).units.get('A-1')
  const answer = await book(id, who)
  expect(answer.status).toBe(201)
  return BookingReceipt.parse(await answer.json()).data.reference
}

/** A held unit that its buyer has confirmed. */
async function held(who: object = somebody(), unit?: number): Promise<string> {
  const reference = await unconfirmed(who, unit)
  expect((await confirmHold(api.database.db, api.request, reference)).status).toBe(201)
  return reference
}

const stateOf = async (reference: string) =>
  (await readAs(api, `/api/bookings/${reference}`, BookingAnswer)).data

const rowOf = async (reference: string) => {
  const [row] = await api.database.db.select().from(bookings).where(eq(bookings.reference, reference))
  if (!row) throw new Error('There is no such booking')
  return row
}

const paid = (order: string, more: Partial<SandboxPayment> = {}): SandboxPayment => ({
  id: `pay_${crypto.randomUUID()}`,
  order,
  amount: 500_000,
  currency: 'PKR',
  status: 'paid',
  ...more,
})
const tell = (notice: ReturnType<typeof signedNotice>) => api.request('/api/payments/notices/sandbox', notice)
const tellPaid = (order: string, more: Partial<SandboxPayment> = {}) =>
  tell(signedNotice(sandbox.secret, paid(order, more)))

const endTime = (reference: string) =>
  api.database.db
    .update(bookings)
    .set({ held_until: sql`now() - interval '1 minute'` })
    .where(eq(bookings.reference, reference))

const desk = () => ({ ...api.context, queue: api.queue })
const settle = async (reference: string) =>
  settleHold({ ...desk(), actor: system('A test') }, (await rowOf(reference)).id)

async function payAtTheGateway(reference: string, card: string): Promise<void> {
  const { pay } = await stateOf(reference)
  const form = new URLSearchParams(pay?.fields.map(({ name, value }) => [name, value]))
  const opened = await fetch(pay?.action ?? '', { method: 'POST', body: form, redirect: 'manual' })
  const page = new URL(opened.headers.get('location') ?? '', sandbox.url)
  await fetch(page, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })
}

async function lettersOf(reference: string) {
  const { id } = await rowOf(reference)
  await emailAboutBooking(
    {
      db: api.database.db,
      mailer: undefined,
      siteUrl: () => 'https://homes.example',
      actor: system('A test'),
    },
    id,
  )
  return api.database.db.select().from(mails).where(eq(mails.booking_id, id)).orderBy(mails.id)
}

describe('a unit', () => {
  test('is held for its buyer, for half an hour, at the amount that staff have set, whatever is sent', async () => {
    const { project, units } = await makeBookable(api.database.db, ['A-1', 'A-2'])
    const answer = await book(units.get('A-1'), { ...somebody(), amount: 1, project_id: 1 })
    const { reference } = BookingReceipt.parse(await answer.json()).data
    await confirmHold(api.database.db, api.request, reference)
    const state = await stateOf(reference)
    expect(state).toMatchObject({ state: 'held', amount: 500_000, unit: { number: 'A-1' } })
    const [booking] = await api.database.db.select().from(bookings).where(eq(bookings.reference, reference))
    const minutes = (Date.parse(state.held_until) - Number(booking?.confirmed_at)) / 60_000
    expect(Math.round(minutes)).toBe(30)
    const { data } = await readAs(api, `/api/bookings/project/${project.id}`, BookableProject)
    expect(data.units.map(({ number, state }) => [number, state])).toEqual([
      ['A-1', 'held'],
      ['A-2', 'free'],
    ])
    expect(JSON.stringify(state)).not.toMatch(/Sana|buyer-|0301/)
  })

  test('shows its own facts, those of its kind, and what the token counts towards', async () => {
    const { db } = api.database
    const { project, units } = await makeBookable(db, ['A-1', 'A-2'])
    const of = { project_id: project.id }
    await db.update(projects).set({ possession_on: '2027-12-31' }).where(eq(projects.id, project.id))
    await db
      .update(projectUnits)
      .set({ size_value: 1200 })
      .where(eq(projectUnits.id, units.get('A-1') ?? 0))
    await db
      .update(projectUnits)
      .set({ price: null, floor: null, facing: '' })
      .where(eq(projectUnits.id, units.get('A-2') ?? 0))
    const plan = { url: '/projects/original/plan.jpg', alt: 'Two-bed', width: 1200, height: 900 }
    await db.insert(projectImages).values({ ...of, ...plan, position: 0, role: 'floor plan' })
    await db
      .update(projectUnitTypes)
      .set({ floor_plan: plan.url })
      .where(eq(projectUnitTypes.project_id, project.id))
    const booking = { name: 'Booking', percent: 15, instalments: 1, due: 'On booking' }
    await db.insert(projectPaymentSteps).values([
      { ...of, position: 1, name: 'Possession', percent: 85, due: 'With the key' },
      { ...of, ...booking, position: 0 },
    ])
    const { data } = await readAs(api, `/api/bookings/project/${project.id}`, BookableProject)
    expect(data).toMatchObject({ left: 12, first_step: booking, project: { possession_on: '2027-12-31' } })
    expect(data.units).toMatchObject([
      {
        floor: 3,
        facing: 'Garden',
        size: { value: 1200, sqft: 1200 },
        type_size: { value: 1125 },
        price: 19_200_000,
        floor_plan: plan,
      },
      { floor: null, facing: '', size: { value: 1125, sqft: 1125 }, price: null, price_from: 18_500_000 },
    ])
    const state = await stateOf(await held(undefined, units.get('A-1')))
    expect(state).toMatchObject({
      project: { possession_on: '2027-12-31' },
      first_step: booking,
      unit: { price: 19_200_000, facts: { floor: 3, facing: 'Garden', size: { value: 1200 } } },
    })
    const details = `/api/projects/Details/${project.id}`
    const { unit_types } = await readAs(api, details, endpoints.projectDetails.answer)
    expect(unit_types).toMatchObject([{ available: 12, bookable: 1 }])
    const later = await stateOf(await held(undefined, units.get('A-2')))
    expect(later.unit.price).toBe(18_500_000)
  })

  test('goes to one of twenty buyers at the same moment; the others get an explanation', async () => {
    const { units } = await makeBookable(api.database.db, ['A-1'])
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(units.get('A-1'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
    const refused = answers.find(({ status }) => status === 409) ?? Response.error()
    expect((await refused.json()).error.message).toMatch(
      /^Someone else is booking A-1 right now\. If they do not confirm and pay, it will be available at \d\d:\d\d PKT on \d+ \w+\. /,
    )
  })

  test('is given to its holder again, however often they ask, and to no one else', async () => {
    const who = somebody()
    const { units } = await makeBookable(api.database.db, ['A-1'])
    const unit = units.get('A-1')
    const reference = await held(who, unit)
    const again = await Promise.all([book(unit, who), book(unit, { ...who, email: who.email.toUpperCase() })])
    for (const answer of again) expect(await answer.json()).toEqual({ data: { reference } })
    expect((await book(unit)).status).toBe(409)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { units: others } = await makeBookable(api.database.db, ['B-1'])
    const other = somebody()
    const twice = [await book(others.get('B-1'), other, key), await book(others.get('B-1'), other, key)]
    expect(await twice[0]?.json()).toEqual(await twice[1]?.json())
  })

  test('whose hold has expired is immediately free for the next buyer', async () => {
    const { units } = await makeBookable(api.database.db, ['A-1'])
    const first = await held(undefined, units.get('A-1'))
    await endTime(first)
    const second = await held(undefined, units.get('A-1'))
    expect(await stateOf(first)).toMatchObject({ state: 'released', release_reason: 'time', pay: null })
    expect(await stateOf(second)).toMatchObject({ state: 'held' })
  })

  test('of a project that is hidden, closed for booking or unknown cannot be booked', async () => {
    const { project, units } = await makeBookable(api.database.db, ['A-1'])
    for (const change of [{ booking_open: false }, { booking_open: true, shown: false }]) {
      await api.database.db.update(projects).set(change).where(eq(projects.id, project.id))
      expect((await book(units.get('A-1'))).status).toBe(404)
      expect((await api.request(`/api/bookings/project/${project.id}`)).status).toBe(404)
    }
    expect((await book(2_000_000_000)).status).toBe(404)
    expect((await book(units.get('A-1'), { ...sana, email: 'no address' })).status).toBe(422)
  })

  test('is not held by a phone that holds another, however it is written and however quickly both are asked for', async () => {
    const who = somebody()
    const { units } = await makeBookable(api.database.db, ['A-1', 'A-2', 'A-3'])
    const [one, two, three] = [...units.values()]
    const abroad = { ...somebody(), phone: who.phone.replace(/^0/, '+92 ') }
    const answers = await Promise.all([book(one, who), book(two, abroad)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409) ?? Response.error()
    expect((await refused.json()).error.message).toMatch(/^This phone number already holds a unit\./)
    const first = answers.find(({ status }) => status === 201) ?? Response.error()
    const { reference } = (await first.json()).data
    await post(api, `/api/bookings/${reference}/release`, {})
    expect((await book(three, who)).status).toBe(201)
  })
})

describe('a payment', () => {
  test('uses fields signed by this server; the gateway page accepts nothing else', async () => {
    const { pay } = await stateOf(await held())
    if (!pay) throw new Error('There is nothing to pay')
    const form = new URLSearchParams(pay.fields.map(({ name, value }) => [name, value]))
    const open = (body: URLSearchParams) => fetch(pay.action, { method: 'POST', body, redirect: 'manual' })
    expect((await open(form)).status).toBe(303)
    const order = JSON.parse(Buffer.from(form.get('order') ?? '', 'base64url').toString())
    form.set('order', Buffer.from(JSON.stringify({ ...order, amount: 1 })).toString('base64url'))
    expect((await open(form)).status).toBe(400)
  })

  test('books the unit once, however many notices arrive together; receipt and email to the agency are sent once', async () => {
    const reference = await held()
    const { unit_id } = await rowOf(reference)
    const payment = paid(reference)
    const same = signedNotice(sandbox.secret, payment)
    const another = signedNotice(sandbox.secret, payment)
    const answers = await Promise.all([same, same, another, same, another].map(tell))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await stateOf(reference)).toMatchObject({ state: 'booked', refund: null, pay: null })
    expect(
      await api.database.db.select().from(payments).where(eq(payments.gateway_id, payment.id)),
    ).toHaveLength(1)
    const notices = await api.database.db
      .select({ verdict: paymentNotices.verdict })
      .from(paymentNotices)
      .where(eq(paymentNotices.order_reference, reference))
    expect(notices.map(({ verdict }) => verdict)).toEqual(['booked', 'known'])
    const [type] = await api.database.db
      .select({ available: projectUnitTypes.available })
      .from(projectUnitTypes)
      .where(sql`id = (select unit_type_id from project_units where id = ${unit_id})`)
    expect(type).toEqual({ available: 11 })
    await lettersOf(reference)
    const letters = await lettersOf(reference)
    expect(letters.map(({ purpose, recipient }) => [purpose, recipient])).toEqual([
      ['visitor', expect.stringMatching(/^buyer-/)],
      ['agency', agency.email],
    ])
    for (const said of [
      'PKR 500,000',
      payment.id,
      bookingTerms.refunds.english,
      `https://homes.example/booking/${reference}`,
    ])
      expect(letters[0]?.text).toContain(said)
  })

  test('that is declined leaves the unit held, to be tried again', async () => {
    const reference = await held()
    await tellPaid(reference, { status: 'declined' })
    expect(await stateOf(reference)).toMatchObject({ state: 'held', declined_at: expect.any(String) })
    await tellPaid(reference)
    expect(await stateOf(reference)).toMatchObject({ state: 'booked', pay: null })
  })

  test.each([
    ['less than was asked for', { amount: 499_999 }],
    ['more than was asked for', { amount: 500_001 }],
    ['another currency', { currency: 'USD' }],
  ])('of %s books nothing and is to be paid back', async (_, wrong) => {
    const reference = await held()
    await tellPaid(reference, wrong)
    expect(await stateOf(reference)).toMatchObject({ state: 'held', refund: 'needed' })
    const [toAgency] = await lettersOf(reference)
    expect(toAgency).toMatchObject({
      recipient: agency.email,
      text: expect.stringContaining('instead of PKR 5 Lac'),
    })
  })

  test('that comes after the hold has ended is due for a refund, and staff and buyer get an email', async () => {
    const { units } = await makeBookable(api.database.db, ['A-1'])
    const late = await held(undefined, units.get('A-1'))
    await endTime(late)
    await settle(late)
    const next = await held(undefined, units.get('A-1'))
    await tellPaid(late)
    expect(await stateOf(late)).toMatchObject({ state: 'released', refund: 'needed' })
    expect(await stateOf(next)).toMatchObject({ state: 'held', refund: null })
    const letters = await lettersOf(late)
    expect(letters.map(({ recipient }) => recipient)).toEqual([
      agency.email,
      expect.stringMatching(/^buyer-/),
    ])
  })

  test('after another one is due for a refund', async () => {
    const reference = await held()
    await tellPaid(reference)
    await tellPaid(reference)
    expect(await stateOf(reference)).toMatchObject({ state: 'booked', refund: 'needed' })
  })
})

describe('a notice', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  test('that its gateway did not sign, signed long ago, or that was changed on the way is not taken', async () => {
    const reference = await held()
    const forged = signedNotice('a secret of somebody else', paid(reference))
    const old = signedNotice(sandbox.secret, paid(reference), { at: minutesAgo(6) })
    const early = signedNotice(sandbox.secret, paid(reference), { at: minutesAgo(-6) })
    const genuine = signedNotice(sandbox.secret, paid('AG-0000-0000'))
    const changed = { ...genuine, body: genuine.body.replace('AG-0000-0000', reference) }
    const bare = { ...genuine, headers: {} }
    for (const notice of [forged, old, early, changed, bare]) expect((await tell(notice)).status).toBe(401)
    expect(await stateOf(reference)).toMatchObject({ state: 'held', refund: null })
    expect((await api.request('/api/payments/notices/nobody', genuine)).status).toBe(404)
  })

  test('of an unknown order is stored unchanged for staff and cannot be edited', async () => {
    const notice = signedNotice(sandbox.secret, paid('AG-0000-0001'))
    expect((await Promise.all([tell(notice), tell(notice)])).map(({ status }) => status)).toEqual([200, 200])
    const { db } = api.database
    const kept = await db
      .select()
      .from(paymentNotices)
      .where(eq(paymentNotices.order_reference, 'AG-0000-0001'))
    expect(kept).toMatchObject([{ verdict: 'unknown order', body: notice.body, booking_id: null }])
    await expect(db.update(paymentNotices).set({ verdict: 'booked' })).rejects.toThrow()
    await expect(db.delete(paymentNotices)).rejects.toThrow()
  })

  test('that is signed and says nothing that can be read is refused, and one of something else is kept', async () => {
    const sign = (body: string) => {
      const { headers } = signedNotice(sandbox.secret, paid('x'))
      return { method: 'POST', headers, body }
    }
    expect((await tell({ ...signedNotice(sandbox.secret, paid('x', { amount: 0.5 })) })).status).toBe(422)
    expect((await api.request('/api/payments/notices/sandbox', sign('nothing'))).status).toBe(401)
  })
})

describe('a hold that its buyer gives up', () => {
  const giveUp = (reference: string) => post(api, `/api/bookings/${reference}/release`, {})

  test('is released immediately and only once; the unit is free, and staff see who released it', async () => {
    const { units } = await makeBookable(api.database.db, ['A-1'])
    const reference = await held(undefined, units.get('A-1'))
    const answers = await Promise.all([giveUp(reference), giveUp(reference), giveUp(reference)])
    for (const answer of answers) {
      expect(answer.status).toBe(201)
      const { data } = BookingAnswer.parse(await answer.json())
      expect(data).toMatchObject({ state: 'released', release_reason: 'buyer', pay: null })
    }
    const next = await held(undefined, units.get('A-1'))
    await giveUp(reference)
    expect(await stateOf(next)).toMatchObject({ state: 'held' })
    const { cookie } = await signedIn(api, 'manager')
    const { id } = await rowOf(reference)
    const shown = await (await api.request(`/api/admin/bookings/${id}`, { headers: { cookie } })).json()
    expect(shown.data.timeline).toMatchObject([
      { kind: 'hold', actor: 'The buyer' },
      { kind: 'confirm hold', actor: 'The buyer', note: 'Hold confirmed' },
      { kind: 'release', actor: 'The buyer', note: 'Released by the buyer' },
    ])
  })

  test('is not ended when it is paid, nor without its reference', async () => {
    const reference = await held()
    await tellPaid(reference)
    const refused = await giveUp(reference)
    expect(refused.status).toBe(409)
    expect((await refused.json()).error.message).toMatch(/^We have received your payment/)
    expect(await stateOf(reference)).toMatchObject({ state: 'booked', refund: null })
    expect((await giveUp('AG-0000-0000')).status).toBe(404)
  })

  test('at the moment it is paid is either booked or due for a refund, never neither', async () => {
    const references = await Promise.all(Array.from({ length: 12 }, () => held()))
    const outcomes = await Promise.all(
      references.map(async (reference, at) => {
        const both =
          at % 2 ? [giveUp(reference), tellPaid(reference)] : [tellPaid(reference), giveUp(reference)]
        const statuses = (await Promise.all(both)).map(({ status }) => status)
        const { state, refund, release_reason } = await stateOf(reference)
        return { gaveUp: statuses[at % 2 ? 0 : 1], state, refund, release_reason }
      }),
    )
    for (const outcome of outcomes) {
      expect([
        { gaveUp: 409, state: 'booked', refund: null, release_reason: null },
        { gaveUp: 201, state: 'released', refund: 'needed', release_reason: 'buyer' },
      ]).toContainEqual(outcome)
    }
  })

  test('and was paid without a notice is looked up at the gateway when its time would have been over', async () => {
    const reference = await held()
    await payAtTheGateway(reference, cards.paysUntold)
    await giveUp(reference)
    await settle(reference)
    expect(await stateOf(reference)).toMatchObject({ state: 'released', refund: null })
    await endTime(reference)
    await Promise.all([settle(reference), settle(reference)])
    expect(await stateOf(reference)).toMatchObject({ state: 'released', refund: 'needed' })
    expect((await lettersOf(reference)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Refund due: PKR 5 Lac \(PKR 500,000\)/),
      expect.stringMatching(/^Your refund of PKR 5 Lac \(PKR 500,000\)/),
    ])
  })
})

describe('an expired hold', () => {
  test('is booked when the gateway confirms the payment although no notice came', async () => {
    const reference = await held()
    await payAtTheGateway(reference, cards.paysUntold)
    expect(await stateOf(reference)).toMatchObject({ state: 'held' })
    await settle(reference)
    expect(await stateOf(reference)).toMatchObject({ state: 'held' })
    await endTime(reference)
    await Promise.all([settle(reference), settle(reference)])
    expect(await stateOf(reference)).toMatchObject({ state: 'booked', refund: null })
  })

  test('is released when nothing was paid, and not when it was paid meanwhile', async () => {
    const [abandoned, paidJustNow] = [await held(), await held()]
    for (const reference of [abandoned, paidJustNow]) await endTime(reference)
    await tellPaid(paidJustNow)
    for (const reference of [abandoned, paidJustNow]) await settle(reference)
    expect(await stateOf(abandoned)).toMatchObject({ state: 'released', release_reason: 'time' })
    expect(await stateOf(paidJustNow)).toMatchObject({ state: 'booked', refund: null })
  })

  test('waits half an hour for a gateway that does not answer, and no longer', async () => {
    const reference = await held()
    await endTime(reference)
    const { id } = await rowOf(reference)
    const dead = openGateway({ gateway: 'sandbox', url: 'http://127.0.0.1:9', merchant: 'x', secret: 'x' })
    const asked = () => settleHold({ ...desk(), gateway: dead, actor: system('A test') }, id)
    await expect(asked()).rejects.toThrow()
    expect(await stateOf(reference)).toMatchObject({ state: 'held' })
    await api.database.db
      .update(bookings)
      .set({ held_until: sql`now() - interval '31 minutes'` })
      .where(eq(bookings.id, id))
    await asked()
    expect(await stateOf(reference)).toMatchObject({ state: 'released' })
  })
})

test('without a gateway the token goes to the bank account, which the emails to buyer and agency name', async () => {
  const bank = createApi({ ...api.context, gateway: openGateway({ gateway: 'bank-transfer' }) })
  const { units } = await makeBookable(api.database.db, ['A-1'])
  const request = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ unit_id: units.get('A-1'), ...somebody() })
  const { data } = await (await bank.request('/api/bookings', { ...request, body })).json()
  const ask = async (path: string, init: RequestInit) => bank.request(path, init)
  await confirmHold(api.database.db, ask, data.reference)
  const answer = await (await bank.request(`/api/bookings/${data.reference}`)).json()
  expect(BookingAnswer.parse(answer).data).toMatchObject({
    state: 'held',
    pay: null,
    account: bookingTerms.account,
  })
  const letters = await lettersOf(data.reference)
  expect(letters.map(({ purpose }) => purpose)).toEqual(['hold', 'hold told'])
  expect(letters[0]?.text).toContain(bookingTerms.account.iban)
  await bank.request(`/api/bookings/${data.reference}/release`, { ...request, body: '{}' })
  const after = (await lettersOf(data.reference)).slice(letters.length)
  expect(after.map(({ purpose }) => purpose)).toEqual(['given up', 'given up told'])
})

test('a server killed between a notice and its emails loses none: their job is stored with the payment, and sends each once', async () => {
  const reference = await held()
  await api.database.pool.query(`DELETE FROM pgboss.job WHERE name = 'booking-changed'`)
  await tellPaid(reference)
  const { id } = await rowOf(reference)
  const { rows } = await api.database.pool.query(
    `SELECT state FROM pgboss.job WHERE name = 'booking-changed' AND (data ->> 'bookingId')::int = $1`,
    [id],
  )
  expect(rows).toEqual([{ state: 'created' }])
  const mailbox = await openMailbox()
  const mailer = openMailer({ smtpUrl: mailbox.url, from: agency.email })
  mailbox.refuseNext(1, 1)
  const room = { db: api.database.db, siteUrl: () => 'https://homes.example', mailer }
  await expect(emailAboutBooking({ ...room, actor: system('A test') }, id)).rejects.toThrow()
  await Promise.all([1, 2, 3].map(() => emailAboutBooking({ ...room, actor: system('A test') }, id)))
  expect(mailbox.received).toHaveLength(2)
  mailer.close()
  await mailbox.close()
})

test('where payments are switched off there is no such call, and projects do not mention booking', async () => {
  const config = { ...api.context.config, systems: { ...systems, payments: false } }
  const without = createApi({ ...api.context, config })
  const { project, units } = await makeBookable(api.database.db, ['A-1'])
  const reference = await held(undefined, units.get('A-1'))
  for (const path of [
    `/api/bookings/project/${project.id}`,
    `/api/bookings/${reference}`,
    '/api/payments/script.js',
    '/api/admin/bookings',
  ])
    expect((await without.request(path)).status, path).toBe(404)
  for (const path of ['/api/bookings', `/api/bookings/${reference}/release`, '/api/payments/notices/sandbox'])
    expect((await without.request(path, { method: 'POST' })).status, path).toBe(404)
  const details = await (await without.request(`/api/projects/Details/${project.id}`)).json()
  expect(details.booking_amount).toBeNull()
  expect(await (await without.request('/api/openapi.json')).text()).not.toContain('/api/bookings')
})

test('emails to a buyer who reads Urdu name the project and the type of unit in Urdu; emails to the agency are in English', async () => {
  const { db } = api.database
  const { project, units } = await makeBookable(db, ['A-1'])
  await db.update(projects).set({ name_ur: 'مارگلہ کورٹ' }).where(eq(projects.id, project.id))
  const ofProject = eq(projectUnitTypes.project_id, project.id)
  await db.update(projectUnitTypes).set({ name_ur: 'دو بیڈ روم' }).where(ofProject)
  await db.insert(projectPaymentSteps).values({
    ...{ project_id: project.id, position: 0, percent: 100 },
    ...{ name: 'Booking', name_ur: 'بکنگ', due: 'On booking', due_ur: 'بکنگ کے وقت' },
  })
  const headers = { 'accept-language': 'ur' }
  const read = async (path: string) => (await (await api.request(path, { headers })).json()).data
  expect(await read(`/api/bookings/project/${project.id}`)).toMatchObject({
    project: { name: 'مارگلہ کورٹ', slug: project.slug },
    units: [{ type: 'دو بیڈ روم' }],
    first_step: { name: 'بکنگ', due: 'بکنگ کے وقت' },
  })
  const buyer = somebody()
  const answer = await book(units.get('A-1'), buyer, headers)
  const { reference } = BookingReceipt.parse(await answer.json()).data
  expect((await confirmHold(db, api.request, reference)).status).toBe(201)
  expect(await read(`/api/bookings/${reference}`)).toMatchObject({
    project: { name: 'مارگلہ کورٹ' },
    unit: { type: 'دو بیڈ روم' },
  })
  await tellPaid(reference)
  const sent = await lettersOf(reference)
  const toBuyer = sent.find(({ recipient }) => recipient === buyer.email)
  expect(toBuyer?.text).toContain('مارگلہ کورٹ')
  expect(toBuyer?.text).toContain('دو بیڈ روم')
  expect(sent.find(({ recipient }) => recipient === agency.email)?.text).toContain(project.name)

  await db.update(projectUnitTypes).set({ name: 'Corner flat' }).where(ofProject)
  expect(await read(`/api/bookings/${reference}`)).toMatchObject({ unit: { type: 'Two-bed' } })
})
