import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import type { SitemapEntries } from '#contract/content/sitemap.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeJob, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const parts = async () => (await readAs(api, '/api/sitemap', endpoints.sitemap.answer)).data
const entries = (kind: SitemapEntries['kind'], first: number) =>
  readAs(api, `/api/sitemap/${kind}/${first}`, endpoints.sitemapPart.answer)

test('the sitemap lists available pages, in parts of at most 10,000, each with its latest change', async () => {
  const { db, pool } = api.database
  expect(await parts()).toEqual([])
  const town = await makeArea(db, { name: 'Green Town' })
  const phase = await makeArea(db, { city_id: town.city_id, parent_id: town.id, name: 'Phase 1' })
  const updated_at = new Date('2026-03-04T05:06:07Z')
  const first = await makeListing(db, { area_id: phase.id, updated_at })
  await makeListing(db, { area_id: phase.id, status: 'sold' })
  await pool.query(
    `INSERT INTO listings (title, description, purpose, type, subtype, price, size_value, size_unit, size_sqft,
       city_id, area_id, status, published_at, updated_at)
     SELECT title, description, purpose, type, subtype, price, size_value, size_unit, size_sqft,
       city_id, area_id, 'published', published_at, '2026-02-01' FROM listings, generate_series(1, 10000)
     WHERE id = $1`,
    [first.id],
  )
  const named = await parts()
  const [one, two] = named.filter(({ kind }) => kind === 'listings')
  const searches = named.filter(({ kind }) => kind === 'searches')
  expect(named.map(({ kind }) => kind).sort()).toEqual([
    'areas',
    'cities',
    'listings',
    'listings',
    'searches',
  ])
  const areas = (await entries('areas', town.id)).entries.map((entry) => Reflect.get(entry, 'english_name'))
  expect(areas).toEqual(['Green Town', 'Phase 1'])
  expect(one).toEqual({ kind: 'listings', first: first.id, changed_at: updated_at.toISOString() })
  expect(two).toMatchObject({ kind: 'listings', changed_at: new Date('2026-02-01').toISOString() })
  expect(searches).toMatchObject([{ kind: 'searches', first: 1, changed_at: updated_at.toISOString() }])

  const all = await Promise.all([one, two].map((part) => entries('listings', part?.first ?? 0)))
  expect(all.map((part) => part.entries.length)).toEqual([10_000, 1])
  expect(all[0]?.entries[0]).toEqual({ id: first.id, changed_at: updated_at.toISOString() })

  const { purpose, type, city_id } = first
  const changed_at = updated_at.toISOString()
  expect((await entries('searches', 1)).entries).toEqual(
    [null, town.id, phase.id].flatMap((area_id) =>
      [null, type].map((one) => ({ purpose, city_id, area_id, type: one, changed_at })),
    ),
  )
})

test('hidden, closed and removed records are not in the sitemap', async () => {
  const { db } = api.database
  const shown = [await makeProject(db), await makeAgent(db), await makeJob(db)]
  const hidden = [
    await makeProject(db, { shown: false }),
    await makeAgent(db, { active: false }),
    await makeJob(db, { status: 'closed' }),
    await makeJob(db, { closes_on: '2020-01-01' }),
  ]
  const kinds = ['projects', 'agents', 'jobs'] as const
  const listed = await Promise.all(kinds.map((kind) => entries(kind, 1)))
  const ids = listed.map((part) => part.entries.map((entry) => ('id' in entry ? entry.id : 0)))
  const [project, agent, job] = shown.map(({ id }) => id)
  expect(ids[0]).toContain(project)
  expect(ids[1]).toContain(agent)
  expect(ids[2]).toEqual([job])
  expect(ids[0]).not.toContain(hidden[0]?.id)
  expect(ids[1]).not.toContain(hidden[1]?.id)
})

test('a part that begins after the last, or of no kind, is not found', async () => {
  for (const path of ['listings/2000000000', 'events/1', 'nonsense/1', 'listings/abc']) {
    expect((await api.request(`/api/sitemap/${path}`)).status).toBe(404)
  }
})
