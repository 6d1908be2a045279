import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#agency'
import {
  alertContacts,
  auditLog,
  bookings,
  files,
  jobApplications,
  leadEvents,
  leads,
  mails,
  paymentNotices,
  payments,
  pushDeliveries,
  resumes,
  webhooks,
} from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { emailAboutApplication } from '#domain/applications/email-application.ts'
import { emailAboutBooking } from '#domain/bookings/email-booking.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { documentKey } from '#storage/keys.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeBookable, makeJob } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let admin: Colleague
beforeAll(async () => {
  api = await createTestApi()
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const room = () => ({
  db: api.database.db,
  queue: api.queue,
  mailer: undefined,
  siteUrl: () => 'https://aangan.example',
})
const office = (path: string, body: object) => post(api, `/api/admin/${path}`, body, admin)
const find = (who: string, linked = true) => office('personal-data/find', { who, linked })
const found = async (who: string, linked = true) => {
  const answer = await find(who, linked)
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}
const erase = (who: string, seen: string, confirm = 'erase') =>
  office('personal-data/erase', { who, seen, confirm })

/** Sends the contact form and does what follows. */
async function write(person: { name: string; email: string; phone: string }, feedback: string) {
  const answer = await post(api, '/api/contact', { ...person, feedback }, { 'idempotency-key': randomUUID() })
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()).data
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, reference))
  const id = lead?.id ?? 0
  await followUp({ ...room(), actor: system('A test') }, [id])
  return { id, reference }
}

async function apply(person: { name: string; email: string; phone: string }, cv: string) {
  const { id: job } = await makeJob(api.database.db)
  const form = new FormData()
  const fields = { ...person, job_id: String(job), city: 'Lahore', experience: 'Sales' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('resume', new File([cv], 'cv.pdf'))
  const answer = await api.request('/api/webhr/add-candidate/', { method: 'POST', body: form })
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()).data
  const [row] = await api.database.db
    .select({ id: jobApplications.id, file: resumes.file_id })
    .from(jobApplications)
    .innerJoin(resumes, eq(resumes.id, jobApplications.resume))
    .where(eq(jobApplications.reference, reference))
  await emailAboutApplication({ ...room(), actor: system('A test') }, row?.id ?? 0)
  return { id: row?.id ?? 0, file: row?.file ?? '', reference }
}

type Booked = Partial<typeof bookings.$inferInsert>

async function book(
  person: { name: string; email: string; phone: string; phone_e164: string },
  more: Booked,
) {
  const { project, units } = await makeBookable(api.database.db, ['A-1'])
  const reference = `AG-${randomUUID().slice(0, 4)}-${randomUUID().slice(0, 4)}`.toUpperCase()
  const [row] = await api.database.db
    .insert(bookings)
    .values({
      ...{ ...person, reference, project_id: project.id, unit_id: units.get('A-1') },
      ...{ unit_number: 'A-1', unit_type: 'Two-bed', amount: 500_000, gateway: 'sandbox' },
      ...{ held_until: new Date(), state: 'booked', booked_at: new Date() },
      checkout: { action: 'https://pay.example', fields: { name: person.name, email: person.email } },
      ...more,
    })
    .returning()
  return { id: row?.id ?? 0, reference }
}

