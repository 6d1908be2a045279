import { expect, test } from 'vitest'
import { viewOfPlace } from './place-view.ts'

const own = { lat: 31.5, long: 74.3 }
const middle = { lat: 31.6, long: 74.4 }
const city = { lat: 31.7, long: 74.5 }
const around = [
  [
    { lat: 31.55, long: 74.35 },
    { lat: 31.55, long: 74.45 },
    { lat: 31.65, long: 74.45 },
  ],
]

test('a map shows the place, else its area by outline or middle, else its city, else nothing', () => {
  const all = { own, around, middle, city }
  expect(viewOfPlace(all)).toMatchObject({ center: own })
  expect(viewOfPlace({ ...all, own: undefined })).toMatchObject({ box: [74.35, 31.55, 74.45, 31.65] })
  expect(viewOfPlace({ ...all, own: undefined, around: [] })).toMatchObject({ center: middle })
  const unknown = { own: undefined, around: [], middle: undefined }
  expect(viewOfPlace({ ...unknown, city })).toMatchObject({ center: city })
  expect(viewOfPlace(unknown)).toBeUndefined()
})
