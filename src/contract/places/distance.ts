import type { LatLong } from './lat-long.ts'

/** On a globe with a radius of 6,371 km. */
export const kmPerDegree = 111.19492664

/** Kilometres between two places as the crow flies. */
export function kmBetween(one: LatLong, other: LatLong): number {
  const rise = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const run = Math.sin(radians(other.long - one.long) / 2) ** 2
  const chord = rise + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * run
  return (2 * Math.asin(Math.min(1, Math.sqrt(chord))) * kmPerDegree * 180) / Math.PI
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
