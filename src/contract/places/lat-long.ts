import { plainNumberText } from '../text/typed-number.ts'

/** A position in degrees. */
export type LatLong = { lat: number; long: number }

const pair = /^\s*([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*$/

/** Reads 'number, number' (S3.2); undefined when it is none or is not on the globe. */
export function parseLatLong(text: string): LatLong | undefined {
  const match = pair.exec(plainNumberText(text))
  if (!match) return undefined
  const [lat, long] = [Number(match[1]), Number(match[2])]
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long } : undefined
}
