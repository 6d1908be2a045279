import { expect, test } from 'vitest'
import { Search } from '#contract/search/search.ts'
import { searchKeys } from '#contract/search/search-keys.ts'
import { readChoice } from './choice.ts'
import { withoutKeys } from './query.ts'
import { readQuery } from './read-query.ts'

test('an address is read without what it leaves empty and what no search knows', () => {
  expect(readQuery({ purpose: 'sale', cityId: '1', minPrice: '', beds: ' ', utm_source: 'x' })).toEqual({
    purpose: 'sale',
    cityId: '1',
  })
})

test('a price may be typed as people say it', () => {
  expect(readQuery({ minPrice: '50 lac', maxPrice: '1.5 Crore' })).toEqual({
    minPrice: '5000000',
    maxPrice: '15000000',
  })
  expect(readQuery({ minPrice: 'cheap' })).toEqual({ minPrice: 'cheap' })
})

test('the paging keys have two names', () => {
  expect(readQuery({ current_page: '2', per_page: '30' })).toEqual({ page: '2', perPage: '30' })
  expect(readQuery({ page: '3', current_page: '2' })).toEqual({ page: '3' })
})

test('every key of a search is read', () => {
  const all = Object.fromEntries(searchKeys.map((key) => [key, 'x']))
  expect(Object.keys(readQuery(all)).sort()).toEqual([...searchKeys].sort())
})

test('a usable search is read exactly as the API reads it', () => {
  const query = {
    purpose: 'rent',
    cityId: '2',
    areaIds: '9,4',
    type: 'residential',
    box: '72.9,33.5,73.2,33.8',
    near: '33.707,73.05,2',
    nearName: 'Centaurus Mall',
    subtype: 'house,upper portion',
    minPrice: '50000',
    maxSize: '10.5',
    sizeUnit: 'marla',
    beds: '3',
    keyword: 'corner',
    sort: 'price-low',
    page: '2',
    perPage: '24',
  }
  const { areaIds, ...rest } = Search.parse(query)
  expect(readChoice(query)).toMatchObject({ ...rest, areaIds })
})

test('nonsense in an address becomes no filter in the links of the page', () => {
  const choice = readChoice({ purpose: 'steal', cityId: 'x', subtype: 'castle', beds: 'many', sort: 'best' })
  expect(choice).toMatchObject({ purpose: 'sale', type: 'all', subtype: [], sort: 'newest' })
  expect(choice.cityId).toBeUndefined()
  expect(choice.beds).toBeUndefined()
})

test('map filters typed into the address stay as typed, for the API to read', () => {
  const query = {
    box: '73.2,33.8, 72.9,33.5',
    near: '۳۳٫۷، ۷۳٫۰۵، ۲',
    shape: 'gwitGg6x9NgxTAAgxT.gwitGg6x9NgxTAAgxT',
  }
  expect(readChoice(query)).toMatchObject(query)
  for (const nonsense of [
    { box: 'Lahore' },
    { box: '73,33,74' },
    { near: '33.7,73.05' },
    { shape: 'DHA Phase 6' },
  ]) {
    const { box, near, shape } = readChoice(nonsense)
    expect([box, near, shape]).toEqual([undefined, undefined, undefined])
  }
})

test('values that the API refused can be removed', () => {
  expect(withoutKeys({ purpose: 'sale', beds: 'many' }, { beds: 'Not a number' })).toEqual({
    purpose: 'sale',
  })
})
