import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import { openForm } from './open-form.ts'

test('changes by only one of two people are kept; fields that both changed must be chosen', () => {
  const base = { title: 'Open day', place: 'Lahore', date: '2026-11-01', media: [1], text: '' }
  const mine = { ...base, title: 'Open house', media: [1, 2], text: 'Tea' }
  const theirs = { ...base, title: 'Open days', place: 'Islamabad', media: [1, 2] }
  expect(merge(base, mine, theirs)).toEqual({
    merged: { ...mine, place: 'Islamabad' },
    mine: ['text'],
    theirs: ['place'],
    both: ['title'],
  })
})

test('a place is taken whole, from one of them', () => {
  const base = { name: 'A', lat: 1, long: 1 }
  const groups = [['lat', 'long']]
  const north = { ...base, lat: 2 }
  expect(merge(base, base, north, groups)).toMatchObject({ merged: north, theirs: ['lat'], both: [] })
  const east = { ...base, long: 3 }
  expect(merge(base, north, east, groups)).toMatchObject({ merged: north, theirs: [], both: ['lat'] })
})

test('when the common base is not known any more, all my changes must be chosen', () => {
  const seen = { title: 'Open day', place: 'Lahore' }
  const theirs = { title: 'Open day', place: 'Multan' }
  expect(merge(seen, { ...seen, title: 'Open house' }, theirs, [], false)).toMatchObject({
    merged: { title: 'Open house', place: 'Multan' },
    theirs: ['place'],
    both: ['title'],
  })
})

const valuesOf = (item: { title: string; place: string } | undefined) => ({
  title: item?.title ?? '',
  place: item?.place ?? '',
})
const base = { title: 'Open day', place: 'Lahore' }

test('a draft goes on over a newer version, unless both changed the same', () => {
  const draft = { version: 1, base, values: { title: 'Open house' } }
  const moved = { version: 2, title: 'Open day', place: 'Multan' }
  expect(openForm(moved, valuesOf, draft, [])).toEqual({
    origin: { item: moved, base: valuesOf(moved), isBaseKnown: true },
    typed: { title: 'Open house' },
  })
  const renamed = { version: 2, title: 'Open days', place: 'Lahore' }
  expect(openForm(renamed, valuesOf, draft, [])).toEqual({
    origin: { item: { ...renamed, version: 1 }, base, isBaseKnown: true },
    typed: { title: 'Open house' },
    theirs: renamed,
  })
})

test('a draft equal to the saved version is dropped', () => {
  const saved = { version: 2, ...base }
  const draft = { version: 1, base: undefined, values: { title: 'Open day' } }
  expect(openForm(saved, valuesOf, draft, [])).toEqual({ origin: { item: saved, base, isBaseKnown: true } })
})
