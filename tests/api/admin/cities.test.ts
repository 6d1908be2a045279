import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import {
  agentAreas,
  agents,
  areas,
  auditLog,
  cities,
  leads,
  listingReviews,
  listings,
  listingViews,
  offices,
  projects,
} from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing, makeProject } from '../../support/factories.ts'
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

const send = (path: string, body: object = {}, method = 'POST') =>
  post(api, `/api/admin/${path}`, body, { cookie: manager.cookie }, method)
const areasOf = async (cityId: number) => {
  const answer = await api.request(`/api/admin/cities/${cityId}/areas`, {
    headers: { cookie: manager.cookie },
  })
  return adminEndpoints.adminAreas.answer.parse(await answer.json()).data
}
const citiesNow = async () => {
  const answer = await api.request('/api/admin/cities', { headers: { cookie: manager.cookie } })
  return adminEndpoints.adminCities.answer.parse(await answer.json()).data
}
const logged = (entity: string, action: string, id: number) =>
  api.database.db.$count(
    auditLog,
    and(eq(auditLog.entity, entity), eq(auditLog.action, action), eq(auditLog.entity_id, String(id))),
  )
const cityFields = (name: string) => ({ name, lat: 33, long: 73, synonyms: [], marla_basis: null })

test('a city and its areas are added and changed; marla is inherited; a taken name is refused', async () => {
  const answer = await send('cities', { ...cityFields('Chakwal'), synonyms: ['چکوال'], marla_basis: 272.25 })
  expect(answer.status).toBe(200)
  const { id } = (await answer.json()).data
  expect((await send('cities', cityFields('chakwal'))).status).toBe(409)
  expect((await send('cities', cityFields('چکوال'))).status).toBe(409)
  const area = {
    name: 'Muslim Town',
    kind: 'society',
    lat: null,
    long: null,
    synonyms: [],
    marla_basis: null,
  }
  const made = await send('areas', { ...area, city_id: id, parent_id: null })
  const { id: areaId } = (await made.json()).data
  expect((await send('areas', { ...area, name: 'muslim-town', city_id: id, parent_id: null })).status).toBe(
    409,
  )
  expect(await areasOf(id)).toMatchObject([{ id: areaId, inherited_marla: 272.25, is_used: false }])
  const change = { ...area, name: 'Muslim Town A', synonyms: ['MT', 'Muslim Town A'], marla_basis: 225 }
  expect((await send(`areas/${areaId}`, change, 'PUT')).status).toBe(200)
  expect(await areasOf(id)).toMatchObject([{ name: 'Muslim Town A', synonyms: ['MT'], marla_basis: 225 }])
  const listing = { purpose: 'sale', subtype: 'house', size_value: 10, size_unit: 'marla' }
  const draft = await send('listings', { ...listing, city_id: id, area_id: areaId })
  const [stored] = await api.database.db
    .select()
    .from(listings)
    .where(eq(listings.id, (await draft.json()).data.id))
  expect(stored).toMatchObject({ marla_basis: 225, size_sqft: 2250 })
  expect((await send(`areas/${areaId}`, { ...change, lat: 33 }, 'PUT')).status).toBe(422)
  expect(await logged('area', 'change', areaId)).toBe(1)
})

test('a renamed area is on the site immediately', async () => {
  const { db } = api.database
  const area = await makeArea(db, { name: 'Old Name' })
  const { id } = await makeListing(db, { area_id: area.id, city_id: area.city_id })
  const change = { name: 'New Name', kind: 'society', lat: 33, long: 73, synonyms: [], marla_basis: null }
  expect((await send(`areas/${area.id}`, change, 'PUT')).status).toBe(200)
  const { property } = await (await api.request(`/api/listings/${id}`)).json()
  expect(property.area.name).toBe('New Name')
})

test('a synonym is found by the search of the site', async () => {
  const { db } = api.database
  const area = await makeArea(db, {
    name: 'Kachnar Valley',
    synonyms: ['Zafran Nagar'],
  })
  await makeListing(db, { area_id: area.id, city_id: area.city_id })
  await api.caughtUp()
  const found = await (await api.request('/api/places?text=zafran')).json()
  expect(JSON.stringify(found)).toContain('Kachnar Valley')
  const known = await (await api.request(`/api/area?cityId=${area.city_id}`)).json()
  expect(known).toMatchObject([
    { name: 'Kachnar Valley', synonyms: expect.arrayContaining(['Zafran Nagar']) },
  ])
})

