import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { uploadPath } from '#contract/files/upload-types.ts'
import { auditLog, settings } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { cookiesOf, goodPassword, post, signedIn } from '../../support/staff.ts'
import { totp } from '../../support/totp.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterEach(() => api.database.db.delete(settings))
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const get = (path: string, cookie: string) => api.request(path, { headers: { cookie } })
const me = async (cookie: string) => (await (await get('/api/admin/me', cookie)).json()).data

/** Returns the cookie of the session that replaces the old one. */
async function turnOn(cookie: string): Promise<string> {
  const begun = await post(api, '/api/admin/second-factor', { password: goodPassword }, { cookie })
  const code = totp(new URL((await begun.json()).data.uri).searchParams.get('secret') ?? '')
  const confirmed = await post(api, '/api/admin/second-factor/confirm', { code }, { cookie })
  expect(confirmed.status).toBe(200)
  return cookiesOf(confirmed)
}

function requireOf(admin: string, who: string): Promise<Response> {
  return post(api, '/api/admin/settings', { second_factor_required_for: who }, { cookie: admin }, 'PUT')
}

test('required of all staff, only turning it on is answered until it is on', async () => {
  const admin = { cookie: await turnOn((await signedIn(api, 'admin')).cookie) }
  const manager = await signedIn(api, 'manager')
  expect((await requireOf(admin.cookie, 'everybody')).status).toBe(200)

  expect((await get('/api/admin/staff', admin.cookie)).status).toBe(200)
  expect(await me(manager.cookie)).toMatchObject({ second_factor: false, second_factor_missing: true })
  for (const path of ['/api/admin/leads', '/api/admin/today', '/api/admin/listings'])
    expect((await get(path, manager.cookie)).status, path).toBe(403)
  expect((await post(api, uploadPath, {}, { cookie: manager.cookie })).status).toBe(403)

  const cookie = await turnOn(manager.cookie)
  expect(await me(cookie)).toMatchObject({ second_factor: true, second_factor_missing: false })
  expect((await get('/api/admin/leads', cookie)).status).toBe(200)
  const off = { password: goodPassword }
  expect((await post(api, '/api/admin/second-factor/end', off, { cookie })).status).toBe(403)
})

test('required of administrators, others work without it', async () => {
  const admin = await signedIn(api, 'admin')
  const agent = await signedIn(api, 'manager')
  expect((await requireOf(admin.cookie, 'administrators')).status).toBe(200)
  expect((await get('/api/admin/staff', admin.cookie)).status).toBe(403)
  expect((await get('/api/admin/leads', agent.cookie)).status).toBe(200)
})

test('an administrator resets a colleague’s: signed out everywhere, they sign in with the password alone', async () => {
  const admin = await signedIn(api, 'admin')
  const { id, email, ...before } = await signedIn(api, 'hr')
  const cookie = await turnOn(before.cookie)
  const reset = (of: string, by: string) =>
    post(api, `/api/admin/staff/${of}/second-factor/reset`, {}, { cookie: by })
  expect((await reset(id, cookie)).status).toBe(403)
  const done = await reset(id, admin.cookie)
  expect((await done.json()).data).toMatchObject({ id, second_factor: false })
  expect((await get('/api/admin/me', cookie)).status).toBe(401)
  const again = await post(api, '/api/admin/sign-in', { email, password: goodPassword })
  expect(await again.json()).toEqual({ data: { second_factor: false } })
  expect(await me(cookiesOf(again))).toMatchObject({ email })
  const log = await api.database.db.select().from(auditLog).where(eq(auditLog.entity_id, id))
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'reset second factor', staff_id: admin.id, entity: 'staff' }),
  )
  // It is off already, and resetting one's own needs the password.
  expect((await reset(id, admin.cookie)).status).toBe(409)
  expect((await reset(admin.id, admin.cookie)).status).toBe(409)
})
