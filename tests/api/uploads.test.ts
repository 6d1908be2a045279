import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#contract/api/api-errors.ts'
import { tooLarge, uploadKinds, wrongType } from '#contract/files/upload-types.ts'
import { UploadAnswer } from '#contract/files/uploads.ts'
import { auditLog, files, listingDrafts, settings } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { deleteStored } from '#domain/files/delete-stored.ts'
import { sweepIncoming } from '#domain/files/sweep-incoming.ts'
import { sweepUnused } from '#domain/files/sweep-unused.ts'
import { odt } from '#domain/files/type-of-document.ts'
import { uploads } from '#messages/common.ts'
import { documentKey, newFileId, originalKey, videoKey } from '#storage/keys.ts'
import { openBucket } from '#storage/open.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeListing } from '../support/factories.ts'
import { incomingFiles } from '../support/incoming.ts'
import { compoundFile, mp4, webm, zip } from '../support/media.ts'
import { openSilentServer } from '../support/silent-server.ts'
import { signedIn } from '../support/staff.ts'

const uploadToken = 'a token that only the test knows'.replaceAll(' ', '-')

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ uploadToken })
})
afterAll(() => api.close())

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>

/** Sends a file as the upload component does. */
function send(body: Body, headers: Record<string, string> = {}, query = ''): Promise<Response> {
  const init = {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${uploadToken}`, ...headers },
    duplex: 'half',
  }
  return api.request(`/api/uploads${query}`, init)
}

async function stored(answer: Response) {
  expect([200, 201]).toContain(answer.status)
  const body = await answer.json()
  expect(UploadAnswer.parse(body)).toEqual(body)
  return UploadAnswer.parse(body).data
}

/** The sentence of a refusal; nothing of what was sent may be left. */
async function refusal(answer: Response, status: number): Promise<string> {
  expect(answer.status).toBe(status)
  expect(incoming()).toEqual([])
  return ApiError.parse(await answer.json()).error.message
}

const incoming = () => incomingFiles(api.context.config.dataDir)

async function kept() {
  const rows = await api.database.db.select({ id: files.id }).from(files)
  return { rows: rows.length, keys: await Array.fromAsync(api.context.storage.keys()) }
}

let seed = 0
/** A photograph that no other test sends. */
async function photograph(width = 64): Promise<Buffer<ArrayBuffer>> {
  seed += 1
  const noise = { type: 'gaussian' as const, mean: 100 + seed, sigma: 40 }
  const image = sharp({ create: { width, height: 48, channels: 3, background: 'white', noise } })
  return Buffer.from(await image.jpeg().toBuffer())
}

/** A body that comes in chunks of 64 KB and counts how much of it was read. */
function slowly(head: Uint8Array, bytes: number) {
  const chunk = 64 * 1024
  const taken = { bytes: 0 }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (taken.bytes >= bytes) return controller.close()
        const next = new Uint8Array(Math.min(chunk, bytes - taken.bytes))
        if (taken.bytes === 0) next.set(head)
        taken.bytes += next.length
        controller.enqueue(next)
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken }
}

describe('upload permissions', () => {
  test('programs with the token, from wherever they run', async () => {
    expect((await send(await photograph(), { 'sec-fetch-site': 'same-site' })).status).toBe(201)
  })

  test.each([
    ['nothing', {}],
    ['a wrong token', { authorization: 'Bearer guess' }],
    ['the token in another form', { authorization: `Basic ${uploadToken}` }],
    ['a part of the token', { authorization: `Bearer ${uploadToken.slice(0, -1)}` }],
  ])('not who sends %s, and not a byte is read', async (_what, headers: Record<string, string>) => {
    const { body, taken } = slowly(mp4(), 1024 * 1024)
    const init = { method: 'POST', body, headers, duplex: 'half' }
    const answer = await api.request('/api/uploads', init)
    expect(answer.status).toBe(401)
    expect(ApiError.parse(await answer.json()).error.message).toMatch(/^Sign in to upload files/)
    expect(taken.bytes).toBe(0)
  })

  test('no program where no token is set', async () => {
    const closed = await createTestApi()
    for (const authorization of ['Bearer ', 'Bearer undefined', `Bearer ${uploadToken}`]) {
      const init = { method: 'POST', body: mp4(), headers: { authorization } }
      expect((await closed.request('/api/uploads', init)).status).toBe(401)
    }
    await closed.close()
  })

  test('only staff who edit records with pictures', async () => {
    const bytes = await photograph()
    for (const [role, status] of [
      ['editor', 201],
      ['agent', 200],
      ['hr', 403],
    ] as const) {
      const { cookie } = await signedIn(api, role)
      const init = { method: 'POST', body: bytes, headers: { cookie } }
      expect((await api.request('/api/uploads', init)).status, role).toBe(status)
      for (const site of ['cross-site', 'same-site']) {
        const elsewhere = { ...init, headers: { cookie, 'sec-fetch-site': site } }
        expect((await api.request('/api/uploads', elsewhere)).status, role).toBe(403)
      }
    }
  })
})

describe('a picture', () => {
  test('is stored and can be named by its address', async () => {
    const answer = await send(await photograph(80), { 'content-type': 'image/jpeg' })
    expect(answer.status).toBe(201)
    const picture = await stored(answer)
    expect(picture).toMatchObject({ kind: 'picture', width: 80, height: 48, poster: null })
    expect(picture.address).toBe(`media/${picture.id}/original`)
    expect(picture.placeholder?.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(incoming()).toEqual([])
  })

  test('sent again is the one that was stored, whatever it is called now', async () => {
    const bytes = await photograph()
    const first = await stored(await send(bytes))
    const again = await send(bytes, { 'x-file-name': 'another.png', 'content-type': 'image/png' })
    expect(again.status).toBe(200)
    expect(await stored(again)).toEqual(first)
  })

  test('sent six times together is stored once', async () => {
    const before = await kept()
    const bytes = await photograph()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(bytes)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201])
    const ids = await Promise.all(answers.map(async (answer) => (await stored(answer)).id))
    expect(new Set(ids).size).toBe(1)
    const after = await kept()
    expect(after.rows).toBe(before.rows + 1)
    expect(after.keys.filter((key) => !before.keys.includes(key))).toEqual([`originals/${ids[0]}`])
  })
})

describe('the kind of a file', () => {
  test('is decided by its content, not its name or its headers', async () => {
    const headers = { 'content-type': 'application/pdf', 'x-file-name': 'report.pdf' }
    expect((await stored(await send(await photograph(), headers))).kind).toBe('picture')
    const page = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
    const answer = await send(page, { 'content-type': 'image/jpeg', 'x-file-name': 'house.jpg' })
    expect(await refusal(answer, 415)).toMatch(
      /^This type of file is not supported here\. Choose an image \(JPEG/,
    )
  })

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7 of a brochure')],
    ['an RTF', Buffer.from('{\\rtf1 Dear Sir}')],
    ['a Word document', compoundFile('WordDocument')],
    ['a new Word document', zip({ 'word/document.xml': '<w:document/>' })],
    ['an OpenDocument text', zip({ mimetype: odt })],
  ])('%s is a document, and the same one is stored once', async (_name, bytes) => {
    const first = await stored(await send(bytes))
    expect(first).toMatchObject({ kind: 'document', width: null, height: null, placeholder: null })
    expect((await kept()).keys).toContain(`documents/${first.id}`)
    expect((await stored(await send(bytes))).id).toBe(first.id)
  })

  test.each([
    ['an archive', zip({ 'holiday.txt': 'sun' })],
    ['an old spreadsheet', compoundFile('Workbook')],
  ])('%s is none that is wanted', async (_name, bytes) => {
    const before = await kept()
    expect(await refusal(await send(bytes), 415)).toContain('a document (PDF, DOC')
    expect(await kept()).toEqual(before)
  })

  test('is limited to the file types the sender can use', async () => {
    const film = mp4({ content: Buffer.from('not wanted here') })
    const sentence = await refusal(await send(film, {}, '?kind=picture'), 415)
    expect(sentence).toBe(wrongType(['picture']))
    expect((await send(await photograph(), {}, '?kind=picture,video')).status).toBe(201)
    expect((await send(await photograph(), {}, '?kind=anything')).status).toBe(422)
  })
})

describe('a video', () => {
  test.each([
    ['an MP4', mp4({ content: Buffer.from('one') }), 1280, 720],
    ['a film of a phone held upright', mp4({ turned: true, content: Buffer.from('two') }), 720, 1280],
    ['a QuickTime film that browsers play', mp4({ brand: 'qt  ', codec: 'hvc1' }), 1280, 720],
    ['a WebM', webm(), null, null],
  ])('such as %s is stored with its size in pixels', async (_name, bytes, width, height) => {
    const video = await stored(await send(bytes))
    expect(video).toMatchObject({ kind: 'video', width, height, placeholder: null })
    expect((await api.context.storage.find(`videos/${video.id}`))?.equals(bytes)).toBe(true)
  })

  test('sent four times together is stored once', async () => {
    const before = await kept()
    const film = mp4({ content: Buffer.from('at once') })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(film)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
    expect((await kept()).keys.length).toBe(before.keys.length + 1)
  })

  test.each([
    ['that ends too early', mp4().subarray(0, -20), uploads.incomplete],
    ['that ends before its description', mp4().subarray(0, 60), uploads.incomplete],
    ['in a codec of film makers', mp4({ brand: 'qt  ', codec: 'apcn' }), uploads.unplayable],
  ])('%s is refused in a plain sentence', async (_name, bytes, sentence) => {
    const before = await kept()
    expect(await refusal(await send(bytes), 422)).toBe(sentence)
    expect(await kept()).toEqual(before)
  })
})

describe('too much or too little', () => {
  test.each([
    ['picture', async () => photograph()],
    ['video', async () => mp4()],
    ['document', async () => Buffer.from('%PDF-1.7')],
  ] as const)('a %s over its limit is refused as soon as its size is known', async (kind, head) => {
    const { maxBytes } = uploadKinds[kind]
    const sentence = tooLarge(kind)
    const announced = slowly(await head(), maxBytes + 1)
    const length = { 'content-length': String(maxBytes + 1) }
    expect(await refusal(await send(announced.body, length), 413)).toBe(sentence)
    expect(announced.taken.bytes).toBeLessThanOrEqual(64 * 1024)
  })

  test('a body of unknown size is refused when the limit is passed, not later', async () => {
    const picture = slowly(await photograph(), 90 * 1024 * 1024)
    expect(await refusal(await send(picture.body), 413)).toBe(
      'This image is too large. Choose one of up to 50 MB.',
    )
    expect(picture.taken.bytes).toBeLessThanOrEqual(uploadKinds.picture.maxBytes + 128 * 1024)
  })

  test('an empty file is refused', async () => {
    expect(await refusal(await send(new Uint8Array()), 422)).toBe(uploads.empty)
  })
})

test('half an upload leaves nothing', async () => {
  const before = await kept()
  const head = await photograph()
  const leaving = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (controller) => controller.enqueue(head),
      pull: (controller) => controller.error(new Error('The sender left')),
    },
    { highWaterMark: 0 },
  )
  expect((await send(leaving)).status).toBe(500)
  expect(incoming()).toEqual([])
  expect(await kept()).toEqual(before)
})

describe('when a server has ended in the middle of uploads, the next start', () => {
  /** A file that a process was receiving, whose bytes had reached storage. */
  async function leave(pid: number, key: (id: string) => string, id = newFileId()): Promise<string> {
    const folder = join(api.context.config.dataDir, 'incoming', String(pid))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, id), 'half a file')
    await api.context.storage.put(key(id), 'bytes')
    return key(id)
  }

  const sweep = () => sweepIncoming(api.context)
  const gone = () => spawnSync(process.execPath, ['-e', '']).pid

  test('removes the parts, and unknown files in storage', async () => {
    const keys = [
      await leave(gone(), videoKey),
      await leave(gone(), originalKey),
      // A container gives the same number each time.
      await leave(process.pid, documentKey),
    ]
    await sweep()
    expect(incoming()).toEqual([])
    for (const key of keys) expect(await api.context.storage.exists(key), key).toBe(false)
  })

  test('keeps completely stored files', async () => {
    const { id } = await stored(await send(await photograph()))
    await leave(gone(), originalKey, id)
    await sweep()
    expect(incoming()).toEqual([])
    expect(await api.context.storage.exists(originalKey(id))).toBe(true)
  })

  test('does not touch uploads of another server on the same data folder', async () => {
    const key = await leave(process.ppid, videoKey)
    await sweep()
    expect(incoming()).toHaveLength(1)
    expect(await api.context.storage.exists(key)).toBe(true)
  })
})

describe('an unused upload', () => {
  const aDayAgo = sql`now() - interval '25 hours'`
  const isThere = async ({ id }: { id: string }) =>
    (await api.context.db.$count(files, eq(files.id, id))) === 1 &&
    (await api.context.storage.exists(originalKey(id)))
  /** Uploads a file the day before. */
  async function old(bytes?: Buffer<ArrayBuffer>) {
    const file = await stored(await send(bytes ?? (await photograph())))
    await api.context.db.update(files).set({ created_at: aDayAgo }).where(eq(files.id, file.id))
    return file
  }

  test('is deleted after a day, and not before; uploading it again gives it another day', async () => {
    const left = await old()
    const fresh = await stored(await send(await photograph()))
    const bytes = await photograph()
    const again = await old(bytes)
    expect((await stored(await send(bytes))).id).toBe(again.id)
    await sweepUnused({ ...api.context, actor: system('A test') })
    expect([await isThere(left), await isThere(fresh), await isThere(again)]).toEqual([false, true, true])
  })

  test('loses its row immediately while storage does not answer, without a waiting transaction; a job does the rest', async () => {
    const { db, pool } = api.database
    const left = await old()
    const silent = await openSilentServer()
    const credentials = { accessKeyId: 'an-account', secretAccessKey: 'its-secret' }
    const where = { bucket: 'homes', endpoint: `http://127.0.0.1:${silent.port}`, region: 'us-east-1' }
    const storage = await openBucket({ ...where, credentials, forcePathStyle: true })
    const sweeping = sweepUnused({ ...api.context, storage, actor: system('A test') })
    const rows = () => db.$count(files, eq(files.id, left.id))
    await expect.poll(rows).toBe(0)
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
    await storage.close()
    await silent.close()
    await sweeping
    const job = sql`select data from pgboss.job where name = 'delete-stored' and data::text like ${`%${left.id}%`}`
    const [waiting] = (await db.execute<{ data: { keys: string[] } }>(job)).rows
    expect(await api.context.storage.exists(originalKey(left.id))).toBe(true)
    await deleteStored(api.context, waiting?.data.keys ?? [])
    expect(await isThere(left)).toBe(false)
  })

  test('stays while any page shows it, or any draft or log entry names it', async () => {
    const { db } = api.context
    const [shown, drafted, logged, told, left] = [
      await old(),
      await old(),
      await old(),
      await old(),
      await old(),
    ]
    await makeAgent(db, { photo: shown.address })
    const { id: listing_id } = await makeListing(db)
    const { id: staff_id } = await signedIn(api, 'agent')
    const typed = { pictures: [{ url: drafted.address, alt: '"The" courtyard' }] }
    await db
      .insert(listingDrafts)
      .values({ listing_id, staff_id, base_version: 1, content: typed, saved_at: new Date() })
    const change = { action: 'change', entity: 'cover', entity_id: '1', staff_id, staff_name: 'Sana' }
    await db.insert(auditLog).values({ ...change, before: { image: logged.address }, after: null })
    await db.insert(settings).values({ key: 'words', value: `<img src="/media/${told.id}/640">` })
    await sweepUnused({ ...api.context, actor: system('A test') })
    for (const file of [shown, drafted, logged, told]) expect(await isThere(file)).toBe(true)
    expect(await isThere(left)).toBe(false)

    await db.delete(listingDrafts).where(eq(listingDrafts.staff_id, staff_id))
    await sweepUnused({ ...api.context, actor: system('A test') })
    expect([await isThere(drafted), await isThere(shown)]).toEqual([false, true])
  })
})
