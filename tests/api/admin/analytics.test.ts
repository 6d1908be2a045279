/** What the office sees of what visitors did. */
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createApi } from '#api/mount.ts'
import type { Analytics } from '#contract/admin/analytics.ts'
import { dailyCounts } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { daysAgo, stopAtNoon } from '../../support/days.ts'
import { makeCity, makeListing, makeProject } from '../../support/factories.ts'
import { type Colleague, signedIn } from '../../support/staff.ts'

let api: TestApi
let editor: Colleague
beforeAll(async () => {
  api = await createTestApi()
  editor = await signedIn(api, 'editor')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const ask = (path: string) => api.request(`/api/admin/${path}`, { headers: { cookie: editor.cookie } })

async function analytics(range: string): Promise<Analytics> {
  const answer = await ask(`analytics?range=${range}`)
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}

test('shows the days of a range, what was before, and what was looked at, searched and sent most', async () => {
  stopAtNoon()
  onTestFinished(() => void vi.useRealTimers())
  const { db } = api.database
  const city = await makeCity(db)
  const often = await makeListing(db, { title: '=Often seen' })
  const seldom = await makeListing(db)
  const project = await makeProject(db)
  const row = (event: string, subject: string, days: number, count: number) => ({
    event,
    subject,
    day: daysAgo(days),
    count,
  })
  await db
    .insert(dailyCounts)
    .values([
      row('page', '', 1, 9),
      row('page', '/', 1, 5),
      row('page', '/listing/{id}', 1, 4),
      row('page', 'device:phone', 1, 9),
      row('page', 'from:google.com', 1, 3),
      row('page', '', 7, 30),
      row('page', '', 200, 100),
      row('page', '/', 200, 100),
      row('view', '', 1, 8),
      row('view', `listing:${seldom.id}`, 1, 2),
      row('view', `listing:${often.id}`, 6, 5),
      row('view', `project:${project.id}`, 1, 1),
      row('view', `listing:${seldom.id}`, 40, 50),
      row('call', `listing:${often.id}`, 1, 2),
      row('search', '', 2, 6),
      row('search', `city:${city.id}`, 2, 6),
      row('search', 'purpose:rent', 2, 4),
    ])
  // What happened a moment ago is in it.
  api.context.counts.note('lead', `listing:${often.id}`, ['kind:property_inquiry'])

  const week = await analytics('7d')
  expect(week.days).toHaveLength(7)
  expect(week.days.map(({ pages }) => pages)).toEqual([0, 0, 0, 0, 0, 9, 0])
  expect(week.days.at(-1)).toMatchObject({ leads: 1, calls: 0 })
  expect(week.before).toMatchObject({ pages: 30, views: 0 })
  expect(week.pages).toEqual([
    { page: '/', count: 5 },
    { page: '/listing/{id}', count: 4 },
  ])
  const of = ({ id, title }: { id: number; title: string }) => ({ id, name: title })
  expect(week.listings).toEqual([
    { ...of(often), views: 5, calls: 2, whatsapps: 0, leads: 1 },
    { ...of(seldom), views: 2, calls: 0, whatsapps: 0, leads: 0 },
  ])
  expect(week.projects).toMatchObject([{ id: project.id, name: project.name, views: 1 }])
  expect(week.cities).toEqual([{ id: city.id, name: city.name, count: 6 }])
  expect(week).toMatchObject({
    purposes: [{ purpose: 'rent', count: 4 }],
    referrers: [{ host: 'google.com', count: 3 }],
    devices: [{ device: 'phone', count: 9 }],
    kinds: [{ kind: 'property_inquiry', count: 1 }],
  })

  const quarter = await analytics('90d')
  expect(quarter.days).toHaveLength(90)
  expect(quarter.listings.map(({ id }) => id)).toEqual([seldom.id, often.id])
  const year = await analytics('13m')
  expect(year.before).toBeNull()
  expect(year.days[0]?.day).toMatch(/-01$/)
  expect(new Set(year.days.map(({ day }) => day.slice(0, 7))).size).toBe(13)
  expect(year.days.reduce((sum, { pages }) => sum + pages, 0)).toBe(139)

  const csv = await ask('exports/analytics.csv?range=7d&table=listings')
  expect(csv.headers.get('content-disposition')).toContain('analytics-listings-7d.csv')
  expect(await csv.text()).toBe(
    `"id","name","views","calls","whatsapps","leads"\r\n${often.id},"'=Often seen",5,2,0,1\r\n${seldom.id},"${seldom.title}",2,0,0,0\r\n`,
  )
  for (const table of ['days', 'pages', 'projects', 'cities', 'referrers']) {
    const lines = (await (await ask(`exports/analytics.csv?range=7d&table=${table}`)).text())
      .trim()
      .split('\r\n')
    expect(lines.length, table).toBeGreaterThan(1)
  }
  expect((await ask('exports/analytics.csv?range=7d&table=leads')).status).toBe(422)
  expect((await ask('analytics?range=2y')).status).toBe(422)
})

test('where analytics is off, its calls are not found', async () => {
  const { config } = api.context
  const without = createApi({
    ...api.context,
    config: { ...config, systems: { ...config.systems, analytics: false } },
  })
  for (const path of ['analytics', 'exports/analytics.csv?table=days']) {
    const answer = await without.request(`/api/admin/${path}`, { headers: { cookie: editor.cookie } })
    expect(answer.status).toBe(404)
  }
})
