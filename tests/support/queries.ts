/** Queries in three scripts with the filters they mean, and the places of the demo to read them with. */
import { readFileSync } from 'node:fs'
import { featureKeys } from '#contract/listings/features.ts'
import { parseSize } from '#contract/listings/parse-size.ts'
import { possessions, subtypes } from '#contract/listings/property.ts'
import { type SearchChoice, searchFlags } from '#contract/search/search-keys.ts'
import { parsePrice } from '#contract/text/read-price.ts'
import { Store } from '#domain/search-index/store.ts'
import { understand } from '#domain/understanding/understand.ts'
import { features } from '#messages/common.ts'
import { cityPlans, layOutPlaces } from './generated-demo/places/lay-out.ts'
import { inUrdu } from './generated-demo/places/urdu-names.ts'

const places = layOutPlaces()
const cities = cityPlans.map(({ name, slug, at: [lat, long] }, at) => ({
  ...{ id: at + 1, name, name_ur: inUrdu(name), slug, lat, long },
  synonyms: [],
}))
const { names } = new Store({
  cities,
  areas: places.map(({ id, name, urdu, cityId, parentId }) => ({
    ...{ id, name, name_ur: urdu, city_id: cityId, parent_id: parentId },
    synonyms: [],
  })),
  projects: [{ id: 1, name: 'Gulberg Sky Gardens', approved: true }],
})
const search = {
  places: () => names.places,
  cities: () => names.cities,
  projectNames: () => names.projectNames,
  purposeOf: () => undefined,
}
/** The meaning of a text, among the places of the demo. */
export const read = (text: string, cityId?: number) => understand({ search }, { text, cityId })

const table = new URL('../../src/domain/understanding/queries.tsv', import.meta.url)

/** The table beside the test; `filters` are written as people would note them down. */
export const queries = readFileSync(table, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [language = '', written = '', query = '', filters = ''] = line.split('\t')
    return { language, written, query, expected: told(filtersOf(filters)) }
  })

/** 'area=Lahore/DHA Phase 6; size=10- marla; price=-3cr' as the filters of a search. */
function filtersOf(text: string): SearchChoice {
  return Object.assign({}, ...text.split('; ').filter(Boolean).map(filterOf))
}

function filterOf(part: string): SearchChoice {
  const [key = '', value = ''] = part.split('=')
  if (key === 'city') return { cityId: cityNamed(value) }
  if (key === 'area') return areasNamed(value.split(', '))
  if (key === 'subtype') return { subtype: subtypes.filter((one) => value.split(',').includes(one)) }
  if (key === 'features')
    return { features: featureKeys(features).filter((one) => value.split(',').includes(one)) }
  if (searchFlags.some((flag) => flag === key)) return { [key]: true }
  if (key === 'possession') return { possession: possessions.filter((one) => value.split(',').includes(one)) }
  if (key === 'beds' || key === 'baths' || key === 'minYear') return { [key]: Number(value) }
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

/** One spelling of the same filters. */
export function told(choice: SearchChoice): string {
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
        .filter(([, value]) => value !== undefined)
        .sort(),
    ),
  )
}
