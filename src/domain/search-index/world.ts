/** The map of the world in Web Mercator as a square of whole numbers, from its north-west corner: a unit is 2 cm. */
import type { LatLong } from '#contract/places/lat-long.ts'

export type WorldPoint = { x: number; y: number }

/** A rectangle, edges included. */
export type Rectangle = { leastX: number; leastY: number; mostX: number; mostY: number }

/** The bits of a coordinate: it fits an Int32Array, which has no room for more above zero. */
export const worldBits = 31
const side = 2 ** worldBits
/** The last latitude of the square. */
const mostLat = 85.05112878

export function onWorld({ lat, long }: LatLong): WorldPoint {
  const radians = (Math.max(-mostLat, Math.min(mostLat, lat)) * Math.PI) / 180
  return {
    x: inside((long + 180) / 360),
    y: inside(0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)),
  }
}

/** Rounded to 6 decimals, a tenth of a metre, so that a position with 6 decimals comes back unchanged. */
export function inDegrees({ x, y }: WorldPoint): LatLong {
  return { lat: rounded(latOf(y)), long: rounded(longOf(x)) }
}

/** The degrees of a rectangle, widened to 5 decimals, so that it contains every point. */
export function boxInDegrees({ leastX, leastY, mostX, mostY }: Rectangle): [number, number, number, number] {
  const down = (degrees: number) => Math.floor(degrees * 1e5) / 1e5
  const up = (degrees: number) => Math.ceil(degrees * 1e5) / 1e5
  return [down(longOf(leastX)), down(latOf(mostY)), up(longOf(mostX)), up(latOf(leastY))]
}

function longOf(x: number): number {
  return ((x + 0.5) / side) * 360 - 180
}

function latOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / side))) * 180) / Math.PI
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0
}

function inside(part: number): number {
  return Math.max(0, Math.min(side - 1, Math.floor(part * side)))
}