test('the name in Urdu is saved, stays when it is not sent, and is on the Urdu site immediately', async () => {
  const { id } = (await (await send('cities', { ...cityFields('Jhelum'), name_ur: 'جہلم' })).json()).data
  expect((await send('cities', cityFields('جہلم'))).status).toBe(409)
  const fields = { kind: 'society', lat: null, long: null, synonyms: ['بلال ٹاؤن', 'BT'], marla_basis: null }
  const area = { ...fields, name: 'Bilal Town', name_ur: 'بلال ٹاؤن', city_id: id, parent_id: null }
  const { id: areaId } = (await (await send('areas', area)).json()).data
  expect((await send('areas', { ...area, name: 'Another', synonyms: [] })).status).toBe(409)
  expect(await areasOf(id)).toMatchObject([{ name_ur: 'بلال ٹاؤن', synonyms: ['BT'] }])

  expect((await send(`cities/${id}`, cityFields('Jhelum City'), 'PUT')).status).toBe(200)
  expect((await citiesNow()).find((city) => city.id === id)).toMatchObject({ name_ur: 'جہلم' })
  await send(`areas/${areaId}`, { ...fields, name: 'Bilal Town', name_ur: 'بلال نگر' }, 'PUT')
  await api.caughtUp()
  const inUrdu = { headers: { 'accept-language': 'ur' } }
  const shown = await (await api.request(`/api/area?cityId=${id}`, inUrdu)).json()
  expect(shown).toMatchObject([{ id: areaId, name: 'بلال نگر' }])
  const found = await (await api.request(`/api/places?text=${encodeURIComponent('بلال نگر')}`)).json()
  expect(found).toMatchObject([{ id: areaId, name: 'Bilal Town', within: 'Jhelum City' }])
  const [change] = await api.database.db
    .select()
    .from(auditLog)
    .where(
      and(eq(auditLog.entity, 'area'), eq(auditLog.action, 'change'), eq(auditLog.entity_id, String(areaId))),
    )
  expect(change).toMatchObject({ before: { name_ur: 'بلال ٹاؤن' }, after: { name_ur: 'بلال نگر' } })
})

test('offices follow the name of their city, in each language', async () => {
  const { db } = api.database
  const { id } = await makeCity(db, { name: 'Okara' })
  const office = { address: 'GT Road', email: 'okara@aangan.example', phone: '+92 44 111 000 222' }
  await db
    .insert(offices)
    .values({ id: 901, name: 'Okara Branch', city: 'okara', ...office, map_url: '', lat: 30.8, long: 73.4 })
  const named = () => db.select({ city: offices.city, city_ur: offices.city_ur }).from(offices)
  await send(`cities/${id}`, { ...cityFields('Okara'), name_ur: 'اوکاڑہ' }, 'PUT')
  expect(await named()).toContainEqual({ city: 'Okara', city_ur: 'اوکاڑہ' })
  await send(`cities/${id}`, cityFields('Okara City'), 'PUT')
  expect(await named()).toContainEqual({ city: 'Okara City', city_ur: 'اوکاڑہ' })
})

test('a merged place brings its Urdu name as a synonym, or as the name where its namesake has none', async () => {
  const { db } = api.database
  const city = await makeCity(db)
  const named = async (name: string, name_ur = '', parent_id: number | null = null) =>
    (await makeArea(db, { city_id: city.id, name, name_ur, parent_id })).id
  const from = await named('Defence', 'ڈیفنس')
  const into = await named('DHA', 'ڈی ایچ اے')
  await named('Phase 6', 'فیز 6', from)
  const phase = await named('phase-6', '', into)
  expect((await send(`areas/${from}/merge`, { into })).status).toBe(200)
  const left = await areasOf(city.id)
  expect(left.find(({ id }) => id === into)).toMatchObject({
    name_ur: 'ڈی ایچ اے',
    synonyms: ['Defence', 'ڈیفنس'],
  })
  expect(left.find(({ id }) => id === phase)).toMatchObject({ name_ur: 'فیز 6', synonyms: [] })
})

