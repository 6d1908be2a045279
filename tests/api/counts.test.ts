/** What visitors do, counted by the day: the call that pages report it to. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApi } from '#api/mount.ts'
import type { CountedEvent } from '#contract/analytics/visit-events.ts'
import { cities, dailyCounts } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { forgetCounts } from '#domain/analytics/collect/forget-counts.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { daysAgo, stopAtNoon } from '../support/days.ts'
import { makeListing, makeProject } from '../support/factories.ts'
import { post } from '../support/staff.ts'

const path = '/api/counts'
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile' }

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})
beforeEach(async () => {
  await api.database.db.delete(dailyCounts)
})

async function tell(events: unknown, headers: Record<string, string> = phone): Promise<number> {
  return (await post(api, path, { width: 360, events }, headers)).status
}

/** All counts since the test began, such as 'view listing:7': 3. */
async function counted(): Promise<Record<string, number>> {
  await api.context.counts.save()
  const rows = await api.database.db.select().from(dailyCounts)
  return Object.fromEntries(rows.map(({ event, subject, count }) => [`${event} ${subject}`.trim(), count]))
}

const view = (id: number): CountedEvent => ({ event: 'listing_view', path: `/listing/${id}` })

test('a batch is counted by day, by subject and by the dimensions of later reports', async () => {
  const { db } = api.database
  const listing = await makeListing(db)
  const project = await makeProject(db)
  const [city] = await db.select().from(cities).limit(1)
  const home = { event: 'page_view', path: '/', title: 'Home', referrer: 'www.Google.com' }
  const here = `/listing/${listing.id}`
  const projectPath = `/project/${project.id}/its-name`
  const batch = [
    home,
    { event: 'search', path: '/search', filters: ['purpose=rent', `cityId=${city?.id}`] },
    { event: 'page_view', path: here, title: listing.title, referrer: 'localhost' },
    view(listing.id),
    { event: 'project_view', path: projectPath },
    { event: 'call_click', path: '/search', about: here },
    { event: 'whatsapp_click', path: here },
    { event: 'call_click', path: '/contact' },
    { event: 'lead_sent', path: projectPath, kind: 'project_inquiry' },
  ]
  expect(await tell(batch)).toBe(204)
  const first = await counted()
  expect(first).toEqual({
    page: 2,
    'page /': 1,
    'page /listing/{id}': 1,
    'page device:phone': 2,
    'page from:google.com': 1,
    search: 1,
    [`search city:${city?.id}`]: 1,
    'search purpose:rent': 1,
    view: 2,
    [`view listing:${listing.id}`]: 1,
    [`view project:${project.id}`]: 1,
    call: 2,
    [`call listing:${listing.id}`]: 1,
    whatsapp: 1,
    [`whatsapp listing:${listing.id}`]: 1,
    lead: 1,
    [`lead project:${project.id}`]: 1,
    'lead kind:project_inquiry': 1,
  })
  await tell(batch)
  expect(await counted()).toEqual(Object.fromEntries(Object.entries(first).map(([of, n]) => [of, 2 * n])))
})

