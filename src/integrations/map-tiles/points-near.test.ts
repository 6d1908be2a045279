import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { demoMapFile } from '#tests/support/demo-map.ts'
import { writeArchive } from '#tests/support/pmtiles.ts'
import { type TilePoint, vectorTile } from '#tests/support/vector-tile.ts'
import { openArchive } from './archive.ts'
import { openPoints } from './points-near.ts'
import { placeOnTile, tileAt } from './tile-math.ts'
import type { TileAt } from './tile-source.ts'

const at: TileAt = { z: 14, x: 11_575, y: 6_683 }
const middle = placeOnTile(at, 0.5, 0.5)

/** The points near the middle of a tile, from an archive with points on it and on the tile to its east. */
async function pointsFrom(points: readonly TilePoint[], east: readonly TilePoint[] = []) {
  const file = join(dataFolder(), 'a.pmtiles')
  const tiles = {
    [`14/${at.x}/${at.y}`]: vectorTile({ poi: points }),
    [`14/${at.x + 1}/${at.y}`]: vectorTile({ poi: east }),
  }
  writeArchive(file, { tiles })
  const archive = await openArchive(file)
  onTestFinished(() => archive.close())
  return openPoints(() => archive)
}

test('points come with their names, kinds and distance, the nearest first', async () => {
  const near = await pointsFrom(
    [
      { x: 2048, y: 2448, properties: { class: 'school', name: 'Beaconhouse', 'name:ur': 'بیکن ہاؤس' } },
      {
        x: 2048,
        y: 2048,
        properties: { class: 'place_of_worship', subclass: 'muslim', 'name:ur': 'جامع مسجد' },
      },
      { x: 2048, y: 2148, properties: { class: 'bank' } },
      { x: 4095, y: 4095, properties: { class: 'school', name: 'Beyond a kilometre' } },
    ],
    [{ x: -40, y: 2048, properties: { class: 'park', name: 'Beyond its tile' } }],
  )
  const found = await near(middle, 1)
  expect(found.map(({ metres, ...point }) => ({ ...point, metres: Math.round(metres) }))).toEqual([
    {
      ...middle,
      name: undefined,
      nameUr: 'جامع مسجد',
      class: 'place_of_worship',
      subclass: 'muslim',
      metres: 0,
    },
    {
      lat: expect.closeTo(middle.lat - 0.0018, 3),
      long: expect.closeTo(middle.long, 6),
      name: 'Beaconhouse',
      nameUr: 'بیکن ہاؤس',
      class: 'school',
      subclass: undefined,
      metres: 204,
    },
  ])
})

test('neighbouring tiles are read too, each once', async () => {
  const near = await pointsFrom(
    [],
    [{ x: 100, y: 2048, properties: { class: 'park', name: 'Model Town Park' } }],
  )
  expect((await near(middle, 2)).map(({ name }) => name)).toEqual(['Model Town Park'])
  expect((await near(middle, 2)).map(({ name }) => name)).toEqual(['Model Town Park'])
  expect(await near(middle, 0.5)).toEqual([])
})

test('every place belongs to one tile, up to the edges of the map', () => {
  expect(tileAt({ lat: 33.7294, long: 73.0931 }, 14)).toEqual({ z: 14, x: 11_518, y: 6_559 })
  expect(tileAt({ lat: 90, long: 180 }, 1)).toEqual({ z: 1, x: 1, y: 0 })
  expect(tileAt({ lat: -90, long: -180 }, 1)).toEqual({ z: 1, x: 0, y: 1 })
})

test('around Liberty Market in Lahore the map of the demo has schools, mosques, parks and hospitals', async () => {
  const archive = await openArchive(demoMapFile)
  onTestFinished(() => archive.close())
  const found = await openPoints(() => archive)({ lat: 31.5106, long: 74.3441 }, 2)
  expect(found.length).toBeGreaterThan(50)
  const kinds = new Set(found.map((point) => point.class))
  for (const kind of ['school', 'place_of_worship', 'park', 'hospital']) expect(kinds).toContain(kind)
  expect(found.every(({ metres }, index) => metres >= (found[index - 1]?.metres ?? 0))).toBe(true)
  expect(found.at(-1)?.metres).toBeLessThanOrEqual(2_000)
})
