import { expect, test } from 'vitest'
import { MapSearch } from '#contract/search/map-search.ts'
import { findOnMap } from './find-on-map.ts'
import { none } from './row.ts'
import { Store } from './store.ts'
import { onWorld } from './world.ts'

const unsaid = { possession: none, yearBuilt: none, floor: none }
const city = { id: 1, name: 'Lahore', name_ur: '', slug: 'lahore', lat: 31.5, long: 74.34, synonyms: [] }
const area = {
  id: 1,
  city_id: 1,
  parent_id: null,
  name: 'Gulberg',
  name_ur: '',
  lat: 31.5,
  long: 74.34,
  synonyms: [],
}

test('listings added later are put in the order of the map, and are found and removed as before', () => {
  const store = new Store({ cities: [city], areas: [area], projects: [] })
  const count = 31_000
  for (let id = 1; id <= count; id++) {
    const at = { lat: 31.4 + ((id * 7919) % 2000) / 10_000, long: 74.24 + ((id * 104_729) % 2000) / 10_000 }
    store.put({
      ...{ purpose: 'sale', cityId: 1, titles: [`Villa ${id % 10}`], traits: [] },
      values: {
        ...{
          id,
          areaId: 1,
          price: id,
          sqft: 2250,
          marlas: 10,
          published: id,
          agentId: none,
          projectId: none,
        },
        ...{ subtype: 0, beds: 3, baths: 3, ...unsaid, texts: 0, ...onWorld(at) },
      },
    })
  }
  const asked = [
    { zoom: '12', box: '74.3,31.45,74.4,31.52' },
    { zoom: '9', minPrice: '20000' },
    { zoom: '17', near: '31.5,74.34,0.5' },
    { zoom: '14', keyword: 'villa 3', box: '74.3,31.45,74.4,31.52' },
  ].map((search) => MapSearch.parse(search))
  const before = asked.map((search) => findOnMap(store, search))
  expect(before.every(({ total }) => total > 10)).toBe(true)
  const [unordered] = store.partitions
  store.tidy()
  expect(store.partitions[0]).not.toBe(unordered)
  expect(asked.map((search) => findOnMap(store, search))).toEqual(before)
  const [ordered] = store.partitions
  store.tidy()
  expect(store.partitions[0]).toBe(ordered)

  const [near] = before[2]?.data.pins ?? []
  const id = near?.ids[0] ?? 0
  store.remove(id)
  const after = findOnMap(store, asked[2] ?? MapSearch.parse({}))
  expect(after.total).toBe((before[2]?.total ?? 0) - 1)
  expect(after.data.pins.flatMap(({ ids }) => ids)).not.toContain(id)
})
