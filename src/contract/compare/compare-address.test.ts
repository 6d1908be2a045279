import { expect, test } from 'vitest'
import { compareAddress, decodePlace, readComparison } from './compare-address.ts'

const read = (address: string) =>
  readComparison(Object.fromEntries(new URLSearchParams(address.split('?')[1])))

test('an address reads back as it was written', () => {
  const address = '/compare?listings=34,12&units=5&sizeUnit=marla&place=33.684,73.048&placeName=F-9+Park'
  expect(compareAddress(read(address))).toBe(address)
  const ofArea = '/compare?listings=12&place=area-4&show=differences'
  expect(compareAddress(read(ofArea))).toBe(ofArea)
  expect(compareAddress({ listings: [], units: [] })).toBe('/compare')
})

test('four homes are taken, each once, and what is left out is counted', () => {
  expect(read('/compare?listings=1,2,2,3,4,5&units=6')).toMatchObject({
    listings: [1, 2, 3, 4],
    units: [],
    leftOut: 2,
  })
  expect(read('/compare?listings=1,2,3&units=4,5')).toMatchObject({ units: [4], leftOut: 1 })
})

test('an ID is read as people type it, and an invalid one is reported', () => {
  expect(read('/compare?listings=%2312, ID+13,x,-4,99999999999')).toMatchObject({
    listings: [12, 13],
    noIds: ['x', '-4', '99999999999'],
  })
})

test('a position is rounded so that it identifies no house, and an invalid place is ignored', () => {
  expect(decodePlace('33.68437,73.04789')).toEqual({ kind: 'point', lat: 33.684, long: 73.048 })
  for (const text of ['', 'home', 'area-0', 'area-x', '33', '91,73', '1,2,3']) {
    expect(decodePlace(text), text).toBeUndefined()
  }
})