test('visitors who opt out of tracking, programs, prefetched pages and staff are not counted', async () => {
  const { id } = await makeListing(api.database.db)
  const notCounted: Record<string, string>[] = [
    {},
    { ...phone, dnt: '1' },
    { ...phone, 'sec-gpc': '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'user-agent': 'curl/8.5' },
    { ...phone, 'sec-purpose': 'prefetch;prerender' },
    { ...phone, cookie: 'a=b; admin.session_token=x.y' },
  ]
  for (const headers of notCounted) expect(await tell([view(id)], headers)).toBe(204)
  expect(await counted()).toEqual({})
  await tell([view(id)], { ...phone, dnt: '0', cookie: 'theme=dark' })
  expect(await counted()).toEqual({ view: 1, [`view listing:${id}`]: 1 })
})

test('unknown events are left out, events about unknown records are not counted, and the rest of the batch is', async () => {
  const { id } = await makeListing(api.database.db)
  const status = await tell([
    null,
    17,
    'page_view',
    {},
    { event: 'purchase', path: '/' },
    { event: 'page_view', path: 'https://evil.example/' },
    { event: 'page_view', path: '/', title: 'x'.repeat(501) },
    { event: 'search', path: '/search', filters: ['cityId=1); drop table', 'purpose=steal'] },
    { event: 'search', path: '/search', filters: ['cityId=2000000', 'constructor=x'] },
    { event: 'listing_view', path: '/listing/2000000' },
    { event: 'listing_view', path: `/listing/${id}x` },
    { event: 'listing_view', path: '/about' },
    { event: 'call_click', path: '/listing/999999999' },
    { event: 'page_view', path: '/wp-admin/made-up', referrer: "'><script>" },
    { event: 'page_view', path: '/admin/leads' },
    view(id),
  ])
  expect(status).toBe(204)
  expect(await counted()).toEqual({
    page: 2,
    'page /…': 2,
    'page device:phone': 2,
    search: 2,
    view: 1,
    [`view listing:${id}`]: 1,
  })
})

test('however many referrers are made up, few rows are written', async () => {
  for (let batch = 0; batch < 12; batch += 1) {
    await tell(
      Array.from({ length: 100 }, (_, at) => ({
        event: 'page_view',
        path: `/${batch}/${at}`,
        referrer: `host-${batch}-${at}.example`,
      })),
    )
  }
  const rows = await counted()
  expect(Object.keys(rows).length).toBeLessThan(520)
  expect(rows).toMatchObject({ page: 1200, 'page /…': 1200 })
  const from = Object.entries(rows).filter(([of]) => of.startsWith('page from:'))
  expect(from.reduce((sum, [, n]) => sum + n, 0)).toBe(1200)
})

test('an unreadable batch is refused with an explanation, and so is one that is too large', async () => {
  const send = (body: string, type = 'text/plain;charset=UTF-8') =>
    api.request(path, { method: 'POST', headers: { ...phone, 'content-type': type }, body })
  expect((await send('{"events":')).status).toBe(400)
  expect((await send('[]')).status).toBe(400)
  expect((await send('{"events":7}')).status).toBe(422)
  expect((await send(`{"events":["${'x'.repeat(65_536)}"]}`)).status).toBe(413)
  expect((await send('{"events":[],"width":"wide"}')).status).toBe(204)
  const crossSite = { ...phone, 'sec-fetch-site': 'cross-site' }
  expect(await tell([{ event: 'page_view', path: '/' }], crossSite)).toBe(403)
  expect(await counted()).toEqual({})
})

test('one address can report only so much in a minute; others are not held up by it', async () => {
  const few = createApi({ ...api.context, config: { ...api.context.config, eventLimit: 100 } })
  const send = async (address: string) => {
    const events = Array.from({ length: 40 }, () => ({ event: 'page_view', path: '/' }))
    const headers = { ...phone, 'content-type': 'application/json', 'x-visitor-address': address }
    return (await few.request(path, { method: 'POST', headers, body: JSON.stringify({ events }) })).status
  }
  const statuses = []
  // Should the minute turn in between, the second round is the one that is too much.
  for (let batch = 0; batch < 6; batch += 1) statuses.push(await send('203.0.113.9'))
  expect(statuses).toContain(429)
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(4)
  expect(await send('203.0.113.10')).toBe(204)
})

test('counts are kept for 13 months and not longer', async () => {
  stopAtNoon()
  onTestFinished(() => void vi.useRealTimers())
  const { db } = api.database
  const months = (ago: number, days = 0) =>
    sql<string>`(${daysAgo(0)}::date - make_interval(months => ${ago}, days => ${days}))::date`
  await db.insert(dailyCounts).values([
    { event: 'page', day: months(14), count: 1 },
    { event: 'page', day: months(13, 1), count: 2 },
    { event: 'page', day: months(13), count: 3 },
    { event: 'page', day: months(0), count: 4 },
  ])
  await forgetCounts({ db, actor: system('A test') })
  const kept = await db
    .select({ count: dailyCounts.count })
    .from(dailyCounts)
    .where(eq(dailyCounts.event, 'page'))
  expect(kept.map(({ count }) => count).sort()).toEqual([3, 4])
})

test('where analytics is off there is no such call', async () => {
  const { config } = api.context
  const without = createApi({
    ...api.context,
    config: { ...config, systems: { ...config.systems, analytics: false } },
  })
  for (const method of ['POST', 'GET']) {
    const answer = await without.request(path, {
      method,
      ...(method === 'POST' && { body: '{"events":[]}' }),
    })
    expect(answer.status).toBe(404)
  }
})
