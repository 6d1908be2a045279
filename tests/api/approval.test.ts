/** The approval that a card and a listing show. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
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

describe('the approval of a listing', () => {
  const approvedBy = async (id: number) => {
    const { property } = await readAs(api, `/api/listings/${id}`, endpoints.listing.answer)
    const { data } = await readAs(api, `/api/listings/cards?ids=${id}`, endpoints.listingCards.answer)
    expect(data[0]?.approved_by).toBe(property.approved_by)
    return property.approved_by
  }

  test('is that of its own record, else of its project', async () => {
    const { db } = api.database
    const project_id = (await makeProject(db, { approval_authority: 'RDA' })).id
    const own = { approval_status: 'approved', approval_authority: 'LDA', approval_number: '7' } as const
    expect(await approvedBy((await makeListing(db, { ...own, project_id })).id)).toBe('LDA')
    expect(await approvedBy((await makeListing(db, { project_id })).id)).toBe('RDA')
  })

  test('is not claimed without a record, nor while it is in process', async () => {
    const { db } = api.database
    const inProcess = { approval_status: 'in process', approval_authority: 'LDA' } as const
    const project_id = (await makeProject(db)).id
    const waiting = (await makeProject(db, { approval_status: 'in process', noc_number: null })).id
    for (const facts of [{}, { ...inProcess, project_id }, { project_id: waiting }])
      expect(await approvedBy((await makeListing(db, facts)).id)).toBeUndefined()
  })
})
