import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from './content.ts'
import { readRows } from './csv-files.ts'
import { demoFolder } from './folder.ts'
import { bringPictures, type DemoPicture, type KeepFinished } from './pictures.ts'

const now = new Date('2026-11-21T12:00:00Z')
const folder = join(demoFolder, 'pictures')
const index: DemoPicture[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const keep: KeepFinished = async ({ id }) => `media/${id}/original`

function folderWith(files: Record<string, string | Uint8Array>): string {
  const made = mkdtempSync(join(tmpdir(), 'aangan-pictures-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(made, name), content)
  return made
}

test('every picture of the folder is in the index, and all together stay below 25 MB', async () => {
  const files = (await readdir(folder)).filter((name) => name !== 'index.json')
  expect(index.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000)
})

test('every picture is described in both languages, and realistic ones are marked as not being photographs', () => {
  for (const { file, kind, alt, alt_ur } of index) {
    expect(alt.length, file).toBeGreaterThan(15)
    const honest = kind === 'scene' ? /drawn|drawing/ : /artist’s impression/
    expect(alt, file).toMatch(honest)
    expect(alt_ur, file).toMatch(kind === 'scene' ? /خاکہ/ : /تصوراتی تصویر/)
    expect(alt_ur, file).not.toMatch(/[a-z]/i)
    expect(alt_ur.length, file).toBeLessThanOrEqual(200)
  }
})

test('the pictures go into storage under names made from their bytes', async () => {
  const kept: string[] = []
  const { pictures, rows, complaints } = await bringPictures(async (picture) => {
    kept.push(picture.path)
    return keep(picture)
  }, now)
  expect(complaints).toEqual([])
  expect(kept.length).toBe(index.length)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(index.length)
  const [row] = rows
  const bytes = readFileSync(join(folder, index[0]?.file ?? ''))
  expect(row).toMatchObject({
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    address: pictures[0]?.address,
  })
})

test('without an index the demo goes without pictures and says so', async () => {
  const brought = await bringPictures(keep, now, folderWith({}))
  expect(brought.pictures).toEqual([])
  expect(brought.complaints).toEqual([expect.stringContaining('goes without')])
})

test('a picture that is missing is left out and told', async () => {
  const [first, second] = index
  const some = folderWith({
    'index.json': JSON.stringify([first, second]),
    [first?.file ?? '']: readFileSync(join(folder, first?.file ?? '')),
  })
  const { pictures, complaints } = await bringPictures(keep, now, some)
  expect(pictures.map(({ file }) => file)).toEqual([first?.file])
  expect(complaints).toEqual(['1 of the demo’s 2 pictures are missing: it goes without them.'])
})

test('an unreadable index is reported like a missing one', async () => {
  const { complaints } = await bringPictures(keep, now, folderWith({ 'index.json': '[{"file":' }))
  expect(complaints).toHaveLength(1)
})

test('every picture that the demo names is there, and every drawn plan is named', async () => {
  const { projects, events, website } = await readContent()
  const named = new Set([
    ...projects.flatMap(({ pictures, units, video }) => [
      ...pictures,
      ...units.flatMap(({ floor_plan }) => floor_plan ?? []),
      ...(video ? [video.poster] : []),
    ]),
    ...events.flatMap(({ photos }) => photos.map(({ picture }) => picture)),
    ...[...website.covers, ...website.group_photos, ...website.campaigns].map(({ picture }) => picture),
  ])
  for await (const row of readRows('listings.csv'))
    if ('cells' in row)
      for (const column of ['Photos', 'Floor plan'])
        for (const name of row.cells.get(column)?.split(' ') ?? []) if (name) named.add(name)
  const there = new Set(index.map(({ file }) => file.replace(/\.\w+$/, '')))
  expect([...named].filter((name) => !there.has(name))).toEqual([])
  const plans = [...there].filter((name) => /^(?:plan|layout)-/.test(name))
  expect(plans.filter((name) => !named.has(name))).toEqual([])
})
