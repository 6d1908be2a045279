/** npm run files:move, as a separate process against an S3 server. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFileId, originalKey, sizeKey, videoKey } from '#storage/keys.ts'
import { openBucket, openFolder } from '#storage/open.ts'
import type { Storage } from '#storage/storage.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { type S3Server, startS3Server } from '../../support/s3-server.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())

type Run = { code: number | null; output: string }

/** Runs the command; `signal` is sent to it as soon as it says that a tenth is done. */
async function moveFiles(folder: string, args: string[] = [], signal?: NodeJS.Signals): Promise<Run> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../src/cli/move-files.ts'), ...args],
    {
      env: { ...process.env, DATA_DIR: folder, ...server.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
      if (signal && output.includes('10 %')) child.kill(signal)
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

/** A data folder with pictures, sizes and a video, `count` files in all. */
async function filledFolder(count: number) {
  const folder = dataFolder()
  const disk = await openFolder(folder)
  const files = new Map<string, Buffer>()
  for (let made = 0; made < count; made += 1) {
    const id = newFileId()
    const key = [originalKey(id), sizeKey(id, 840, 'avif'), videoKey(id)][made % 3] ?? ''
    const bytes = randomBytes(20_000 + made * 500)
    files.set(key, bytes)
    await disk.put(key, bytes)
  }
  return { folder, disk, files }
}

async function expectAll(storage: Storage, files: Map<string, Buffer>): Promise<void> {
  for (const [key, bytes] of files) expect((await storage.find(key))?.equals(bytes), key).toBe(true)
}

test('brings every file into the bucket, byte for byte, and leaves the disk as it is', async () => {
  const { folder, disk, files } = await filledFolder(30)
  const { code, output } = await moveFiles(folder)
  expect(output).toMatch(/✓ 30 files \([\d.]+ MB\) compared and in the bucket homes, 0 of them from before/)
  expect(code).toBe(0)
  await expectAll(await openBucket(server.settings), files)
  await expectAll(disk, files)
})

test.each(['SIGKILL', 'SIGINT'] as const)(
  'ended by %s in the middle it goes on from there, and nothing is lost',
  async (signal) => {
    const { folder, files } = await filledFolder(80)
    const ended = await moveFiles(folder, [], signal)
    expect(ended.code).toBe(signal === 'SIGINT' ? 130 : null)
    const { code, output } = await moveFiles(folder)
    const already = Number(/([\d,]+) of them from before/.exec(output)?.[1])
    expect(code).toBe(0)
    expect(already).toBeGreaterThan(0)
    expect(already).toBeLessThan(80)
    await expectAll(await openBucket(server.settings), files)
  },
)

test('a file that is there with other bytes of the same length is sent again', async () => {
  const { folder, files } = await filledFolder(3)
  const bucket = await openBucket(server.settings)
  const [[key, bytes] = ['', Buffer.alloc(0)]] = files
  await bucket.put(key, Buffer.alloc(bytes.length, 1))
  expect((await moveFiles(folder)).output).toContain('0 of them from before')
  await expectAll(bucket, files)
})

test('frees the disk with --remove, of files that are certainly in the bucket', async () => {
  const { folder, disk, files } = await filledFolder(5)
  const { output } = await moveFiles(folder, ['--remove'])
  expect(output).toContain('✓ 5 files removed from the data folder.')
  expect(await Array.fromAsync(disk.keys())).toEqual([])
  await expectAll(await openBucket(server.settings), files)
})

test('reports in a sentence why it cannot start', async () => {
  const folder = dataFolder()
  expect(await moveFiles(folder)).toEqual({ code: 0, output: expect.stringContaining('nothing to do') })
  expect(await moveFiles(folder, ['--elsewhere'])).toEqual({
    code: 1,
    output: expect.stringMatching(/^✗ Unknown option '--elsewhere'/),
  })
})
