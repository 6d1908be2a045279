import type { LatLong } from '#contract/places/lat-long.ts'
import { worldPixels, worldPoint } from '#ui/map/projection.ts'

type Pin = LatLong & { ids: readonly number[]; count: number }

/** In pixels; much smaller than a price, because the map is enlarged up to twice before new results come. */
const cell = { width: 24, height: 10 }

/**
 * The pins that show their price if there is room for it at this zoom: one of each cell of a grid over the world, the
 * one with most homes, saved ones before all others. Thousands of prices of which only some fit would keep a phone busy.
 */
export function pricedPins<OfMap extends Pin>(
  pins: readonly OfMap[],
  zoom: number,
  isSaved: (pin: OfMap) => boolean = () => false,
): ReadonlySet<OfMap> {
  const isBefore = (one: OfMap, other: OfMap) =>
    isSaved(one) === isSaved(other) ? isLarger(one, other) : isSaved(one)
  const pixels = worldPixels * 2 ** Math.floor(zoom)
  const first = new Map<string, OfMap>()
  for (const pin of pins) {
    const { x, y } = worldPoint(pin)
    const key = `${Math.floor((x * pixels) / cell.width)} ${Math.floor((y * pixels) / cell.height)}`
    const other = first.get(key)
    if (!other || isBefore(pin, other)) first.set(key, pin)
  }
  return new Set(first.values())
}

/** The order is the same in each answer, so that prices stay while the map moves. */
function isLarger(one: Pin, other: Pin): boolean {
  return one.count > other.count || (one.count === other.count && (one.ids[0] ?? 0) < (other.ids[0] ?? 0))
}
