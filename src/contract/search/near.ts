import type { LatLong } from '../places/lat-long.ts'
import { isOnGlobe, readDegrees, toFiveDecimals } from './map-box.ts'

/** A circle on the map. */
export type Near = LatLong & { km: number }

export const nearestKm = 0.1
export const furthestKm = 50
/** How far from a landmark is near. */
export const landmarkKm = 2

/** Reads 'lat,long,km'; undefined when it is not a position on the globe with a distance of 0.1 to 50 km. */
export function decodeNear(text: string): Near | undefined {
  const numbers = readDegrees(text)
  const [lat = 0, long = 0, km = 0] = numbers ?? []
  const isUsable = numbers?.length === 3 && isOnGlobe(lat, long) && km >= nearestKm && km <= furthestKm
  return isUsable ? { lat, long, km } : undefined
}

/** The canonical text of a circle. */
export function encodeNear({ lat, long, km }: Near): string {
  return [lat, long, km].map(toFiveDecimals).join(',')
}
