import type { SearchCounts } from '#contract/search/search.ts'
import { countBits, countCommonBits, intersectInto, tally } from './bit-set.ts'
import type { BufferPool } from './buffer-pool.ts'
import type { Match } from './match.ts'
import type { Names } from './names.ts'
import { none, subtypeOf } from './row.ts'

const mostAreas = 60

/** The rows that fit the whole question. */
export function matchingRows(match: Match, buffers: BufferPool): Uint32Array {
  return both(match, [match.subtype, match.area, match.beds], buffers)
}

/**
 * The counts of other choices of subtype, area or beds: each count ignores its own filter. Without areas, the
 * listings of each city.
 */
export function countChoices(
  matches: readonly Match[],
  { buffers, names, withAreas }: { buffers: BufferPool; names: Names; withAreas: boolean },
): SearchCounts {
  const bySubtype = new Map<number, number>()
  const byCity = new Map<number, number>()
  const byArea = new Map<number, number>()
  const byBeds = new Map<number, number>()
  for (const match of matches) {
    const { partition, subtype, area, beds } = match
    countSets(partition.ofSubtype, both(match, [area, beds], buffers), bySubtype)
    countSets(partition.ofBeds, both(match, [subtype, area], buffers), byBeds)
    if (withAreas) tally(both(match, [subtype, beds], buffers), partition.columns.areaId, byArea)
    else byCity.set(partition.cityId, countBits(matchingRows(match, buffers)))
  }
  return {
    subtype: subtypeCounts(bySubtype),
    area: areaCounts(byArea, names),
    city: cityCounts(byCity, names),
    beds: bedsCounts(byBeds),
  }
}

function both(
  { others, partition }: Match,
  filters: ReadonlyArray<Uint32Array | undefined>,
  buffers: BufferPool,
): Uint32Array {
  const active = filters.filter((filter) => filter !== undefined)
  if (active.length === 0) return others
  const rows = buffers.take(partition.count)
  rows.set(others)
  for (const filter of active) intersectInto(rows, filter)
  return rows
}

function countSets(
  sets: Match['partition']['ofSubtype'],
  rows: Uint32Array,
  counts: Map<number, number>,
): void {
  for (const [value, set] of sets.entries()) {
    const count = countCommonBits(rows, set.words)
    if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count)
  }
}

function subtypeCounts(counts: Map<number, number>): SearchCounts['subtype'] {
  return sorted(counts).flatMap(([number, count]) => {
    const value = subtypeOf(number)
    return value ? [{ value, count }] : []
  })
}

/** A search for an area finds the areas inside it as well, so they count there too. */
function areaCounts(own: Map<number, number>, names: Names): SearchCounts['area'] {
  return [...names.withInside(own)]
    .flatMap(([id, count]) => {
      const area = names.area(id)
      return area ? [{ ...area, count }] : []
    })
    .sort(byCount)
    .slice(0, mostAreas)
}

function cityCounts(counts: ReadonlyMap<number, number>, names: Names): SearchCounts['city'] {
  return names.cities
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(byCount)
}

type Counted = SearchCounts['area'][number]

/** Most first. */
function byCount(one: Counted, other: Counted): number {
  return other.count - one.count || one.name.localeCompare(other.name) || one.id - other.id
}

function bedsCounts(counts: Map<number, number>): SearchCounts['beds'] {
  return sorted(counts).flatMap(([value, count]) => (value === none ? [] : [{ value, count }]))
}

function sorted(counts: Map<number, number>): [number, number][] {
  return [...counts].sort(([one], [other]) => one - other)
}
