import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#contract/api/api-errors.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

describe('saved homes', () => {
  const show = (query: string) => readAs(api, `/api/saved?${query}`, endpoints.saved.answer)

  test('come in the order of their IDs, including sold and rented ones; listings without a page are omitted', async () => {
    const { db } = api.database
    const make = async (row: Parameters<typeof makeListing>[1]) => (await makeListing(db, row)).id
    const onOffer = await make({})
    const sold = await make({ status: 'sold', ended_at: new Date() })
    const rented = await make({ status: 'rented', purpose: 'rent', ended_at: new Date('2024-01-01') })
    const hidden = [
      await make({ status: 'archived', ended_at: new Date() }),
      await make({ status: 'draft', published_at: null }),
      2_147_483_647,
    ]
    const project = await makeProject(db, { shown: true })
    const other = await makeProject(db, { shown: false })
    const ids = [rented, ...hidden, sold, onOffer, sold].join()
    const { listings, projects } = await show(`listings=${ids}&projects=${other.id},${project.id}`)
    expect(listings.map(({ id, status }) => [id, status])).toEqual([
      [rented, 'rented'],
      [sold, 'sold'],
      [onOffer, 'published'],
    ])
    expect(projects.map(({ id, name }) => [id, name])).toEqual([[project.id, project.name]])
  })

  test('may be of one kind, or none', async () => {
    const { id } = await makeListing(api.database.db)
    expect((await show(`listings=${id}`)).projects).toEqual([])
    expect(await show('listings=&projects=')).toEqual({ listings: [], projects: [] })
  })

  test('are in the language that is asked for', async () => {
    const { id } = await makeListing(api.database.db, { title: 'A house', title_ur: 'ایک مکان' })
    const answer = await api.request(`/api/saved?listings=${id}`, { headers: { 'accept-language': 'ur' } })
    expect(endpoints.saved.answer.parse(await answer.json()).listings[0]?.title).toBe('ایک مکان')
  })

  const tooMany = Array.from({ length: mostSavedHomes + 1 }, (_, at) => at + 1).join()
  test.for(['listings=x', 'listings=0', 'listings=1,,2', 'projects=9999999999', `listings=${tooMany}`])(
    'asked for by %s are refused with the name of the field',
    async (query) => {
      const answer = await api.request(`/api/saved?${query}`)
      expect(answer.status).toBe(422)
      const { error } = ApiError.parse(await answer.json())
      expect(Object.keys(error.fields ?? {})).toEqual([query.split('=')[0]])
    },
  )
})
