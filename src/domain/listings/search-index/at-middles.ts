import type { AreaHomes } from './blocks.ts'
import { MapSum } from './map-sum.ts'
import type { Names } from './names.ts'

/**
 * Places homes without a position of their own: `areas` by the area whose middle they are shown at; `unplaced` is the
 * number of those that cannot be shown on the map.
 */
export function atMiddles(
  homes: ReadonlyMap<number, AreaHomes>,
  names: Names,
): { areas: ReadonlyMap<number, MapSum>; unplaced: number } {
  const areas = new Map<number, MapSum>()
  let unplaced = 0
  for (const [id, { count, price }] of homes) {
    const middle = names.middle(id)
    if (middle) {
      const sum = areas.getOrInsertComputed(middle.areaId, () => new MapSum())
      sum.add(middle.x, middle.y, price, count)
    } else unplaced += count
  }
  return { areas, unplaced }
}
