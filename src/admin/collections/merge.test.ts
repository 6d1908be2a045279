import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import { wireValues } from './wire-values.ts'

test('what only one of two people changed is kept of both; what both changed is for somebody to choose', () => {
  const base = { title: 'Open day', place: 'Lahore', date: '2026-11-01', media: [1] }
  const mine = { ...base, title: 'Open house', media: [1, 2] }
  const theirs = { ...base, title: 'Open days', place: 'Islamabad', media: [1, 2] }
  expect(merge(base, mine, theirs)).toEqual({
    merged: { ...mine, place: 'Islamabad' },
    taken: ['place'],
    both: ['title'],
  })
})

test('an answer’s keys are those of the wire again, at any depth', () => {
  expect(
    wireValues(['given_on', 'projectID'], { givenOn: [{ sizeUnit: 'marla' }], projectID: 7, id: 1 }),
  ).toEqual({
    given_on: [{ size_unit: 'marla' }],
    projectID: 7,
  })
})

test('a place is taken whole, from one of them', () => {
  const base = { name: 'A', lat: 1, long: 1 }
  const pairs = [['lat', 'long']] as const
  const north = { ...base, lat: 2 }
  expect(merge(base, base, north, pairs)).toEqual({ merged: north, taken: ['lat'], both: [] })
  const east = { ...base, long: 3 }
  expect(merge(base, north, east, pairs)).toEqual({ merged: north, taken: [], both: ['lat'] })
})
