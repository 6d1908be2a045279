import { searchFilters as t } from '#messages/site.ts'
import { floorLabel } from '../listings/building.ts'

/**
 * 'Ground floor', 'Floors 1 to 3', 'Basement to 2nd floor', 'Floor 4+', 'Up to 3rd floor'; undefined for no limits.
 */
export function floorRange(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined) {
    if (to === undefined) return undefined
    return to === -1 ? floorLabel(to) : t.upToFloor({ floor: floorLabel(to) })
  }
  if (to === undefined)
    return from > 0 ? t.floorsFrom({ from }) : t.floorAndAbove({ floor: floorLabel(from) })
  if (from === to) return floorLabel(from)
  return from > 0 ? t.floors({ from, to }) : t.namedFloors({ from: floorLabel(from), to: floorLabel(to) })
}
