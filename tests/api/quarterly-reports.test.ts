import { asc, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { toQuarter } from '#contract/reports/quarter.ts'
import { auditLog, cities, priceEvidence } from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { daysAgo } from '../support/days.ts'
import { type AreaRow, makeArea, makeCity, makeListing } from '../support/factories.ts'
import { type Colleague, post, signedIn } from '../support/staff.ts'

type Row = typeof priceEvidence.$inferInsert

let api: TestApi
let editor: Colleague
let area: AreaRow
let slug = ''
beforeAll(async () => {
  api = await createTestApi()
  editor = await signedIn(api, 'editor')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

/** Each test has a city of its own, in which rents are 50 and prices 12,000 a square foot, after 10,000 a quarter before. */
beforeEach(async () => {
  const { db } = api.database
  const city = await makeCity(db)
  slug = city.slug
  area = await makeArea(db, { city_id: city.id, name: 'Green Town', name_ur: 'گرین ٹاؤن' })
  await addPrices(6, { dated_on: '2026-08-15' })
  await addPrices(7, { dated_on: '2026-05-15', price: 10_000_000 })
  await addPrices(5, { dated_on: '2026-09-01', purpose: 'rent', price: 50_000 })
})

async function addPrices(count: number, more: Partial<Row>): Promise<void> {
  const row: Row = {
    ...{ kind: 'asked', dated_on: '2026-08-15', purpose: 'sale', type: 'residential', subtype: 'house' },
    ...{ city_id: area.city_id, area_id: area.id, price: 12_000_000, size_value: 1000, size_unit: 'sqft' },
    ...{ marla_basis: 225, size_sqft: 1000, source: 'made', ...more },
  }
  await api.database.db.insert(priceEvidence).values(Array.from({ length: count }, () => row))
}

const fields = (more: object = {}) => ({
  city_id: area.city_id,
  quarter: '2026-q3',
  introduction: 'A calm quarter.',
  introduction_ur: 'ایک پرسکون سہ ماہی۔',
  published: false,
  ...more,
})
const add = (more: object = {}) => post(api, '/api/admin/quarterly-reports', fields(more), editor)
async function added(more: object = {}): Promise<{ id: number; version: number }> {
  const answer = await add(more)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).data
}
const change = (id: number, version: number, more: object) =>
  post(api, `/api/admin/quarterly-reports/${id}`, fields({ version, ...more }), editor, 'PUT')
const archive = (id: number, archived: boolean) =>
  post(api, `/api/admin/quarterly-reports/${id}/archive`, { archived }, editor)
const report = (quarter = 'latest') =>
  readAs(api, `/api/reports/${slug}/${quarter}`, endpoints.quarterlyReport.answer)
const statusOf = async (path: string) => (await api.request(path)).status

test('visitors see a report from when it is published until it is taken back', async () => {
  const { id } = await added()
  expect(await statusOf(`/api/reports/${slug}/2026-q3`)).toBe(404)
  expect(await statusOf(`/reports/${slug}/2026-q3.pdf`)).toBe(404)
  expect((await change(id, 1, { published: true })).status).toBe(200)
  expect(await report()).toMatchObject({
    quarter: '2026-q3',
    introduction: 'A calm quarter.',
    prices: [
      {
        purpose: 'sale',
        median: 12_000,
        sample: 6,
        previous: { median: 10_000, sample: 7 },
        year_before: null,
      },
      { purpose: 'rent', median: 50, sample: 5, previous: null, year_before: null },
    ],
    areas: [{ name: 'Green Town', page: { id: area.id } }],
    yield: { percent: 5, sales: 6, rents: 5 },
    time_on_market: null,
    stock: [],
    others: [],
  })
  const { has_reports } = await readAs(api, `/api/city/${slug}/report`, endpoints.cityReport.answer)
  expect(has_reports).toBe(true)
  const { entries } = await readAs(api, '/api/sitemap/reports/1', endpoints.sitemapPart.answer)
  expect(entries).toContainEqual({ id, city_slug: slug, quarter: '2026-q3', changed_at: null })
  expect((await change(id, 2, { published: false })).status).toBe(200)
  expect(await statusOf(`/api/reports/${slug}/latest`)).toBe(404)
  const log = await api.database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.entity_id, String(id)))
    .orderBy(asc(auditLog.id))
  expect(log.map(({ action }) => action)).toEqual(['create', 'change', 'change'])
})

test('its figures never change, whatever prices come and whatever is written above them', async () => {
  const { id } = await added({ published: true })
  const before = await report()
  await addPrices(50, { price: 30_000_000 })
  await change(id, 1, { introduction: 'Corrected.', published: true })
  expect(await report()).toEqual({ ...before, introduction: 'Corrected.' })
})

test('the newest quarter is shown, with the others to choose from', async () => {
  await added({ quarter: '2026-q2', published: true })
  await added({ published: true })
  expect(await report()).toMatchObject({ quarter: '2026-q3', others: ['2026-q2'] })
  expect(await report('2026-q2')).toMatchObject({ prices: [{ median: 10_000 }], others: ['2026-q3'] })
})

