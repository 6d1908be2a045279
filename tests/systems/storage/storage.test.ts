/** The product's requirements for storage, on the disk and in S3 alike. */
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#config'
import { documentKey, newFileId, originalKey, sizeKey, videoKey } from '#storage/keys.ts'
import { openStorage } from '#storage/open.ts'
import type { Storage } from '#storage/storage.ts'
import { type S3Server, startS3Server } from '../../support/s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'aangan-storage-'))
let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe.each(['the disk', 'S3'])('on %s', (place) => {
  let storage: Storage
  beforeAll(async () => {
    const settings = place === 'S3' ? server.environment : {}
    storage = await openStorage(readConfig({ DATA_DIR: folder, ...settings }))
  })
  afterAll(() => storage.close())

  test.each(['picture', 'size', 'video', 'document'])('a %s is given back as it was put', async (kind) => {
    const id = newFileId()
    const keys = {
      picture: originalKey(id),
      size: sizeKey(id, 840, 'avif'),
      video: videoKey(id),
      document: documentKey(id),
    }
    const key = keys[kind as keyof typeof keys]
    const bytes = randomBytes(200_000)
    await storage.put(key, bytes)
    expect(await storage.exists(key)).toBe(true)
    expect((await storage.find(key))?.equals(bytes)).toBe(true)
    expect((await buffer(await storage.getStream(key))).equals(bytes)).toBe(true)
    expect((await storage.getMetaData(key)).contentLength).toBe(200_000)
  })

  test('a file of this machine is taken in', async () => {
    const bytes = randomBytes(3_000_000)
    const path = join(folder, newFileId())
    writeFileSync(path, bytes)
    const key = videoKey(newFileId())
    await storage.copyFromFs(path, key, { contentLength: bytes.length, contentType: 'video/mp4' })
    expect((await storage.find(key))?.equals(bytes)).toBe(true)
  })

  test('a part of a file can be had, its first and last byte too', async () => {
    const key = videoKey(newFileId())
    await storage.put(key, Buffer.from('0123456789'))
    const part = async (start: number, end: number) =>
      (await buffer(await storage.getRange(key, { start, end }))).toString()
    expect(await part(2, 5)).toBe('2345')
    expect(await part(0, 0)).toBe('0')
    expect(await part(9, 9)).toBe('9')
    expect(await part(0, 9)).toBe('0123456789')
  })

  test('checking for a missing file succeeds, reading it fails', async () => {
    const key = originalKey(newFileId())
    expect(await storage.exists(key)).toBe(false)
    expect(await storage.find(key)).toBeUndefined()
    await expect(storage.getBytes(key)).rejects.toThrow()
    await expect(storage.getStream(key)).rejects.toThrow()
    await expect(storage.getRange(key, { start: 0, end: 1 })).rejects.toThrow()
    await storage.delete(key)
  })

  test('a file can be put anew, and is gone when it is deleted', async () => {
    const key = sizeKey(newFileId(), 320, 'webp')
    await storage.put(key, 'first')
    await storage.put(key, 'second')
    expect(String(await storage.find(key))).toBe('second')
    await storage.delete(key)
    expect(await storage.find(key)).toBeUndefined()
  })

  test('all files are listed, however many', async () => {
    const id = newFileId()
    const keys = Array.from({ length: 1_100 }, (_, at) => `sizes/${id}/${at + 1}.jpeg`)
    for (let at = 0; at < keys.length; at += 50) {
      await Promise.all(keys.slice(at, at + 50).map((key) => storage.put(key, 'x')))
    }
    const listed = await Array.fromAsync(storage.keys(`sizes/${id}`))
    expect(listed.sort()).toEqual(keys.sort())
    expect((await Array.fromAsync(storage.keys())).length).toBeGreaterThan(1_100)
  })

  test('a stream that breaks leaves nothing, under no name', async () => {
    const key = videoKey(newFileId())
    const broken = Readable.from(breaking())
    await expect(storage.putStream(key, broken, { contentLength: 1_000_000 })).rejects.toThrow()
    expect(await storage.exists(key)).toBe(false)
    expect(
      existsSync(join(folder, 'files.unfinished')) ? readdirSync(join(folder, 'files.unfinished')) : [],
    ).toEqual([])
  })

  test.each(['../outside', 'originals/../../outside', '/etc/../../passwd'])('%s is no key', async (key) => {
    await expect(storage.put(key, 'x')).rejects.toThrow()
    await expect(storage.find(key)).rejects.toThrow()
  })
})

async function* breaking(): AsyncGenerator<Uint8Array> {
  yield randomBytes(100_000)
  throw new Error('The sender left')
}

test('on the disk a file is seen whole or not at all while it is written anew', async () => {
  const storage = await openStorage(readConfig({ DATA_DIR: folder }))
  const key = sizeKey(newFileId(), 840, 'avif')
  const versions = [Buffer.alloc(2_000_000, 1), Buffer.alloc(3_000_000, 2)]
  await storage.put(key, versions[0] ?? '')
  const writing = Promise.all(versions.map((bytes) => storage.put(key, bytes)))
  for (let reads = 0; reads < 20; reads += 1) {
    const seen = await storage.find(key)
    expect(versions.some((bytes) => seen?.equals(bytes))).toBe(true)
  }
  await writing
})

test('on the disk a file is closed to other accounts of the machine, however it came', async () => {
  const storage = await openStorage(readConfig({ DATA_DIR: folder }))
  const [typed, copied] = [originalKey(newFileId()), documentKey(newFileId())]
  const upload = join(folder, newFileId())
  writeFileSync(upload, 'a CV', { mode: 0o644 })
  await storage.put(typed, 'a picture')
  await storage.copyFromFs(upload, copied, { contentLength: 4, contentType: 'application/pdf' })
  const modeOf = (...place: string[]) => statSync(join(folder, 'files', ...place)).mode & 0o777
  expect([typed, copied].map((key) => modeOf(key))).toEqual([0o600, 0o600])
  expect([modeOf(), modeOf('originals')]).toEqual([0o700, 0o700])
})

test('files left half-written by a stopped server are deleted at a later start, files being written are not', async () => {
  const unfinished = join(folder, 'files.unfinished')
  mkdirSync(unfinished, { recursive: true })
  for (const name of ['abandoned', 'young']) writeFileSync(join(unfinished, name), 'half a fi')
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000)
  utimesSync(join(unfinished, 'abandoned'), hoursAgo, hoursAgo)
  await openStorage(readConfig({ DATA_DIR: folder }))
  expect(readdirSync(unfinished)).toEqual(['young'])
})

test.each([
  [{ S3_BUCKET: 'homes' }, /S3_ACCESS_KEY_ID/],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, /S3_BUCKET/],
  [
    { S3_BUCKET: 'homes', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_ENDPOINT: 's3.example.com' },
    /S3_ENDPOINT/,
  ],
])('half of the settings for S3 are refused at the start (%o)', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
