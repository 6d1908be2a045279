import { expect, test } from 'vitest'
import { hasAbroadFilters, withAbroadFilters, withoutAbroadFilters } from './abroad-filters.ts'
import { searchAddress } from './search-address.ts'

test('the filters for buyers abroad are added to a search, and taken out of it again', () => {
  const mine = { purpose: 'sale', cityId: 1, features: ['corner'], page: 3 } as const
  const choice = { ...mine, features: [...mine.features] }
  const abroad = withAbroadFilters(choice)
  expect(searchAddress(abroad)).toBe(
    '/search?purpose=sale&cityId=1&possession=ready&features=corner,instalments&approved=true',
  )
  expect([hasAbroadFilters(choice), hasAbroadFilters(abroad)]).toEqual([false, true])
  expect(searchAddress(withAbroadFilters(abroad))).toBe(searchAddress(abroad))
  expect(searchAddress(withoutAbroadFilters(abroad))).toBe('/search?purpose=sale&cityId=1&features=corner')
})

test('they are for sale: a rent becomes a sale without the limits of a rent', () => {
  expect(searchAddress(withAbroadFilters({ purpose: 'rent', maxPrice: 90_000 }))).toBe(
    '/search?purpose=sale&possession=ready&features=instalments&approved=true',
  )
})
