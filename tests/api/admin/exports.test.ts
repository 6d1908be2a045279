import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeListing } from '../../support/factories.ts'
import { type Colleague, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
beforeAll(async () => {
  api = await createTestApi()
  manager = await signedIn(api, 'manager')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

async function exported(query: string, by: Colleague): Promise<Record<string, string>[]> {
  const answer = await api.request(`/api/admin/exports/listings.csv${query}`, { headers: by })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=listings.csv')
  return parse(await answer.text(), { columns: true, bom: true })
}

test('every listing is a line, and none of them runs in a spreadsheet', async () => {
  const hostile = '=HYPERLINK("http://evil.example","Open")'
  const { id } = await makeListing(api.database.db, {
    title: hostile,
    description: '@SUM(1), "two"\nlines',
    title_ur: 'کونے کا مکان',
    description_ur: '=چار بیڈ روم',
    ...{ possession: 'ready', year_built: 2018, floor: 0 },
  })
  const [row] = (await exported('', manager)).filter((one) => one.ID === String(id))
  expect(row).toMatchObject({
    Title: `'${hostile}`,
    Description: `'@SUM(1), "two"\nlines`,
    Status: 'published',
  })
  expect(Object.entries(row ?? {}).slice(-5)).toEqual([
    ['Title in Urdu', 'کونے کا مکان'],
    ['Description in Urdu', `'=چار بیڈ روم`],
    ['Possession', 'ready'],
    ['Year built', '2018'],
    ['Floor', '0'],
  ])
})

test('an agent exports only their own listings, whatever they ask for', async () => {
  const mine = await makeAgent(api.database.db)
  const other = await makeAgent(api.database.db)
  const { id } = await makeListing(api.database.db, { agent_id: mine.id })
  await makeListing(api.database.db, { agent_id: other.id })
  const agent = await signedIn(api, 'agent', { agentId: mine.id })
  expect((await exported('', agent)).map((row) => row.ID)).toEqual([String(id)])
  expect(await exported(`?agent_id=${other.id}`, agent)).toEqual([])
  expect(await exported('', await signedIn(api, 'agent'))).toEqual([])
})

test('filters apply, and the audit log records who exported what', async () => {
  const { id, city_id } = await makeListing(api.database.db, { purpose: 'rent', status: 'rented' })
  const rows = await exported(`?status=rented&purpose=rent&city_id=${city_id}`, manager)
  expect(rows.map((row) => row.ID)).toEqual([String(id)])
  expect(await api.database.db.select().from(auditLog)).toContainEqual(
    expect.objectContaining({
      action: 'export',
      entity: 'listings',
      staff_id: manager.id,
      after: { status: ['rented'], purpose: 'rent', city_id, listings: 1 },
    }),
  )
})

test('an editor, who works on content, events and projects, gets no listings', async () => {
  const editor = await signedIn(api, 'editor')
  for (const path of ['listings', 'exports/listings.csv']) {
    expect((await api.request(`/api/admin/${path}`, { headers: { cookie: editor.cookie } })).status).toBe(403)
  }
})

test('as XLSX it is the same table, its times in Pakistan time', async () => {
  const published_at = new Date('2026-11-20T20:15:00Z')
  const { id, city_id } = await makeListing(api.database.db, {
    title: '＝1+1',
    price: 18_500_000,
    published_at,
  })
  const answer = await api.request(`/api/admin/exports/listings.xlsx?city_id=${city_id}`, {
    headers: manager,
  })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=listings.xlsx')
  const { sheets } = await readXlsx(await answer.arrayBuffer())
  const [header = [], ...rows] = sheets[0]?.rows ?? []
  const row = rows.find(([first]) => first === id) ?? []
  const said = Object.fromEntries(header.map((label, at) => [String(label), row[at]]))
  expect(said).toMatchObject({
    Title: "'＝1+1",
    'Price (PKR)': 18_500_000,
    'Published (Asia/Karachi)': new Date('2026-11-21T01:15:00Z'),
  })
})
