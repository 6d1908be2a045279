import { type MapAnswer, mostIdsOfPin } from '#contract/search/map-search.ts'
import { floatAt, wholeAt } from '../typed-arrays.ts'
import { rowsOf } from './bit-set.ts'
import { lowerPrice } from './map-sum.ts'
import type { Rows } from './page.ts'
import { none } from './row.ts'
import { inDegrees, type WorldPoint } from './world.ts'

type Pin = MapAnswer['data']['pins'][number]
type Spot = WorldPoint & { ids: number[]; count: number; price: number }

/** A pin for each position that has homes, from north to south. */
export function pinsOf(found: readonly Rows[]): Pin[] {
  const parallels = new Map<number, Map<number, Spot>>()
  for (const { partition, rows } of found) {
    const { columns } = partition
    for (const row of rowsOf(rows)) {
      const [x, y] = [wholeAt(columns.x, row), wholeAt(columns.y, row)]
      if (x === none) continue
      const spot = parallels
        .getOrInsertComputed(y, () => new Map<number, Spot>())
        .getOrInsertComputed(x, () => ({ x, y, ids: [], count: 0, price: 0 }))
      if (spot.count < mostIdsOfPin) spot.ids.push(wholeAt(columns.id, row))
      spot.price = lowerPrice(spot.price, floatAt(columns.price, row))
      spot.count++
    }
  }
  return [...parallels]
    .sort(([one], [other]) => one - other)
    .flatMap(([, spots]) => [...spots.values()].sort((one, other) => one.x - other.x))
    .map(pinOf)
}

/** A pin names only as many homes as a list can show, but counts all of them. */
export function pinOf({ x, y, ids, count, price }: Spot): Pin {
  return { ...inDegrees({ x, y }), ids: ids.sort((one, other) => other - one), count, price }
}
