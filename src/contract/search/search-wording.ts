import { searchFields as fields, propertyNouns as nouns, searchWording as t } from '#messages/site.ts'
import { formatSize } from '../listings/format-size.ts'
import type { SizeUnit } from '../listings/property.ts'
import { cityOnce } from '../text/city-once.ts'
import { formatPrice } from '../text/price-words.ts'
import type { SearchChoice } from './search-keys.ts'

/** The names that a search's ids stand for. */
export type PlaceNames = {
  city?: string | undefined
  areas: readonly string[]
  project?: string | undefined
  agent?: string | undefined
}

type Named = { name: string }
type NamedArea = Named & { city?: string }

/** The names in the answer of a search. */
export function chosenNames(answer: {
  areas: readonly NamedArea[]
  project: Named | null
  agent: Named | null
}): Omit<PlaceNames, 'city'> {
  return {
    areas: namesOfAreas(answer.areas),
    project: answer.project?.name,
    agent: answer.agent?.name,
  }
}

/** Areas by name; with their cities where `all` that are chosen lie in several. */
export function namesOfAreas(areas: readonly NamedArea[], all = areas): string[] {
  const cities = new Set(all.map(({ city }) => city))
  return areas.map(({ name, city }) => (cities.size > 1 && city ? inCity(name, city) : name))
}

/** What was found in one line: '128 houses for sale in G-13, Islamabad'. */
export function headline(total: number, choice: SearchChoice, places: PlaceNames): string {
  const search = describeSearch(countedNoun(total, choice), choice, places)
  return total === 0 ? t.none({ search }) : search
}

/** The same without the count: 'Houses for sale in Islamabad'. */
export function searchTitle(choice: SearchChoice, places: PlaceNames): string {
  return describeSearch(nouns.plural[chooseNoun(choice)], choice, places)
}

/** '128 houses', '1 plot', 'No properties'. */
export function countedNoun(count: number, choice: SearchChoice): string {
  return nouns.counted[chooseNoun(choice)]({ count })
}

function describeSearch(things: string, { purpose }: SearchChoice, places: PlaceNames): string {
  const text = t[purpose ?? 'sale']
  const { project, agent } = places
  const around = placeName(places)
  const place = project && around ? t.within({ place: project, around }) : (project ?? around)
  if (agent)
    return place ? text.inPlaceWithAgent({ things, place, agent }) : text.withAgent({ things, agent })
  return place ? text.inPlace({ things, place }) : text.anywhere({ things })
}

function chooseNoun({ type = 'all', subtype = [] }: SearchChoice): keyof typeof nouns.counted {
  const [only] = subtype
  return only && only !== 'other' && subtype.length === 1 ? only : type
}

/** 'G-13, Islamabad', 'DHA Lahore', 'G-13 and F-7, Islamabad', '3 areas of Islamabad', 'Islamabad', or nothing. */
export function placeName({ city, areas }: PlaceNames): string {
  const [one, other] = areas
  if (areas.length > 2) {
    return city ? t.manyAreasOf({ count: areas.length, city }) : t.manyAreas({ count: areas.length })
  }
  if (one === undefined) return city ?? ''
  const named = other === undefined ? one : t.twoAreas({ one, other })
  return city ? inCity(named, city) : named
}

function inCity(place: string, city: string): string {
  return cityOnce(t.within({ place, around: city }), city)
}

/** A range as people say it: '1 – 5 Crore', '50 Lac – 1 Crore', 'From 1 Crore', 'Up to 80 Lac'. */
export function priceRange(min?: number, max?: number): string | undefined {
  return range(min && formatPrice(min), max === undefined ? undefined : max === 0 ? '0' : formatPrice(max))
}

/** '5 – 20 Marla', '10 Marla', 'From 1 Kanal'. */
export function sizeRange(unit: SizeUnit, min?: number, max?: number): string | undefined {
  return range(min && formatSize({ value: min, unit }), max && formatSize({ value: max, unit }))
}

/** The unit is named once when both ends share it. */
function range(from?: string | 0, to?: string | 0): string | undefined {
  if (from && from === to) return from
  if (from && to) return t.range({ from: sharesUnit(from, to) ? withoutUnit(from) : from, to })
  if (from) return fields.from({ least: from })
  return to ? fields.upTo({ most: to }) : undefined
}

function sharesUnit(one: string, other: string): boolean {
  return parseUnit(one) !== '' && parseUnit(one) === parseUnit(other)
}

function parseUnit(text: string): string {
  return text.replace(/^[\d.,]+ ?/, '')
}

function withoutUnit(text: string): string {
  return text.slice(0, text.length - parseUnit(text).length).trim()
}
