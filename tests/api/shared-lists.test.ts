import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { addressHeader } from '#api/sender.ts'
import { ApiError } from '#contract/api/api-errors.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { daysShared, longestNote, longestNotes, mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { sharedLists } from '#db/schema/index.ts'
import { theSite } from '#domain/access/actor.ts'
import { emptySharedLists, forgetSharedLists } from '#domain/saved/forget-shared-lists.ts'
import { digestOf } from '#domain/saved/shared-list-secrets.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeListing, makeProject } from '../support/factories.ts'
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

async function share(homes: unknown) {
  const answer = await post('/api/shared-lists', { homes })
  expect(answer.status).toBe(201)
  return endpoints.shareHomes.answer.parse(await answer.json()).data
}

const read = (token: string) => api.request(`/api/shared-lists/${token}`)
const listOf = async (token: string) =>
  endpoints.sharedList.answer.parse(await (await read(token)).json()).data
const end = (token: string, key: string) => post(`/api/shared-lists/${token}/end`, { key })
const sentence = async (answer: Response) => ApiError.parse(await answer.json()).error.message
const noList = 'There is no shared list at this address.'

describe('a shared list', () => {
  test('is read by any visitor with its address, in the order and with the notes of its maker', async () => {
    const { db } = api.database
    const house = (await makeListing(db)).id
    const sold = (await makeListing(db, { status: 'sold', ended_at: new Date() })).id
    const project = (await makeProject(db)).id
    const gone = 2_147_483_647
    const { token, ends_at } = await share([
      { kind: 'listing', id: sold, note: '  Near the park  ' },
      { kind: 'project', id: project, note: ' ' },
      { kind: 'listing', id: gone },
      { kind: 'listing', id: house },
    ])
    const list = await listOf(token)
    expect(list).toMatchObject({
      state: 'open',
      ends_at,
      homes: [
        { kind: 'listing', id: sold, note: 'Near the park' },
        { kind: 'project', id: project },
        { kind: 'listing', id: gone },
        { kind: 'listing', id: house },
      ],
    })
    expect(list.homes[1]).not.toHaveProperty('note')
    expect(list.cards.listings.map(({ id, status }) => [id, status])).toEqual([
      [sold, 'sold'],
      [house, 'published'],
    ])
    expect(list.cards.projects.map(({ id }) => id)).toEqual([project])
    const days = (Date.parse(ends_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(daysShared - 1)
    expect(days).toBeLessThanOrEqual(daysShared)
  })

  test('is ended by its maker, even twice; its contents are deleted', async () => {
    const { token, key } = await share([{ kind: 'listing', id: 1, note: 'Secret' }])
    expect((await end(token, key)).status).toBe(201)
    const { state, homes, ends_at } = await listOf(token)
    expect({ state, homes }).toEqual({ state: 'ended', homes: [] })
    expect((await end(token, key)).status).toBe(201)
    expect((await listOf(token)).ends_at).toBe(ends_at)
  })

  test('cannot be deleted with the key of another list or an invalid key', async () => {
    const { token } = await share([{ kind: 'listing', id: 1 }])
    const other = await share([{ kind: 'listing', id: 1 }])
    const refused = await end(token, other.key)
    expect(refused.status).toBe(403)
    expect(await sentence(refused)).toBe(
      'You can turn off this link only in the browser where you created it.',
    )
    expect((await end(token, token)).status).toBe(403)
    for (const key of ['', 'x', null, 7, { key: other.key }]) {
      expect((await post(`/api/shared-lists/${token}/end`, { key })).status).toBe(422)
    }
    expect((await listOf(token)).state).toBe('open')
  })

  test('that was never made is not found, whatever its address looks like', async () => {
    const { key } = await share([{ kind: 'listing', id: 1 }])
    for (const token of ['A'.repeat(22), key, 'x', '..%2F..', "';--", '%F0%9F%8F%A0']) {
      const answer = await read(token)
      expect([token, answer.status]).toEqual([token, 404])
    }
    expect(await sentence(await read('A'.repeat(22)))).toBe(noList)
    expect((await end('A'.repeat(22), key)).status).toBe(404)
  })

  test('ends by itself after 90 days, and is forgotten 90 days later', async () => {
    const { db } = api.database
    const { token } = await share([{ kind: 'listing', id: 1 }])
    const kept = await share([{ kind: 'listing', id: 1 }])
    const row = eq(sharedLists.token_digest, digestOf(token))
    const homes = async () => (await db.select().from(sharedLists).where(row))[0]?.homes
    const endedAgo = (ms: number) =>
      db
        .update(sharedLists)
        .set({ ends_at: new Date(Date.now() - ms) })
        .where(row)
    await endedAgo(60_000)
    expect((await listOf(token)).state).toBe('ended')
    expect(await homes()).toHaveLength(1)
    await emptySharedLists({ db, actor: theSite })
    expect(await homes()).toEqual([])
    expect((await listOf(token)).state).toBe('ended')
    await endedAgo((daysShared + 1) * 86_400_000)
    await forgetSharedLists({ db, actor: theSite })
    expect((await read(token)).status).toBe(404)
    expect((await listOf(kept.token)).homes).toHaveLength(1)
  })

  test('is stored without its address and its key', async () => {
    const { token, key } = await share([{ kind: 'listing', id: 1 }])
    const rows = JSON.stringify(await api.database.db.select().from(sharedLists))
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(key)
  })

  const home = { kind: 'listing', id: 1 }
  const many = (count: number, more = {}) =>
    Array.from({ length: count }, (_, at) => ({ kind: 'listing', id: at + 1, ...more }))
  test.for<[what: string, body: unknown]>([
    ['no homes', { homes: [] }],
    ['no list', {}],
    ['the same home twice', { homes: [home, home] }],
    ['too many homes', { homes: many(mostSavedHomes + 1) }],
    ['a kind that there is not', { homes: [{ kind: 'agent', id: 1 }] }],
    ['an ID that is none', { homes: [{ kind: 'listing', id: '1' }] }],
    ['a note that is too long', { homes: [{ ...home, note: 'x'.repeat(longestNote + 1) }] }],
    [
      'too much in all notes',
      { homes: many(longestNotes / longestNote + 1, { note: 'x'.repeat(longestNote) }) },
    ],
    ['more than is asked for', { homes: [{ ...home, title: 'Buy here' }] }],
  ])('is refused with %s', async ([, body]) => {
    expect((await post('/api/shared-lists', body)).status).toBe(422)
  })

  test('holds 200 homes with the longest notes in Urdu that it may have', async () => {
    const note = 'پ'.repeat(longestNote)
    const homes = many(mostSavedHomes).map((one, at) =>
      at < longestNotes / longestNote ? { ...one, note } : one,
    )
    const { token } = await share(homes)
    expect((await listOf(token)).homes).toHaveLength(mostSavedHomes)
  })

  test('is not made by pages of other sites', async () => {
    const answer = await post('/api/shared-lists', { homes: [home] }, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
  })
})

test('a visitor who creates too many lists is asked to wait', async () => {
  const limits = { ...api.context.config.formLimits, perAddress: 3 }
  const guard = openGuard(api.database.db, testSecret, limits)
  const app = createApi({ ...api.context, guard })
  const statuses: number[] = []
  for (let time = 0; time < 5; time++) {
    const answer = await app.request('/api/shared-lists', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [addressHeader]: '203.0.113.7' },
      body: JSON.stringify({ homes: [{ kind: 'listing', id: 1 }] }),
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429])
})
