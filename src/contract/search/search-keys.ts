/**
 * The one list of what a search can be asked by. The schema, the address, the labels, the chips, the index and the page
 * cache follow from it; the compiler names each of them that lacks a key. Every page that links to a search loads this
 * file, so that it holds no schema.
 */
import type { Feature } from '../listings/features.ts'
import {
  allTypes,
  type Purpose,
  possessions,
  propertyTypes,
  purposes,
  sizeUnits,
  subtypes,
} from '../listings/property.ts'

export const searchSorts = [
  'newest',
  'longest-listed',
  'price-low',
  'price-high',
  'unit-price-low',
  'unit-price-high',
  'size-low',
  'size-high',
  'highest-yield',
] as const
export type SearchSort = (typeof searchSorts)[number]

type Sorted = { purpose?: Purpose | undefined; sort?: SearchSort | undefined }

/** The orders to choose from. Homes to rent have no yield. */
export function sortsOf({ purpose }: Sorted): readonly SearchSort[] {
  return purpose === 'rent' ? searchSorts.filter((sort) => sort !== 'highest-yield') : searchSorts
}

/** The order that applies. */
export function sortOf(search: Sorted): SearchSort {
  const { sort = 'newest' } = search
  return sortsOf(search).includes(sort) ? sort : 'newest'
}

export const defaultPerPage = 18

/** What an address may say under a key. */
export type SearchField = {
  holds:
    | 'number'
    | 'price'
    | 'size'
    | 'text'
    | 'flag'
    | 'ids'
    | 'features'
    | 'choice'
    | 'choices'
    | 'box'
    | 'shape'
    | 'near'
  /** What can be chosen from. */
  of?: readonly string[]
  /** What is meant when the key is left out. */
  usual?: string | number
  /** Written even when it is the usual value. */
  isWritten?: true
  /** Its name in other paged calls, which a search takes alike (D32). */
  alias?: string
}

/**
 * Every key in the fixed order in which an address is written. The purpose is always written, as in the menu's own
 * address (S2.3).
 */
export const searchFields = {
  purpose: { holds: 'choice', of: purposes, usual: 'sale', isWritten: true },
  cityId: { holds: 'number' },
  areaIds: { holds: 'ids' },
  // A rectangle of the map, 'west,south,east,north' in degrees.
  box: { holds: 'box' },
  // Areas drawn on the map: polygons as encoded polylines (map-shape.ts).
  shape: { holds: 'shape' },
  // 'lat,long,km', and the name of the place in the middle, which is not a filter.
  near: { holds: 'near' },
  nearName: { holds: 'text' },
  type: { holds: 'choice', of: [allTypes.value, ...propertyTypes], usual: allTypes.value },
  subtype: { holds: 'choices', of: subtypes },
  minPrice: { holds: 'price' },
  maxPrice: { holds: 'price' },
  minSize: { holds: 'size' },
  maxSize: { holds: 'size' },
  sizeUnit: { holds: 'choice', of: sizeUnits, usual: 'sqft' },
  beds: { holds: 'number' },
  baths: { holds: 'number' },
  // A listing must have one of them.
  possession: { holds: 'choices', of: possessions },
  // Built in this year or later.
  minYear: { holds: 'number' },
  // 0 is the ground floor, -1 the basement.
  minFloor: { holds: 'number' },
  maxFloor: { holds: 'number' },
  // A listing must have all of them. Their names are in a catalogue that is too large for every page.
  features: { holds: 'features' },
  hasPictures: { holds: 'flag' },
  // Approved by the authority, either the listing itself or its project.
  approved: { holds: 'flag' },
  // Its price was reduced within the last 90 days.
  reduced: { holds: 'flag' },
  // The price is on call (D37).
  onCall: { holds: 'flag' },
  // Published within this many days.
  added: { holds: 'number' },
  projectId: { holds: 'number' },
  agentId: { holds: 'number' },
  keyword: { holds: 'text' },
  // The words of which the other filters were understood; what it has of the keyword is searched as it stands.
  typed: { holds: 'text' },
  // Words that rank: in the usual order, homes that have one of them come first.
  prefer: { holds: 'text' },
  sort: { holds: 'choice', of: searchSorts, usual: 'newest' },
  // Whether small screens show the list or the map, which are not side by side there.
  view: { holds: 'choice', of: ['list', 'map'], usual: 'list' },
  page: { holds: 'number', usual: 1, alias: 'current_page' },
  perPage: { holds: 'number', usual: defaultPerPage, alias: 'per_page' },
} as const satisfies Record<string, SearchField>

export type SearchKey = keyof typeof searchFields

type KeysThatHold<Held extends SearchField['holds']> = {
  [Key in SearchKey]: (typeof searchFields)[Key] extends { holds: Held } ? Key : never
}[SearchKey]

/** A filter that asks yes or nothing: the panel, the chips, the schema and the index follow from the table. */
export type SearchFlag = KeysThatHold<'flag'>

/** The purpose is always one of two, and the others filter nothing by themselves. */
export const notFilters = [
  'purpose',
  'sizeUnit',
  'nearName',
  'typed',
  'prefer',
  'sort',
  'view',
  'page',
  'perPage',
] as const satisfies SearchKey[]

/** A key that can be left out to find more. */
export type SearchFilter = Exclude<SearchKey, (typeof notFilters)[number]>

type Value<Field> = Field extends { holds: 'choice'; of: readonly (infer Choice)[] }
  ? Choice
  : Field extends { holds: 'choices'; of: readonly (infer Choice)[] }
    ? Choice[]
    : Field extends { holds: 'ids' }
      ? number[]
      : Field extends { holds: 'features' }
        ? Feature[]
        : Field extends { holds: 'flag' }
          ? true
          : Field extends { holds: 'text' | 'box' | 'shape' | 'near' }
            ? string
            : number

/** The value of each key. */
export type SearchValues = { [Key in SearchKey]: Value<(typeof searchFields)[Key]> }

/** The filters of a search; a missing one has its usual value. */
export type SearchChoice = { [Key in SearchKey]?: SearchValues[Key] | undefined }

/** The keys of a table that has one entry for each of them, in its order. */
export const typedKeys = Object.keys as <Key extends string>(table: Readonly<Record<Key, unknown>>) => Key[]

/** Every key in the order of the table. */
export const searchKeys: readonly SearchKey[] = typedKeys(searchFields)

export const searchFlags: readonly SearchFlag[] = searchKeys.filter(isFlag)

function isFlag(key: SearchKey): key is SearchFlag {
  return searchFields[key].holds === 'flag'
}

/** A value for each flag. */
export function eachFlag<Value>(make: (flag: SearchFlag) => Value): Record<SearchFlag, Value> {
  // The list has every flag; TypeScript does not follow computed keys.
  return Object.fromEntries(searchFlags.map((flag) => [flag, make(flag)])) as Record<SearchFlag, Value>
}
