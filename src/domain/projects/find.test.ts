import { expect, test } from 'vitest'
import { ProjectSearch } from '#contract/projects/project-search.ts'
import { projectFilters } from '#contract/projects/project-search-keys.ts'
import { type FoundProject, findProjects } from './find.ts'

const crore = 10_000_000

type Made = Partial<FoundProject['card']> & { units?: FoundProject['units'] }

let ids = 0
function made({ units = [], ...card }: Made): FoundProject {
  const id = ++ids
  const approval = {
    authority: 'CDA',
    noc_number: null,
    status: 'approved',
    checked_on: '2026-01-15',
  } as const
  const texts = { name: `Project ${id}`, slug: '', developer: '', summary: '', kind: '', image: null }
  const facts = { status: 'under construction', possession_on: null, price_from: null } as const
  const place = { city: { id: 1, name: 'Lahore' }, area: null }
  return { card: { id, ...texts, ...place, ...facts, approval, listing_count: 0, ...card }, units }
}

const flat = (price: number, available = 4) => ({ subtype: 'apartment', price_from: price, available })
const shop = (price: number, available = 4) => ({ subtype: 'shop', price_from: price, available })

const court = made({
  units: [flat(1.1 * crore), flat(2.75 * crore)],
  possession_on: '2027-12-31',
  price_from: 11_000_000,
})
const square = made({
  city: { id: 2, name: 'Islamabad' },
  units: [flat(4 * crore), shop(0.9 * crore, 0)],
  possession_on: '2028-03-31',
  price_from: 4 * crore,
  status: 'launching',
})
const gone = made({ units: [shop(0.8 * crore, 0)], status: 'sold out' })
const all = [court, square, gone]

const find = (query: object) => findProjects(all, ProjectSearch.parse(query))
const names = (query: object) => find(query).data.map(({ id }) => id)
const idsOf = (...projects: FoundProject[]) => projects.map(({ card }) => card.id)

test('without filters all are there, in the agency’s own order', () => {
  expect(names({})).toEqual(idsOf(court, square, gone))
})

test('values of one filter add to each other, filters narrow each other down', () => {
  expect(names({ cityId: '1,2', type: 'apartment' })).toEqual(idsOf(court, square))
  expect(names({ cityId: ['1'], type: 'apartment' })).toEqual(idsOf(court))
  expect(names({ possession: '2027,2028', status: 'launching' })).toEqual(idsOf(square))
})

test('a price is that of a unit which is left; of a sold-out project all units say what it was', () => {
  expect(names({ price: '0-1' })).toEqual(idsOf(gone))
  expect(names({ price: '1-2' })).toEqual(idsOf(court))
  expect(names({ price: '3-5' })).toEqual(idsOf(square))
  expect(names({ type: 'shop' })).toEqual(idsOf(gone))
})

test('every count is what its choice brings, whatever else is chosen', () => {
  const searches = [{}, { cityId: '1' }, { status: 'launching', type: 'apartment' }, { price: '0-1,1-2' }]
  for (const search of searches) {
    const { counts } = find(search)
    for (const key of projectFilters)
      for (const { value, count } of counts[key])
        expect(names({ ...search, [key]: value }), `${key} ${value}`).toHaveLength(count)
  }
  expect(find({}).counts.cityId).toEqual([
    { value: '2', name: 'Islamabad', count: 1 },
    { value: '1', name: 'Lahore', count: 2 },
  ])
})

test('what has no price or no date comes last in its order', () => {
  expect(names({ sort: 'price-low' })).toEqual(idsOf(court, square, gone))
  expect(names({ sort: 'price-high' })).toEqual(idsOf(square, court, gone))
  expect(names({ sort: 'possession' })).toEqual(idsOf(court, square, gone))
  expect(names({ sort: 'newest' })).toEqual(idsOf(gone, square, court))
})

test('when nothing is found it says what removing one filter brings, most first', () => {
  expect(find({ cityId: '2', status: 'sold out', type: 'apartment' }).without).toEqual([
    { key: 'status', count: 1 },
  ])
  expect(find({ cityId: '2', type: 'shop' }).without).toEqual([
    { key: 'cityId', count: 1 },
    { key: 'type', count: 1 },
  ])
  expect(find({}).without).toEqual([])
})

test('a page holds so many, and says how many there are', () => {
  const { data, pagination } = find({ page: '2', per_page: '2' })
  expect(data.map(({ id }) => id)).toEqual(idsOf(gone))
  expect(pagination).toEqual({ per_page: 2, current_page: 2, total_pages: 2, total_records: 3 })
})
