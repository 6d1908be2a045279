/** Holding a unit: who may, how often, and that an unconfirmed hold ends soon. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { addressHeader, postedHeader } from '#api/sender.ts'
import { readConfig } from '#config'
import { BookingAnswer } from '#contract/bookings/bookings.ts'
import { bookings, mails } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { emailAboutBooking } from '#domain/bookings/email-booking.ts'
import { settleHold } from '#domain/bookings/settle.ts'
import { completingSecrets, withoutSecrets } from '#domain/outbox/complete-secrets.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { openGateway } from '#integrations/payments/open.ts'
import type { Mail } from '#mail/mailer.ts'
import { formRefusals } from '#messages/common.ts'
import { solve } from '#site/forms/challenge.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeBookable } from '../support/factories.ts'
import { confirmHold, holdCode } from '../support/holds.ts'
import { mailerTo } from '../support/mailer-to.ts'
import { post, signedIn } from '../support/staff.ts'
import { testSecret } from '../support/test-secret.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

let people = 0
const somebody = () => {
  people += 1
  return {
    name: 'Sana www.prizes.example',
    email: `b${people}@example.com`,
    phone: `0301 ${2_000_000 + people}`,
  }
}

async function units(count = 1): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, at) => `A-${at + 1}`)
  return [...(await makeBookable(api.database.db, numbers)).units.values()]
}

/** Holds a unit; returns the reference. */
async function hold(who: object = somebody()): Promise<string> {
  const [unit_id] = await units()
  const answer = await post(api, '/api/bookings', { unit_id, ...who })
  expect(answer.status).toBe(201)
  return (await answer.json()).data.reference
}

const confirm = (reference: string, code: string) => post(api, `/api/bookings/${reference}/confirm`, { code })
const stateOf = async (reference: string) =>
  BookingAnswer.parse(await (await api.request(`/api/bookings/${reference}`)).json()).data
const sentenceOf = async (answer: Response): Promise<string> => (await answer.json()).error.message

async function rowOf(reference: string) {
  const [row] = await api.database.db.select().from(bookings).where(eq(bookings.reference, reference))
  if (!row) throw new Error('There is no such booking')
  return row
}

const minutesBetween = (from: Date | null, until: string) =>
  Math.round((Date.parse(until) - Number(from)) / 60_000)

const desk = () => ({ ...api.context, queue: api.queue })

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

test('a hold lasts 15 minutes and cannot be paid until its buyer enters the code of the email', async () => {
  const who = somebody()
  const reference = await hold(who)
  const before = await stateOf(reference)
  expect(before).toMatchObject({ state: 'held', confirm: { by_email: false }, pay: null, account: null })
  const { created_at } = await rowOf(reference)
  expect(minutesBetween(created_at, before.held_until)).toBe(15)
  const code = await holdCode(api.database.db, reference)
  const [letter, ...others] = await lettersOf(reference)
  expect(others).toEqual([])
  expect(letter).toMatchObject({ purpose: 'confirm hold', recipient: who.email })
  // Neither the outbox nor the database has the code: it is inserted when the email is sent.
  const sent: Mail[] = []
  const mailer = completingSecrets(
    mailerTo((mail) => sent.push(mail)),
    testSecret,
  )
  if (letter) await mailer.send({ ...letter, messageId: '<a@example.com>' })
  for (const said of [code, `https://homes.example/booking/${reference}?code=${code}`]) {
    expect(sent[0]?.text).toContain(said)
    expect(sent[0]?.html).toContain(said)
  }
  const { rows } = await api.database.pool.query(
    'select concat((select json_agg(b) from bookings b), (select json_agg(m) from mails m)) as stored',
  )
  expect(rows[0].stored).not.toContain(code)
  if (letter) expect(withoutSecrets(letter)).toContain(`booking/${reference}?code=[hidden]`)
  // The address may be another person's: no other typed text is sent there.
  expect(`${letter?.subject} ${letter?.html}`).not.toMatch(/Sana|prizes|0301/)

  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  expect((await confirm(reference, spaced)).status).toBe(201)
  const after = await stateOf(reference)
  expect(after).toMatchObject({ state: 'held', confirm: null, account: { iban: expect.any(String) } })
  const { confirmed_at } = await rowOf(reference)
  expect(minutesBetween(confirmed_at, after.held_until)).toBe(48 * 60)
  // The link that was opened twice does no harm.
  expect((await confirm(reference, code)).status).toBe(201)
  expect((await lettersOf(reference)).map(({ purpose }) => purpose)).toEqual([
    'confirm hold',
    'hold',
    'hold told',
  ])
})

