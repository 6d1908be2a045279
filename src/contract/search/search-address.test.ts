import { describe, expect, it } from 'vitest'
import { Search } from './search.ts'
import { searchAddress, searchQuery } from './search-address.ts'
import { defaultPerPage, eachFlag, type SearchChoice, searchFlags, searchKeys } from './search-keys.ts'

const everything: SearchChoice = {
  perPage: 12,
  page: 3,
  sort: 'price-low',
  view: 'map',
  typed: '3 bed sea & view',
  prefer: 'quiet',
  keyword: 'sea & view',
  agentId: 6,
  projectId: 5,
  added: 7,
  ...eachFlag(() => true as const),
  features: ['parkFacing', 'corner'],
  maxFloor: 3,
  minFloor: -1,
  minYear: 2015,
  possession: ['under construction', 'ready'],
  baths: 2,
  beds: 3,
  sizeUnit: 'marla',
  maxSize: 20,
  minSize: 7.5,
  maxPrice: 50_000_000,
  minPrice: 0,
  nearName: 'Centaurus Mall',
  near: '33.707,73.05,2',
  shape: 'gwitGg6x9NgxTAAgxT',
  box: '72.9,33.5,73.2,33.8',
  subtype: ['upper portion', 'house'],
  type: 'residential',
  areaIds: [12, 4, 12],
  cityId: 1,
  purpose: 'rent',
}

const flags = searchFlags.map((flag) => `${flag}=true`).join('&')

describe('the address of a search', () => {
  it.each<[SearchChoice, string]>([
    [{ purpose: 'sale', cityId: 1 }, '/search?purpose=sale&cityId=1'],
    [{}, '/search?purpose=sale'],
    [{ purpose: undefined, keyword: undefined, areaIds: [] }, '/search?purpose=sale'],
    [{ cityId: 2, purpose: 'rent' }, '/search?purpose=rent&cityId=2'],
    [Search.parse({}), '/search?purpose=sale'],
    [{ keyword: '  ' }, '/search?purpose=sale'],
    [{ minPrice: 0 }, '/search?purpose=sale&minPrice=0'],
    [{ keyword: 'ڈیفنس' }, '/search?purpose=sale&keyword=%DA%88%DB%8C%D9%81%D9%86%D8%B3'],
    [
      everything,
      `/search?purpose=rent&cityId=1&areaIds=4,12&box=72.9,33.5,73.2,33.8&shape=gwitGg6x9NgxTAAgxT&near=33.707,73.05,2&nearName=Centaurus+Mall&type=residential&subtype=house,upper+portion&minPrice=0&maxPrice=50000000&minSize=7.5&maxSize=20&sizeUnit=marla&beds=3&baths=2&possession=ready,under+construction&minYear=2015&minFloor=-1&maxFloor=3&features=corner,parkFacing&${flags}&added=7&projectId=5&agentId=6&keyword=sea+%26+view&typed=3+bed+sea+%26+view&prefer=quiet&sort=price-low&view=map&page=3&perPage=12`,
    ],
  ])('of %j is %s', (choice, address) => {
    expect(searchAddress(choice)).toBe(address)
  })

  it('has every key of the contract in its order', () => {
    const written = searchQuery(everything)
      .split('&')
      .map((pair) => pair.split('=')[0])
    expect(written).toEqual([...searchKeys])
    expect(searchQuery({ perPage: defaultPerPage })).toBe('purpose=sale')
  })

  it('is understood again, and written the same', () => {
    const search = Search.parse(Object.fromEntries(new URLSearchParams(searchQuery(everything))))
    expect(searchQuery(search)).toBe(searchQuery(everything))
  })
})
