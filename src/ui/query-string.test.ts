import { expect, test } from 'vitest'
import { parseQuery, queryReader, writeQuery } from './query-string.ts'

test('filters stand in the address as plain pairs, several values with commas', () => {
  const address = writeQuery({ purpose: 'sale', cityId: 1, areaIds: [4, 9], keyword: '', beds: undefined })
  expect(address).toBe('?purpose=sale&cityId=1&areaIds=4,9')
  expect(parseQuery(address)).toEqual({ purpose: 'sale', cityId: '1', areaIds: '4,9' })
})

test('a key that is repeated means several values', () => {
  expect(parseQuery('?areaIds=4&areaIds=9')).toEqual({ areaIds: '4,9' })
})

test('nothing chosen leaves the address bare', () => {
  expect(writeQuery({ areaIds: [] })).toBe('')
})

test('typed text survives the address', () => {
  const keyword = 'G-13 & “corner”, 50% off + پلاٹ'
  expect(parseQuery(writeQuery({ keyword }))).toEqual({ keyword })
})

test('a key named like a part of every object is a key like any other', () => {
  expect(parseQuery('?constructor=y&toString=z')).toEqual({ constructor: 'y', toString: 'z' })
  expect(parseQuery('?__proto__=x')).toEqual({})
})

test('the known keys of an address that have a value are read, as they were typed', () => {
  const read = queryReader(['cityId', 'page'])
  expect(read({ cityId: ' x ', page: '', utm_source: 'mail' })).toEqual({ cityId: 'x' })
  expect(queryReader(['place'], 3)({ place: 'G-13' })).toEqual({ place: 'G-1' })
})
