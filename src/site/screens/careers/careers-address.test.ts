import { expect, test } from 'vitest'
import { careersAddress, readCareersChoice } from './careers-address.ts'
import { readCareersQuery } from './careers-query.ts'

test('a list of jobs has one address', () => {
  expect(careersAddress()).toBe('/careers')
  expect(careersAddress({ page: 1 })).toBe('/careers')
  expect(careersAddress({ page: 2, department: 'Law & Deeds', cityId: 3 })).toBe(
    '/careers?cityId=3&department=Law+%26+Deeds&page=2',
  )
})

test('unknown keys and invalid values of an address are left out', () => {
  const query = readCareersQuery({ department: ' Sales ', cityId: 'x', page: '', utm_source: 'mail' })
  expect(query).toEqual({ department: 'Sales', cityId: 'x' })
  expect(readCareersChoice(query)).toEqual({ cityId: undefined, department: 'Sales', page: undefined })
})
