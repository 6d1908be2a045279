import type { AreaHomes } from './blocks.ts'
import { MapSum } from './map-sum.ts'
import type { Names } from './names.ts'

/**
 * Gives homes without a position of their own the middle of their area. `areas` are their totals by the area that has
 * the middle; `unplaced` is the number of homes whose areas have none.
 */
export function placeInAreas(
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
