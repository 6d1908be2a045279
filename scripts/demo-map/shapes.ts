/** Points, lines and rings on a tile. */

export type Point = readonly [x: number, y: number]
/** Corners in their order; a ring is without its closing corner. */
export type Part = readonly Point[]

/** On a grid that is coarser by the factor, without corners that fall together. */
export function onGrid(part: Part, factor: number): Part {
  const placed = part.map((point) => moved(point, factor, Math.round))
  return placed.filter((point, at) => at === 0 || !isSame(point, placed[at - 1]))
}

/** The same for a single point, which stays on its tile: at the edge, rounding would put it on the next one. */
export function pointOnGrid(part: Part, factor: number): Part {
  return part.map((point) => moved(point, factor, Math.floor))
}

/** Douglas and Peucker's simplification of a line: none of the corners left out is farther from it than `tolerance`. */
export function simplified(line: Part, tolerance: number): Part {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((corner) => toStretch(corner, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= tolerance) return [first, last]
  const at = distances.indexOf(farthest)
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ]
}

/** The same for a ring; empty when nothing of it is left. */
export function simplifiedRing(ring: Part, tolerance: number): Part {
  const [first] = ring
  if (!first) return []
  const corners = simplified([...ring, first], tolerance).slice(0, -1)
  return corners.length > 2 ? corners : []
}

/** Twice the area of a ring: above 0 for an outer one, below for a hole (Mapbox Vector Tile 2.1). */
export function areaOf(ring: Part): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

function moved([x, y]: Point, factor: number, round: (value: number) => number): Point {
  return [round(x * factor), round(y * factor)]
}

function isSame([x, y]: Point, other: Point | undefined): boolean {
  return other !== undefined && x === other[0] && y === other[1]
}

/** From a point to the nearest one between both ends. */
function toStretch([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [across, down] = [x2 - x1, y2 - y1]
  const length = across ** 2 + down ** 2
  const along = length === 0 ? 0 : ((x - x1) * across + (y - y1) * down) / length
  const part = Math.max(0, Math.min(1, along))
  return Math.hypot(x - x1 - part * across, y - y1 - part * down)
}
