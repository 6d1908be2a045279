import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('smoke', async () => {
  const { db } = api.database
  const city = await makeCity(db, { name: 'Islamabad' })
  const town = await makeArea(db, { city_id: city.id, name: 'Bahria Town' })
  const phase = await makeArea(db, { city_id: city.id, parent_id: town.id, name: 'Phase 8' })
  const agent = await makeAgent(db, { city_id: city.id })
  await makeListing(db, { area_id: phase.id, agent_id: agent.id })
  const l = await makeListing(db, { area_id: town.id })
  await api.caughtUp()
  for (const path of [
    '/api/city',
    `/api/area?cityId=${city.id}`,
    '/api/listings',
    `/api/listings/${l.id}`,
    '/api/listings/search?keyword=bahria+twon',
    '/api/agents?count=3',
    '/api/projects',
    '/api/offices/',
    '/api/covers',
    '/api/testimonials',
    '/api/groupPhoto',
    '/api/listings/search?cityId=x',
    '/api/nothing',
  ]) {
    const a = await api.request(path)
    console.log(path, a.status, (await a.text()).slice(0, 1500))
  }
  expect(api.unexpected).toEqual([])
  void endpoints
})
