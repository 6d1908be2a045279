import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Album } from './album.ts'
import { readContent } from './content.ts'
import { bringFilms, filmNames } from './films.ts'
import { demoFolder } from './folder.ts'
import { bringPictures, type KeepFinished } from './pictures.ts'
import { projectVideoRows } from './project-rows.ts'
import { idsOf } from './setting.ts'

const now = new Date('2026-11-21T12:00:00Z')
const folder = join(demoFolder, 'films')
const content = await readContent()
const keep: KeepFinished = async ({ id }) => `media/${id}/original`

test('every film is there, is one that browsers play, and all together stay below 4 MB', async () => {
  const names = await readdir(folder)
  expect(names.toSorted()).toEqual(filmNames.map((name) => `${name}.webm`).toSorted())
  const films = await Promise.all(names.map((name) => readFile(join(folder, name))))
  for (const film of films) {
    // The mark of Matroska, the form of WebM, and the codec VP9.
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(film.includes('V_VP9')).toBe(true)
  }
  expect(films.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(4_000_000)
})

test('events and projects show every film, and say that it is none of a camera', async () => {
  const [films, { pictures }] = await Promise.all([bringFilms(keep, now), bringPictures(keep, now)])
  const ofProjects = projectVideoRows({
    ...{ content, now, ids: idsOf(content) },
    album: new Album(pictures),
    films: films.addresses,
  })
  const ofEvents = content.events.flatMap(({ videos }) => videos)
  for (const title of [...ofEvents.map(({ alt }) => alt), ...ofProjects.map(({ title }) => title)]) {
    expect(title).toMatch(/artist’s impression|drawing/)
  }
  for (const { poster } of ofProjects) expect(poster).not.toBeNull()
  const shown = new Set([
    ...ofEvents.map(({ film }) => films.addresses.get(film)),
    ...ofProjects.map(({ url }) => url),
  ])
  expect(shown).toEqual(new Set(films.addresses.values()))
})

test('without the films the demo goes without videos', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'aangan-films-'))
  onTestFinished(() => rmSync(empty, { recursive: true }))
  const films = await bringFilms(keep, now, empty)
  expect(films.rows).toEqual([])
  expect(
    projectVideoRows({
      ...{ content, now, ids: idsOf(content) },
      album: new Album([]),
      films: films.addresses,
    }),
  ).toEqual([])
})
