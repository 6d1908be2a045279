import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DemoPicture } from '#demo/pictures.ts'
import { captionOf, type HouseFacts } from '../../scripts/pictures/caption.ts'
import { pictureFolder } from '../../scripts/pictures/folder.ts'
import { readFacts, renderedPictures } from '../../scripts/pictures/library.ts'

const index: DemoPicture[] = JSON.parse(readFileSync(join(pictureFolder, 'index.json'), 'utf8'))
const facts = await readFacts()

const house: HouseFacts = {
  what: 'house',
  storeys: 3,
  plot: '5 marla',
  corner: true,
  walls: ['exposed red brick', 'white plaster'],
  gate: 'a black barred gate',
  features: ['balconies', 'a clay-tiled roof'],
  season: 'spring',
  light: 'morning',
}

test('a caption says what the script built', () => {
  expect(captionOf(house)).toBe(
    'Three-storey house in exposed red brick and white plaster on a 5 marla corner plot with balconies, a clay-tiled roof and a black barred gate, on a spring morning, artist’s impression',
  )
  expect(captionOf({ ...house, storeys: 1, corner: false, gate: null, season: null, light: 'dusk' })).toMatch(
    /^Single-storey house .* on a 5 marla plot with balconies and a clay-tiled roof, at dusk,/,
  )
  expect(
    captionOf({ what: 'hall', setting: 'Banquet hall with round tables', season: null, light: null }),
  ).toBe('Banquet hall with round tables, artist’s impression')
})

test('the index describes every rendered picture by its facts', async () => {
  const said = (await renderedPictures()).map(({ file, kind, alt }) => ({ file, kind, alt }))
  const rendered = new Set(said.map(({ file }) => file))
  const listed = index
    .filter(({ file }) => rendered.has(file))
    .map(({ file, kind, alt }) => ({ file, kind, alt }))
  expect(listed).toEqual(said)
})

test('every front, block, plot and shop has its facts, and no two pictures the same text', () => {
  const kinds = new Set(['house', 'apartments', 'plot', 'shop', 'building'])
  const without = index.filter(({ file, kind }) => kinds.has(kind) && !facts[file.replace(/\.jpg$/, '')])
  expect(without.map(({ file }) => file)).toEqual([])
  const fronts = index.filter(
    ({ file, kind }) => kind === 'house' && !facts[file.replace(/\.jpg$/, '')]?.look,
  )
  expect(new Set(fronts.map(({ alt }) => alt)).size).toBe(fronts.length)
  expect(index.filter(({ alt }) => alt.length > 200)).toEqual([])
})
