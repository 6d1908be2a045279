/** Other analytics services: what is sent to them, and what happens when they are slow or down. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { ConfigError, readConfig } from '#config'
import type { CountedEvent } from '#contract/analytics/visit-events.ts'
import { openEventForwarding } from '#domain/analytics/collect/forward-events.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { post } from '../support/staff.ts'

const secret = 'nobody-may-see-this'
const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile',
  'x-visitor-address': '203.0.113.7',
}
const walk: CountedEvent[] = [
  { event: 'page_view', path: '/', title: 'Home', referrer: 'google.com' },
  { event: 'search', path: '/search', filters: ['cityId=1', 'keyword=x'] },
  { event: 'listing_view', path: '/listing/7' },
  { event: 'call_click', path: '/search', about: '/listing/9' },
  { event: 'lead_sent', path: '/listing/7', kind: 'property_inquiry' },
  { event: 'page_view', path: '/inquiry/AG-7K3M-9QXD', title: 'Request AG-7K3M-9QXD' },
  { event: 'page_view', path: '/made/up/by/somebody', title: 'Nonsense' },
]

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

/** The API with those services, and its log. */
function telling(
  { url }: Pick<Receiver, 'url'>,
  which: 'plausible' | 'ga4',
  more: { most?: number; patienceMs?: number } = {},
) {
  const { analyticsSenders } = readConfig(
    which === 'plausible'
      ? { PLAUSIBLE_URL: url, PLAUSIBLE_DOMAIN: 'homes.example' }
      : { GA4_URL: url, GA4_MEASUREMENT_ID: 'G-TEST', GA4_API_SECRET: secret },
  )
  const log: string[] = []
  const onTrouble = (sentence: string, error?: unknown) => log.push(`${sentence}: ${error}`)
  const others = openEventForwarding(analyticsSenders, { onTrouble, gatherMs: 5, ...more })
  if (!others) throw new Error('Nobody is told')
  const app = createApi({ ...api.context, others })
  const tell = (events: unknown[], headers: Record<string, string> = phone) =>
    post(
      { request: async (path, init) => app.request(path, init) },
      '/api/counts',
      { width: 360, events },
      headers,
    )
  return { tell, log, others }
}

const bodies = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(body))

test('Plausible gets each event in its own format, and nothing about the visitor', async () => {
  await using receiver = await openReceiver()
  const { tell, log, others } = telling(receiver, 'plausible')
  expect((await tell(walk)).status).toBe(204)
  await tell(walk, { ...phone, 'sec-gpc': '1' })
  await others.close()
  const domain = 'homes.example'
  const at = (path: string) => ({ url: `http://localhost${path}`, domain })
  expect(bodies(receiver)).toHaveLength(6)
  expect(bodies(receiver)).toEqual(
    expect.arrayContaining([
      { name: 'pageview', ...at('/'), referrer: 'https://google.com/' },
      { name: 'search', ...at('/search'), props: { city: '1' } },
      { name: 'listing_view', ...at('/listing/7') },
      { name: 'call_click', ...at('/search'), props: { card: '/listing/9' } },
      { name: 'lead_sent', ...at('/listing/7'), props: { kind: 'property_inquiry' } },
      { name: 'pageview', ...at('/inquiry') },
    ]),
  )
  for (const { path, headers, body } of receiver.received) {
    expect(path).toBe('/api/event')
    expect(headers).toMatchObject({ 'user-agent': 'Aangan', 'x-forwarded-for': '127.0.0.1' })
    expect(JSON.stringify(headers) + body).not.toMatch(/203\.0\.113|Android|AG-7K3M/)
  }
  expect(log).toEqual([])
})

