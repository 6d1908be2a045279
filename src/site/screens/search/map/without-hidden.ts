import type { LatLong } from '#contract/places/lat-long.ts'
import type { HiddenHomes } from '../hidden-homes.ts'
import type { MapPin, MapResults } from './result-features.ts'

/**
 * The results without the pins of hidden homes. `mayCountHidden`: a cluster or an area may count some of them, since
 * the server does not know them.
 */
export function withoutHidden<Results extends MapResults>(results: Results, hidden: HiddenHomes) {
  const { data } = results
  const pins = hidden.size === 0 ? data.pins : data.pins.flatMap((pin) => visibleIn(pin, hidden))
  return { ...results, data: { ...data, pins }, mayCountHidden: mayCountHidden(data, hidden) }
}

/** The pin with the homes that are left. Which of them has the lowest price is not known. */
function visibleIn(pin: MapPin, hidden: HiddenHomes): MapPin[] {
  const ids = pin.ids.filter((id) => !hidden.has(id))
  const gone = pin.ids.length - ids.length
  if (gone === 0) return [pin]
  return ids.length > 0 ? [{ ...pin, ids, count: pin.count - gone, price: undefined }] : []
}

function mayCountHidden({ clusters, areas }: MapResults['data'], hidden: HiddenHomes): boolean {
  return [...hidden.values()].some((place) =>
    place ? clusters.some(({ box }) => isInside(place, box)) : clusters.length + areas.length > 0,
  )
}

/** The map rounds positions to about a metre. */
const rounding = 2e-5

function isInside(
  { lat, long }: LatLong,
  [west, south, east, north]: readonly [number, number, number, number],
) {
  return (
    long >= west - rounding && long <= east + rounding && lat >= south - rounding && lat <= north + rounding
  )
}
