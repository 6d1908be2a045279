import { lowestFloor } from '#contract/listings/building.ts'
import { isLocalUnit, sizeTolerance, squareFeetPer } from '#contract/listings/convert-size.ts'
import { allTypes, typeGroups } from '#contract/listings/property.ts'
import { decodeBox } from '#contract/search/map-box.ts'
import { decodeShape } from '#contract/search/map-shape.ts'
import { decodeNear } from '#contract/search/near.ts'
import type { Search } from '#contract/search/search.ts'
import { type SearchFilter, type SearchFlag, searchFlags } from '#contract/search/search-keys.ts'
import { flags } from './flags.ts'
import type { Keyword, Meaning } from './keyword.ts'
import type { Names } from './names.ts'
import { boxRegion, nearRegion, type Region, shapeRegion } from './regions.ts'
import { floorNumber, possessionNumber, subtypeNumber } from './row.ts'
import { startOfDay } from './start-of-day.ts'
import { traitOf, traitOfFlag } from './traits.ts'

export type Range = { from: number; to: number }

/** Sizes are compared as areas, or in each listing's own marla. */
type SizeRange = { column: 'sqft' | 'marlas'; range: Range }

/** A requested trait, and the projects whose listings have it. */
type Trait = { trait: number; projects?: readonly number[] }

/** A search in the index's own numbers; what is undefined does not filter. */
export type IndexQuery = {
  purpose: string
  cityId: number | undefined
  /** With every area inside the chosen ones. */
  areas: ReadonlySet<number> | undefined
  /** Regions of the map; a listing must be in each of them. */
  box: Region | undefined
  shape: Region | undefined
  near: Region | undefined
  ofType: readonly number[] | undefined
  subtypes: readonly number[] | undefined
  price: Range | undefined
  size: SizeRange | undefined
  beds: number | undefined
  baths: number | undefined
  possessions: readonly number[] | undefined
  yearBuilt: Range | undefined
  floor: Range | undefined
  projectId: number | undefined
  agentId: number | undefined
  /** A listing must have all of them. */
  traits: readonly Trait[]
  /** Milliseconds since 1970. */
  publishedFrom: number | undefined
  words: readonly Meaning[]
}

type Known = { names: Names; keyword: Keyword }

/** The index query of each filter; the flags are traits, as features are. */
const parts: Readonly<
  Record<Exclude<SearchFilter, SearchFlag>, (search: Search, known: Known) => Partial<IndexQuery>>
> = {
  cityId: ({ cityId }) => ({ cityId }),
  areaIds: ({ areaIds }, { names }) => ({
    areas: areaIds.length ? new Set(areaIds.flatMap((id) => names.inside(id))) : undefined,
  }),
  box: ({ box }) => ({ box: boxRegion(decodeBox(box ?? '')) }),
  shape: ({ shape }) => ({ shape: shapeRegion(decodeShape(shape ?? '')) }),
  near: ({ near }) => ({ near: nearRegion(decodeNear(near ?? '')) }),
  type: ({ type }) => ({ ofType: type === allTypes.value ? undefined : subtypesOfType(type) }),
  subtype: ({ subtype }) => ({ subtypes: subtype.length ? subtype.map(subtypeNumber) : undefined }),
  minPrice: priceBetween,
  maxPrice: priceBetween,
  minSize: sizeBetween,
  maxSize: sizeBetween,
  beds: ({ beds }) => ({ beds }),
  baths: ({ baths }) => ({ baths }),
  possession: ({ possession }) => ({
    possessions: possession.length ? possession.map(possessionNumber) : undefined,
  }),
  minYear: ({ minYear }) => ({ yearBuilt: range(minYear, undefined) }),
  minFloor: floorsBetween,
  maxFloor: floorsBetween,
  features: traitsAsked,
  added: ({ added }) => ({ publishedFrom: added && startOfDay(added) }),
  projectId: ({ projectId }) => ({ projectId }),
  agentId: ({ agentId }) => ({ agentId }),
  keyword: (_search, { keyword }) => ({ words: keyword.meanings }),
}

const partsOf = Object.values(parts)

/** A search in the index's own numbers, with the resolved names of places and words of the keyword. */
export function parseQuery(search: Search, names: Names, keyword: Keyword): IndexQuery {
  const asked: IndexQuery = {
    purpose: search.purpose,
    cityId: undefined,
    areas: undefined,
    box: undefined,
    shape: undefined,
    near: undefined,
    ofType: undefined,
    subtypes: undefined,
    price: undefined,
    size: undefined,
    beds: undefined,
    baths: undefined,
    possessions: undefined,
    yearBuilt: undefined,
    floor: undefined,
    projectId: undefined,
    agentId: undefined,
    traits: [],
    publishedFrom: undefined,
    words: [],
  }
  for (const partOf of partsOf) Object.assign(asked, partOf(search, { names, keyword }))
  return asked
}

/** The regions of the map that the search is limited to. */
export function regionsOf({ box, shape, near }: IndexQuery): Region[] {
  return [box, shape, near].filter((region) => region !== undefined)
}

const zero: Range = { from: 0, to: 0 }

/** What a limit of price leaves out because its price is on call (D37); undefined without a limit. */
export function onCallBeside(asked: IndexQuery): IndexQuery | undefined {
  return asked.price && { ...asked, price: zero }
}

/** A price on call passes no limit (D37). */
function priceBetween({ minPrice, maxPrice }: Search): Partial<IndexQuery> {
  if (minPrice === undefined && maxPrice === undefined) return { price: undefined }
  return { price: range(Math.max(1, minPrice ?? 1), maxPrice) }
}

function sizeBetween(search: Search): Partial<IndexQuery> {
  return { size: sizeRange(search) }
}

/** A listing whose floor is not stated is on none of them. */
function floorsBetween({ minFloor, maxFloor }: Search): Partial<IndexQuery> {
  if (minFloor === undefined && maxFloor === undefined) return { floor: undefined }
  const from = floorNumber(minFloor ?? lowestFloor)
  const to = maxFloor === undefined ? Number.POSITIVE_INFINITY : floorNumber(maxFloor)
  return { floor: { from, to } }
}

function traitsAsked(search: Search, { names }: Known): Partial<IndexQuery> {
  return {
    traits: [
      ...search.features.map((feature) => ({ trait: traitOf(feature) })),
      ...searchFlags
        .filter((flag) => search[flag])
        .map((flag) => ({ trait: traitOfFlag(flag), projects: flags[flag].projects?.(names) ?? [] })),
    ],
  }
}

export function subtypesOfType(type: string): number[] {
  return typeGroups
    .filter(({ value }) => value === type)
    .flatMap(({ subtypes }) => subtypes.map(({ value }) => subtypeNumber(value)))
}

function range(from: number | undefined, to: number | undefined): Range | undefined {
  if (from === undefined && to === undefined) return undefined
  return { from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY }
}

/**
 * A marla or kanal in a search is each listing's own (D28); the other units are areas. A limit also finds the sizes that
 * are shown as it is (D44).
 */
function sizeRange({ minSize, maxSize, sizeUnit }: Search): SizeRange | undefined {
  const column = isLocalUnit(sizeUnit) ? 'marlas' : 'sqft'
  const inColumn = squareFeetPer(sizeUnit) / (column === 'marlas' ? squareFeetPer('marla') : 1)
  const bound = (limit: number | undefined, side: 1 | -1) =>
    limit === undefined ? undefined : (limit + side * sizeTolerance(limit)) * inColumn
  const asked = range(bound(minSize, -1), bound(maxSize, 1))
  return asked && { column, range: asked }
}
