/** Everything on the map that can be pressed, in one list: for the keyboard, and for a map without layers. */
import type { LatLong } from '#contract/places/lat-long.ts'
import type { MapBox } from '#contract/search/map-box.ts'
import { mapSearch as t } from '#messages/site.ts'
import { type MapResults, pinLabel, type ResultProperties, shortCount } from './result-features.ts'
import { shortPrice } from './short-price.ts'

/** `label` is the visible text, `spoken` the accessible name. */
export type Spot = LatLong &
  Pick<ResultProperties, 'kind' | 'at' | 'count'> & { label: string; spoken: string }

/** The spots inside the box, or all of them. */
export function spotsOf({ data }: MapResults, box?: MapBox): Spot[] {
  const { clusters, pins, areas } = data
  const spots: Spot[] = [
    ...pins.map(({ lat, long, count, price, ids }, at) => ({
      kind: 'pin' as const,
      at,
      lat,
      long,
      count,
      label: pinLabel({ lat, long, ids, count, price }),
      spoken:
        count === 1
          ? t.pinAlone({ price: shortPrice(price) })
          : t.pinOfMany({ count, label: pinLabel({ lat, long, ids, count, price }) }),
    })),
    ...clusters.map(({ lat, long, count }, at) => ({
      kind: 'cluster' as const,
      at,
      lat,
      long,
      count,
      label: shortCount(count),
      spoken: t.cluster({ count }),
    })),
    ...areas.map(({ lat, long, count, name }, at) => ({
      kind: 'area' as const,
      at,
      lat,
      long,
      count,
      label: shortCount(count),
      spoken: t.onlyArea({ count, area: name }),
    })),
  ]
  return box ? spots.filter((spot) => isInside(spot, box)) : spots
}

/** Merges spots that would overlap into a cluster at the position of the first. */
export function joinSpots([first, ...others]: readonly [Spot, ...Spot[]]): Spot {
  const count = others.reduce((sum, spot) => sum + spot.count, first.count)
  return { ...first, kind: 'cluster', count, label: shortCount(count), spoken: t.cluster({ count }) }
}

function isInside({ lat, long }: LatLong, [west, south, east, north]: MapBox): boolean {
  return long >= west && long <= east && lat >= south && lat <= north
}
