/** A mail server that does not answer, or is not there for a while, delays nothing but mails and loses none. */
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { agency } from '#agency'
import { mails } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import type { Needs } from '#domain/context.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { retryWaitingMails } from '#domain/mails/retry-waiting.ts'
import { sendMail } from '#domain/mails/send-once.ts'
import { type Mailer, type MailerOptions, openMailer } from '#mail/mailer.ts'
import { UnderWayElsewhere } from '#queue/under-way-elsewhere.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type Mailbox, openMailbox } from '../../support/mailbox.ts'

let api: TestApi
let mailbox: Mailbox
let mailer: Mailer
beforeEach(async () => {
  api = await createTestApi()
  mailbox = await openMailbox()
})
afterEach(async () => {
  mailbox.speak()
  mailer.close()
  await mailbox.close()
  await api.close()
})

function room(options: Partial<MailerOptions> = {}): Needs<'db' | 'queue' | 'mailer' | 'siteUrl'> {
  mailer = openMailer({ smtpUrl: mailbox.url, from: agency.email, ...options })
  return { db: api.database.db, queue: api.queue, mailer, siteUrl: () => 'https://homes.example' }
}

/** Stores leads, and with each the job that follows it up. */
async function sendForms(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const person = { name: 'Sana Malik', email: `sana.${n}@example.com`, phone: `0300 12345${10 + n}` }
    const body = JSON.stringify({ ...person, client_Location: 'Lahore', inquiry: 'Two lines, please.' })
    const headers = { 'content-type': 'application/json' }
    expect((await api.request('/api/inquiry', { method: 'POST', headers, body })).status).toBe(201)
  }
}

async function workOnLeads(where: Needs<'db' | 'queue' | 'mailer' | 'siteUrl'>): Promise<void> {
  await api.queue.work(
    'lead-received',
    ({ leadId }) => followUp({ ...where, actor: system('A test') }, [leadId]),
    (jobs) =>
      followUp(
        { ...where, actor: system('A test') },
        jobs.map(({ leadId }) => leadId),
      ),
  )
}

/** As the server does when the mail server greets again. */
const tryOne = () => void api.queue.retryNow(['lead-received'], 1)

const statuses = async () => {
  const rows = await api.database.db.select({ status: mails.status }).from(mails)
  return rows.map(({ status }) => status)
}

test('a silent mail server is spoken to few at a time, and no connection to the database waits with it', async () => {
  const { pool } = api.database
  mailbox.fallSilent()
  await sendForms(12)
  await workOnLeads(room())
  await expect.poll(mailbox.unanswered).toBe(5)
  await expect.poll(() => pool.totalCount - pool.idleCount + pool.waitingCount).toBe(0)
  expect(mailbox.unanswered()).toBe(5)
})

test('while it does not answer nothing is tried, and once it does everything is sent, once', async () => {
  const told: boolean[] = []
  const onReach = (isReachable: boolean) => {
    told.push(isReachable)
    if (isReachable) void api.queue.retryNow(['lead-received'])
  }
  mailbox.fallSilent()
  await sendForms(12)
  await workOnLeads(room({ patienceMs: 3_000, restMs: 200, onReach, onGreeting: tryOne }))
  await expect.poll(() => told).toEqual([false])
  const retried = sql`select from pgboss.job where name = 'lead-received' and state = 'retry'`
  await expect.poll(async () => (await api.database.db.execute(retried)).rowCount).toBe(12)
  const written = await api.database.db.select().from(mails)
  expect(new Set(written.map(({ claimed_until }) => claimed_until))).toEqual(new Set([null]))
  expect(written.filter(({ problem }) => problem !== null).length).toBeGreaterThan(0)
  expect(mailbox.received).toEqual([])
  mailbox.speak()
  await expect.poll(() => mailbox.received.length).toBe(24)
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['sent']))
  expect(told).toEqual([false, true])
})

test('one that greets and then hangs at DATA is tried with one mail at a time, and is back once it took one', async () => {
  const told: boolean[] = []
  const onReach = (isReachable: boolean) => {
    told.push(isReachable)
    if (isReachable) void api.queue.retryNow(['lead-received'])
  }
  mailbox.holdReceipts(0)
  await sendForms(12)
  await workOnLeads(room({ patienceMs: 1_000, restMs: 100, onReach, onGreeting: tryOne }))
  await expect.poll(() => told).toEqual([false])
  // Those that were under way when it was lost, and then trials of one mail each.
  await expect.poll(() => mailbox.received.length).toBeGreaterThanOrEqual(7)
  expect(told).toEqual([false])
  expect(new Set(await statuses())).toEqual(new Set(['waiting']))
  mailbox.speak()
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['sent']))
  expect(told).toEqual([false, true])
})

