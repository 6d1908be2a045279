import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'

let database: TestDatabase
let site: ToySite
let held: PromiseWithResolvers<void>

/** Five times as many as are rendered in parallel (16) and may wait (400). */
const crowd = 5 * (16 + 400)

beforeEach(async () => {
  database = await createTestDatabase()
  held = Promise.withResolvers()
})
afterEach(async () => {
  held.resolve()
  await site.close()
  await database.drop()
})

const slowly = async () => {
  await held.promise
  return { status: 200, body: {}, tags: ['listings'] }
}
const screen = async (request: Request) => {
  if (request.url.includes('/search')) {
    const page = globalThis.aanganPage?.getStore()
    await page?.api.read('search', { params: {}, query: {} }, page.requestId)
  }
  return htmlPage('<h1>Houses</h1>')
}

test('when five times as many people search as can be answered, the surplus is refused with a retry time, and other requests go on as usual', async () => {
  site = await openToySite(database, {
    pages: screen,
    read: slowly,
    api: (request) => Response.json({}, { status: request.method === 'POST' ? 201 : 200 }),
  })
  // As a balancer asks before it sends visitors.
  expect((await site.get('/health/ready')).status).toBe(200)
  const refused = Promise.withResolvers<Response>()
  const searching = Array.from({ length: crowd }, async (_, number) => {
    const answer = await site.get(`/search?minPrice=${number}`)
    if (answer.status === 503) refused.resolve(answer)
    return `${answer.status}, again in ${answer.headers.get('retry-after')}`
  })
  const told = await refused.promise
  expect([told.headers.get('retry-after'), await told.text()]).toEqual([
    '5',
    expect.stringContaining('Too many people are using the site right now.'),
  ])
  expect((await site.get('/')).status).toBe(200)
  expect(await (await site.get('/health/ready')).json()).toEqual({ status: 'ready' })
  expect((await site.get('/api/inquiry', { method: 'POST', body: '{}' })).status).toBe(201)
  const search = await site.get('/api/listings/search')
  expect([search.status, search.headers.get('retry-after')]).toEqual([503, '5'])
  held.resolve()
  const answers = new Set(await Promise.all(searching))
  expect(answers).toEqual(new Set(['200, again in null', '503, again in 5']))
  expect((await site.get('/search?minPrice=1')).status).toBe(200)
})

test('a site whose connections are all in use is ready: readiness has one of its own', async () => {
  site = await openToySite(database, { pages: screen })
  const { max } = database.pool.options
  const busy = await Promise.all(Array.from({ length: max }, () => database.pool.connect()))
  expect((await site.get('/health/ready')).status).toBe(200)
  for (const client of busy) client.release()
})

test('a form whose page cannot be shown comes back with what was typed, to be sent again', async () => {
  site = await openToySite(database, {
    read: async () => ({ status: 503, body: {}, tags: undefined }),
    async pages() {
      const page = globalThis.aanganPage?.getStore()
      await page?.api.read('jobDetails', { params: {}, query: {} }, page.requestId)
      return htmlPage('<h1>Something went wrong</h1>', 500)
    },
  })
  const answer = await site.get('/wanted?purpose=rent', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ name: 'Sana "S" Malik', area: 'G-13/2' }),
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  const html = await answer.text()
  expect(html).toContain('<form method="post" action="/wanted?purpose=rent">')
  expect(html).toContain('<input type="hidden" name="name" value="Sana &quot;S&quot; Malik">')
  expect(html).toContain('<input type="hidden" name="area" value="G-13/2">')
})
