import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { addressHeader } from '#api/sender.ts'
import { ApiError } from '#contract/api/api-errors.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { longestTransfer, mostOpenings, transferHours } from '#contract/saved/saved-limits.ts'
import { deviceTransfers } from '#db/schema/index.ts'
import { theSite } from '#domain/access/actor.ts'
import { forgetTransfers } from '#domain/saved/forget-transfers.ts'
import { digestOf } from '#domain/saved/shared-list-secrets.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { testSecret } from '../support/test-secret.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function send(sealed: string) {
  const answer = await post('/api/device-transfers', { sealed })
  expect(answer.status).toBe(201)
  return endpoints.createTransfer.answer.parse(await answer.json()).data
}

const open = (token: string) => post(`/api/device-transfers/${token}/open`, {})
const isOf = (token: string) => eq(deviceTransfers.token_digest, digestOf(token))

describe('a transfer to another device', () => {
  test('is handed out as it was stored, and deleted once it was opened as often as it may be', async () => {
    const { token } = await send('c2VhbGVk')
    for (let time = 0; time < mostOpenings; time++) {
      const answer = await open(token)
      expect(answer.status).toBe(201)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(endpoints.openTransfer.answer.parse(await answer.json()).data.sealed).toBe('c2VhbGVk')
    }
    const refused = await open(token)
    expect(refused.status).toBe(404)
    expect(ApiError.parse(await refused.json()).error.message).toBe(
      'This link has ended, or it is not complete.',
    )
    expect(await api.database.db.select().from(deviceTransfers).where(isOf(token))).toEqual([])
  })

  test('is opened no more often when many ask at once', async () => {
    const { token } = await send('c2VhbGVk')
    const answers = await Promise.all(Array.from({ length: mostOpenings + 4 }, () => open(token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostOpenings)
  })

  test('ends after a day, and is deleted then', async () => {
    const { db } = api.database
    const { token, ends_at } = await send('c2VhbGVk')
    const kept = await send('a2VwdA')
    const hours = (Date.parse(ends_at) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(transferHours - 1)
    expect(hours).toBeLessThanOrEqual(transferHours)
    await db
      .update(deviceTransfers)
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where(isOf(token))
    expect((await open(token)).status).toBe(404)
    await forgetTransfers({ db, actor: theSite })
    expect(await db.select().from(deviceTransfers).where(isOf(token))).toEqual([])
    expect((await open(kept.token)).status).toBe(201)
  })

  test('that was never made is not found, whatever its token looks like', async () => {
    for (const token of ['A'.repeat(22), 'x', '..%2F..', "';--", '%F0%9F%8F%A0', 'A'.repeat(5000)]) {
      expect([token, (await open(token)).status]).toEqual([token, 404])
    }
  })

  test('is stored without its token and without an address', async () => {
    const { token } = await send('c2VhbGVk')
    const rows = await api.database.db.select().from(deviceTransfers).where(isOf(token))
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'created_at',
      'ends_at',
      'openings_left',
      'sealed',
      'token_digest',
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.for<[what: string, body: unknown]>([
    ['nothing in it', { sealed: '' }],
    ['no ciphertext', {}],
    ['too much in it', { sealed: 'A'.repeat(longestTransfer + 1) }],
    ['other letters', { sealed: '<script>' }],
    ['a name', { sealed: 'A', name: 'Ali' }],
  ])('is refused with %s', async ([, body]) => {
    expect((await post('/api/device-transfers', body)).status).toBe(422)
  })

  test('may be as long as its limit', async () => {
    const longest = 'A'.repeat(longestTransfer)
    const { token } = await send(longest)
    const answer = await open(token)
    expect(endpoints.openTransfer.answer.parse(await answer.json()).data.sealed).toHaveLength(longestTransfer)
  })

  test('is neither made nor opened by pages of other sites', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await post('/api/device-transfers', { sealed: 'A' }, elsewhere)).status).toBe(403)
    const { token } = await send('A')
    expect((await post(`/api/device-transfers/${token}/open`, {}, elsewhere)).status).toBe(403)
  })
})

test('who makes or tries too many is asked to wait', async () => {
  const limits = { ...api.context.config.formLimits, perAddress: 3 }
  const app = createApi({ ...api.context, guard: openGuard(api.database.db, testSecret, limits) })
  const ask = async (path: string, body: unknown, address: string) => {
    const headers = { 'content-type': 'application/json', [addressHeader]: address }
    return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const made: number[] = []
  const tried: number[] = []
  for (let time = 0; time < 4; time++) {
    made.push(await ask('/api/device-transfers', { sealed: 'A' }, '203.0.113.7'))
    tried.push(await ask(`/api/device-transfers/${'A'.repeat(22)}/open`, {}, '203.0.113.8'))
  }
  expect(made).toEqual([201, 201, 201, 429])
  expect(tried).toEqual([404, 404, 404, 429])
})