test('everything that refers to a merged area moves, the areas inside it too', async () => {
  const { db } = api.database
  const city = await makeCity(db)
  const from = await makeArea(db, { city_id: city.id, name: 'Defence', synonyms: ['ڈیفنس'] })
  const to = await makeArea(db, { city_id: city.id, name: 'DHA' })
  const inFrom = await makeArea(db, { city_id: city.id, parent_id: from.id, name: 'Phase 6', kind: 'phase' })
  const inTo = await makeArea(db, { city_id: city.id, parent_id: to.id, name: 'phase-6', kind: 'phase' })
  const only = await makeArea(db, { city_id: city.id, parent_id: from.id, name: 'Phase 9', kind: 'phase' })
  const place = { city_id: city.id }
  const { id: direct } = await makeListing(db, { ...place, area_id: from.id })
  const { id: inside } = await makeListing(db, { ...place, area_id: inFrom.id })
  const project = await makeProject(db, { ...place, area_id: from.id })
  const agent = await makeAgent(db, { areaIds: [from.id, to.id] })
  await db
    .insert(listingReviews)
    .values({ listing_id: direct, fields: { area_id: from.id, city_id: city.id } })
  await db
    .insert(listingViews)
    .values({ staff_id: manager.id, name: 'Mine', query: `area_id=${from.id}&beds=3` })
  const wanted = { reference: 'AG-MERGE-1', kind: 'wanted' as const, name: 'Visitor', phone: '0300 1234567' }
  await db
    .insert(leads)
    .values({ ...wanted, payload: { selectedAreasId: [from.id, only.id], area_id: from.id } })

  expect((await send(`areas/${to.id}/merge`, { into: inTo.id })).status).toBe(409)
  expect((await send(`areas/${from.id}/delete`)).status).toBe(409)
  expect((await send(`areas/${from.id}/merge`, { into: to.id })).status).toBe(200)

  const [stored] = await db.select().from(listings).where(eq(listings.id, direct))
  expect(stored?.area_id).toBe(to.id)
  expect((await db.select().from(listings).where(eq(listings.id, inside)))[0]?.area_id).toBe(inTo.id)
  expect((await db.select().from(projects).where(eq(projects.id, project.id)))[0]?.area_id).toBe(to.id)
  expect(await db.select().from(agentAreas).where(eq(agentAreas.agent_id, agent.id))).toEqual([
    { agent_id: agent.id, area_id: to.id },
  ])
  expect((await db.select().from(listingReviews))[0]?.fields).toMatchObject({ area_id: to.id })
  expect((await db.select().from(listingViews))[0]?.query).toBe(`area_id=${to.id}&beds=3`)
  const [lead] = await db.select().from(leads).where(eq(leads.reference, 'AG-MERGE-1'))
  expect(lead?.payload).toMatchObject({ area_id: to.id, selectedAreasId: [to.id, only.id] })
  const left = await areasOf(city.id)
  expect(left.map(({ name, parent_id }) => [name, parent_id])).toEqual([
    ['DHA', null],
    ['Phase 9', to.id],
    ['phase-6', to.id],
  ])
  expect(left[0]).toMatchObject({ synonyms: ['Defence', 'ڈیفنس'], listings: 2 })
  expect(await logged('area', 'merge', from.id)).toBe(1)
})

test('a merged city’s areas, agents and requests move to the other one', async () => {
  const { db } = api.database
  const from = await makeCity(db, { name: 'Pindi' })
  const to = await makeCity(db, { name: 'Rawalpindi' })
  const twin = await makeArea(db, { city_id: from.id, name: 'Bahria Town' })
  const same = await makeArea(db, { city_id: to.id, name: 'Bahria Town' })
  const own = await makeArea(db, { city_id: from.id, name: 'Saddar' })
  const { id: one } = await makeListing(db, { city_id: from.id, area_id: twin.id })
  const { id: two } = await makeListing(db, { city_id: from.id, area_id: own.id })
  const agent = await makeAgent(db, { city_id: from.id })
  expect((await send(`cities/${from.id}/merge`, { into: from.id })).status).toBe(422)
  expect((await send(`cities/${from.id}/merge`, { into: to.id })).status).toBe(200)
  const now = await areasOf(to.id)
  expect(now.map(({ name }) => name)).toEqual(['Bahria Town', 'Saddar'])
  const placeOf = async (id: number) => {
    const [row] = await db.select().from(listings).where(eq(listings.id, id))
    return [row?.city_id, row?.area_id]
  }
  expect(await placeOf(one)).toEqual([to.id, same.id])
  expect(await placeOf(two)).toEqual([to.id, now[1]?.id])
  expect((await db.select().from(agents).where(eq(agents.id, agent.id)))[0]?.city_id).toBe(to.id)
  expect((await citiesNow()).find(({ id }) => id === to.id)).toMatchObject({ synonyms: ['Pindi'], areas: 2 })
  expect(await db.$count(cities, eq(cities.id, from.id))).toBe(0)
})

test('only what nothing uses is deleted', async () => {
  const { db } = api.database
  const area = await makeArea(db)
  expect((await send(`cities/${area.city_id}/delete`)).status).toBe(409)
  expect((await send(`areas/${area.id}/delete`)).status).toBe(200)
  expect((await send(`cities/${area.city_id}/delete`)).status).toBe(200)
  expect((await send(`areas/${area.id}/delete`)).status).toBe(404)
  expect(await db.$count(areas, eq(areas.id, area.id))).toBe(0)
})