test('emails that arrive during an attempt wait for its result', async () => {
  mailbox.fallSilent()
  room({ patienceMs: 3_000, restMs: 20 })
  const mail = {
    recipient: 'sana@example.com',
    reply_to: null,
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  }
  const send = (id: number) =>
    mailer.inTurn(id, () => mailer.send({ ...mail, messageId: `<${id}@example.com>` }))
  await expect(send(0)).rejects.toThrow('The mail server does not answer')
  expect(mailer.isReachable()).toBe(false)
  mailbox.speak()
  mailbox.holdReceipts(0)
  await expect.poll(() => mailer.isReachable()).toBe(true)
  const sending = [1, 2, 3, 4].map(send)
  await mailbox.has(1)
  expect(mailbox.received).toHaveLength(1)
  mailbox.speak()
  await Promise.all(sending)
  expect(mailbox.received).toHaveLength(4)
})

test('a mail that another server is sending is left to it, until it has had its time', async () => {
  await sendForms(1)
  const { db } = api.database
  await expect(
    followUp({ ...room({ smtpUrl: 'smtp://127.0.0.1:1' }), actor: system('A test') }, [1]),
  ).rejects.toThrow()
  mailer.close()
  await db.update(mails).set({ claimed_until: sql`now() + interval '1 minute'` })
  const here = room()
  await expect(sendMail({ ...here, actor: system('A test') }, 1)).rejects.toThrow(UnderWayElsewhere)
  expect(mailbox.received).toEqual([])
  await db.update(mails).set({ claimed_until: sql`now()` })
  await sendMail({ ...here, actor: system('A test') }, 1)
  expect(mailbox.received).toHaveLength(1)
})

test('mails that were left waiting by a start without a mail server are found and sent', async () => {
  const { db } = api.database
  await sendForms(1)
  mailbox.refuseNext(1)
  const refused = room()
  await expect(followUp({ ...refused, actor: system('A test') }, [1])).rejects.toThrow('Try again later')
  await followUp({ ...refused, mailer: undefined, actor: system('A test') }, [1])
  await sendMail({ ...refused, mailer: undefined, actor: system('A test') }, 1)
  await db.execute(sql`update pgboss.job set state = 'completed' where name = 'lead-received'`)
  expect(await statuses()).toEqual(['waiting', 'waiting'])
  await db.update(mails).set({ created_at: sql`now() - interval '5 minutes'` })
  await retryWaitingMails({ ...refused, queue: api.queue, actor: system('A test') })
  // Found again before they were sent, they get no second job.
  await retryWaitingMails({ ...refused, queue: api.queue, actor: system('A test') })
  const { rows } = await db.execute(
    sql`select data from pgboss.job where name = 'mail-written' order by (data ->> 'mailId')::int`,
  )
  expect(rows).toEqual([{ data: { mailId: 1 } }, { data: { mailId: 2 } }])
  await api.queue.work('mail-written', ({ mailId }) =>
    sendMail({ ...refused, actor: system('A test') }, mailId),
  )
  await expect.poll(statuses).toEqual(['sent', 'sent'])
})

test('emails that staff dismissed, or older than a week, are not sent by themselves', async () => {
  const { db } = api.database
  await sendForms(2)
  const here = room({ smtpUrl: 'smtp://127.0.0.1:1' })
  for (const id of [1, 2])
    await expect(followUp({ ...here, actor: system('A test') }, [id])).rejects.toThrow()
  await db.execute(
    sql`update pgboss.job set state = case data ->> 'leadId' when '1' then 'cancelled' else 'completed' end::pgboss.job_state`,
  )
  await db.update(mails).set({ created_at: sql`now() - interval '5 minutes'` })
  await db.update(mails).set({ created_at: sql`now() - interval '8 days'` }).where(eq(mails.lead_id, 2))
  await retryWaitingMails({ ...here, queue: api.queue, actor: system('A test') })
  const { rows } = await db.execute(sql`select from pgboss.job where name = 'mail-written'`)
  expect(rows).toEqual([])
  expect((await statuses()).toSorted()).toEqual(['kept', 'kept', 'waiting', 'waiting'])
})
