import type { Polygon } from '../search/map-shape.ts'
import { type LatLong, parseLatLong } from './lat-long.ts'

/** Polygons as people write them: a corner in each line, 'lat, long', with an empty line between two polygons. */
export function polygonText(polygons: readonly Polygon[]): string {
  return polygons.map((corners) => corners.map(({ lat, long }) => `${lat}, ${long}`).join('\n')).join('\n\n')
}

/** Reads such a text; when a line is not a corner, returns its line number, counted from 1. */
export function readPolygonText(text: string): { polygons: LatLong[][] } | { wrongLine: number } {
  const polygons: LatLong[][] = [[]]
  for (const [at, line] of text.split('\n').entries()) {
    const corner = parseLatLong(line)
    if (corner) polygons.at(-1)?.push(corner)
    else if (line.trim() === '') polygons.push([])
    else return { wrongLine: at + 1 }
  }
  return { polygons: polygons.filter(({ length }) => length > 0) }
}