test('Google Analytics gets events in batches of 25, of one client, with advertising denied', async () => {
  await using receiver = await openReceiver()
  const { tell, others } = telling(receiver, 'ga4')
  await tell(walk.slice(0, 5))
  await tell(Array.from({ length: 30 }, () => walk[2]))
  await others.close()
  expect(receiver.received.map(({ path }) => path)).toEqual(
    Array.from({ length: 2 }, () => `/mp/collect?measurement_id=G-TEST&api_secret=${secret}`),
  )
  const [first, second] = bodies(receiver)
  expect([first.events.length, second.events.length]).toEqual([25, 10])
  expect(first.client_id).toMatch(/^\d+\.\d+$/)
  expect(second.client_id).toBe(first.client_id)
  expect(first.consent).toEqual({ ad_user_data: 'DENIED', ad_personalization: 'DENIED' })
  expect(first.events[0]).toMatchObject({
    name: 'page_view',
    timestamp_micros: expect.any(Number),
    params: { page_location: 'http://localhost/', page_title: 'Home', page_referrer: 'https://google.com/' },
  })
  expect(first.events[4]).toMatchObject({ name: 'generate_lead', params: { kind: 'property_inquiry' } })
  expect(JSON.stringify([first, second])).not.toMatch(/203\.0\.113|Android/)
})

test('a service that never answers delays no request; waiting events are bounded, and the log says so once', async () => {
  await using receiver = await openReceiver()
  receiver.otherwise = 'say nothing'
  const { tell, log, others } = telling(receiver, 'ga4', { most: 100, patienceMs: 1_000 })
  await tell(walk)
  await expect.poll(() => receiver.received).toHaveLength(1)
  const many = Array.from({ length: 400 }, () => walk[0])
  for (let batch = 0; batch < 3; batch += 1) expect((await tell(many)).status).toBe(204)
  await expect.poll(() => log).toHaveLength(2)
  expect(log.join()).toMatch(/slower than visitors are/)
  expect(log.join()).toMatch(/does not answer in time/)
  receiver.otherwise = 204
  receiver.received.length = 0
  await others.close()
  // The hundred that were kept are the last ones: the search and the rest of the first batch gave way.
  expect(bodies(receiver).flatMap(({ events }) => events.map(({ name }: { name: string }) => name))).toEqual(
    Array.from({ length: 100 }, () => 'page_view'),
  )
})

test('a service that is back gets the missed events; rejected events are not sent again; no secret is logged', async () => {
  await using receiver = await openReceiver()
  receiver.otherwise = 503
  const { tell, log, others } = telling(receiver, 'ga4')
  await tell([walk[0]])
  await expect.poll(() => receiver.received.length).toBeGreaterThan(1)
  receiver.otherwise = 400
  const before = receiver.received.length
  await expect.poll(() => receiver.received.length).toBeGreaterThan(before)
  receiver.otherwise = 204
  await tell([walk[2]])
  await others.close()
  const last = bodies(receiver).at(-1)
  expect(last.events.map(({ name }: { name: string }) => name)).toEqual(['listing_view'])
  expect(log.length).toBe(1)
  expect(log.join()).toContain('It answered 503.')
  expect(log.join()).not.toContain(secret)

  const gone = telling({ url: 'http://127.0.0.1:9' }, 'ga4')
  expect((await gone.tell([walk[0]])).status).toBe(204)
  await gone.others.close()
  expect(gone.log.join()).toContain('cannot be reached')
  expect(gone.log.join()).not.toContain(secret)
})

test('half of their settings is refused in a sentence, and so is an address with a password in it', () => {
  expect(() => readConfig({ PLAUSIBLE_URL: 'https://plausible.io' })).toThrow(/PLAUSIBLE_DOMAIN together/)
  expect(() => readConfig({ GA4_MEASUREMENT_ID: 'G-1' })).toThrow(/GA4_API_SECRET together/)
  const wrong = { PLAUSIBLE_URL: 'https://me:pw@plausible.io', PLAUSIBLE_DOMAIN: 'homes.example' }
  expect(() => readConfig(wrong)).toThrow(ConfigError)
})
