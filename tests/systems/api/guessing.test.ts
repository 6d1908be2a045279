import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { cookiesOf, goodPassword, hire, post, signedIn } from '../../support/staff.ts'
import { totp } from '../../support/totp.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

type Sent = Record<string, string>
const from = (address: string): Sent => ({ 'x-visitor-address': address })
const signIn = (email: string, password = goodPassword, headers: Sent = {}) =>
  post(api, '/api/admin/sign-in', { email, password }, headers)
const enterCode = (code: string, headers: Sent) => post(api, '/api/admin/sign-in/code', { code }, headers)

async function guess(email: string, times: number, headers: Sent = {}): Promise<number[]> {
  const guesses = Array.from({ length: times }, (_, at) => signIn(email, `guess number ${at}`, headers))
  return (await Promise.all(guesses)).map(({ status }) => status)
}

const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length

/** Turns the second factor on; returns the app's secret, and the code that was entered. */
async function turnOn(cookie: string): Promise<{ secret: string; code: string }> {
  const begun = await post(api, '/api/admin/second-factor', { password: goodPassword }, { cookie })
  const secret = new URL((await begun.json()).data.uri).searchParams.get('secret') ?? ''
  const code = totp(secret)
  await post(api, '/api/admin/second-factor/confirm', { code }, { cookie })
  return { secret, code }
}

const failures = async (id: string) => {
  const rows = await api.database.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity_id, id), eq(auditLog.action, 'fail to sign in as')))
  return rows.map(({ after }) => after)
}

test('guesses are held up, but not the owner at another address', async () => {
  const { email } = await hire(api, 'admin')
  // More tries than all unknown places together have: tries refused here count nowhere else.
  expect(refused(await guess(email, 120, from('203.0.113.1')))).toBe(112)
  expect((await signIn(email, goodPassword, from('203.0.113.1'))).status).toBe(429)
  expect((await signIn(email, goodPassword, from('203.0.113.2'))).status).toBe(200)
})

test('the owner gets in on a device that is known, also where the guesses come from', async () => {
  const { email } = await hire(api, 'manager')
  const device = { cookie: cookiesOf(await signIn(email)) }
  expect(refused(await guess(email, 12))).toBe(5)
  expect((await signIn(email)).status).toBe(429)
  expect((await signIn(email, goodPassword, device)).status).toBe(200)
  // The device is known only for its owner's account, and has a limit of its own.
  const other = await hire(api, 'agent')
  expect(refused(await guess(other.email, 9))).toBe(1)
  expect((await signIn(other.email, goodPassword, device)).status).toBe(429)
  expect(refused(await guess(email, 10, device))).toBe(3)
})

test('guesses from a hundred places do not lock the owner out, wherever they are', async () => {
  const { email } = await hire(api, 'manager')
  for (let at = 0; at < 104; at += 8) {
    const places = Array.from({ length: 8 }, (_, place) => from(`198.51.100.${at + place}`))
    await Promise.all(places.map((place) => signIn(email, 'a wrong guess', place)))
  }
  const guesser = from('203.0.113.77')
  const tried = [await signIn(email, 'one', guesser), await signIn(email, 'two', guesser)]
  expect(tried.map(({ status }) => status)).toEqual([401, 401])
  // A place that continues counts as guessing.
  expect((await signIn(email, goodPassword, guesser)).status).toBe(429)
  expect((await signIn(email, goodPassword, from('203.0.113.78'))).status).toBe(200)
})

test('a known device cannot be forged', async () => {
  const { email } = await hire(api, 'hr')
  await guess(email, 8)
  const made = { cookie: 'admin.device=00000000-0000-0000-0000-000000000000.c2lnbmVk' }
  expect((await signIn(email, goodPassword, made)).status).toBe(429)
})

test('guesses spread over many people from one address are held up', async () => {
  const sprayed = Array.from({ length: 45 }, (_, at) =>
    signIn(`person-${at}@aangan.example`, 'password 12345', from('203.0.113.9')),
  )
  expect(refused((await Promise.all(sprayed)).map(({ status }) => status))).toBe(5)
})

test('every wrong code is in the audit log, whatever other cookies the browser sends', async () => {
  const { id, email, cookie } = await signedIn(api, 'admin')
  await turnOn(cookie)
  const pending = cookiesOf(await signIn(email))
  const answers: string[] = []
  for (let at = 0; at < 8; at += 1) {
    const noise = `xoffice.two_factor=${at}; two_factor=${at}; noise=${at}; ${pending}`
    const answer = await enterCode(String(100_000 + at), { cookie: noise })
    answers.push((await answer.json()).error.message)
  }
  // The fifth ends the sign-in; later ones belong to no account.
  const wrong = answers.filter((sentence) => sentence.startsWith('This code is wrong'))
  expect(await failures(id)).toEqual(wrong.map(() => ({ why: 'wrong code' })))
  expect(wrong.length).toBeGreaterThanOrEqual(5)
  expect(answers.at(-1)).toContain('Please sign in again')
})

test('wrong codes hold up where they come from, and not the owner elsewhere', async () => {
  const { email, cookie } = await signedIn(api, 'manager')
  const { secret } = await turnOn(cookie)
  const statuses: number[] = []
  for (let at = 0; at < 2; at += 1) {
    const pending = cookiesOf(await signIn(email, goodPassword, from('198.51.100.1')))
    for (let code = 0; code < 5; code += 1) {
      const sent = { cookie: pending, ...from('198.51.100.1') }
      statuses.push((await enterCode(String(200_000 + at * 10 + code), sent)).status)
    }
  }
  expect(statuses.slice(-2)).toEqual([429, 429])
  const own = from('198.51.100.2')
  const pending = cookiesOf(await signIn(email, goodPassword, own))
  expect((await enterCode(totp(secret, 1), { cookie: pending, ...own })).status).toBe(200)
})

test('a code of the app opens one session and no second one', async () => {
  const { id, email, cookie } = await signedIn(api, 'editor')
  const app = await turnOn(cookie)
  const [first = '', second = ''] = [cookiesOf(await signIn(email)), cookiesOf(await signIn(email))]
  // The one that turned it on is used as well.
  const seen = await enterCode(app.code, { cookie: first })
  expect((await seen.json()).error.message).toContain('already been used')
  const code = totp(app.secret, 1)
  const both = await Promise.all([first, second].map((pending) => enterCode(code, { cookie: pending })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(await failures(id)).toHaveLength(2)
})
