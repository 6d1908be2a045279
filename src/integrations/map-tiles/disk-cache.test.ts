import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { type DiskCache, openDiskCache } from './disk-cache.ts'

const kilobyte = 1024

async function open(folder: string, maxBytes: number): Promise<DiskCache> {
  const files = openDiskCache(folder, maxBytes, (error) => {
    throw error
  })
  onTestFinished(() => files.close())
  return files
}

const file = (text: string, bytes = 3 * kilobyte) => ({
  bytes: Buffer.from(text.padEnd(bytes)),
  contentType: 'application/x-protobuf',
  encoding: 'gzip' as const,
  fetchedAt: 1_700_000_000_000,
})

test('a stored file is found again unchanged, also after a restart', async () => {
  const folder = dataFolder()
  const files = await open(folder, 100 * kilobyte)
  const none = { bytes: undefined, contentType: '', fetchedAt: 1 }
  await files.keep('14/1/2', file('a'))
  await files.keep('14/1/3', none)
  for (const from of [files, await open(folder, 100 * kilobyte)]) {
    expect(await from.find('14/1/2')).toEqual(file('a'))
    expect(await from.find('14/1/3')).toEqual(none)
    expect(await from.find('14/1/4')).toBeUndefined()
  }
})

test('the least recently used files are removed when the cache is full', async () => {
  const folder = dataFolder()
  // Room for four files, each of which takes a block of the disk.
  const files = await open(folder, 16 * kilobyte)
  for (const key of ['a', 'b', 'c', 'd']) await files.keep(key, file(key))
  await files.find('a')
  for (const key of ['e', 'f']) await files.keep(key, file(key))
  const left = []
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) if (await files.find(key)) left.push(key)
  expect(left).toEqual(['a', 'd', 'e', 'f'])
  expect(files.size()).toEqual({ bytes: 16 * kilobyte, files: 4 })
  expect(names(folder)).toHaveLength(4)

  const smaller = await open(folder, 8 * kilobyte)
  await smaller.keep('g', file('g'))
  expect(names(folder)).toHaveLength(2)
  expect(await smaller.find('g')).toEqual(file('g'))
})

test('an incomplete file left by a crash is ignored', async () => {
  const folder = dataFolder()
  const files = await open(folder, 100 * kilobyte)
  await files.keep('a', file('a'))
  const [name = ''] = names(folder)
  writeFileSync(join(folder, name), Buffer.from('{"contentType":"x","fetchedAt":1,"length":9}\nhalf'))
  expect(await files.find('a')).toBeUndefined()
  writeFileSync(join(folder, name), '')
  expect(await files.find('a')).toBeUndefined()
})

test('with a size limit of 0 nothing is stored', async () => {
  const folder = dataFolder()
  const files = await open(join(folder, 'cache'), 0)
  await files.keep('a', file('a'))
  expect(await files.find('a')).toBeUndefined()
  expect(names(folder)).toEqual([])
})

function names(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
