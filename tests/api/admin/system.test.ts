import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#agency'
import { createApi } from '#api/mount.ts'
import { auditLog, mails } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { sendMail } from '#domain/mails/send-once.ts'
import { openMailer } from '#mail/mailer.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type Mailbox, openMailbox } from '../../support/mailbox.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let admin: Colleague
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  api = await createTestApi({ smtpUrl: mailbox.url })
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await mailbox.close()
  await api.close()
})

const get = async (path: string) => (await api.request(path, { headers: admin })).json()
const send = (path: string, body: object) => post(api, path, body, admin)

async function kept(more: Partial<typeof mails.$inferInsert> = {}): Promise<number> {
  const [row] = await api.database.db
    .insert(mails)
    .values({
      ...{ purpose: 'password', recipient: 'sana@example.com', subject: 'Your password', status: 'kept' },
      ...{ text: 'Set it here: https://homes.example/office/password#abc', html: '<p>x</p>' },
      ...more,
    })
    .returning({ id: mails.id })
  return row?.id ?? 0
}

test('mails that were kept are listed, read, and sent once there is a mail server', async () => {
  const id = await kept()
  const list = await get('/api/admin/mails?status=kept&q=sana')
  expect(list).toMatchObject({
    can_send: true,
    data: [{ id, recipient: 'sana@example.com', status: 'kept' }],
  })
  expect(JSON.stringify(list)).not.toContain('password#abc')
  expect((await get(`/api/admin/mails/${id}`)).data.text).toContain(
    '[The link is only in the email that was sent]',
  )
  const log = await api.database.db.select().from(auditLog).where(eq(auditLog.action, 'read'))
  expect(log).toMatchObject([{ entity: 'mail', entity_id: String(id), staff_id: admin.id }])

  expect(await (await send('/api/admin/mails/send', { ids: [id] })).json()).toEqual({ data: { count: 1 } })
  const mailer = openMailer({ smtpUrl: mailbox.url, from: agency.email })
  const room = { db: api.database.db, mailer, siteUrl: () => 'https://homes.example' }
  await sendMail({ ...room, actor: system('A test') }, id)
  await mailbox.has(1)
  // Once more is another mail for the mailbox.
  await send('/api/admin/mails/send', { ids: [id] })
  await sendMail({ ...room, actor: system('A test') }, id)
  await mailbox.has(2)
  mailer.close()
  const numbers = mailbox.received.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
  expect(new Set(numbers).size).toBe(2)
})

test('the mail server’s error for an email is shown, and removed once it was sent', async () => {
  const id = await kept({ status: 'waiting', recipient: 'gone@example.com' })
  const mailer = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: agency.email })
  await expect(
    sendMail({ db: api.database.db, mailer, siteUrl: () => '', actor: system('A test') }, id),
  ).rejects.toThrow()
  const { data } = await get('/api/admin/mails?status=failing')
  expect(data).toMatchObject([{ id, status: 'waiting', problem: expect.stringContaining('ECONNREFUSED') }])
})

test('without a mail server a mail to staff is kept, and nothing pretends to send it', async () => {
  const id = await kept({ status: 'waiting' })
  await sendMail({ db: api.database.db, mailer: undefined, siteUrl: () => '', actor: system('A test') }, id)
  expect((await get(`/api/admin/mails/${id}`)).data.status).toBe('kept')
  const silent = createApi({ ...api.context, config: { ...api.context.config, smtpUrl: undefined } })
  const answer = await post(
    { request: async (...asked) => silent.request(...asked) },
    '/api/admin/mails/send',
    { ids: [id] },
    admin,
  )
  expect(answer.status).toBe(409)
  expect((await answer.json()).error.message).toContain('SMTP_URL')
})

async function dead(): Promise<string> {
  const fileId = crypto.randomUUID().slice(0, 22)
  await api.queue.enqueue(api.database.db, 'picture-stored', { fileId })
  const { rows } = await api.database.pool.query(
    `
    UPDATE pgboss.job SET state = 'failed', retry_count = 5, completed_on = now(), output = '{"message": "The disk is full"}'
    WHERE name = 'picture-stored' AND data ->> 'fileId' = $1 RETURNING id`,
    [fileId],
  )
  return rows[0].id
}
const stateOf = async (id: string) =>
  (await api.database.pool.query('SELECT state, retry_count FROM pgboss.job WHERE id = $1', [id])).rows[0]

test('failed jobs show what failed and why, and can be retried', async () => {
  const id = await dead()
  const { data } = await get('/api/admin/dead-jobs')
  expect(data).toMatchObject([
    { id, name: 'picture-stored', label: 'Resize an image', problem: 'The disk is full', tries: 6 },
  ])
  expect(Date.parse(data[0].given_up_at)).not.toBeNaN()
  expect(await (await send('/api/admin/dead-jobs/retry', { ids: [id] })).json()).toEqual({
    data: { count: 1 },
  })
  expect(await stateOf(id)).toEqual({ state: 'created', retry_count: 0 })
  expect((await get('/api/admin/dead-jobs')).data).toEqual([])
})

test('one that is dropped is gone from the list, and back when that is taken back', async () => {
  const id = await dead()
  expect((await send('/api/admin/dead-jobs/drop', { ids: [id] })).status).toBe(200)
  expect((await get('/api/admin/dead-jobs')).data).toEqual([])
  expect(await (await send('/api/admin/dead-jobs/keep', { ids: [id] })).json()).toEqual({
    data: { count: 1 },
  })
  expect((await get('/api/admin/dead-jobs')).data).toMatchObject([{ id }])
  const log = await api.database.db.select().from(auditLog).where(eq(auditLog.entity, 'job given up'))
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['drop', 'keep']))
})

test('a job that lives is not touched, nor is anything by an id that is none', async () => {
  await api.queue.enqueue(api.database.db, 'picture-stored', { fileId: 'alive' })
  const { rows } = await api.database.pool.query(
    "SELECT id FROM pgboss.job WHERE state = 'created' AND data ->> 'fileId' = 'alive'",
  )
  expect(await (await send('/api/admin/dead-jobs/drop', { ids: [rows[0].id] })).json()).toEqual({
    data: { count: 0 },
  })
  expect(await stateOf(rows[0].id)).toMatchObject({ state: 'created' })
  expect((await send('/api/admin/dead-jobs/drop', { ids: ["1' or true"] })).status).toBe(422)
})
