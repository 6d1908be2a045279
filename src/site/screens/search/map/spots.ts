/** Everything on the map that can be pressed, in one list: for the keyboard, and for a map without layers. */
import type { LatLong } from '#contract/places/lat-long.ts'
import type { MapBox } from '#contract/search/map-box.ts'
import { mapSearch as t } from '#messages/site.ts'
import { shortPrice } from '../../../parts/short-price.ts'
import { type KnownHomes, pinMark } from './pin-mark.ts'
import { type MapResults, pinLabel, type ResultProperties, shortCount } from './result-features.ts'

/** `price` and `mark` are those of a pin, `name` that of an area. */
export type Spot = LatLong &
  Pick<ResultProperties, 'kind' | 'at' | 'count' | 'mark'> & { price?: number | undefined; name?: string }

/** The spots inside the box, or all of them. */
export function toSpots({ data }: MapResults, known: KnownHomes, box?: MapBox): Spot[] {
  const { clusters, pins, areas } = data
  const spots: Spot[] = [
    ...pins.map(({ lat, long, count, price, ids, missed, isOnCall }, at) => ({
      ...{ kind: 'pin' as const, at, lat, long, count, price },
      mark: pinMark({ ids, missed, isOnCall }, known),
    })),
    ...clusters.map(({ lat, long, count }, at) => ({ kind: 'cluster' as const, at, lat, long, count })),
    ...areas.map(({ lat, long, count, name }, at) => ({ kind: 'area' as const, at, lat, long, count, name })),
  ]
  return box ? spots.filter((spot) => isInside(spot, box)) : spots
}

/** The visible text of a spot. It takes time to make, so it is made only for those that are shown. */
export function spotLabel({ kind, count, price }: Spot): string {
  return kind === 'pin' ? pinLabel({ count, price }) : shortCount(count)
}

/** The accessible name of a spot. */
export function spokenSpot(spot: Spot): string {
  const { kind, count, name = '' } = spot
  if (kind === 'cluster') return t.cluster({ count })
  if (kind === 'area') return t.onlyArea({ count, area: name })
  const pin = spokenPin(spot)
  if (spot.mark === 'saved') return t.pinSaved({ pin })
  if (spot.mark === 'outside') return t.pinOutside({ pin })
  if (spot.mark === 'onCall') return t.pinOnCall
  return spot.mark === 'seen' ? t.pinSeen({ pin }) : pin
}

function spokenPin(spot: Spot): string {
  const { count, price } = spot
  if (price === undefined) return spotLabel(spot)
  if (count > 1) return t.pinOfMany({ count, label: spotLabel(spot) })
  return price > 0 ? t.pinAlone({ price: shortPrice(price) }) : t.pinOnCall
}

/** Merges spots that would overlap into a cluster at the position of the first. */
export function joinSpots(spots: readonly [Spot, ...Spot[]]): Spot {
  const [{ at, lat, long }] = spots
  return { kind: 'cluster', at, lat, long, count: spots.reduce((sum, { count }) => sum + count, 0) }
}

function isInside({ lat, long }: LatLong, [west, south, east, north]: MapBox): boolean {
  return long >= west && long <= east && lat >= south && lat <= north
}
