import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { boxAround } from '#contract/places/polygons.ts'
import { decodeShape } from '#contract/search/map-shape.ts'
import { auditLog } from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../../support/api.ts'
import { type AreaRow, makeArea, makeCity } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

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

const corner = (lat: number, long: number) => ({ lat, long })
const field = [corner(33.7, 73), corner(33.7, 73.01), corner(33.71, 73.01)]
const park = [corner(33.8, 73), corner(33.8, 73.01), corner(33.81, 73.01), corner(33.81, 73)]
const circle = (corners: number) =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners
    return corner(33.7 + Math.sin(angle) / 50, 73 + Math.cos(angle) / 50)
  })

const save = ({ id, name }: AreaRow, more: object) => {
  const fields = { name, kind: 'society', lat: null, long: null, synonyms: [], marla_basis: null }
  return post(api, `/api/admin/areas/${id}`, { ...fields, ...more }, { cookie: manager.cookie }, 'PUT')
}
const saved = async ({ id }: AreaRow) => {
  const answer = await api.request(`/api/admin/areas/${id}/outline`, { headers: { cookie: manager.cookie } })
  return adminEndpoints.areaOutline.answer.parse(await answer.json()).data.outline
}
const outlines = async (...ids: number[]) =>
  (await readAs(api, `/api/areas/outlines?ids=${ids}`, endpoints.areaOutlines.answer)).data

test('an area’s outline can be saved and removed, is shown to visitors, and stays when it is not sent', async () => {
  const { db } = api.database
  const area = await makeArea(db)
  const other = await makeArea(db)
  expect((await save(area, { outline: [field, park] })).status).toBe(200)
  expect(await saved(area)).toEqual([field, park])
  expect((await save(area, { name: 'Renamed' })).status).toBe(200)
  expect(await outlines(other.id, 999_999, area.id)).toEqual([
    { id: other.id, outline: null },
    { id: area.id, outline: [field, park] },
  ])
  const known = await (await api.request(`/api/area?cityId=${area.city_id}`)).json()
  expect(known[0]).not.toHaveProperty('outline')
  expect((await save(area, { outline: [] })).status).toBe(200)
  expect(await saved(area)).toBeNull()
  const changes = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'area'), eq(auditLog.entity_id, String(area.id))))
    .orderBy(auditLog.id)
  expect(changes.at(-1)).toMatchObject({ before: { outline: [field, park] }, after: { outline: null } })
})

test('corners are rounded to a metre; repeated ones and a closing one are left out', async () => {
  const area = await makeArea(api.database.db)
  const [first = corner(0, 0), ...rest] = field
  const drawn = [corner(33.700_000_4, 73), first, ...rest, corner(33.710_000_1, 73.010_000_4), first]
  expect((await save(area, { outline: [drawn] })).status).toBe(200)
  expect(await saved(area)).toEqual([field])
  const closed = [...circle(100), ...circle(1)]
  expect((await save(area, { outline: [closed] })).status).toBe(200)
  expect((await saved(area))?.[0]).toHaveLength(100)
})

test.each([
  ['two corners', [field.slice(0, 2)]],
  ['corners on one line', [[corner(33, 73), corner(34, 74), corner(35, 75)]]],
  ['one place three times', [[corner(33, 73), corner(33, 73), corner(33, 73)]]],
  ['more than 100 corners', [circle(101)]],
  ['more than five polygons', Array(6).fill(field)],
  ['a corner that is not on the globe', [[...field, corner(91, 73)]]],
  ['half a corner', [[...field, { lat: 33 }]]],
  ['a corner with more than its place', [[...field, { ...corner(33, 73), alt: 5 }]]],
  ['something else', 'POLYGON((73 33))'],
])('an outline with %s is refused', async (_what, outline) => {
  const area = await makeArea(api.database.db)
  const answer = await save(area, { outline })
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).error.fields).join()).toMatch(/^outline/)
  expect(await saved(area)).toBeNull()
})

test('a merged area passes its outline on to an area without one', async () => {
  const { db } = api.database
  const into = await makeArea(db)
  const from = await makeArea(db, { city_id: into.city_id, outline: [field] })
  const merge = (one: AreaRow) =>
    post(api, `/api/admin/areas/${one.id}/merge`, { into: into.id }, { cookie: manager.cookie })
  expect((await merge(from)).status).toBe(200)
  expect(await saved(into)).toEqual([field])
  expect((await merge(await makeArea(db, { city_id: into.city_id, outline: [park] }))).status).toBe(200)
  expect(await saved(into)).toEqual([field])
})

test('at most five outlines can be requested at a time', async () => {
  for (const ids of ['', '1,2,3,4,5,6', 'x', '0'])
    expect((await api.request(`/api/areas/outlines?ids=${ids}`)).status).toBe(422)
})

test('a city is outlined around its areas, by their positions and by the outlines that staff drew', async () => {
  const { db } = api.database
  const city = await makeCity(db)
  const bare = await makeCity(db)
  await makeArea(db, { city_id: city.id, lat: 30.2, long: 71.4 })
  const drawn = await makeArea(db, { city_id: city.id, lat: null, long: null })
  await makeArea(db, { city_id: bare.id, lat: null, long: null })
  expect(
    (await save(drawn, { outline: [[corner(30.22, 71.42), corner(30.22, 71.5), corner(30.24, 71.5)]] }))
      .status,
  ).toBe(200)
  const { data } = await readAs(api, '/api/cities/outlines', endpoints.cityOutlines.answer)
  expect(data.some(({ id }) => id === bare.id)).toBe(false)
  const outline = decodeShape(data.find(({ id }) => id === city.id)?.outline ?? '') ?? []
  expect(outline).toHaveLength(1)
  const [west, south, east, north] = boxAround(outline) ?? []
  expect([west, south, east, north].map((side) => side?.toFixed(2))).toEqual([
    '71.39',
    '30.19',
    '71.51',
    '30.25',
  ])
})
