import type { LatLong } from '#contract/places/lat-long.ts'

/** Those of the places whose position is known. */
export function placed<Place extends { lat: number | null; long: number | null }>(
  places: readonly Place[],
): Array<Place & LatLong> {
  return places.flatMap((place) => {
    const { lat, long } = place
    return lat === null || long === null ? [] : [{ ...place, lat, long }]
  })
}
