import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, bookings, mails, payments, projects, projectUnitTypes } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { emailAboutBooking } from '#domain/bookings/email-booking.ts'
import { settleHold } from '#domain/bookings/settle.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeBookable } from '../../support/factories.ts'
import { signedNotice } from '../../support/payment-gateway/notice.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

const secret = 'the secret of a test'
let api: TestApi
let manager: Colleague
beforeAll(async () => {
  // No gateway is queried here: payments arrive as notices.
  const url = 'http://127.0.0.1:9'
  api = await createTestApi({ payments: { gateway: 'sandbox', url, merchant: 'aangan', secret } })
  manager = await signedIn(api, 'manager')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const get = async (path: string) => (await api.request(path, { headers: manager })).json()
const send = (path: string, body: object) => post(api, `/api/admin/bookings/${path}`, body, manager)

let phones = 0

async function hold(
  unit: number | undefined,
  name = 'Sana Malik',
): Promise<{ id: number; reference: string }> {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`
  const phone = `0302 ${2_000_000 + ++phones}`
  const answer = await post(api, '/api/bookings', { unit_id: unit, name, email, phone })
  const { reference } = (await answer.json()).data
  const [row] = await api.database.db.select().from(bookings).where(eq(bookings.reference, reference))
  return { id: row?.id ?? 0, reference }
}

async function pay(order: string): Promise<string> {
  const id = `pay_${crypto.randomUUID()}`
  const notice = signedNotice(secret, { id, order, amount: 500_000, currency: 'PKR', status: 'paid' })
  expect((await api.request('/api/payments/notices/sandbox', notice)).status).toBe(200)
  return id
}

async function expire(id: number): Promise<void> {
  await api.database.db
    .update(bookings)
    .set({ held_until: sql`now() - interval '31 minutes'` })
    .where(eq(bookings.id, id))
  await settleHold({ ...api.context, queue: api.queue, actor: system('A test') }, id)
}

const availableIn = async (project: number) => {
  const [row] = await api.database.db
    .select({ available: projectUnitTypes.available })
    .from(projectUnitTypes)
    .where(eq(projectUnitTypes.project_id, project))
  return row?.available
}

test('bookings are found by name, unit, state and due refund, and exported as CSV', async () => {
  const { units } = await makeBookable(api.database.db, ['=A-1', 'A-2'])
  const one = await hold(units.get('=A-1'), 'Rubina Sheikh')
  const two = await hold(units.get('A-2'), 'Waqas Butt')
  await pay(two.reference)
  const ids = async (query: string) =>
    (await get(`/api/admin/bookings?${query}`)).data.map(({ id }: { id: number }) => id)
  expect(await ids('q=rubina')).toEqual([one.id])
  expect(await ids(`q=${two.reference}`)).toEqual([two.id])
  expect(await ids('q=%25')).toEqual([])
  expect((await ids('state=booked'))[0]).toBe(two.id)
  await pay(two.reference)
  expect(await ids('state=refund')).toEqual([two.id])
  const csv = await api.request('/api/admin/exports/bookings.csv?q=rubina', { headers: manager })
  expect(await csv.text()).toMatch(/"Rubina Sheikh"/)
  expect(await (await api.request('/api/admin/exports/bookings.csv', { headers: manager })).text()).toContain(
    `"'=A-1"`,
  )
})

test('a received transfer books the unit, in the name of the staff member who confirms it; none counts twice', async () => {
  const { project, units } = await makeBookable(api.database.db, ['A-1', 'A-2'])
  const [one, two] = [await hold(units.get('A-1')), await hold(units.get('A-2'))]
  const confirmed = await (await send(`${one.id}/confirm`, { payment: 'IBFT-77' })).json()
  expect(confirmed.data).toMatchObject({
    state: 'booked',
    payments: [{ gateway_id: 'IBFT-77', source: 'staff', amount: 500_000, refund: null }],
  })
  expect(confirmed.data.timeline.at(-1)).toMatchObject({ note: 'Booked', actor: 'The manager' })
  expect(await availableIn(project.id)).toBe(11)
  const again = await send(`${two.id}/confirm`, { payment: 'IBFT-77' })
  expect([again.status, (await again.json()).error.fields]).toEqual([422, { payment: expect.any(String) }])
  expect((await send(`${one.id}/confirm`, { payment: 'IBFT-78' })).status).toBe(409)
  expect((await send('2000000000/confirm', { payment: 'IBFT-79' })).status).toBe(404)
})

test('a released unit is free, its payment is due for a refund, and the buyer gets an email once it is refunded', async () => {
  const { project, units } = await makeBookable(api.database.db, ['A-1'])
  const one = await hold(units.get('A-1'))
  const gatewayId = await pay(one.reference)
  const released = await (await send(`${one.id}/release`, { reason: 'The buyer fell ill' })).json()
  expect(released.data).toMatchObject({ state: 'released', release_reason: 'agency', refund: 'needed' })
  expect(released.data.timeline.at(-1).note).toBe('Released by the agency: The buyer fell ill')
  expect(await availableIn(project.id)).toBe(12)
  expect((await send(`${one.id}/release`, { reason: 'Once more' })).status).toBe(409)
  const two = await hold(units.get('A-1'))
  expect((await send(`${one.id}/confirm`, { payment: gatewayId })).status).toBe(409)
  const [payment] = released.data.payments
  expect((await send(`${two.id}/payments/${payment.id}/refund`, { done: true })).status).toBe(404)
  const path = `${one.id}/payments/${payment.id}/refund`
  for (const [done, refund] of [
    [true, 'done'],
    [false, 'needed'],
    [true, 'done'],
  ]) {
    const { data } = await (await send(path, { done })).json()
    expect(data.refund).toBe(refund)
  }
  const room = { db: api.database.db, mailer: undefined, siteUrl: () => 'https://homes.example' }
  for (const _ of [1, 2]) await emailAboutBooking({ ...room, actor: system('A test') }, one.id)
  const letters = await api.database.db.select().from(mails).where(eq(mails.booking_id, one.id))
  expect(letters.map(({ purpose }) => purpose).sort()).toEqual(
    [`refund ${payment.id}`, `refund of ${payment.id}`, `refunded ${payment.id}`].sort(),
  )
  const steps = await api.database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'booking'), eq(auditLog.entity_id, String(one.id))))
  expect(steps.map(({ action }) => action)).toEqual([
    'hold',
    'payment',
    'book',
    'release',
    'refund',
    'refund again',
    'refund',
  ])
})

test('a late payment books the unit after all when staff confirm it and no other buyer has the unit', async () => {
  const { units } = await makeBookable(api.database.db, ['A-1'])
  const late = await hold(units.get('A-1'))
  await expire(late.id)
  const gatewayId = await pay(late.reference)
  const shown = await get(`/api/admin/bookings/${late.id}`)
  expect(shown.data).toMatchObject({ state: 'released', refund: 'needed', is_unit_free: true })
  expect(shown.data.notices).toMatchObject([{ verdict: 'refund needed' }])
  const { data } = await (await send(`${late.id}/confirm`, { payment: gatewayId })).json()
  expect(data).toMatchObject({ state: 'booked', release_reason: null, refund: null })
  const rows = await api.database.db.select().from(payments).where(eq(payments.booking_id, late.id))
  expect(rows).toHaveLength(1)
})

test('a payment without a booking is shown to staff as it was reported', async () => {
  await pay('AG-0000-0000')
  const { strays } = await get('/api/admin/bookings')
  expect(strays[0]).toMatchObject({ verdict: 'unknown order', order_reference: 'AG-0000-0000' })
  expect(JSON.parse(strays[0].body).payment).toMatchObject({ amount: 500_000 })
})

test('an editor cannot remove a booked unit: its number stays, and an editor with the project open sees the booking', async () => {
  const editor = await signedIn(api, 'editor')
  const { project, units } = await makeBookable(api.database.db, ['A-1', 'A-2'])
  const path = `/api/admin/projects/${project.id}`
  const read = async () => (await (await api.request(path, { headers: editor })).json()).data
  const save = (fields: object) => post(api, path, fields, editor, 'PUT')
  const { id: _, archived: __, last_saved: ___, ...fields } = await read()
  expect(fields).toMatchObject({ booking_open: true, booking_amount: 500_000 })
  expect(fields.unit_types).toMatchObject([{ units: [{ number: 'A-1' }, { number: 'A-2' }] }])
  const unitOf = (number: string) => ({ number, floor: 1, facing: 'Park', size_value: null, price: null })
  const withNumbers = (...numbers: string[]) => ({
    ...fields,
    unit_types: [{ ...fields.unit_types[0], units: numbers.map(unitOf) }],
  })
  const one = await hold(units.get('A-1'))
  const refused = await save(withNumbers('A-2', 'A-3'))
  expect((await refused.json()).error.fields.unit_types).toMatch(/^A-1 is held or booked/)
  expect((await save({ ...fields, unit_types: [] })).status).toBe(422)
  await pay(one.reference)
  expect((await save(withNumbers('A-1', 'A-3'))).status).toBe(409)
  const { version, unit_types } = await read()
  expect(unit_types).toMatchObject([{ available: 11 }])
  const saved = await save({ ...withNumbers('A-3', 'A-1'), version })
  expect((await saved.json()).data.unit_types).toMatchObject([
    { id: unit_types[0].id, units: [unitOf('A-3'), unitOf('A-1')] },
  ])
  const wish = { unit_id: units.get('A-2'), name: 'Sana', email: 'sana@example.com', phone: '0300 1234567' }
  expect((await post(api, '/api/bookings', wish)).status).toBe(404)
  for (const wrong of [
    { booking_amount: 0 },
    { unit_types: [{ ...unit_types[0], units: [unitOf('A-1')], id: null }, unit_types[0]] },
  ])
    expect((await save({ ...fields, version: version + 1, ...wrong })).status).toBe(422)
  const [row] = await api.database.db.select().from(projects).where(eq(projects.id, project.id))
  expect(row?.version).toBe(version + 1)
})
