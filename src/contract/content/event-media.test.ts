import { expect, test } from 'vitest'
import { filterMedia, mediaFilter, readMediaFilter } from './event-media.ts'

const media = [
  { id: 1, kind: 'image' },
  { id: 2, kind: 'video' },
  { id: 3, kind: 'image' },
] as const

test.each([
  [mediaFilter.ALL, [1, 2, 3]],
  [mediaFilter.PHOTOS, [1, 3]],
  [mediaFilter.VIDEOS, [2]],
])('%s lets through what it names, in order', (filter, ids) => {
  expect(filterMedia(media, filter).map(({ id }) => id)).toEqual(ids)
})

test.each([undefined, '', 'PHOTOS', 'films', 'toString', 7])(
  '%j is no filter: everything is shown',
  (text) => {
    expect(readMediaFilter(text)).toBe('all')
  },
)

test('a filter is read by its name', () => {
  expect(readMediaFilter('videos')).toBe('videos')
})
