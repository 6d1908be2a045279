import { formatSize } from '#contract/listings/convert-size.ts'
import { type SizeUnit, typeLabel } from '#contract/listings/property.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { formatPrice } from '#contract/text/money.ts'
import { formatCount } from '#ui/format-count.ts'

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
  return areas.map(({ name, city }) => (cities.size > 1 && city ? `${name}, ${city}` : name))
}

/** What was found in one line: '128 houses for sale in G-13, Islamabad'. */
export function headline(total: number, choice: SearchChoice, places: PlaceNames): string {
  return `${total === 0 ? 'No' : formatCount(total)} ${describeSearch(choice, places, total === 1)}`
}

/** The same without the count: 'Houses for sale in Islamabad'. */
export function searchTitle(choice: SearchChoice, places: PlaceNames): string {
  const text = describeSearch(choice, places, false)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function describeSearch(choice: SearchChoice, places: PlaceNames, single: boolean): string {
  const noun = single ? singular(choice) : plural(singular(choice))
  const where = [places.project, placeName(places)].filter(Boolean).join(', ')
  const whose = places.agent ? ` with ${places.agent}` : ''
  return `${noun} ${choice.purpose === 'rent' ? 'to rent' : 'for sale'}${where && ` in ${where}`}${whose}`
}

function singular({ type, subtype = [] }: SearchChoice): string {
  const [only] = subtype
  if (only && only !== 'other' && subtype.length === 1) return typeLabel(only).toLowerCase()
  if (type === 'plot') return 'plot'
  if (type === 'commercial') return 'commercial property'
  return type === 'residential' ? 'home' : 'property'
}

const irregular: Readonly<Record<string, string>> = {
  'hotel suites': 'hotel suites',
  'agricultural land': 'pieces of agricultural land',
  'industrial land': 'pieces of industrial land',
}

function plural(noun: string): string {
  return irregular[noun] ?? (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)
}

/** 'G-13, Islamabad', 'G-13 and F-7, Islamabad', '3 areas of Islamabad', 'Islamabad', or nothing. */
export function placeName({ city, areas }: PlaceNames): string {
  if (areas.length > 2) return city ? `${areas.length} areas of ${city}` : `${areas.length} areas`
  return [areas.join(' and '), city].filter(Boolean).join(', ')
}

/** A range as people say it: '1 – 5 Crore', '50 Lac – 1 Crore', 'from 1 Crore', 'up to 80 Lac'. */
export function priceRange(min?: number, max?: number): string | undefined {
  return range(min && formatPrice(min), max === undefined ? undefined : max === 0 ? '0' : formatPrice(max))
}

/** '5 – 20 Marla', '10 Marla', 'from 1 Kanal'. */
export function sizeRange(unit: SizeUnit, min?: number, max?: number): string | undefined {
  return range(min && formatSize({ value: min, unit }), max && formatSize({ value: max, unit }))
}

/** The unit is said once when both ends have the same. */
function range(from?: string | 0, to?: string | 0): string | undefined {
  if (from && from === to) return from
  if (from && to) return `${sharesUnit(from, to) ? withoutUnit(from) : from} – ${to}`
  if (from) return `from ${from}`
  return to ? `up to ${to}` : undefined
}

function sharesUnit(one: string, other: string): boolean {
  return unitOf(one) !== '' && unitOf(one) === unitOf(other)
}

function unitOf(text: string): string {
  return text.replace(/^[\d.,]+ ?/, '')
}

function withoutUnit(text: string): string {
  return text.slice(0, text.length - unitOf(text).length).trim()
}
