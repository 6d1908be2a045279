import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffMember } from '#contract/admin/staff.ts'
import { agents, auditLog, staff, staffSessions } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { mailPasswordLink } from '#domain/staff/password-link.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeCity } from '../../support/factories.ts'
import { mailedToken } from '../../support/password-links.ts'
import { cookiesOf, goodPassword, hire, post, signedIn } from '../../support/staff.ts'
import { totp } from '../../support/totp.ts'

let api: TestApi
/** The audit log's entries about an account's sign-ins, oldest first. */
async function logOf(id: string) {
  const rows = await api.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity_id, id))
    .orderBy(auditLog.id)
  return rows.map(({ action, staff_id, before, after }) => ({ action, by: staff_id, before, after }))
}
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const me = (cookie: string) => api.request('/api/admin/me', { headers: { cookie } })
const signIn = (email: string, password = goodPassword, headers: Record<string, string> = {}) =>
  post(api, '/api/admin/sign-in', { email, password }, headers)

test('with e-mail and password, and out again: the cookie is worth nothing then', async () => {
  const { id, email } = await hire(api, 'manager')
  const answer = await signIn(` ${email.toUpperCase()} `)
  expect(await answer.json()).toEqual({ data: { second_factor: false } })
  const [set = ''] = answer.headers.getSetCookie()
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/api']) expect(set).toContain(attribute)
  const cookie = cookiesOf(answer)
  expect((await (await me(cookie)).json()).data).toMatchObject({ email, role: 'manager' })
  await post(api, '/api/admin/sign-out', {}, { cookie })
  expect((await me(cookie)).status).toBe(401)
  expect(await logOf(id)).toMatchObject([
    { action: 'sign in', by: id },
    { action: 'sign out', by: id },
  ])
})

test('a wrong password and an unknown address are refused in the same words and the same time', async () => {
  const { id, email } = await hire(api, 'admin')
  const answers: Response[] = []
  for (const [address, password] of [
    [email, 'a wrong enough password'],
    ['nobody@aangan.example', goodPassword],
  ] as const) {
    const begun = performance.now()
    answers.push(await signIn(address, password))
    // Both wait for the next beat: the response time does not show whether the address is known.
    expect(performance.now() - begun).toBeGreaterThan(249)
  }
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()))
  expect(one).toEqual(other)
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  const [tried, ...more] = await logOf(id)
  expect(tried).toMatchObject({ action: 'fail to sign in as', by: null, after: { why: 'wrong password' } })
  expect(more).toEqual([])
})

test('a user who is deactivated, or whose role changed, is signed out immediately', async () => {
  const { id, email, cookie } = await signedIn(api, 'agent')
  const admin = await signedIn(api, 'admin')
  const change = (fields: object) => post(api, `/api/admin/staff/${id}`, fields, admin, 'PUT')
  expect((await change({ role: 'editor' })).status).toBe(200)
  expect((await me(cookie)).status).toBe(401)
  const again = cookiesOf(await signIn(email))
  expect((await (await me(again)).json()).data.role).toBe('editor')
  expect((await change({ active: false })).status).toBe(200)
  expect((await me(again)).status).toBe(401)
  expect((await signIn(email)).status).toBe(401)
  expect((await logOf(id)).at(-1)).toMatchObject({ by: null, after: { why: 'no longer active' } })
})

test('the last administrator stays one', async () => {
  await api.database.db.update(staff).set({ active: false })
  const { id, cookie } = await signedIn(api, 'admin')
  for (const fields of [{ role: 'agent' }, { active: false }]) {
    expect((await post(api, `/api/admin/staff/${id}`, fields, { cookie }, 'PUT')).status).toBe(409)
  }
})

test('an account cannot be linked to an unknown agent', async () => {
  const { id, cookie } = await signedIn(api, 'admin')
  const change = await post(api, `/api/admin/staff/${id}`, { agent_id: 2_000_000_000 }, { cookie }, 'PUT')
  expect(change.status).toBe(422)
  const added = { name: 'Sana', email: 'sana@aangan.example', role: 'agent', agent_id: 2_000_000_000 }
  expect((await post(api, '/api/admin/staff', added, { cookie })).status).toBe(422)
})

