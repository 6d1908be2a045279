import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import type { Config } from '#config'
import { createTestApi, type TestApi } from '../support/api.ts'
import { post } from '../support/staff.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const local: Partial<Config> = { mode: 'development', host: '127.0.0.1', unlockPassword: 'open sesame' }
function app(config: Partial<Config>) {
  const made = createApi({ ...api.context, config: { ...api.context.config, ...config } })
  return { request: async (path: string, init?: RequestInit) => made.request(path, init) }
}
const unlock = (config: Partial<Config>, body: unknown) => post(app(config), '/auth/unlock', body)

test('a developer on this machine gets a token, which uploads', async () => {
  const answer = await unlock(local, { password: 'open sesame' })
  expect(answer.status).toBe(200)
  const { data } = await answer.json()
  const send = (token: string, config = local) =>
    app(config).request('/api/uploads', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: 'no picture',
    })
  expect((await send(data.token)).status).toBe(415)
  expect((await send(data.token.replace(/^\d+/, '9999999999999'))).status).toBe(401)
  expect((await send(data.token, { ...local, unlockPassword: 'another' })).status).toBe(401)
  expect((await send(data.token, { ...local, mode: 'production' })).status).toBe(401)
})

test.each([
  ['a wrong password', local, { password: 'sesame' }],
  ['none', local, {}],
  ['no password in the environment', { ...local, unlockPassword: undefined }, { password: '' }],
])('%s is 401', async (_, config, body) => {
  expect((await unlock(config, body)).status).toBe(401)
})

test.each<[string, Partial<Config>]>([
  ['in production', { mode: 'production' }],
  ['on every network', { host: '0.0.0.0' }],
  ['under a name of its own', { host: 'homes.example' }],
])('%s there is no such path', async (_, config) => {
  expect((await unlock({ ...local, ...config }, { password: 'open sesame' })).status).toBe(404)
})

test('guesses are held up', async () => {
  const one = app(local)
  const statuses: number[] = []
  for (let at = 0; at < 9; at += 1)
    statuses.push((await post(one, '/auth/unlock', { password: `guess ${at}` })).status)
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429])
  expect((await post(one, '/auth/unlock', { password: 'open sesame' })).status).toBe(429)
})
