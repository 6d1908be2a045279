import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { demoMapFile } from '#tests/support/demo-map.ts'
import { type MadePoint, writeLandmarks } from '#tests/support/landmarks.ts'
import { openArchive } from '../archive.ts'
import { readLandmarks } from './read-landmarks.ts'

const mall: MadePoint = {
  lat: 31.467,
  long: 74.266,
  properties: { class: 'shop', subclass: 'mall', name: 'Emporium Mall' },
}
const points: readonly MadePoint[] = [
  mall,
  {
    lat: 31.484,
    long: 74.297,
    properties: { class: 'hospital', name: 'Jinnah Hospital', 'name:ur': 'جناح ہسپتال' },
  },
  { lat: 31.5, long: 74.3, properties: { class: 'place_of_worship', name: 'جامع مسجد' } },
  {
    lat: 31.52,
    long: 74.4,
    layer: 'aerodrome_label',
    properties: { class: 'international', name: 'Iqbal Airport' },
  },
  { lat: 31.53, long: 74.29, layer: 'place', properties: { class: 'suburb', name: 'Samanabad' } },
  { lat: 31.54, long: 74.31, properties: { class: 'university', name: 'The City School' } },
  // None of these is a landmark: another kind, a road's name in place of its own, no name, a name too long.
  { lat: 31.5, long: 74.31, properties: { class: 'bank', name: 'Habib Bank' } },
  { lat: 31.5, long: 74.32, properties: { class: 'school', name: 'Grand Trunk Road' } },
  { lat: 31.5, long: 74.33, properties: { class: 'school' } },
  { lat: 31.5, long: 74.34, properties: { class: 'school', name: 'School '.repeat(20) } },
]

const never = new AbortController().signal

async function filesWith(made: readonly MadePoint[], leafSize?: number) {
  const folder = dataFolder()
  const file = writeLandmarks(folder, made, leafSize)
  const archive = await openArchive(file)
  await archive.close()
  return { file, version: archive.version, folder: join(folder, 'landmarks') }
}

test('the landmarks of a map file come with their kinds and names', async () => {
  const found = await readLandmarks(await filesWith(points), never)
  expect(found.map(({ kind, name, nameUr }) => [kind, name, nameUr]).sort()).toEqual([
    ['airport', 'Iqbal Airport', ''],
    ['hospital', 'Jinnah Hospital', 'جناح ہسپتال'],
    ['mall', 'Emporium Mall', ''],
    ['mosque', '', 'جامع مسجد'],
    ['neighbourhood', 'Samanabad', ''],
    ['school', 'The City School', ''],
  ])
  const [{ lat, long } = { lat: 0, long: 0 }] = found.filter(({ kind }) => kind === 'mall')
  expect([lat, long]).toEqual([expect.closeTo(31.467, 4), expect.closeTo(74.266, 4)])
})

test('a file with directories below the first is read to its end', async () => {
  expect(await readLandmarks(await filesWith(points, 2), never)).toHaveLength(6)
})

test('they are stored, so that the tiles are read only once', async () => {
  const files = await filesWith([mall])
  const first = await readLandmarks(files, never)
  rmSync(files.file)
  expect(await readLandmarks(files, never)).toEqual(first)
})

test('a stored list that is cut off or of another release is made again', async () => {
  const files = await filesWith([mall])
  const first = await readLandmarks(files, never)
  const list = join(files.folder, `${files.version}.jsonl`)
  writeFileSync(list, '{"format":1')
  expect(await readLandmarks(files, never)).toEqual(first)
  writeFileSync(list, readFileSync(list, 'utf8').replace('"mall"', '"bazaar"'))
  expect(await readLandmarks(files, never)).toEqual(first)
})

test('only the list of the file in use is kept, and processes that start together agree', async () => {
  const files = await filesWith([mall])
  await readLandmarks({ ...files, ...(await filesWith(points)), folder: files.folder }, never)
  const lists = await Promise.all([readLandmarks(files, never), readLandmarks(files, never)])
  expect(lists[0]).toEqual(lists[1])
  expect(readdirSync(files.folder)).toEqual([`${files.version}.jsonl`])
})

test('a folder that cannot be written to costs only the next start', async () => {
  const files = await filesWith([mall])
  writeFileSync(files.folder, 'no folder')
  expect(await readLandmarks(files, never)).toHaveLength(1)
})

test('a file that was replaced meanwhile is not read as the former one', async () => {
  const files = await filesWith([mall])
  await expect(readLandmarks({ ...files, version: 'another' }, never)).rejects.toThrow('was replaced')
})

test('the map of the demo has some thousand landmarks of every kind', async () => {
  const archive = await openArchive(demoMapFile)
  await archive.close()
  const found = await readLandmarks(
    { file: demoMapFile, version: archive.version, folder: dataFolder() },
    never,
  )
  expect(found.length).toBeGreaterThan(5_000)
  const kinds = new Set(found.map(({ kind }) => kind))
  for (const kind of [
    'airport',
    'hospital',
    'university',
    'mall',
    'station',
    'mosque',
    'park',
    'neighbourhood',
  ])
    expect(kinds).toContain(kind)
})
