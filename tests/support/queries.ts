/** Queries in three scripts with the filters they mean, and the places of the demo to read them with. */
import { readFileSync } from 'node:fs'
import { featureKeys } from '#contract/listings/features.ts'
import { parseSize } from '#contract/listings/parse-size.ts'
import { possessions, subtypes } from '#contract/listings/property.ts'
import { encodeNear, landmarkKm } from '#contract/search/near.ts'
import { type SearchChoice, searchFlags, searchSorts } from '#contract/search/search-keys.ts'
import { parsePrice } from '#contract/text/read-price.ts'
import { Store } from '#domain/search-index/store.ts'
import { landmarkFinder } from '#domain/understanding/landmark-finder.ts'
import { type Meant, understand } from '#domain/understanding/understand.ts'
import { features } from '#messages/common.ts'
import { cityPlans, layOutPlaces } from './generated-demo/places/lay-out.ts'
import { inUrdu } from './generated-demo/places/urdu-names.ts'
import { knownLandmarks, positionOf } from './known-landmarks.ts'

const places = layOutPlaces()
const cities = cityPlans.map(({ name, slug, at: [lat, long] }, at) => ({
  ...{ id: at + 1, name, name_ur: inUrdu(name), slug, lat, long },
  synonyms: [],
}))
/** The cities and areas of the demo, as the index reads them. */
export const demoPlaces = {
  cities,
  areas: places.map(({ id, name, urdu, cityId, parentId }) => ({
    ...{ id, name, name_ur: urdu, city_id: cityId, parent_id: parentId },
    synonyms: [],
  })),
}
/** The names of an index of these places, for reading queries. */
export function namesIn(rows: ConstructorParameters<typeof Store>[0]) {
  const { names } = new Store(rows)
  return {
    places: () => names.places,
    cities: () => names.cities,
    projectNames: () => names.projectNames,
    purposeOf: () => undefined,
  }
}

const search = namesIn({ ...demoPlaces, projects: [{ id: 1, name: 'Gulberg Sky Gardens', approved: true }] })
/** The meaning of a text, among the places of the demo and the landmarks that people name. */
export const read = (text: string, cityId?: number): Meant =>
  understand(
    { search, findLandmark: landmarkFinder({ search, landmarks: { now: knownLandmarks } }, cityId) },
    { text, cityId },
  )

/** People call Islamabad and Rawalpindi so; a search takes one city or a circle. */
const twinCities = 'Islamabad, Rawalpindi'

const table = new URL('../../src/domain/understanding/queries.tsv', import.meta.url)

/** The table beside the test; `filters` are written as people would note them down. */
export const queries = readFileSync(table, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', language = '', written = '', query = '', filters = '', said = ''] = line.split('\t')
    return { kind, language, written, query, expected: told(filtersOf(filters)), said }
  })

/** 'area=Lahore/DHA Phase 6; size=10- marla; price=-3cr' as the filters of a search. */
function filtersOf(text: string): Meant {
  return Object.assign({}, ...text.split('; ').filter(Boolean).map(filterOf))
}

function filterOf(part: string): Meant {
  const [key = '', value = ''] = part.split('=')
  if (key === 'city' && value === twinCities) return { near: read('twin cities').near }
  if (key === 'city') return { cityId: cityNamed(value) }
  if (key === 'area') return areasNamed(value.split(', '))
  if (key === 'subtype') return { subtype: subtypes.filter((one) => value.split(',').includes(one)) }
  if (key === 'features')
    return { features: featureKeys(features).filter((one) => value.split(',').includes(one)) }
  if (searchFlags.some((flag) => flag === key)) return { [key]: true }
  if (key === 'possession') return { possession: possessions.filter((one) => value.split(',').includes(one)) }
  if (key === 'beds' || key === 'baths' || key === 'minYear') return { [key]: Number(value) }
  if (key === 'near') return { near: encodeNear({ ...positionOf(value), km: landmarkKm }) }
  if (key === 'intent') return { intent: 'sell' }
  if (key === 'sort') return { sort: searchSorts.find((sort) => sort === value) }
  const [from = '', to = ''] = value.split('-')
  if (key === 'floor') return { minFloor: Number(from), maxFloor: Number(to) }
  if (key === 'price') {
    return { ...(from && { minPrice: parsePrice(from) }), ...(to && { maxPrice: parsePrice(to) }) }
  }
  if (key !== 'size') return { [key]: value }
  const most = parseSize(to) ?? parseSize(`1 ${to.trim()}`)
  return {
    ...(from && { minSize: Number(from) }),
    ...(/\d/.test(to) && { maxSize: most?.value }),
    sizeUnit: most?.unit,
  }
}

function cityNamed(name: string): number {
  const id = cities.find((city) => city.name === name)?.id
  if (id === undefined) throw new Error(`There is no city ${name}`)
  return id
}

function areasNamed(all: string[]): SearchChoice {
  const found = all.map((one) => {
    const area = places.find(({ city, name }) => `${city}/${name}` === one)
    if (!area) throw new Error(`There is no area ${one}`)
    return area
  })
  const ids = found.map(({ id }) => id)
  const inCities = new Set(found.map(({ cityId }) => cityId))
  return { areaIds: ids, ...(inCities.size === 1 && { cityId: found[0]?.cityId }) }
}

/** One spelling of the same filters; what is left over and the name of a landmark are no filters. */
export function told(meant: Meant): string {
  const { keyword: _keyword, unused: _unused, prefer: _prefer, several: _several, ...filters } = meant
  const { nearName: _name, ...choice } = filters
  const sorted = {
    ...choice,
    areaIds: choice.areaIds?.toSorted((one, other) => one - other),
    subtype: choice.subtype?.toSorted(),
    features: choice.features?.toSorted(),
    possession: choice.possession?.toSorted(),
  }
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(sorted)
        // The city of a landmark says no more than the landmark.
        .filter(([key, value]) => value !== undefined && !(key === 'cityId' && choice.near))
        .sort(),
    ),
  )
}
