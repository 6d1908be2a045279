import { expect, test } from 'vitest'
import { neighbour } from './neighbour.ts'

const here = { x: 100, y: 100 }
const east = { name: 'east', x: 180, y: 110 }
const farEast = { name: 'far east', x: 300, y: 100 }
const north = { name: 'north', x: 90, y: 20 }
const others = [farEast, east, north, { name: 'itself', ...here }]

test('an arrow key leads to the nearest home in its direction', () => {
  expect(neighbour(here, others, 'right')?.name).toBe('east')
  expect(neighbour(here, others, 'up')?.name).toBe('north')
  expect(neighbour(east, others, 'right')?.name).toBe('far east')
  expect(neighbour(farEast, others, 'left')?.name).toBe('east')
})

test('an arrow key leads nowhere when no home is in its direction', () => {
  expect(neighbour(here, others, 'down')).toBeUndefined()
  expect(neighbour(here, others, 'left')).toBeUndefined()
  expect(neighbour(here, [], 'up')).toBeUndefined()
})

test('a home straight ahead is chosen over a nearer one off to the side', () => {
  const ahead = { name: 'ahead', x: 200, y: 100 }
  const aside = { name: 'aside', x: 150, y: 145 }
  expect(neighbour(here, [aside, ahead], 'right')?.name).toBe('ahead')
})
