import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { projectImages, projectPaymentSteps, projectUnitTypes, projectVideos } from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const unknownIds = [2_000_000_000, 0, -1, 'abc', '1.5', 99_999_999_999]

async function expectNotFound(path: string) {
  expect((await api.request(path)).status, path).toBe(404)
}

describe('a project', () => {
  test('shows everything that is known of it, in its own order', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    const project = await makeProject(db, {
      city_id: area.city_id,
      area_id: area.id,
      amenities: ['Gym', 'Garden'],
      lat: 33.5,
      long: 73.1,
    })
    const of = { project_id: project.id }
    const flat = {
      ...of,
      subtype: 'apartment' as const,
      beds: 2,
      baths: 2,
      size_value: 1000,
      size_unit: 'sqft' as const,
      size_sqft: 1000,
      total: 10,
    }
    await db.insert(projectUnitTypes).values([
      { ...flat, position: 2, name: 'Two-bed', price_from: 20_000_000, available: 4 },
      { ...flat, position: 1, name: 'Sold flat', price_from: 10_000_000, available: 0 },
    ])
    await db.insert(projectPaymentSteps).values([
      { ...of, position: 2, name: 'Instalments', percent: 80, instalments: 8, due: 'Every three months' },
      { ...of, position: 1, name: 'Booking', percent: 20, due: 'On booking' },
    ])
    const image = { ...of, alt: 'Front', width: 1200, height: 900 }
    await db.insert(projectImages).values([
      { ...image, position: 2, url: '/projects/original/2.jpg' },
      { ...image, position: 1, url: '/projects/original/1.jpg' },
      { ...image, position: 1, role: 'floor plan', url: '/projects/original/plan.jpg' },
    ])
    await makeListing(db, { project_id: project.id })
    await makeListing(db, { project_id: project.id, status: 'sold' })
    await api.caughtUp()
    const path = `/api/projects/Details/${project.id}`
    const details = await readAs(api, path, endpoints.projectDetails.answer)
    expect(details).toMatchObject({
      id: project.id,
      slug: project.slug,
      area: { id: area.id },
      lat: 33.5,
      amenities: ['Gym', 'Garden'],
      price_from: 20_000_000,
      approval: { authority: 'CDA', noc_number: 'CDA/1/2025', status: 'approved', checked_on: '2026-01-15' },
      unit_types: [
        { name: 'Sold flat', available: 0 },
        { name: 'Two-bed', available: 4, total: 10, size: { value: 1000, unit: 'sqft', sqft: 1000 } },
      ],
      payment_plan: [
        { name: 'Booking', percent: 20, instalments: 1, due: 'On booking' },
        { name: 'Instalments', percent: 80, instalments: 8 },
      ],
      floor_plans: [{ url: '/projects/original/plan.jpg' }],
      listing_count: 1,
    })
    expect(details.images.map(({ url }) => url)).toEqual([
      '/projects/original/1.jpg',
      '/projects/original/2.jpg',
    ])
  })

  test('that is hidden, was never there or is no number is not found, nor are its videos', async () => {
    const hidden = await makeProject(api.database.db, { shown: false })
    for (const id of [hidden.id, ...unknownIds]) {
      await expectNotFound(`/api/projects/Details/${id}`)
      await expectNotFound(`/api/projectVideos/${id}`)
    }
  })
})

