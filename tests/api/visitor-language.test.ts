/** Visitors who use the site in Urdu get emails in Urdu; staff see that. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#agency'
import { jobApplications, leads, mails } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { emailAboutApplication } from '#domain/applications/email-application.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { openMailer } from '#mail/mailer.ts'
import { visitorMail } from '#messages/server.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeJob, makeListing } from '../support/factories.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'

let api: TestApi
let mailbox: Mailbox
beforeAll(async () => {
  api = await createTestApi()
  mailbox = await openMailbox()
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

test('a request in Urdu gets an Urdu email with an intact subject', async () => {
  const body = { name: 'عائشہ خان', email: 'ayesha@example.com', phone: '0300 1234567' }
  const answer = await api.request('/api/inquiry', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ur' },
    body: JSON.stringify({ ...body, client_Location: 'لاہور', inquiry: 'گھر چاہیے' }),
  })
  const { reference } = (await answer.json()).data
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, reference))
  expect(lead?.language).toBe('ur')

  const mailer = openMailer({ smtpUrl: mailbox.url, from: agency.email })
  const ctx = {
    db: api.database.db,
    queue: api.queue,
    siteUrl: () => 'https://homes.example',
    mailer,
    actor: system('A test'),
  }
  await followUp(ctx, [lead?.id ?? 0])
  mailer.close()
  const sent = await api.database.db.select().from(mails)
  const toVisitor = sent.find(({ recipient }) => recipient === body.email)
  expect(toVisitor?.html).toContain('<html lang="ur" dir="rtl">')
  expect(toVisitor?.text).toContain(`https://homes.example/ur/inquiry/${reference}`)
  const raw = mailbox.received.find((mail) => mail.includes(`\nTo: ${body.email}`)) ?? ''
  expect(subjectOf(raw)).toBe(toVisitor?.subject)
  expect(subjectOf(raw)).not.toBe(visitorMail.subject({ reference }))
})

test('the email names the listing in the language of the visitor who asked about it', async () => {
  const { db } = api.database
  const { id } = await makeListing(db, { title: 'Corner house', title_ur: 'کارنر مکان' })
  const about = async (language: string) => {
    const email = `${language}@example.com`
    const answer = await api.request('/api/inquiry/property', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ name: 'Bilal', email, phone: '0300 1234567', property_id: id }),
    })
    const { reference } = (await answer.json()).data
    const [lead] = await db.select().from(leads).where(eq(leads.reference, reference))
    const ctx = {
      db,
      queue: api.queue,
      siteUrl: () => 'https://homes.example',
      mailer: undefined,
      actor: system('A test'),
    }
    await followUp(ctx, [lead?.id ?? 0])
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, email))
    return mail?.text
  }
  expect(await about('ur')).toContain('کارنر مکان')
  expect(await about('en')).toContain('Corner house')
})

test('the email names the job in the language of the applicant', async () => {
  const { db } = api.database
  const job = await makeJob(db, { title: 'Driver', title_ur: 'ڈرائیور' })
  const about = async (language: 'en' | 'ur') => {
    const email = `${language}.applicant@example.com`
    const applicant = { reference: `AG-D${language}`, name: 'Bilal', phone: '0300 1234567', city: 'Lahore' }
    const [row] = await db
      .insert(jobApplications)
      .values({ ...applicant, email, language, job_id: job.id })
      .returning({ id: jobApplications.id })
    const ctx = {
      db,
      queue: api.queue,
      siteUrl: () => 'https://homes.example',
      mailer: undefined,
      actor: system('A test'),
    }
    await emailAboutApplication(ctx, row?.id ?? 0)
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, email))
    return mail?.text
  }
  expect(await about('ur')).toContain('ڈرائیور')
  expect(await about('en')).toContain('Driver')
})

/** As a mailbox decodes it (RFC 2047). */
function subjectOf(raw: string): string {
  const [, folded = ''] = /^Subject: ((?:.*)(?:\r\n[ \t].*)*)/m.exec(raw) ?? []
  const words = folded.replaceAll(/\?=\r\n[ \t]+=\?/g, '?==?').replaceAll(/\r\n[ \t]/g, ' ')
  const bytes = (kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        )
  const parts = [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=|([^=]+)/gi)]
  return Buffer.concat(
    parts.map(([, kind, text = '', plain = '']) => (kind ? bytes(kind, text) : Buffer.from(plain))),
  ).toString()
}
