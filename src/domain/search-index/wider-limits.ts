/** The limits of a search, each a little further out. */
import { highestFloor, lowestFloor } from '#contract/listings/building.ts'
import { kmBetween } from '#contract/places/distance.ts'
import type { MissedLimit } from '#contract/search/just-outside.ts'
import { decodeBox } from '#contract/search/map-box.ts'
import { decodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { decodeNear } from '#contract/search/near.ts'
import type { Search } from '#contract/search/search.ts'
import { floatAt, wholeAt } from '../typed-arrays.ts'
import type { Columns } from './columns.ts'
import type { Names } from './names.ts'
import { kmOutside, polygonOf, surroundings } from './outside-region.ts'
import type { IndexQuery, Range } from './query.ts'
import { nearRegion } from './regions.ts'
import { floorNumber, none } from './row.ts'
import { inDegrees, type WorldPoint } from './world.ts'

/** A limit further out. */
export type WiderLimit = {
  limit: MissedLimit
  /** What is asked instead of the limit. */
  asked: Partial<IndexQuery>
  /** How far outside the limit a row is (`by` of the contract); 0 or less when it is inside. */
  by(columns: Columns, row: number): number
  /** What counts as little: homes are compared by how many times as far outside they are. */
  little: number
  /** The furthest that is still shown. */
  most: number
}

type Asked = { search: Search; asked: IndexQuery; names: Names }

const ofPrice = { little: 15, most: 40 }
const ofSize = { little: 20, most: 40 }
const aboutOne = { little: 1, most: 1 }
const mostKm = 3
const ofPlace = { little: mostKm, most: mostKm }
const mostYears = 3

/** Each limit that the search has and that a home may miss by little. */
export function widerLimits(query: Asked): WiderLimit[] {
  return [
    ...widerPrice(query),
    ...widerSize(query),
    ...fewerRooms(query, 'beds'),
    ...fewerRooms(query, 'baths'),
    ...earlierYears(query),
    ...otherFloors(query),
    ...widerAreas(query),
    ...widerNear(query),
    ...widerShape(query, 'box', boxPolygons(query.search)),
    ...widerShape(query, 'shape', decodeShape(query.search.shape ?? '')),
  ]
}

function widerPrice({ search: { minPrice = 0 }, asked: { price } }: Asked): WiderLimit[] {
  if (!price) return []
  return widerEnds(
    { from: minPrice, to: price.to },
    {
      limits: ['minPrice', 'maxPrice'],
      ...ofPrice,
      valueIn: (columns, row) => floatAt(columns.price, row),
      asking: (range) => ({ price: { ...range, from: Math.max(1, range.from) } }),
    },
  )
}

function widerSize({ asked: { size } }: Asked): WiderLimit[] {
  if (!size) return []
  const { column, range } = size
  return widerEnds(range, {
    limits: ['minSize', 'maxSize'],
    ...ofSize,
    valueIn: (columns, row) => floatAt(columns[column], row),
    asking: (wider) => ({ size: { column, range: wider } }),
  })
}

/** What lies up to `most` percent below a range, and what lies above it. */
function widerEnds(
  { from, to }: Range,
  {
    limits: [lower, upper],
    little,
    most,
    valueIn,
    asking,
  }: {
    limits: readonly [MissedLimit, MissedLimit]
    little: number
    most: number
    valueIn: (columns: Columns, row: number) => number
    asking: (range: Range) => Partial<IndexQuery>
  },
): WiderLimit[] {
  const limits: WiderLimit[] = []
  if (from > 0 && Number.isFinite(from)) {
    const asked = asking({ from: from * (1 - most / 100), to: from })
    limits.push({
      limit: lower,
      asked,
      little,
      most,
      by: (columns, row) => percent(1 - valueIn(columns, row) / from),
    })
  }
  if (to > 0 && Number.isFinite(to)) {
    const asked = asking({ from: to, to: to * (1 + most / 100) + 1e-6 })
    limits.push({
      limit: upper,
      asked,
      little,
      most,
      by: (columns, row) => percent(valueIn(columns, row) / to - 1),
    })
  }
  return limits
}

function percent(part: number): number {
  return part * 100
}

/** One bedroom or bathroom fewer; none at all is not near to one. */
function fewerRooms({ asked }: Asked, limit: 'beds' | 'baths'): WiderLimit[] {
  const rooms = asked[limit]
  if (rooms === undefined || rooms < 2) return []
  const by: WiderLimit['by'] = (columns, row) => rooms - wholeAt(columns[limit], row)
  return [{ limit, asked: { [limit]: rooms - 1 }, ...aboutOne, by }]
}

function earlierYears({ search: { minYear } }: Asked): WiderLimit[] {
  if (minYear === undefined) return []
  const asked = { yearBuilt: { from: minYear - mostYears, to: minYear - 1 } }
  return [
    {
      limit: 'minYear',
      asked,
      little: mostYears,
      most: mostYears,
      by: (columns, row) => minYear - wholeAt(columns.yearBuilt, row),
    },
  ]
}

/** The floor below the lowest, and the one above the highest. */
function otherFloors({ search: { minFloor, maxFloor } }: Asked): WiderLimit[] {
  const only = (floor: number): Partial<IndexQuery> => ({
    floor: { from: floorNumber(floor), to: floorNumber(floor) },
  })
  const limits: WiderLimit[] = []
  if (minFloor !== undefined && minFloor > lowestFloor)
    limits.push({ limit: 'minFloor', asked: only(minFloor - 1), ...aboutOne, by: () => 1 })
  if (maxFloor !== undefined && maxFloor < highestFloor)
    limits.push({ limit: 'maxFloor', asked: only(maxFloor + 1), ...aboutOne, by: () => 1 })
  return limits
}

/** The areas around the chosen ones, by the distance from middle to middle. */
function widerAreas({ search: { areaIds }, names }: Asked): WiderLimit[] {
  if (areaIds.length === 0) return []
  const near = names.areasNear(areaIds, mostKm)
  return [
    {
      limit: 'areaIds',
      asked: { areas: new Set(near.keys()) },
      ...ofPlace,
      by: (columns, row) => near.get(wholeAt(columns.areaId, row)) ?? 0,
    },
  ]
}

function widerNear({ search, names }: Asked): WiderLimit[] {
  const near = decodeNear(search.near ?? '')
  if (!near) return []
  return [
    {
      limit: 'near',
      asked: { near: nearRegion({ ...near, km: near.km + mostKm }) },
      ...ofPlace,
      by: (columns, row) => {
        const place = placeOf(columns, row, names)
        return place ? kmBetween(near, inDegrees(place)) - near.km : 0
      },
    },
  ]
}

function widerShape(
  { names }: Asked,
  limit: 'box' | 'shape',
  polygons: readonly Polygon[] | undefined,
): WiderLimit[] {
  if (!polygons) return []
  const outside = kmOutside(polygons)
  return [
    {
      limit,
      asked: { [limit]: surroundings(polygons, mostKm) },
      ...ofPlace,
      by: (columns, row) => {
        const place = placeOf(columns, row, names)
        return place ? outside(place) : 0
      },
    },
  ]
}

function boxPolygons({ box }: Search): Polygon[] | undefined {
  const decoded = decodeBox(box ?? '')
  return decoded && [polygonOf(decoded)]
}

/** Its own position, else the middle of its area. */
function placeOf(columns: Columns, row: number, names: Names): WorldPoint | undefined {
  const x = wholeAt(columns.x, row)
  return x === none ? names.middle(wholeAt(columns.areaId, row)) : { x, y: wholeAt(columns.y, row) }
}
