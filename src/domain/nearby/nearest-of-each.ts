import type { NearbyAnswer } from '#contract/places/nearby.ts'
import { nearbyKindOf } from '#contract/places/nearby-kinds.ts'
import { toFiveDecimals } from '#contract/search/map-box.ts'
import type { NearPoint } from '#integrations/map-tiles/points-near.ts'
import { localized } from '../localized.ts'

/**
 * The nearest point of each kind, named in the language of the request, else in the other one; points in the order of
 * their distance, in metres.
 */
export function nearestOfEach(points: readonly NearPoint[]): NearbyAnswer['data'] {
  const found = new Map<string, NearbyAnswer['data'][number]>()
  for (const { name = '', nameUr = '', metres, lat, long, ...point } of points) {
    const kind = nearbyKindOf({ ...point, names: [name, nameUr] })
    if (!kind || found.has(kind)) continue
    found.set(kind, {
      kind,
      name: localized(name, nameUr) || nameUr,
      metres: Math.round(metres),
      lat: toFiveDecimals(lat),
      long: toFiveDecimals(long),
    })
  }
  return [...found.values()]
}
