import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { ApiError } from '#contract/api-errors.ts'
import { connect } from '#db/client.ts'
import { SearchIndex } from '#domain/listings/search-index/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('when something is not there', () => {
  test('a search that is still being prepared asks to come again', async () => {
    const app = createApi({ ...api.context, search: new SearchIndex(api.database.pool) })
    const answer = await app.request('/api/listings/search')
    expect(answer.status).toBe(503)
    expect(ApiError.parse(await answer.json()).error.code).toBe('unavailable')
  })

  test('a database that does not answer is 503, told to whoever runs the site, and nothing of it shown', async () => {
    const nowhere = connect('postgres://nobody:hidden@127.0.0.1:1/nothing')
    const told: unknown[] = []
    const app = createApi({
      ...api.context,
      db: nowhere.db,
      onError: (error, requestId) => told.push([error, requestId]),
    })
    const answer = await app.request('/api/covers', { headers: { 'x-request-id': 'request-7' } })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).not.toMatch(/hidden|127\.0\.0\.1|covers/)
    expect(told).toEqual([[expect.any(Error), 'request-7']])
    await nowhere.close()
  })

  test('a failure nobody thought of is 500 with the number of the request', async () => {
    const { pool } = api.database
    await pool.query('ALTER TABLE covers RENAME TO covers_away')
    const told: string[] = []
    const app = createApi({ ...api.context, onError: (_, id) => told.push(id) })
    const answer = await app.request('/api/covers', { headers: { 'x-request-id': 'request-8' } })
    await pool.query('ALTER TABLE covers_away RENAME TO covers')
    expect(answer.status).toBe(500)
    const { error } = ApiError.parse(await answer.json())
    expect(error).toMatchObject({ code: 'internal', message: expect.stringContaining('request-8') })
    expect(JSON.stringify(error)).not.toMatch(/relation|covers|select/i)
    expect(told).toEqual(['request-8'])
  })
})
