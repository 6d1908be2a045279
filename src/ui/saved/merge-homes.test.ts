import { expect, test } from 'vitest'
import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import type { HomeKey } from './home-key.ts'
import { mergeHomes } from './merge-homes.ts'
import type { SavedHome, SavedHomes } from './saved-format.ts'

const home = (more: Partial<SavedHome> = {}): SavedHome => ({
  savedAt: 1000,
  title: 'A house',
  price: 20_000_000,
  note: '',
  ...more,
})
const homes = (...entries: [HomeKey, SavedHome][]): SavedHomes => new Map(entries)

test('homes of both are kept once, each with the date and price of this browser', () => {
  const own = homes(['listing-1', home({ price: 5 })], ['listing-2', home()])
  const others = homes(['listing-1', home({ price: 9, savedAt: 2000 })], ['project-2', home({ price: null })])
  const merged = mergeHomes(own, others)
  expect([...merged.keys()]).toEqual(['listing-1', 'listing-2', 'project-2'])
  expect(merged.get('listing-1')).toEqual(home({ price: 5 }))
})

test('merging the same again changes nothing', () => {
  const own = homes(['listing-1', home({ note: 'Near the park' })])
  const others = homes(['listing-1', home({ note: 'Noisy', notedAt: 3000 })], ['listing-2', home()])
  const once = mergeHomes(own, others)
  expect(mergeHomes(once, others)).toEqual(once)
})

test.each<[what: string, own: Partial<SavedHome>, other: Partial<SavedHome>, note: string]>([
  ['the later of two', { note: 'Old', notedAt: 1 }, { note: 'New', notedAt: 2 }, 'New'],
  ['that of this browser, if it is later', { note: 'New', notedAt: 2 }, { note: 'Old', notedAt: 1 }, 'New'],
  ['that of this browser, if both are as old', { note: 'A', notedAt: 1 }, { note: 'B', notedAt: 1 }, 'A'],
  ['the only one', {}, { note: 'Near the park', notedAt: 1 }, 'Near the park'],
  ['a written one rather than none', { note: 'Mine', notedAt: 1 }, { note: '', notedAt: 2 }, 'Mine'],
  ['by the date of saving, where it has no other', { note: 'A' }, { note: 'B', savedAt: 2000 }, 'B'],
])('of the notes on a home stays %s', (_, own, other, note) => {
  const merged = mergeHomes(homes(['listing-1', home(own)]), homes(['listing-1', home(other)]))
  expect(merged.get('listing-1')?.note).toBe(note)
})

test('no home of this browser gives way, and those saved last are added up to the limit', () => {
  const many = (from: number, count: number) =>
    homes(
      ...Array.from({ length: count }, (_, at): [HomeKey, SavedHome] => [
        `listing-${from + at}`,
        home({ savedAt: at }),
      ]),
    )
  const merged = mergeHomes(many(1, mostSavedHomes - 1), many(1000, 2))
  expect(merged.size).toBe(mostSavedHomes)
  expect(merged.has('listing-1')).toBe(true)
  expect(merged.has('listing-1001')).toBe(true)
  expect(merged.has('listing-1000')).toBe(false)
})
