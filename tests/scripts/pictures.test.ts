import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DemoPicture } from '#demo/pictures.ts'
import { drawnPictures } from '../../scripts/pictures/drawn.ts'
import { pictureFolder } from '../../scripts/pictures/folder.ts'
import { measure } from '../../scripts/pictures/measure.ts'
import { drawPlan } from '../../scripts/pictures/plans/draw-plan.ts'
import { sidesOf } from '../../scripts/pictures/plans/draw-plot.ts'
import { storeysOf } from '../../scripts/pictures/plans/homes.ts'
import type { Layout, LayoutForm } from '../../scripts/pictures/plans/layout.ts'
import type { Box } from '../../scripts/pictures/plans/storey.ts'

const index: DemoPicture[] = JSON.parse(readFileSync(join(pictureFolder, 'index.json'), 'utf8'))

const layout = (form: LayoutForm, beds: number, baths: number, sqft: number): Layout => ({
  name: `${form} ${beds} ${baths}`,
  form,
  beds,
  baths,
  sqft,
})

const homes = [
  layout('house', 2, 3, 900),
  layout('house', 3, 3, 1300),
  layout('house', 5, 4, 2800),
  layout('house', 8, 9, 12_000),
  layout('flat', 1, 1, 650),
  layout('flat', 2, 3, 1200),
  layout('flat', 5, 6, 6000),
  layout('portion', 2, 3, 2000),
  layout('portion', 4, 5, 7000),
  layout('farm', 6, 7, 30_000),
  layout('suite', 1, 1, 240),
]

test('a plan has as many bedrooms and bathrooms as the home', () => {
  for (const home of homes) {
    const rooms = storeysOf(home).flatMap((storey) => storey.rooms)
    expect(rooms.filter(({ kind }) => kind === 'bed').length, home.name).toBe(home.beds)
    expect(rooms.filter(({ kind }) => kind === 'bath').length, home.name).toBe(home.baths)
  }
})

test('the rooms of a storey lie within its walls and on no other room', () => {
  const within = (box: Box, width: number, depth: number) =>
    box.x >= -0.01 &&
    box.y >= -0.01 &&
    box.x + box.width <= width + 0.01 &&
    box.y + box.height <= depth + 0.01
  const overlap = (one: Box, other: Box) =>
    Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
    Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))
  for (const home of homes) {
    for (const { title, width, depth, rooms } of storeysOf(home)) {
      for (const [at, room] of rooms.entries()) {
        expect(within(room, width, depth), `${home.name}, ${title}: ${room.name}`).toBe(true)
        for (const other of rooms.slice(at + 1)) {
          const ownBath = room.without ? overlap(room.without, other) : 0
          expect(overlap(room, other) - ownBath, `${home.name}: ${room.name} on ${other.name}`).toBeLessThan(
            0.01,
          )
        }
      }
    }
  }
})

test('a plan names its rooms and gives feet', () => {
  const svg = drawPlan(layout('house', 4, 4, 2800))
  for (const words of [
    'Ground floor',
    'First floor',
    'Master bedroom',
    'Kitchen',
    'Car porch',
    '4 bedrooms',
  ]) {
    expect(svg).toContain(words)
  }
  expect(svg).toMatch(/\d+′ × \d+′/)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

test('front and depth of a plot come to its size', () => {
  for (const sqft of [1125, 1250, 1800, 2250, 4500, 9000]) {
    const { front, depth } = sidesOf(sqft)
    expect(Math.abs(front * depth - sqft) / sqft).toBeLessThan(0.03)
    expect(depth).toBeGreaterThan(front)
  }
})

test('everything that is drawn is in the index as it is drawn today', () => {
  const drawn = drawnPictures().map(({ file, kind, alt }) => ({ file, kind, alt }))
  const files = new Set(drawn.map(({ file }) => file))
  const listed = index
    .filter(({ file }) => files.has(file))
    .map(({ file, kind, alt }) => ({ file, kind, alt }))
  expect(listed).toEqual(drawn)
})

test('the index has the size of every picture, and placeholders for some', async () => {
  for (const { file, width, height } of index) {
    const found = await sharp(join(pictureFolder, file)).metadata()
    expect([found.width, found.height], file).toEqual([width, height])
  }
  for (const { file, width, height, thumbhash, colour } of index.filter((_, at) => at % 40 === 0)) {
    expect(await measure(join(pictureFolder, file)), file).toEqual({ width, height, thumbhash, colour })
  }
})
