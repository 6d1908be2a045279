import type { Answered } from './estimate-data.ts'

/** A place of the map with the number of comparables there. */
export type Spot = { lat: number; long: number; count: number }

/** The places of the comparables whose position is known, each once. */
export function comparableSpots(comparables: Answered['comparables']): Spot[] {
  const spots = new Map<string, Spot>()
  for (const { lat, long } of comparables) {
    if (lat === null || long === null) continue
    const key = `${lat.toFixed(3)},${long.toFixed(3)}`
    const spot = spots.get(key)
    spots.set(key, { lat, long, ...spot, count: (spot?.count ?? 0) + 1 })
  }
  return [...spots.values()]
}