test('a link sets a new password once; every session ends', async () => {
  const { id, email, cookie } = await signedIn(api, 'hr')
  await mailPasswordLink({ ...api.context, siteUrl: () => 'http://localhost', actor: system('A test') }, id)
  const token = await mailedToken(api.database.db, email)
  const set = (password: string) => post(api, '/api/admin/password', { token, password })
  for (const weak of ['short', 'Password1234!']) {
    const refused = await set(weak)
    expect(refused.status).toBe(422)
    expect((await refused.json()).error.fields.password).toEqual(expect.any(String))
  }
  expect((await set('another long password')).status).toBe(200)
  expect((await me(cookie)).status).toBe(401)
  expect((await set('a third long password')).status).toBe(422)
  expect((await signIn(email)).status).toBe(401)
  expect((await signIn(email, 'another long password')).status).toBe(200)
  const log = await logOf(id)
  expect(log.filter(({ action }) => action === 'set password')).toMatchObject([{ by: id }])
  expect(JSON.stringify(log)).not.toMatch(/long password|#/)
})

test('a second factor is asked for once it was set up; a recovery code works once', async () => {
  const { id, email, cookie } = await signedIn(api, 'admin')
  const begun = await post(api, '/api/admin/second-factor', { password: goodPassword }, { cookie })
  const { uri, recovery_codes } = (await begun.json()).data
  expect(recovery_codes).toHaveLength(10)
  const code = totp(new URL(uri).searchParams.get('secret') ?? '')
  const confirmed = await post(api, '/api/admin/second-factor/confirm', { code }, { cookie })
  expect(confirmed.status).toBe(200)

  const half = await signIn(email)
  expect(await half.json()).toEqual({ data: { second_factor: true } })
  const pending = cookiesOf(half)
  expect((await me(pending)).status).toBe(401)
  const enter = (given: string) => post(api, '/api/admin/sign-in/code', { code: given }, { cookie: pending })
  expect((await enter('000000')).status).toBe(401)
  const [recovery = ''] = recovery_codes
  const whole = await enter(recovery)
  expect(whole.status).toBe(200)
  expect((await (await me(cookiesOf(whole))).json()).data.second_factor).toBe(true)
  const second = cookiesOf(await signIn(email))
  expect((await post(api, '/api/admin/sign-in/code', { code: recovery }, { cookie: second })).status).toBe(
    401,
  )
  const mine = cookiesOf(whole)
  const ended = await post(api, '/api/admin/second-factor/end', { password: goodPassword }, { cookie: mine })
  expect(ended.status).toBe(200)
  expect(await logOf(id)).toMatchObject([
    { action: 'sign in' },
    { action: 'turn on second factor', by: id, before: { second_factor: false } },
    { action: 'fail to sign in as', by: null, after: { why: 'wrong code' } },
    { action: 'sign in', by: id },
    { action: 'fail to sign in as', after: { why: 'wrong code' } },
    { action: 'turn off second factor', by: id, after: { second_factor: false } },
  ])
})

test('a session ends 30 days after signing in, however active', async () => {
  const { id, cookie } = await signedIn(api, 'editor')
  const { db } = api.database
  const age = async (days: number) => {
    const createdAt = new Date(Date.now() - days * 86_400_000)
    await db.update(staffSessions).set({ createdAt }).where(eq(staffSessions.userId, id))
    return createdAt
  }
  const createdAt = await age(29.9)
  const [session] = (await (await api.request('/api/admin/sessions', { headers: { cookie } })).json()).data
  expect(Date.parse(session.expires_at) - createdAt.getTime()).toBe(30 * 86_400_000)
  await age(30)
  expect((await me(cookie)).status).toBe(401)
})

test.each([
  { 'x-forwarded-proto': 'https' },
  { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' },
])('by https the cookies are for this host alone, and only for https: %o', async (https) => {
  const { email } = await hire(api, 'manager')
  const answer = await signIn(email, goodPassword, https)
  const set = answer.headers.getSetCookie()
  expect(set.map((line) => line.split('=', 1)[0])).toEqual([
    '__Host-admin.session_token',
    '__Host-admin.device',
  ])
  for (const line of set) {
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) {
      expect(line.split('; ')).toContain(attribute)
    }
    expect(line).not.toContain('Domain')
  }
  const cookie = cookiesOf(answer)
  expect((await me(cookie)).status).toBe(200)
  // The same session under a name that any site below the domain could set is not accepted.
  const planted = cookie.replaceAll('__Host-', '')
  expect((await api.request('/api/admin/me', { headers: { ...https, cookie: planted } })).status).toBe(401)
})

test('sessions are listed and ended one by one; users cannot end those of others', async () => {
  const { id, email, cookie } = await signedIn(api, 'editor')
  const other = cookiesOf(await signIn(email, goodPassword, { 'user-agent': 'A phone' }))
  const list = (await (await api.request('/api/admin/sessions', { headers: { cookie } })).json()).data
  const phone = list.find(({ browser }: { browser: string }) => browser === 'A phone')
  expect(list).toHaveLength(2)
  expect(phone).toMatchObject({ current: false })
  const stranger = await signedIn(api, 'editor')
  const end = (by: string) => post(api, `/api/admin/sessions/${phone.id}/end`, {}, { cookie: by })
  expect((await end(stranger.cookie)).status).toBe(404)
  expect((await end(cookie)).status).toBe(200)
  expect((await me(other)).status).toBe(401)
  expect((await me(cookie)).status).toBe(200)
  expect((await logOf(id)).at(-1)).toMatchObject({
    action: 'end session',
    by: id,
    before: { browser: 'A phone' },
  })
})

test('a session from before signing in is not used after it', async () => {
  const { email } = await hire(api, 'agent')
  const planted = 'admin.session_token=planted.by-somebody'
  const cookie = cookiesOf(await signIn(email, goodPassword, { cookie: planted }))
  expect(cookie).not.toContain('planted')
  expect((await me(planted)).status).toBe(401)
  const rows = await api.database.db.select({ token: staffSessions.token }).from(staffSessions)
  expect(rows.some(({ token }) => token.includes('planted'))).toBe(false)
})

describe('an account and its agent', () => {
  const person = (name: string) => ({
    name,
    email: `${name.toLowerCase()}-own@aangan.example`,
    role: 'agent',
  })
  const members = async (cookie: string) =>
    (await (await api.request('/api/admin/staff', { headers: { cookie } })).json()).data as StaffMember[]

  test('are linked by an invitation to an existing agent, or to a new one on the team page', async () => {
    const { db } = api.database
    const admin = await signedIn(api, 'admin')
    const there = await makeAgent(db)
    const first = await post(api, '/api/admin/staff', { ...person('Hina'), agent_id: there.id }, admin)
    expect((await first.json()).data.agent).toEqual({ id: there.id, name: there.name, active: true })
    const city = await makeCity(db)
    const new_agent = { title: 'Sales agent', phone: '+971 50 123 4567', city_id: city.id }
    const second = await post(api, '/api/admin/staff', { ...person('Rida'), new_agent }, admin)
    const { data } = await second.json()
    expect(data.agent).toMatchObject({ name: 'Rida', active: true })
    const shown = await (await api.request(`/api/agents/${data.agent.id}`)).json()
    expect(shown.data).toMatchObject({ name: 'Rida', email: 'rida-own@aangan.example' })
    // All or nothing: an account that cannot be added adds no agent either.
    const again = await post(api, '/api/admin/staff', { ...person('Rida'), new_agent }, admin)
    expect([409, 422]).toContain(again.status)
    const both = { ...person('Nida'), new_agent, agent_id: there.id }
    expect((await post(api, '/api/admin/staff', both, admin)).status).toBe(422)
    expect(await db.$count(agents, eq(agents.city_id, city.id))).toBe(1)
  })

  test('are linked one to one, can be unlinked and relinked; deactivating an account unlinks the agent', async () => {
    const { db } = api.database
    const admin = await signedIn(api, 'admin')
    const agent = await makeAgent(db)
    const one = await signedIn(api, 'agent', { agentId: agent.id })
    const other = await signedIn(api, 'agent')
    const change = (id: string, fields: object) => post(api, `/api/admin/staff/${id}`, fields, admin, 'PUT')
    const agentOf = async ({ id }: { id: string }) =>
      (await members(admin.cookie)).find((member) => member.id === id)?.agent?.id
    expect((await (await me(other.cookie)).json()).data.agent).toBeNull()
    expect((await change(other.id, { agent_id: agent.id })).status).toBe(409)
    expect((await change(one.id, { agent_id: null })).status).toBe(200)
    expect((await change(other.id, { agent_id: agent.id })).status).toBe(200)
    expect((await (await me(other.cookie)).json()).data.agent).toMatchObject({ id: agent.id, active: true })
    expect([await agentOf(one), await agentOf(other)]).toEqual([undefined, agent.id])
    await change(other.id, { active: false })
    expect((await change(one.id, { agent_id: agent.id })).status).toBe(200)
    expect([await agentOf(one), await agentOf(other)]).toEqual([agent.id, undefined])
    const linkable = await api.request('/api/admin/staff/agents', { headers: { cookie: admin.cookie } })
    const known = (await linkable.json()).data.find(({ id }: { id: number }) => id === agent.id)
    expect(known).toMatchObject({ staff_id: one.id })
  })
})