test('a code may be typed in Urdu digits; after five wrong ones the unit is released', async () => {
  const { db } = api.database
  const urdu = await hold()
  const code = await holdCode(db, urdu)
  const digits = code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
  expect((await confirm(urdu, digits)).status).toBe(201)

  const guessed = await hold()
  const wrong = String((Number(await holdCode(db, guessed)) + 1) % 1_000_000).padStart(6, '0')
  const first = await confirm(guessed, wrong)
  expect([first.status, (await first.json()).error.fields]).toEqual([
    422,
    { code: 'This code does not match the one in our email. You can try 4 more times.' },
  ])
  for (const _ of [2, 3, 4]) expect((await confirm(guessed, wrong)).status).toBe(422)
  expect((await confirm(guessed, wrong)).status).toBe(409)
  expect(await stateOf(guessed)).toMatchObject({ state: 'released', release_reason: 'unconfirmed' })
  expect((await confirm('AG-0000-0000', code)).status).toBe(404)
})

test('an unconfirmed hold is released after 15 minutes, and cannot be confirmed any more', async () => {
  const reference = await hold()
  const code = await holdCode(api.database.db, reference)
  const { id } = await rowOf(reference)
  const job = `SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
    WHERE name = 'booking-to-settle' AND data ->> 'bookingId' = $1`
  const { rows } = await api.database.pool.query(job, [String(id)])
  expect(rows[0].seconds).toBeCloseTo(15 * 60 + 30, -1)
  await settleHold({ ...desk(), actor: system('A test') }, id)
  expect(await stateOf(reference)).toMatchObject({ state: 'held' })
  await api.database.db
    .update(bookings)
    .set({ held_until: sql`now() - interval '1 minute'` })
    .where(eq(bookings.id, id))
  expect((await confirm(reference, code)).status).toBe(409)
  await settleHold({ ...desk(), actor: system('A test') }, id)
  expect(await stateOf(reference)).toMatchObject({ state: 'released', release_reason: 'unconfirmed' })
  expect(await rowOf(reference)).toMatchObject({ confirm_code: null, held_from: null })
})

test('while the gateway gives no page to pay on a hold stays as it is, and its code can be used again', async () => {
  const dead = openGateway({ gateway: 'sandbox', url: 'http://127.0.0.1:9', merchant: 'x', secret: 'x' })
  const broken = { ...dead, checkout: () => Promise.reject(new Error('No page today')) }
  const online = createApi({ ...api.context, gateway: broken })
  const ask = async (path: string, init: RequestInit) => online.request(path, init)
  const reference = await hold()
  const refused = await confirmHold(api.database.db, ask, reference)
  expect(refused.status).toBe(503)
  expect(await sentenceOf(refused)).toContain('still holding the unit for you')
  expect(await stateOf(reference)).toMatchObject({ state: 'held', confirm: { by_email: false } })
  api.unexpected.length = 0
  expect((await confirmHold(api.database.db, api.request, reference)).status).toBe(201)
})

