/** Answers name cities and areas in the language of the request. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '#contract/api/endpoints.ts'
import type { Language } from '#messages/languages.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { countPrices } from '../support/count-prices.ts'
import { makeAgent, makeArea, makeCity, makeJob, makeListing, makeProject } from '../support/factories.ts'

type Names = Record<'city' | 'society' | 'phase' | 'block', string>
const english: Names = { city: 'Lahore', society: 'DHA Lahore', phase: 'DHA Phase 6', block: 'Block C' }
const urdu: Names = { city: 'لاہور', society: 'ڈی ایچ اے لاہور', phase: 'ڈی ایچ اے فیز 6', block: 'بلاک سی' }
const languages: [Language, Names][] = [
  ['en', english],
  ['ur', urdu],
]

let api: TestApi
const ids = { city: 0, society: 0, phase: 0, block: 0, listing: 0, agent: 0, project: 0, job: 0 }
beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  const names = (of: keyof Names) => ({ name: english[of], name_ur: urdu[of] })
  ids.city = (await makeCity(db, names('city'))).id
  const inCity = { city_id: ids.city }
  ids.society = (await makeArea(db, { ...inCity, ...names('society') })).id
  ids.phase = (await makeArea(db, { ...inCity, ...names('phase'), parent_id: ids.society })).id
  ids.block = (await makeArea(db, { ...inCity, ...names('block'), parent_id: ids.phase })).id
  ids.agent = (await makeAgent(db, { ...inCity, areaIds: [ids.society] })).id
  ids.project = (await makeProject(db, { ...inCity, area_id: ids.phase })).id
  ids.job = (await makeJob(db, inCity)).id
  await makeListing(db, { area_id: ids.phase })
  for (let at = 0; at < 6; at++) ids.listing = (await makeListing(db, { area_id: ids.block })).id
  await countPrices(api)
})
afterAll(() => api.close())

function ask<Schema extends z.ZodType>(language: Language, path: string, { answer }: { answer: Schema }) {
  const asked = { request: (to: string) => api.request(to, { headers: { 'accept-language': language } }) }
  return readAs(asked, path, answer)
}

test.each(languages)('in %s, the lists of places name them', async (language, names) => {
  const sent = language === 'ur' && { english_name: english.city }
  expect(await ask(language, '/api/city', endpoints.cities)).toEqual([
    { id: ids.city, name: names.city, ...sent, slug: 'lahore', lat: 33.69, long: 73.05 },
  ])
  const areas = await ask(language, `/api/area?cityId=${ids.city}`, endpoints.areas)
  expect(Object.fromEntries(areas.map(({ id, name }) => [id, name]))).toEqual({
    [ids.society]: names.society,
    [ids.phase]: names.phase,
    [ids.block]: names.block,
  })
  expect(await ask(language, '/api/area/popular', endpoints.popularAreas)).toMatchObject([
    { name: names.society, city: { name: names.city } },
  ])
})

test.each(languages)('in %s, a place is suggested by a name in either language', async (language, names) => {
  for (const { phase } of [english, urdu]) {
    const [first] = await ask(language, `/api/places?text=${encodeURIComponent(phase)}`, endpoints.places)
    expect(first?.name).toBe(names.phase)
    expect(first?.within?.split(/[,،] /)).toEqual([names.society, names.city])
  }
})

test.each(languages)('in %s, a search names its places, and so does every card', async (language, names) => {
  const path = `/api/listings/search?cityId=${ids.city}&areaIds=${ids.block}`
  const found = await ask(language, path, endpoints.search)
  expect(found.areas).toEqual([{ id: ids.block, name: names.block, city: names.city }])
  expect(found.counts?.area.map(({ name }) => name)).toContain(names.society)
  expect(found.data[0]).toMatchObject({ city: { name: names.city }, area: { name: names.block } })
  const home = await ask(language, '/api/listings', endpoints.homeListings)
  expect(home.data[0]).toMatchObject({ city: { name: names.city }, area: { name: names.block } })
})

test.each(languages)(
  'in %s, a listing, a project, an agent and a job name theirs',
  async (language, names) => {
    const { property } = await ask(language, `/api/listings/${ids.listing}`, endpoints.listing)
    expect(property).toMatchObject({
      city: { name: names.city },
      area: { name: names.block },
      parent_area: { name: names.phase },
      area_price: { area: { name: names.block } },
    })
    // The addresses of partners are made of these, in either language.
    const { title, city, area } = property
    expect(property.in_english ?? { title, city: city.name, area: area.name }).toMatchObject({
      city: english.city,
      area: english.block,
    })
    const inPhase = { city: { name: names.city }, area: { name: names.phase } }
    expect(await ask(language, '/api/projects', endpoints.projects)).toMatchObject([inPhase])
    expect(
      await ask(language, `/api/projects/Details/${ids.project}`, endpoints.projectDetails),
    ).toMatchObject(inPhase)
    expect(await ask(language, '/api/projects/search', endpoints.searchProjects)).toMatchObject({
      data: [inPhase],
      counts: { cityId: [{ name: names.city }] },
    })
    const served = { city: { name: names.city }, areas: [{ name: names.society }] }
    expect(await ask(language, `/api/agents/${ids.agent}`, endpoints.agent)).toMatchObject({ data: served })
    expect((await ask(language, '/api/agents', endpoints.agents)).data).toMatchObject([served])
    const inCity = { city: { name: names.city } }
    expect(await ask(language, '/api/webhr/job-postings', endpoints.jobPostings)).toMatchObject({
      data: [inCity],
      filters: { cities: [{ name: names.city }] },
    })
    expect(await ask(language, `/api/webhr/job-details/${ids.job}`, endpoints.jobDetails)).toMatchObject({
      data: inCity,
    })
  },
)

test('the price of the surrounding area is shown with its name', async () => {
  const { id } = await makeListing(api.database.db, { area_id: ids.phase })
  for (const [language, { phase }] of languages) {
    const { property } = await ask(language, `/api/listings/${id}`, endpoints.listing)
    expect(property.area_price).toMatchObject({ sample: 7, area: { name: phase } })
  }
})

test('a place without an Urdu name keeps its English one', async () => {
  const { db } = api.database
  const area = await makeArea(db, { name: 'Sabzazar' })
  await makeListing(db, { area_id: area.id })
  await api.caughtUp()
  expect(await ask('ur', `/api/area?cityId=${area.city_id}`, endpoints.areas)).toMatchObject([
    { name: 'Sabzazar' },
  ])
  const found = await ask('ur', `/api/listings/search?cityId=${area.city_id}`, endpoints.search)
  expect(found.data[0]?.area.name).toBe('Sabzazar')
})
