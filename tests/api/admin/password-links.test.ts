import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, staffVerifications } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { mailPasswordLink } from '#domain/staff/password-link.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { mailedToken } from '../../support/password-links.ts'
import { goodPassword, hire, post, signedIn } from '../../support/staff.ts'
import { testSecret } from '../../support/test-secret.ts'
import { totp } from '../../support/totp.ts'

let api: TestApi
const room = () => ({
  db: api.database.db,
  queue: api.queue,
  secret: testSecret,
  siteUrl: () => 'http://localhost',
})
beforeAll(async () => {
  api = await createTestApi({ smtpUrl: 'smtp://localhost' })
  await api.queue.work('password-forgotten', async ({ staffId }) => {
    if (staffId !== null) await mailPasswordLink({ ...room(), actor: system('A test') }, staffId)
  })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const mailsTo = (email: string) =>
  api.database.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id))
const securityMails = async (email: string) =>
  (await mailsTo(email)).filter(({ purpose }) => purpose === 'security').map(({ subject }) => subject)
const set = async (token: string, password = 'blue kettle on monday') =>
  (await post(api, '/api/admin/password', { token, password })).status

/** Requests a link as a user who forgot their password; returns its code. */
async function askForLink(email: string): Promise<string> {
  const before = (await mailsTo(email)).length
  expect((await post(api, '/api/admin/password/forgotten', { email })).status).toBe(200)
  await expect.poll(() => mailsTo(email)).toHaveLength(before + 1)
  return mailedToken(api.database.db, email)
}

test('a new link replaces the earlier ones, and a password that was set ends all', async () => {
  const { id, email } = await hire(api, 'editor')
  const [first, second] = [await askForLink(email), await askForLink(email)]
  expect(first).not.toBe(second)
  expect(await set(first)).toBe(422)
  // A link of an earlier version, which stored codes unhashed, works until a newer one replaces it.
  await api.database.db.insert(staffVerifications).values({
    ...{ id: 'earlier', identifier: 'reset-password:of-an-earlier-version', value: id },
    expiresAt: new Date(Date.now() + 60_000),
  })
  expect(await set('of-an-earlier-version')).toBe(200)
  expect(await set(second, 'green kettle on friday')).toBe(422)
  expect((await post(api, '/api/admin/sign-in', { email, password: 'blue kettle on monday' })).status).toBe(
    200,
  )
  expect(await securityMails(email)).toEqual([expect.stringContaining('A new password was set')])
})

test('one of several links requested at the same time works', async () => {
  const { id, email } = await hire(api, 'agent')
  await Promise.all([1, 2, 3, 4].map(() => mailPasswordLink({ ...room(), actor: system('A test') }, id)))
  const rows = await api.database.db.select().from(staffVerifications).where(eq(staffVerifications.value, id))
  expect(rows).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(4)
})

test('neither the database nor the outbox holds a link that works', async () => {
  const admin = await signedIn(api, 'admin')
  const invited = { name: 'Sana Malik', email: 'sana-invited@aangan.example', role: 'admin' }
  expect((await post(api, '/api/admin/staff', invited, admin)).status).toBe(200)
  const token = await mailedToken(api.database.db, invited.email)
  const [mail] = await mailsTo(invited.email)
  const verifications = await api.database.db.select().from(staffVerifications)
  expect(JSON.stringify([mail, verifications])).not.toContain(token)
  // Nor by sending the stored value as if it were the code.
  for (const { identifier } of verifications) {
    expect(await set(identifier)).toBe(422)
    expect(await set(identifier.replace(/^.*:/, ''))).toBe(422)
  }
  const shown = await api.request(`/api/admin/mails/${mail?.id}`, { headers: { cookie: admin.cookie } })
  const { text } = (await shown.json()).data
  expect(text).toContain('Hello Sana Malik')
  expect(text).toContain('[The link is only in the email that was sent]')
  expect(text).not.toContain('#')
  expect(await set(token)).toBe(200)
})

test('links end with the account, and are asked for a few times only', async () => {
  const admin = await signedIn(api, 'admin')
  const { id, email } = await hire(api, 'agent')
  const token = await askForLink(email)
  await post(api, `/api/admin/staff/${id}`, { active: false }, admin, 'PUT')
  expect(await set(token)).toBe(422)
  const ask = () => post(api, '/api/admin/password/forgotten', { email: 'anybody@aangan.example' })
  const statuses = (await Promise.all([ask(), ask(), ask(), ask()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, 429])
})

test('an email that is sent again has a new link, and the one before is void', async () => {
  const admin = await signedIn(api, 'admin')
  const { id, email } = await hire(api, 'agent')
  await mailPasswordLink({ ...room(), actor: system('A test') }, id)
  const first = await mailedToken(api.database.db, email)
  const sent = { status: 'sent', sent_at: new Date() } as const
  await api.database.db.update(mails).set(sent).where(eq(mails.recipient, email))
  const [mail] = await mailsTo(email)
  expect((await post(api, '/api/admin/mails/send', { ids: [mail?.id] }, admin)).status).toBe(200)
  expect(await set(first)).toBe(422)
  expect(await set(await mailedToken(api.database.db, email))).toBe(200)
})

test('nothing is mailed to unknown or inactive accounts, and the answer is the same', async () => {
  const { email } = await hire(api, 'hr', { active: false })
  for (const address of [email, 'nobody-at-all@aangan.example']) {
    const answer = await post(api, '/api/admin/password/forgotten', { email: address })
    expect(await answer.json()).toEqual({ data: { done: true } })
  }
  // After those two, an active account gets its email.
  const here = await hire(api, 'hr')
  await askForLink(here.email)
  expect(await mailsTo(email)).toEqual([])
})

test('staff get an email when their second factor changes, also by an administrator', async () => {
  const admin = await signedIn(api, 'admin')
  const { id, email, cookie } = await signedIn(api, 'manager')
  const begun = await post(api, '/api/admin/second-factor', { password: goodPassword }, { cookie })
  const { uri, recovery_codes } = (await begun.json()).data
  const code = totp(new URL(uri).searchParams.get('secret') ?? '')
  await post(api, '/api/admin/second-factor/confirm', { code }, { cookie })
  const half = await post(api, '/api/admin/sign-in', { email, password: goodPassword })
  const pending = half.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  await post(api, '/api/admin/sign-in/code', { code: recovery_codes[0] }, { cookie: pending })
  await post(api, `/api/admin/staff/${id}/second-factor/reset`, {}, admin)
  expect(await securityMails(email)).toEqual([
    expect.stringContaining('An administrator turned off your two-factor authentication'),
    expect.stringContaining('A recovery code was used'),
    expect.stringContaining('Two-factor authentication was turned on'),
  ])
  expect((await mailsTo(email))[0]?.text).toMatch(/When: \d+ \w+ \d{4}, \d\d:\d\d PKT/)
})