test('staff see that a hold is not confirmed, find it, and confirm it for a buyer who calls', async () => {
  const manager = await signedIn(api, 'manager')
  const reference = await hold()
  const { id } = await rowOf(reference)
  const get = async (path: string) => (await api.request(path, { headers: manager })).json()
  const listed = await get('/api/admin/bookings?state=unconfirmed')
  expect(listed.data[0]).toMatchObject({ id, state: 'held', confirmed_at: null })
  const confirmed = await post(api, `/api/admin/bookings/${id}/confirm-hold`, {}, manager)
  const { data } = await confirmed.json()
  expect(data).toMatchObject({ state: 'held', confirmed_at: expect.any(String) })
  expect(data.timeline.at(-1)).toMatchObject({ note: 'Hold confirmed', actor: 'The manager' })
  expect((await get('/api/admin/bookings?state=unconfirmed')).data).not.toContainEqual(
    expect.objectContaining({ id }),
  )
  await post(api, `/api/bookings/${reference}/release`, {})
  expect((await post(api, `/api/admin/bookings/${id}/confirm-hold`, {}, manager)).status).toBe(409)
})

/** The site with the product's default limits. */
async function limited() {
  const { formLimits } = readConfig({ FORM_MIN_SECONDS: '0' })
  const config = { ...api.context.config, formLimits }
  const guard = openGuard(api.database.db, testSecret, formLimits)
  const app = createApi({ ...api.context, config, guard })
  const send = async (fields: object, headers: Record<string, string>) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    return app.request('/api/bookings', { ...init, body: JSON.stringify({ ...somebody(), ...fields }) })
  }
  /** Sends as the site's pages do: solves the challenge of a refusal. */
  const solving = async (fields: object, headers: Record<string, string>) => {
    const refused = await send(fields, headers)
    if (refused.status !== 403) return refused
    const { challenge } = (await refused.json()).error
    return send({ ...fields, altcha: await solve(challenge) }, headers)
  }
  return { send, solving }
}

test('each hold takes a challenge of its own, and an address holds five units at most', async () => {
  const { send, solving } = await limited()
  const all = await units(8)
  const here = { [addressHeader]: '203.0.113.50' }
  const refused = await send({ unit_id: all[0] }, here)
  expect(refused.status).toBe(403)
  const { message, challenge } = (await refused.json()).error
  expect(message).toBe(formRefusals.unproven)
  const altcha = await solve(challenge)
  expect((await send({ unit_id: all[0], altcha }, here)).status).toBe(201)
  expect((await send({ unit_id: all[1], altcha }, here)).status).toBe(403)
  for (const unit_id of all.slice(1, 5)) expect((await solving({ unit_id }, here)).status).toBe(201)
  const over = await solving({ unit_id: all[5] }, here)
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '900'])
  expect(await sentenceOf(over)).toMatch(/^5 units are already held from your network/)
  expect((await solving({ unit_id: all[5] }, { [addressHeader]: '203.0.113.51' })).status).toBe(201)
  const { rows } = await api.database.pool.query("SELECT held_from FROM bookings WHERE state = 'held'")
  for (const { held_from } of rows) expect(held_from).toMatch(/^(?:[\w-]{43}|unknown)$/)
})

test('without JavaScript a network holds one unit at a time until it is confirmed', async () => {
  const { send } = await limited()
  const all = await units(4)
  const posted = { [addressHeader]: '203.0.113.60', [postedHeader]: '1' }
  const first = await send({ unit_id: all[0] }, posted)
  expect(first.status).toBe(201)
  const second = await send({ unit_id: all[1] }, posted)
  expect(second.status).toBe(429)
  expect(await sentenceOf(second)).toContain('not been confirmed yet')
  await confirmHold(api.database.db, api.request, (await first.json()).data.reference)
  expect((await send({ unit_id: all[1] }, posted)).status).toBe(201)
  // Where addresses are unknown, all senders count as one.
  const { [postedHeader]: _, ...elsewhere } = posted
  expect((await send({ unit_id: all[2] }, elsewhere)).status).toBe(403)
})

test('a mailbox cannot be filled with emails about holds', async () => {
  const email = 'somebody.else@example.com'
  const statuses: number[] = []
  for (const unit_id of await units(6)) {
    const answer = await post(api, '/api/bookings', { unit_id, ...somebody(), email })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409])
})