test('in Urdu it has the Urdu introduction and names', async () => {
  await added({ published: true })
  const answer = await api.request(`/api/reports/${slug}/latest`, { headers: { 'accept-language': 'ur' } })
  expect(await answer.json()).toMatchObject({
    introduction: 'ایک پرسکون سہ ماہی۔',
    areas: [{ name: 'گرین ٹاؤن', page: { english_name: 'Green Town' } }],
  })
})

test('an area that is no longer there is named without a page', async () => {
  const lost = await makeArea(api.database.db, { city_id: area.city_id, name: 'Old Town' })
  await addPrices(5, { area_id: lost.id })
  await added({ published: true })
  await api.database.pool.query('DELETE FROM areas WHERE id = $1', [lost.id])
  const { areas } = await report()
  expect(areas).toContainEqual(expect.objectContaining({ name: 'Old Town', page: null }))
})

test('time on market covers listings sold or rented in the quarter', async () => {
  for (const day of [10, 20, 30, 40, 50])
    await makeListing(api.database.db, {
      ...{ city_id: area.city_id, area_id: area.id, status: 'sold' },
      published_at: new Date('2026-07-02T00:00:00Z'),
      ended_at: new Date(Date.parse('2026-07-02T00:00:00Z') + day * 86_400_000),
    })
  await added({ published: true })
  expect((await report()).time_on_market).toEqual({ days: 30, sample: 5, previous: null, year_before: null })
})

test('there is one report of a quarter; another is made after the first is deleted', async () => {
  const { id } = await added({ published: true })
  const second = await add()
  expect(second.status).toBe(422)
  expect((await second.json()).error.fields).toEqual({
    quarter: 'There is already a report for this city and quarter. Delete it first to make a new one.',
  })
  await archive(id, true)
  expect(await statusOf(`/api/reports/${slug}/latest`)).toBe(404)
  await added({ published: true })
  expect((await archive(id, false)).status).toBe(422)
})

test.each([
  ['a quarter that has not ended', () => ({ quarter: toQuarter(daysAgo(0)) }), 'quarter'],
  ['a quarter without evidence', () => ({ quarter: '2024-q1' }), 'quarter'],
  ['what is no quarter', () => ({ quarter: '2026-q5' }), 'quarter'],
  ['an unknown city', () => ({ city_id: 2_147_483_647 }), 'city_id'],
  ['no city', () => ({ city_id: null }), 'city_id'],
])('%s is refused', async (_, wrong, field) => {
  const answer = await add(wrong())
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).error.fields)).toEqual([field])
})

test('the quarter and the city of a report stay, and a colleague’s version is not overwritten', async () => {
  const { id } = await added()
  const other = await makeCity(api.database.db)
  expect((await change(id, 1, { quarter: '2026-q2' })).status).toBe(422)
  expect((await change(id, 1, { city_id: other.id })).status).toBe(422)
  expect((await change(id, 7, {})).status).toBe(409)
})

test('only staff who edit content can create and see drafts', async () => {
  const { id } = await added()
  const agent = await signedIn(api, 'agent')
  expect((await post(api, '/api/admin/quarterly-reports', fields(), agent)).status).toBe(403)
  const draft = `/api/admin/quarterly-reports/${id}/report.pdf`
  expect((await api.request(draft, { headers: { cookie: agent.cookie } })).status).toBe(403)
  expect((await api.request(draft)).status).toBe(401)
  const { text } = await textOf(await api.request(draft, { headers: { cookie: editor.cookie } }))
  expect(text).toContain('July to September 2026')
})

test('the PDF says the figures of the page in both languages, and is sent again only when it changed', async () => {
  const [city] = await api.database.db
    .update(cities)
    .set({ name: 'Sahiwal', name_ur: 'ساہیوال' })
    .where(eq(cities.id, area.city_id))
    .returning()
  await added({ published: true })
  const path = `/reports/${slug}/2026-q3.pdf`
  const answer = await api.request(path)
  expect(answer.headers.get('content-disposition')).toContain(`market-report-${city?.slug}-2026-q3.pdf`)
  const held = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
  const { text } = await textOf(answer)
  expect(text).toContain('Property market report: Sahiwal, July to September 2026')
  expect(text).toContain('A calm quarter.')
  // By the marla, as a city of the Punjab measures (D40).
  expect(text).toContain('PKR per marla 30 Lac')
  expect(text).toContain('20% higher (7)')
  expect(text).toContain('Green Town')
  expect((await api.request(path, held)).status).toBe(304)
  const urdu = await textOf(await api.request(`/ur${path}`))
  expect(urdu.raw).toMatch(/\/Lang ?\(ur\)/)
  expect(urdu.text).toContain('13,000')
  expect((await api.request(`/ur${path}`, held)).status).toBe(200)
})

test.each(['latest', '2026-q5', '2026-q3x', '../areas'])(
  'of an unknown city %s is not found',
  async (quarter) => {
    expect(await statusOf(`/api/reports/atlantis/${quarter}`)).toBe(404)
    expect(await statusOf(`/reports/atlantis/${quarter}.pdf`)).toBe(404)
  },
)

async function textOf(answer: Response) {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const raw = Buffer.from(bytes).toString('latin1')
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), raw }
}
