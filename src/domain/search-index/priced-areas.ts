import type { PropertyType, Purpose } from '#contract/listings/property.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { NamedPlace } from '#contract/places/places.ts'
import { floatAt, wholeAt } from '../typed-arrays.ts'
import { rowsOf } from './bit-set.ts'
import type { Names } from './names.ts'
import type { Partition } from './partition.ts'
import { subtypesOfType } from './query.ts'
import { inDegrees } from './world.ts'

export type AskedPrices = {
  purpose: Purpose
  type: PropertyType
  cityId: number | undefined
  /** The fewest listings with a price that give a median. */
  fewest: number
  /** Also areas whose listings are all in inner areas that have enough. */
  withOuter?: boolean
}

/** The median price of a square foot in an area and everything inside it, at its middle. */
export type PricedArea = NamedPlace & LatLong & { median: number; sample: number }

/** The areas with enough prices; for each of the others, the nearest area around it that has enough. `withOuter`: all. */
export function pricedAreas(
  names: Names,
  partitions: readonly Partition[],
  { type, fewest, withOuter = false }: AskedPrices,
): PricedArea[] {
  const own = ownPrices(partitions, subtypesOfType(type))
  const all = new Map<number, number[]>()
  for (const [id, prices] of own) {
    for (const around of names.around(id)) {
      const known = all.getOrInsertComputed(around, () => [])
      for (const price of prices) known.push(price)
    }
  }
  const hasEnough = (id: number) => (all.get(id)?.length ?? 0) >= fewest
  const chosen = withOuter
    ? new Set([...all.keys()].filter(hasEnough))
    : new Set([...own.keys()].map((id) => names.around(id).find(hasEnough)))
  return [...chosen].flatMap((id = 0) => {
    const [area, middle, prices] = [names.area(id), names.middle(id), all.get(id)]
    if (!area || middle?.areaId !== id || !prices) return []
    return [{ ...area, ...inDegrees(middle), median: medianOf(prices), sample: prices.length }]
  })
}

function ownPrices(partitions: readonly Partition[], subtypes: readonly number[]): Map<number, number[]> {
  const own = new Map<number, number[]>()
  for (const { ofSubtype, columns, count } of partitions) {
    const rows = new Uint32Array((count + 31) >>> 5)
    ofSubtype.addEach(subtypes, rows)
    for (const row of rowsOf(rows)) {
      const price = floatAt(columns.price, row)
      if (price === 0) continue
      const prices = own.getOrInsertComputed(wholeAt(columns.areaId, row), () => [])
      prices.push(price / floatAt(columns.sqft, row))
    }
  }
  return own
}

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  const [lower, upper] = [floatAt(sorted, Math.ceil(middle) - 1), floatAt(sorted, Math.floor(middle))]
  return (lower + upper) / 2
}
