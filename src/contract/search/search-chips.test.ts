import { expect, test } from 'vitest'
import { encodeShape } from './map-shape.ts'
import { searchAddress } from './search-address.ts'
import { clearedAddress, searchChips } from './search-chips.ts'
import { searchFlags } from './search-keys.ts'
import { searchLabels } from './search-labels.ts'

const cities = [{ id: 1, name: 'Islamabad' }]
const areas = {
  areas: [
    { id: 4, name: 'G-13' },
    { id: 9, name: 'F-7' },
  ],
}
const triangle = [
  { lat: 33.6, long: 73 },
  { lat: 33.7, long: 73 },
  { lat: 33.7, long: 73.1 },
]
const labels = (chips: { label: string }[]) => chips.map(({ label }) => label)

test.each(searchFlags)('the flag %s is a chip with its name, and leads to the search without it', (flag) => {
  const [chip, ...others] = searchChips({ purpose: 'rent', [flag]: true, page: 3 }, cities, areas)
  expect(chip).toMatchObject({ label: searchLabels[flag].name, href: '/search?purpose=rent' })
  expect(others).toEqual([])
})

test('every applied filter is a chip, in the order of the filter bar', () => {
  const chips = searchChips(
    {
      purpose: 'sale',
      cityId: 1,
      areaIds: [4, 9],
      subtype: ['house'],
      minPrice: 10_000_000,
      maxPrice: 50_000_000,
      minSize: 5,
      sizeUnit: 'marla',
      beds: 4,
      baths: 1,
      possession: ['ready', 'grey structure'],
      minYear: 2015,
      minFloor: 0,
      maxFloor: 0,
      keyword: 'corner',
    },
    cities,
    areas,
  )
  expect(labels(chips)).toEqual([
    '“corner”',
    'Islamabad',
    'G-13',
    'F-7',
    'House',
    '1 – 5 Crore',
    'From 5 Marla',
    '4+ beds',
    '1+ baths',
    'Possession: Ready',
    'Possession: Grey structure',
    'Built in 2015 or later',
    'Ground floor',
  ])
})

test('a chip leads to the first page of the same search without its filter', () => {
  const [g13] = searchChips({ purpose: 'rent', areaIds: [4, 9], beds: 2, page: 3 }, cities, areas)
  expect(g13?.href).toBe('/search?purpose=rent&areaIds=9&beds=2')
})

test('both ends of a range of floors are one chip', () => {
  const [floors] = searchChips({ minFloor: 1, maxFloor: 3 }, cities, areas)
  expect(floors).toMatchObject({ label: 'Floors 1 to 3', href: '/search?purpose=sale' })
})

test('leaving a city leaves its areas too', () => {
  const [city] = searchChips({ cityId: 1, areaIds: [4] }, cities, areas)
  expect(city?.href).toBe('/search?purpose=sale')
})

test('a type group is a chip only while no subtype says more', () => {
  expect(labels(searchChips({ type: 'plot' }, cities, areas))).toEqual(['Plots'])
  expect(labels(searchChips({ type: 'plot', subtype: ['plot file'] }, cities, areas))).toEqual(['Plot File'])
})

test('without filters there are no chips, and clearing keeps the purpose', () => {
  expect(searchChips({ purpose: 'rent', sort: 'price-low' }, cities, areas)).toEqual([])
  expect(clearedAddress({ purpose: 'rent', beds: 3 })).toBe('/search?purpose=rent')
})

test('filters of the map are chips, and removing a distance removes the name of its place', () => {
  const choice = {
    box: '72.9,33.5,73.2,33.8',
    shape: encodeShape([triangle, triangle]),
    near: '33.707,73.05,2',
    nearName: 'Centaurus Mall',
  }
  const chips = searchChips(choice, cities, areas)
  expect(labels(chips)).toEqual(['Map area', '2 drawn areas', 'Within 2 km of Centaurus Mall'])
  expect(chips[2]?.href).toBe(searchAddress({ ...choice, near: undefined, nearName: undefined }))
  expect(labels(searchChips({ near: '33.7,73,0.5' }, cities, areas))).toEqual([
    'Within 0.5 km of a point on the map',
  ])
  expect(labels(searchChips({ shape: encodeShape([triangle]) }, cities, areas))).toEqual(['Drawn area'])
})

test('a project and an agent are chips by their names', () => {
  const named = {
    areas: [],
    project: { id: 3, name: 'Margalla Court' },
    agent: { id: 5, name: 'Rabia Nawaz' },
  }
  const chips = searchChips({ projectId: 3, agentId: 5 }, cities, named)
  expect(labels(chips)).toEqual(['Margalla Court', 'Rabia Nawaz'])
  expect(chips[0]?.href).toBe('/search?purpose=sale&agentId=5')
})
