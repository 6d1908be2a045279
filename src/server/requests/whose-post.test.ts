import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressHeader } from '#api/sender.ts'
import { formRefusals } from '#messages/common.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'

let database: TestDatabase
let site: ToySite
let heard: (string | null)[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  site = await openToySite(database, {
    settings: { TRUST_PROXY: '1' },
    async pages(request) {
      const api = globalThis.aanganPage?.getStore()?.api
      if (request.method === 'POST') await api?.fetch(new Request('http://x/api/x', { method: 'POST' }))
      return htmlPage(request.method)
    },
    api(request) {
      heard.push(request.headers.get(addressHeader))
      return Response.json({})
    },
  })
})
afterAll(async () => {
  await site.close()
  await database.drop()
})

const post = (path: string, headers: Record<string, string>) =>
  site.get(path, { method: 'POST', body: 'name=Eve', headers })

describe('a form that a page posts', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { referer: 'https://evil.example/' },
  ])('%j came from another site and is refused', async (headers) => {
    heard = []
    const answer = await post('/contact', headers)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(formRefusals.otherSite)
    expect(heard).toEqual([])
  })

  test.each<Record<string, string>>([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    '%j is taken',
    async (headers) => {
      expect((await post('/contact', headers)).status).toBe(200)
    },
  )

  test('is taken from the address that it was sent to', async () => {
    const { origin } = new URL(site.address)
    expect((await post('/contact', { origin })).status).toBe(200)
    expect((await post('/contact', { origin: `http://127.0.0.1:${site.port}` })).status).toBe(200)
    expect((await post('/contact', { referer: `${origin}/contact` })).status).toBe(200)
  })
})

test('the API hears where a form came from, by itself and through a page, and not from the visitor', async () => {
  heard = []
  const headers = { 'x-forwarded-for': '1.1.1.1, 198.51.100.1', [addressHeader]: '9.9.9.9' }
  await post('/api/inquiry', headers)
  await post('/contact', headers)
  expect(heard).toEqual(['198.51.100.1', '198.51.100.1'])
})
