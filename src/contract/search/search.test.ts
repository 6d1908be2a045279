import { expect, test } from 'vitest'
import { fieldMessages } from '../api/issues.ts'
import { Search } from './search.ts'

const read = (query: string) => Search.safeParse(Object.fromEntries(new URLSearchParams(query)))

test.each([
  ['', { purpose: 'sale', type: 'all', sort: 'newest', page: 1, perPage: 18, areaIds: [], subtype: [] }],
  ['?purpose=rent&cityId=1', { purpose: 'rent', cityId: 1 }],
  ['areaIds=1,2,2', { areaIds: [1, 2] }],
  ['areaIds=1,', { areaIds: [1] }],
  ['subtype=house,upper+portion', { subtype: ['house', 'upper portion'] }],
  [
    'possession=ready,grey+structure&minYear=2015',
    { possession: ['ready', 'grey structure'], minYear: 2015 },
  ],
  ['minFloor=-1&maxFloor=0', { minFloor: -1, maxFloor: 0 }],
  ['features=corner,parkFacing', { features: ['corner', 'parkFacing'] }],
  ['hasPictures=true&added=7', { hasPictures: true, added: 7 }],
  ['reduced=true', { reduced: true }],
  ['sizeUnit=kanal&minSize=0.5', { sizeUnit: 'kanal', minSize: 0.5 }],
  ['box=+73.2,33.8+,72.9,33.5&near=33.707,+73.05,+2', { box: '72.9,33.5,73.2,33.8', near: '33.707,73.05,2' }],
  ['utm_source=x&purpose=rent', { purpose: 'rent' }],
])("'%s' is a search", (query, search) => {
  expect(read(query).data).toMatchObject(search)
})

test('a key that comes several times has several values', () => {
  expect(Search.parse({ areaIds: ['1', '2', '2'] }).areaIds).toEqual([1, 2])
})

test.each([
  ['purpose=steal', ['purpose']],
  ['cityId=abc', ['cityId']],
  ['cityId=0', ['cityId']],
  ['areaIds=1,x', ['areaIds']],
  ['type=castle', ['type']],
  ['subtype=house,igloo', ['subtype']],
  ['minPrice=-1', ['minPrice']],
  ['minPrice=5&maxPrice=4', ['maxPrice']],
  ['minSize=9&maxSize=8', ['maxSize']],
  ['sizeUnit=acre', ['sizeUnit']],
  ['beds=many&baths=NaN', ['beds', 'baths']],
  ['sort=prettiest', ['sort']],
  ['possession=soon', ['possession']],
  ['minYear=15&minFloor=ground', ['minYear', 'minFloor']],
  ['minFloor=3&maxFloor=2', ['maxFloor']],
  ['features=corner,helipad', ['features']],
  ['hasPictures=yes&approved=false', ['hasPictures', 'approved']],
  ['added=0', ['added']],
  ['page=0', ['page']],
  ['perPage=61', ['perPage']],
  ['minPrice=5&maxPrice=4&page=-1', ['page', 'maxPrice']],
  [`keyword=${'x'.repeat(101)}`, ['keyword']],
])("'%s' is refused by the names of its keys", (query, names) => {
  expect(
    Object.keys(
      fieldMessages(read(query).error?.issues ?? [], Object.fromEntries(new URLSearchParams(query))),
    ),
  ).toEqual(names)
})
