import { expect, test } from 'vitest'
import { mergeSearches, readSearches } from './recent-searches.ts'

const search = (address: string, at?: number) => ({
  label: address,
  address: `/search?${address}`,
  ...(at !== undefined && { at }),
})

test('searches of two browsers: those looked at last first, each once, at most five', () => {
  const own = [search('a', 50), search('b', 30), search('c')]
  const others = [search('b', 40), search('d', 35), search('e', 20), search('f', 10)]
  const merged = mergeSearches(own, others)
  expect(merged.map(({ label, at }) => [label, at])).toEqual([
    ['a', 50],
    ['b', 40],
    ['d', 35],
    ['e', 20],
    ['f', 10],
  ])
  expect(mergeSearches(merged, others)).toEqual(merged)
})

test('what is no search of this site is left out', () => {
  const good = search('purpose=sale', 7)
  const wrong = [null, 7, {}, { label: 'x', address: 'https://elsewhere.example/' }, { ...good, at: 'now' }]
  expect(readSearches([...wrong, good])).toEqual([good])
  expect(readSearches({ 0: good })).toEqual([])
})
