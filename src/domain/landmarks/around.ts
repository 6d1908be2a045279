/** Our areas and cities around a landmark, by position. */
import { kmPerDegree } from '#contract/places/distance.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { ListedPlace } from '../search-index/index.ts'
import { spellingsOf } from '../trade/index.ts'

/** The nearest area, if one is near, and the city: that of the area, else the nearest. */
export type Around = { area: ListedPlace | undefined; city: ListedPlace | undefined }

const areaWithinKm = 2.5
/** How far from its middle a city reaches. */
export const cityWithinKm = 25

/** The place of a point, as far as our areas show it: of most, only the centre is known. */
export function aroundPoint(point: LatLong, places: readonly ListedPlace[]): Around {
  const area = nearest(point, places, { kind: 'area', withinKm: areaWithinKm })
  const city = area
    ? places.find(({ kind, id }) => kind === 'city' && id === area.cityId)
    : nearest(point, places, { kind: 'city', withinKm: cityWithinKm })
  return { area, city }
}

/** The nearest city within so many kilometres. */
export function nearestCity(
  point: LatLong,
  places: readonly ListedPlace[],
  withinKm: number,
): ListedPlace | undefined {
  return nearest(point, places, { kind: 'city', withinKm })
}

const names = new WeakMap<ListedPlace, readonly string[]>()

/** The names of these places in every spelling; the same list for the same places. */
export function namesAround({ area, city }: Around): readonly string[] {
  const innermost = area ?? city
  return innermost ? names.getOrInsertComputed(innermost, () => spelledNames({ area, city })) : []
}

function spelledNames({ area, city }: Around): string[] {
  const named = [area, ...(area?.within ?? []), city].filter((place) => place !== undefined)
  return named.flatMap(({ name, name_ur, synonyms }) => [name, ...spellingsOf(name, [name_ur, ...synonyms])])
}

function nearest(
  { lat, long }: LatLong,
  places: readonly ListedPlace[],
  { kind, withinKm }: { kind: ListedPlace['kind']; withinKm: number },
): ListedPlace | undefined {
  // So near, the globe is flat.
  const narrowing = Math.cos((lat * Math.PI) / 180)
  let least = (withinKm / kmPerDegree) ** 2
  let found: ListedPlace | undefined
  for (const place of places) {
    if (place.kind !== kind || !place.middle) continue
    const away = (place.middle.lat - lat) ** 2 + ((place.middle.long - long) * narrowing) ** 2
    if (away > least) continue
    least = away
    found = place
  }
  return found
}
