import { expect, test } from 'vitest'
import { Search } from '#contract/search/search.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { choiceOf, searchOf, storedSearch } from './saved-search.ts'

const parse = (query: string) => Search.parse(Object.fromEntries(new URLSearchParams(query)))

test('the same search is stored the same, in whatever order it was chosen and sorted', () => {
  const one = storedSearch(
    parse('purpose=rent&cityId=3&areaIds=9,4&features=lawn,corner&sort=price-low&page=2'),
  )
  const other = storedSearch(parse('areaIds=4,9&features=corner,lawn&cityId=3&purpose=rent&view=map'))
  expect(other).toEqual(one)
  expect(one).toEqual({
    purpose: 'rent',
    city_id: 3,
    area_ids: [4, 9],
    filters: { features: ['corner', 'lawn'] },
  })
})

test('a stored search asks the index what the visitor asked, and leads to the same address', () => {
  const query =
    'purpose=sale&cityId=1&areaIds=4,9&type=residential&maxPrice=20000000&beds=3&keyword=corner&near=31.5,74.3,2'
  const search = parse(query)
  const stored = storedSearch(search)
  expect(searchOf(stored)).toEqual(search)
  expect(new URLSearchParams(searchQuery(choiceOf(stored)))).toEqual(new URLSearchParams(searchQuery(search)))
})
