/** The published homes that are like a listing. */
import { floatAt, wholeAt } from '../typed-arrays.ts'
import { rowsOf } from './bit-set.ts'
import { buffers } from './find-rows.ts'
import type { Partition } from './partition.ts'
import { filterRange } from './ranges.ts'
import { subtypeNumber } from './row.ts'
import type { Store } from './store.ts'

/** What a listing is compared by; a price of 0 is on call and compares with any. */
export type Compared = {
  id: number
  purpose: string
  cityId: number
  areaId: number
  subtype: string
  price: number
  sqft: number
}

/**
 * By which factor the price and the size of similar homes differ at most: the next one applies only where there are too
 * few within the one before.
 */
export const similarFactors = [1.25, 1.5, 2, 3] as const
export const mostSimilar = 6

type Candidate = { id: number; place: number; difference: number }

/**
 * The ids of at most six homes of the same purpose, kind and city: within each factor those of the same area first, then
 * those of areas within the same area, then the nearest in price and size.
 */
export function findSimilar(store: Store, home: Compared): number[] {
  const similar = new Set<number>()
  for (const factor of similarFactors) {
    if (similar.size >= mostSimilar) break
    for (const { id } of within(store, home, factor).sort(byLikeness)) similar.add(id)
  }
  return [...similar].slice(0, mostSimilar)
}

function within(store: Store, home: Compared, factor: number): Candidate[] {
  buffers.reset()
  const around = store.names.around(home.areaId)
  const placeOf = (areaId: number) => {
    if (areaId === home.areaId) return 0
    return store.names.around(areaId).some((id) => around.includes(id)) ? 1 : 2
  }
  return store.partitionsOf(home.purpose, home.cityId).flatMap((partition) =>
    [...rowsWithin(partition, home, factor)].flatMap((row) => {
      const { columns } = partition
      const id = wholeAt(columns.id, row)
      if (id === home.id) return []
      return [
        { id, place: placeOf(wholeAt(columns.areaId, row)), difference: difference(home, partition, row) },
      ]
    }),
  )
}

function rowsWithin(partition: Partition, { subtype, price, sqft }: Compared, factor: number): Uint32Array {
  const rows = buffers.take(partition.count)
  const around = (value: number) => ({ from: value / factor, to: value * factor })
  partition.ofSubtype.addEach([subtypeNumber(subtype)], rows)
  if (price > 0) filterRange(rows, partition, { column: 'price', range: around(price), buffers })
  filterRange(rows, partition, { column: 'sqft', range: around(sqft), buffers })
  return rowsOf(rows)
}

/** How different two homes are in price and size; 0 is alike. */
function difference({ price, sqft }: Compared, { columns }: Partition, row: number): number {
  const ofPrice = price > 0 ? Math.abs(Math.log(floatAt(columns.price, row) / price)) : 0
  return ofPrice + Math.abs(Math.log(floatAt(columns.sqft, row) / sqft))
}

function byLikeness(one: Candidate, other: Candidate): number {
  return one.place - other.place || one.difference - other.difference || other.id - one.id
}
