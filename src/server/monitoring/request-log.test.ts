/** A slow or failed request is found in the log, with where its time went, and by the number that its visitor saw. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'
import { type Step, traced } from '#tracing/steps.ts'

let database: TestDatabase
let site: ToySite
let held: PromiseWithResolvers<void>
beforeEach(async () => {
  database = await createTestDatabase()
  held = Promise.withResolvers()
})
afterEach(async () => {
  await site.close()
  await database.drop()
})

const query: Step = { name: 'query SELECT', kind: 'client', part: 'database' }
const call: Step = {
  name: 'call listing',
  kind: 'internal',
  attributes: { 'http.route': '/api/listings/:id' },
}

/** A page that reads until `held` resolves, and shows its id. */
const page = (status: number) => async () => {
  const store = globalThis.aanganPage?.getStore()
  store?.takeRoute?.('/listing/$id')
  await store?.api.read('listing', { params: {}, query: {} }, store.requestId)
  return htmlPage(`Number <b>${store?.requestId}</b>`, status)
}

async function openSite(status = 200): Promise<void> {
  site = await openToySite(database, {
    settings: { SLOW_REQUEST_MS: '1' },
    pages: page(status),
    read: () =>
      traced(call, () =>
        traced(query, async () => {
          await held.promise
          return { status: 200, body: {}, tags: [] }
        }),
      ),
    api: () => traced(call, () => traced(query, async () => Response.json({}))),
  })
}

async function askedTogether(path: string): Promise<Response[]> {
  const first = site.get(path)
  // It has begun once a health check behind it is answered.
  await site.get('/health/live')
  const second = site.get(path)
  await site.get('/health/live')
  held.resolve()
  return Promise.all([first, second])
}

const linesFor = (path: string) => site.logged().filter((line) => line.path === path)

test('of a page that is rendered once for two, each line says what its own visitor waited for', async () => {
  await openSite()
  await askedTogether('/listing/7')
  await expect.poll(() => linesFor('/listing/7').length).toBe(2)
  const [one, other] = linesFor('/listing/7').toSorted((a, b) => b.ms - a.ms)
  if (!one || !other) throw new Error('A line is missing')
  for (const line of [one, other]) {
    expect(line).toMatchObject({ route: '/listing/$id', method: 'GET', status: 200, level: 40 })
    const { queue_ms = 0, database_ms = 0, render_ms = 0, other_ms = 0, send_ms = 0 } = line
    expect(database_ms).toBeGreaterThan(0)
    expect(queue_ms + database_ms + render_ms + other_ms + send_ms).toBeLessThanOrEqual(line.ms + 1)
  }
  expect(other.database_ms).toBeLessThanOrEqual(one.database_ms ?? 0)
})

test('a page that fails shows the number that its header and its line in the log have, also when two share it', async () => {
  await openSite(500)
  const answers = await askedTogether('/listing/8')
  const shown = await Promise.all(
    answers.map(async (answer) => /<b>(.*)<\/b>/.exec(await answer.text())?.[1]),
  )
  expect(shown.map((id) => typeof id)).toEqual(['string', 'string'])
  expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual(shown)
  await expect.poll(() => linesFor('/listing/8').map(({ id }) => id)).toEqual(shown)
})

test('a line of a call has its pattern', async () => {
  await openSite()
  await site.get('/api/listings/17?phone=0300')
  await expect.poll(() => linesFor('/api/listings/17')).toMatchObject([{ route: '/api/listings/:id' }])
})

test('an answer that fails before there is a page has the number in words, and the API has it, too', async () => {
  site = await openToySite(database, {
    pages: () => Promise.reject(new Error('a mistake of ours')),
    api: () => Promise.reject(new Error('a mistake of ours')),
  })
  for (const path of ['/listing/9', '/ur/listing/9', '/api/listings/9']) {
    const answer = await site.get(path)
    const id = answer.headers.get('x-request-id') ?? 'none'
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining(id)])
    await expect.poll(() => linesFor(path)).toMatchObject([{ id, status: 500, level: 50 }])
  }
})
