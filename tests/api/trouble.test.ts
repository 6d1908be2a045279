import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { ApiError } from '#contract/api/api-errors.ts'
import { connect, visitorTimeouts } from '#db/client.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { incomingFiles } from '../support/incoming.ts'
import { goodInquiry } from '../support/inquiry.ts'
import { mp4 } from '../support/media.ts'

const uploadToken = 'a-token-that-only-the-test-knows'

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

  test('a database that does not answer is 503, reported to the operator, and no detail of it is shown', async () => {
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

  test('an unexpected failure is 500 with the ID of the request', async () => {
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

  test('a form that the database has no room for is 503, and says when to come again', async () => {
    const { pool } = api.database
    // As PostgreSQL answers when its disk is full.
    await pool.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`)
    await pool.query('CREATE TRIGGER full_disk BEFORE INSERT ON leads EXECUTE FUNCTION full_disk()')
    const answer = await api.request('/api/inquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goodInquiry()),
    })
    await pool.query('DROP FUNCTION full_disk CASCADE')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('a query that waits for a lock for longer than a visitor would is given up', async () => {
    const { pool, url } = api.database
    await using opened = new AsyncDisposableStack()
    const visitors = connect(url, { ...visitorTimeouts(2_500), statementTimeout: 50 })
    opened.defer(visitors.close)
    const holder = await pool.connect()
    opened.defer(() => holder.release())
    await holder.query('BEGIN; LOCK TABLE covers')
    const app = createApi({ ...api.context, db: visitors.db })
    const answer = await app.request('/api/covers')
    await holder.query('ROLLBACK')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('an upload that the disk has no room for is 503, and nothing of it is left', async (context) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aangan-full-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', dataDir])
    context.skip(mounted.status !== 0, 'No small disk can be made here: it takes the rights of root.')
    onTestFinished(() => void spawnSync('umount', [dataDir]))
    const app = createApi({ ...api.context, dataDir, config: { ...api.context.config, uploadToken } })
    const answer = await app.request('/api/uploads', {
      method: 'POST',
      headers: { authorization: `Bearer ${uploadToken}` },
      body: mp4({ content: Buffer.alloc(1024 * 1024) }),
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(incomingFiles(dataDir)).toEqual([])
  })
})
