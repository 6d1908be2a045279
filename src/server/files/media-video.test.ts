import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitor } from '#domain/access/actor.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { documentKey, newFileId, videoKey } from '#storage/keys.ts'
import { openBucket, openFolder } from '#storage/open.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { mp4 } from '#tests/support/media.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'

const id = newFileId()
const documentId = newFileId()
const film = mp4({ content: Buffer.alloc(8 * 1024 * 1024, '0123456789') })
const size = film.length
const address = `/media/${id}/video`

let database: TestDatabase
let bucket: S3Server
let site: ToySite
const folder = mkdtempSync(join(tmpdir(), 'aangan-videos-'))

beforeAll(async () => {
  database = await createTestDatabase()
  bucket = await startS3Server()
  writeFileSync(join(folder, 'film'), film)
})
afterAll(async () => {
  await bucket.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** A site whose files are in that storage, with one video and one document. */
async function openSite(place: 'disk' | 'S3'): Promise<void> {
  const storage = await (place === 'S3' ? openBucket(bucket.settings) : openFolder(folder))
  const ctx = { db: database.db, storage, siteUrl: () => 'https://homes.example', actor: visitor }
  await database.pool.query('DELETE FROM files')
  const file = { path: join(folder, 'film'), bytes: size }
  const video = { kind: 'video', contentType: 'video/mp4', sha256: 'a'.repeat(64) } as const
  const paper = { kind: 'document', contentType: 'application/pdf', sha256: 'b'.repeat(64) } as const
  await storeFile(ctx, videoKey(id), { ...file, ...video, id })
  await storeFile(ctx, documentKey(documentId), { ...file, ...paper, id: documentId })
  site = await openToySite(database, { pages: () => htmlPage('', 404), ctx })
}

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const answer = await site.get(address, { headers, method })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe.each(['disk', 'S3'] as const)('with files on %s', (place) => {
  beforeAll(() => openSite(place))
  afterAll(() => site.close())

  test('a video comes whole, for ever, and nothing else is made of it', async () => {
    const whole = await ask()
    expect(whole.status).toBe(200)
    expect(whole.bytes.equals(film)).toBe(true)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(size),
      'content-disposition': `inline; filename=${id}.mp4`,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    ['bytes=0-999999999', 0, size - 1],
  ])('a player that asks for %s gets that part', async (range, start, end) => {
    const part = await ask({ range })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`)
    expect(part.headers.get('content-length')).toBe(String(end - start + 1))
    expect(part.bytes.equals(film.subarray(start, end + 1))).toBe(true)
  })

  test('a part behind the end is refused with the length that there is', async () => {
    const refused = await ask({ range: `bytes=${size}-` })
    expect(refused.status).toBe(416)
    expect(refused.headers.get('content-range')).toBe(`bytes */${size}`)
  })

  test('a request for several ranges returns the whole file', async () => {
    for (const range of ['bytes=0-1,5-6', 'bytes=9-5', 'lines=1-2']) {
      const whole = await ask({ range })
      expect([whole.status, whole.bytes.length]).toEqual([200, size])
    }
  })

  test('a part is given only of the very video that the client has the rest of', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    const range = 'bytes=0-9'
    expect((await ask({ range, 'if-range': etag })).status).toBe(206)
    expect((await ask({ range, 'if-range': `W/${etag}` })).status).toBe(200)
    expect((await ask({ range, 'if-range': '"another"' })).status).toBe(200)
    expect((await ask({ range, 'if-range': 'Sat, 21 Nov 2026 10:00:00 GMT' })).status).toBe(200)
  })

  test('a client that already has the video gets a 304', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    const again = await ask({ 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  test('HEAD sends the headers of GET and no body', async () => {
    const head = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    expect(head.headers.get('content-length')).toBe(String(size))
    expect(head.headers.get('accept-ranges')).toBe('bytes')
  })

  test('a video can be read and nothing else', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await site.get(address, { method })).status).toBe(405)
    }
  })

  test('an unknown video, a document and a strange address are not there', async () => {
    for (const path of [
      `/media/${newFileId()}/video`,
      `/media/${documentId}/video`,
      `/media/${documentId}/840`,
      `/media/${documentId}/original`,
      `/media/${id}/video/`,
      `/media/${id}/original`,
      '/media/../files/video',
    ]) {
      expect((await site.get(path)).status, path).toBe(404)
    }
  })

  test('a viewer who disconnects releases the file', async () => {
    const broken = () => site.logged().filter(({ path, status }) => path === address && status === 499).length
    expect(broken()).toBe(0)
    await new Promise<void>((resolve, reject) => {
      const viewer = httpRequest(`http://127.0.0.1:${site.port}${address}`, (answer) => {
        answer.once('data', () => answer.destroy())
        answer.once('close', resolve)
      })
      viewer.once('error', reject).end()
    })
    await expect.poll(broken).toBe(1)
    expect((await ask()).status).toBe(200)
  })
})
