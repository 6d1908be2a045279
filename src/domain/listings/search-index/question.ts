import { allTypes, typeGroups } from '#contract/listings/property.ts'
import { inMarla, isLocalUnit, type Size, toSquareFeet } from '#contract/listings/sizes.ts'
import type { Search } from '#contract/search/search.ts'
import type { Keyword, Meaning } from './keyword.ts'
import type { Names } from './names.ts'
import { subtypeNumber } from './row.ts'

export type Range = { from: number; to: number }

/** Sizes are compared as areas, or in each listing's own marla. */
type SizeRange = { column: 'sqft' | 'marlas'; range: Range }

/** A search in the index's own numbers; what is undefined does not filter. */
export type Question = {
  purpose: string
  cityId: number | undefined
  /** With every area inside the chosen ones. */
  areas: ReadonlySet<number> | undefined
  ofType: readonly number[] | undefined
  subtypes: readonly number[] | undefined
  price: Range | undefined
  size: SizeRange | undefined
  beds: number | undefined
  baths: number | undefined
  projectId: number | undefined
  agentId: number | undefined
  words: readonly Meaning[]
}

export function question(search: Search, names: Names, { meanings }: Keyword): Question {
  return {
    purpose: search.purpose,
    cityId: search.cityId,
    areas: search.areaIds.length ? new Set(search.areaIds.flatMap((id) => names.inside(id))) : undefined,
    ofType: search.type === allTypes.value ? undefined : subtypesOfType(search.type),
    subtypes: search.subtype.length ? search.subtype.map(subtypeNumber) : undefined,
    price: range(search.minPrice, search.maxPrice),
    size: sizeRange(search),
    beds: search.beds,
    baths: search.baths,
    projectId: search.projectId,
    agentId: search.agentId,
    words: meanings,
  }
}

function subtypesOfType(type: string): number[] {
  return typeGroups
    .filter(({ value }) => value === type)
    .flatMap(({ subtypes }) => subtypes.map(({ value }) => subtypeNumber(value)))
}

function range(from: number | undefined, to: number | undefined): Range | undefined {
  if (from === undefined && to === undefined) return undefined
  return { from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY }
}

/** A marla or kanal in a search is each listing's own (D28); the other units are areas. */
function sizeRange({ minSize, maxSize, sizeUnit }: Search): SizeRange | undefined {
  const column = isLocalUnit(sizeUnit) ? 'marlas' : 'sqft'
  const convert = column === 'marlas' ? inMarla : inSquareFeet
  const bound = (value: number | undefined) =>
    value === undefined ? undefined : convert({ value, unit: sizeUnit })
  const asked = range(bound(minSize), bound(maxSize))
  return asked && { column, range: asked }
}

function inSquareFeet({ value, unit }: Size): number {
  return toSquareFeet(value, unit)
}