/** The tables with a row that contains the text, ignoring case, or contains it among its digits. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = api.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class
     JOIN pg_namespace AS space ON space.oid = relnamespace
     WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p') ORDER BY 1`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const said = /^\d+$/.test(text) ? `regexp_replace(one::text, '[^0-9]', '', 'g')` : 'one::text'
  const having: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(`SELECT FROM ${name} AS one WHERE ${said} ILIKE $1 LIMIT 1`, [
      `%${text}%`,
    ])
    if (rows.length > 0) having.push(name)
  }
  return having
}

test('a person is erased completely, under every spelling of the phone, and no one else is touched', async () => {
  const { db } = api.database
  const sana = { name: 'Sana Maliksaab', email: 'Sana.Malik@example.com', phone: '0301 7654321' }
  const again = { ...sana, email: 'sm@work.example', phone: '+92 301 765-4321' }
  const other = { name: 'Bilal Raza', email: 'wsana.malik@example.com', phone: '0301 7654322' }
  const first = await write(sana, 'Good')
  const second = await write(again, 'Good again')
  const theirs = await write(other, 'Also good')
  await office(`leads/${first.id}/notes`, { text: 'Sana Maliksaab prefers the evening' })
  await office(`leads/${theirs.id}/notes`, { text: 'Gave us (0301) 765-4321 of a friend' })
  await office('tasks', { text: 'Call Sana', due_at: '2030-01-01T10:00:00Z', lead_id: first.id })
  await office('tasks', {
    text: 'Call 03017654321, Maliksaab',
    due_at: '2030-01-01T10:00:00Z',
    lead_id: null,
  })
  const application = await apply(sana, '%PDF-1.7 the life of Sana Maliksaab')
  const otherApplication = await apply(other, '%PDF-1.7 the life of Bilal')
  const booking = await book({ ...again, phone_e164: '+923017654321' }, {})
  await emailAboutBooking({ ...room(), actor: system('A test') }, booking.id)
  await db.insert(paymentNotices).values({
    ...{ gateway: 'sandbox', notice_id: '1', order_reference: booking.reference, booking_id: booking.id },
    ...{ verdict: 'booked', body: JSON.stringify({ payer: sana }) },
  })
  // To an agent, and not tied to a lead.
  await db.insert(mails).values({
    ...{ purpose: 'digest', recipient: 'ali@aangan.example', subject: 'New leads', html: '' },
    ...{ text: `Sana Maliksaab, wa.me/923017654321`, status: 'kept' },
  })
  const [hook] = await db
    .insert(webhooks)
    .values({ name: 'CRM', url: 'https://crm.example', events: ['lead.created'], salt: 'a' })
    .returning()
  const delivery = (event: 'lead.created' | 'application.received', id: number, key: string) => ({
    ...{ id: randomUUID(), message_id: key, target: 'webhook' as const, webhook_id: hook?.id ?? 0 },
    ...{ event, data: { id, email: sana.email }, happened_at: new Date() },
  })
  await db
    .insert(pushDeliveries)
    .values([
      { ...delivery('lead.created', first.id, 'a'), lead_id: first.id },
      delivery('application.received', application.id, 'b'),
    ])
  await db.execute(sql`
    update pgboss.job set output = jsonb_build_object('message', 'No mailbox of Sana Maliksaab <sana.malik@example.com>')
    where name = 'lead-received' and data ->> 'leadId' = ${String(first.id)}`)
  // Entries of an earlier version; the log cannot be changed.
  await db.insert(auditLog).values({
    ...{ staff_name: 'Ali', action: 'send', entity: 'mail', before: { recipient: 'sm@work.example' } },
  })

  await db.insert(alertContacts).values([
    { key: 'a', channel: 'email', address: sana.email.toLowerCase(), language: 'en' },
    { key: 'b', channel: 'whatsapp', address: '+923017654321', language: 'ur' },
    { key: 'c', channel: 'email', address: 'other@example.com', language: 'en' },
  ])

  const shown = await found('0092 301 7654321')
  expect(shown.counts).toMatchObject({
    ...{ requests: 2, applications: 1, cvs: 1, bookings: 1, payment_notices: 1 },
    ...{ reminders: 2, alerts: 2, deliveries: 2, mentions: 1 },
  })
  expect(shown).toMatchObject({ audit_entries: 1, obstacles: [] })
  expect(shown.requests.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
    [first.reference, second.reference].sort(),
  )
  // A search by any contact of the person finds the same data.
  for (const who of ['SANA.MALIK@example.com', 'sm@work.example', second.reference.toLowerCase()])
    expect((await found(who)).seen).toBe(shown.seen)

  const others = await db.select().from(mails).where(eq(mails.lead_id, theirs.id))
  expect((await erase('+923017654321', shown.seen, 'yes')).status).toBe(422)
  const answer = await erase('+923017654321', shown.seen)
  expect(answer.status).toBe(200)
  expect((await answer.json()).data).toEqual({ counts: shown.counts, files_pending: false })

  for (const trace of ['3017654321', 'maliksaab', first.reference, application.reference])
    expect({ trace, tables: await tablesWith(trace) }).toEqual({ trace, tables: [] })
  for (const email of ['sm@work.example', sana.email])
    expect(await tablesWith(`"${email}"`)).toEqual(email === sana.email ? [] : ['public.audit_log'])
  expect(await tablesWith(' sana.malik@')).toEqual([])
  expect(await api.context.storage.exists(documentKey(application.file))).toBe(false)
  expect(await db.$count(files, eq(files.id, application.file))).toBe(0)
  expect((await api.request(`/api/inquiry/${first.reference}`)).status).toBe(404)
  const [kept] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
  expect(kept).toMatchObject({ name: 'Erased', email: '', phone: '', phone_e164: null, checkout: null })
  expect(kept).toMatchObject({ state: 'booked', amount: 500_000 })
  // Its emails are not written a second time.
  await emailAboutBooking({ ...room(), actor: system('A test') }, booking.id)
  expect(await db.$count(mails, eq(mails.booking_id, booking.id))).toBe(0)

  expect(await db.$count(alertContacts)).toBe(1)
  expect(await db.select().from(mails).where(eq(mails.lead_id, theirs.id))).toEqual(others)
  expect(others.length).toBeGreaterThan(0)
  expect(await db.$count(leadEvents, eq(leadEvents.note, 'Gave us [erased] of a friend'))).toBe(1)
  expect(await api.context.storage.exists(documentKey(otherApplication.file))).toBe(true)
  expect(await db.$count(jobApplications, eq(jobApplications.id, otherApplication.id))).toBe(1)

  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'erase'))
  expect(entries).toMatchObject([{ staff_id: admin.id, entity_id: null, before: null, after: shown.counts }])
  for (const who of ['0301-7654321', sana.email, 'sm@work.example', first.reference, booking.reference])
    expect((await find(who)).status).toBe(404)
  expect((await erase('03017654321', shown.seen)).status).toBe(404)
})

test('a merged request goes with the one that it was merged with', async () => {
  const one = await write({ name: 'Rubina', email: 'rubina@example.com', phone: '0302 1110001' }, 'One')
  const two = await write({ name: 'Rubina', email: 'r@example.com', phone: '0302 1110002' }, 'Two')
  await office(`leads/${two.id}/merge`, { into: one.id })
  const { seen, counts } = await found('r@example.com')
  expect(counts.requests).toBe(2)
  expect((await erase('r@example.com', seen)).status).toBe(200)
  expect((await find('0302 1110001')).status).toBe(404)
})

test('people who share a phone are kept apart when linked data is left out', async () => {
  const phone = '0302 2220001'
  await write({ name: 'Hina', email: 'hina@example.com', phone }, 'One')
  await write({ name: 'Omar', email: 'omar@example.com', phone }, 'Two')
  expect((await found('hina@example.com')).counts.requests).toBe(2)
  const { seen, counts } = await found('hina@example.com', false)
  expect(counts.requests).toBe(1)
  const body = { who: 'hina@example.com', linked: false, seen, confirm: 'ERASE' }
  expect((await office('personal-data/erase', body)).status).toBe(200)
  expect((await found(phone)).requests).toMatchObject([{ name: 'Omar' }])
})

test('requests that came after the search are not erased unseen', async () => {
  const person = { name: 'Adeel', email: 'adeel@example.com', phone: '0302 3330001' }
  await write(person, 'One')
  const { seen } = await found(person.email)
  await write(person, 'Two')
  expect((await erase(person.email, seen)).status).toBe(409)
  expect((await found(person.email)).counts.requests).toBe(2)
})

test('money comes first: a held unit and a refund that is due are in the way', async () => {
  const { db } = api.database
  const person = {
    name: 'Zara',
    email: 'zara@example.com',
    phone: '03024440001',
    phone_e164: '+923024440001',
  }
  const held = await book(person, { state: 'held', booked_at: null })
  const shown = await found(person.email)
  expect(shown.obstacles).toEqual([`Booking ${held.reference} still holds A-1. Release the unit first.`])
  expect((await erase(person.email, shown.seen)).status).toBe(409)
  await db
    .update(bookings)
    .set({ state: 'released', release_reason: 'agency' })
    .where(eq(bookings.id, held.id))
  const paid = { booking_id: held.id, amount: 500_000, currency: 'PKR', status: 'paid' as const }
  await db
    .insert(payments)
    .values({ ...paid, gateway: 'sandbox', gateway_id: 'p1', source: 'notice', refund: 'needed' })
  const due = await found(person.email)
  expect(due.obstacles).toEqual([`A refund is due for booking ${held.reference}. Pay the refund first.`])
  await db.update(payments).set({ refund: 'done' })
  expect((await erase(person.email, due.seen)).status).toBe(200)
})

test('the agency, its agents and staff cannot be erased, and text that is no contact is refused', async () => {
  for (const who of [agency.email, agency.phone, admin.email, 'Sana Malik', '12345', ''])
    expect((await find(who)).status).toBe(422)
  expect((await find('nobody@example.com')).status).toBe(404)
})

test('a notice of a payment can be emptied and changed in no other way', async () => {
  const { db } = api.database
  const notice = { gateway: 'sandbox', notice_id: 'kept', order_reference: 'x', body: 'b' }
  await db.insert(paymentNotices).values({ ...notice, verdict: 'unknown order' })
  const isIt = eq(paymentNotices.notice_id, 'kept')
  await expect(db.update(paymentNotices).set({ body: 'c' }).where(isIt)).rejects.toThrow()
  await expect(
    db.update(paymentNotices).set({ body: '', order_reference: 'y' }).where(isIt),
  ).rejects.toThrow()
  await expect(db.delete(paymentNotices).where(isIt)).rejects.toThrow()
  await db.update(paymentNotices).set({ body: '' }).where(isIt)
})
