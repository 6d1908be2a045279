import { describe, expect, it } from 'vitest'
import { parseSearch } from './parse-search.ts'

describe('a search is read from its address', () => {
  it.each([
    ['', { purpose: 'sale', type: 'all', sort: 'newest', page: 1, areaIds: [], subtype: [] }],
    ['?purpose=rent&cityId=1', { purpose: 'rent', cityId: 1 }],
    ['areaIds=1,2', { areaIds: [1, 2] }],
    ['areaIds=1&areaIds=2&areaIds=2', { areaIds: [1, 2] }],
    ['areaIds=1,&areaIds=', { areaIds: [1] }],
    ['subtype=house,upper+portion', { subtype: ['house', 'upper portion'] }],
    ['cityId=1&cityId=2', { cityId: 1 }],
    ['sizeUnit=kanal&minSize=0.5', { sizeUnit: 'kanal', minSize: 0.5 }],
    ['utm_source=x&purpose=rent', { purpose: 'rent' }],
  ])('"%s"', (query, search) => {
    const parsed = parseSearch(query)
    expect(parsed.fields).toEqual({})
    expect(parsed.search).toMatchObject(search)
  })

  it('takes the empty fields of a plain form for no filter', () => {
    const { search, fields } = parseSearch(
      'purpose=sale&cityId=&minPrice=&maxPrice=&beds=+&keyword=&areaIds=',
    )
    expect(fields).toEqual({})
    expect(search).toEqual(parseSearch('').search)
  })
})

describe('a nonsense value is refused by its name, the rest is kept', () => {
  it.each([
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
    ['page=0', ['page']],
    ['perPage=61', ['perPage']],
    ['minPrice=5&maxPrice=4&page=-1', ['page', 'maxPrice']],
    [`keyword=${'x'.repeat(101)}`, ['keyword']],
  ])('%s', (query, names) => {
    const { search, fields } = parseSearch(`agentId=9&${query}`)
    expect(Object.keys(fields)).toEqual(names)
    expect(search.agentId).toBe(9)
  })

  it('shows the search without the refused values', () => {
    expect(parseSearch('cityId=2&beds=many').search).toEqual(parseSearch('cityId=2').search)
    expect(parseSearch('minPrice=5&maxPrice=4&page=0').search).toEqual(parseSearch('minPrice=5').search)
  })
})