test('projects are searched by their properties, and one without available units is sold out', async () => {
  const { db } = api.database
  const { city_id } = await makeArea(db)
  const launching = await makeProject(db, { city_id, status: 'launching', possession_on: '2029-06-30' })
  const sold = await makeProject(db, { city_id, status: 'ready', approval_status: 'in process' })
  const shop = {
    name: 'Shop',
    subtype: 'shop' as const,
    position: 0,
    size_value: 300,
    size_unit: 'sqft' as const,
    size_sqft: 300,
    price_from: 15_000_000,
    total: 3,
  }
  await db.insert(projectUnitTypes).values([
    { ...shop, project_id: launching.id, available: 2 },
    { ...shop, project_id: sold.id, available: 0 },
  ])
  const search = (query: string) =>
    readAs(api, `/api/projects/search?cityId=${city_id}&${query}`, endpoints.searchProjects.answer)
  const found = async (query: string) => (await search(query)).data.map(({ id }) => id)
  expect(await found('')).toEqual([launching.id, sold.id])
  expect(await found('status=launching&possession=2029&price=1-2&type=shop')).toEqual([launching.id])
  expect(await found('status=sold+out&approval=in+process')).toEqual([sold.id])
  expect((await search('status=ready')).data).toEqual([])
  expect((await search('')).counts).toMatchObject({
    status: expect.arrayContaining([
      { value: 'launching', count: 1 },
      { value: 'sold out', count: 1 },
    ]),
    possession: expect.arrayContaining([{ value: '2029', count: 1 }]),
  })
  for (const wrong of ['type=castle', 'status=soon', 'page=0', 'cityId=x', 'sort=best'])
    expect((await api.request(`/api/projects/search?${wrong}`)).status, wrong).toBe(422)
})

test('videos are listed newest first, those of one project by its ID, none of a hidden one', async () => {
  const { db } = api.database
  const [one, other] = [await makeProject(db), await makeProject(db)]
  const hidden = await makeProject(db, { shown: false })
  const video = (project_id: number, title: string, day: string) => ({
    project_id,
    title,
    url: 'https://youtu.be/dQw4w9WgXcQ',
    created_at: new Date(day),
  })
  await db
    .insert(projectVideos)
    .values([
      video(one.id, 'The site in March', '2026-03-01'),
      video(other.id, 'The lobby', '2026-04-01'),
      video(one.id, 'The site in May', '2026-05-01'),
      video(hidden.id, 'Secret', '2026-06-01'),
    ])
  const titles = async (path: string) =>
    (await readAs(api, path, endpoints.projectVideos.answer)).data.map(({ title }) => title)
  expect(await titles('/api/projectVideos/')).toEqual(['The site in May', 'The lobby', 'The site in March'])
  expect(await titles(`/api/projectVideos/${one.id}`)).toEqual(['The site in May', 'The site in March'])
  const second = '/api/projectVideos?per_page=1&current_page=2'
  expect(await readAs(api, second, endpoints.projectVideos.answer)).toMatchObject({
    data: [{ title: 'The lobby', projectID: other.id, poster: null }],
    pagination: { per_page: 1, current_page: 2, total_pages: 3, total_records: 3 },
  })
  expect((await api.request('/api/projectVideos?per_page=0')).status).toBe(422)
})

describe('an agent', () => {
  test('shows their own words, areas, languages and number of published listings', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    const agent = await makeAgent(db, { areaIds: [area.id], bio: 'Answers before the second ring.' })
    await makeListing(db, { agent_id: agent.id })
    await makeListing(db, { agent_id: agent.id, status: 'sold' })
    await api.caughtUp()
    const { data } = await readAs(api, `/api/agents/${agent.id}`, endpoints.agent.answer)
    expect(data).toMatchObject({
      id: agent.id,
      bio: 'Answers before the second ring.',
      languages: ['English', 'Urdu'],
      areas: [{ id: area.id, name: area.name }],
      listing_count: 1,
    })
  })

  test('returns 404 for an agent who has left, an unknown ID and an invalid ID', async () => {
    const left = await makeAgent(api.database.db, { active: false })
    for (const id of [left.id, ...unknownIds]) await expectNotFound(`/api/agents/${id}`)
  })
})

test('a search within a project or of an agent says their names, unless they are not shown', async () => {
  const { db } = api.database
  const [project, agent] = [await makeProject(db), await makeAgent(db)]
  const hidden = await makeProject(db, { shown: false })
  const left = await makeAgent(db, { active: false })
  const search = (query: string) => readAs(api, `/api/listings/search?${query}`, endpoints.search.answer)
  expect(await search(`projectId=${project.id}&agentId=${agent.id}`)).toMatchObject({
    project: { id: project.id, name: project.name },
    agent: { id: agent.id, name: agent.name },
  })
  for (const query of ['', `projectId=${hidden.id}&agentId=${left.id}`, 'projectId=2000000000']) {
    expect(await search(query)).toMatchObject({ project: null, agent: null })
  }
})
