import type { Point } from './projection.ts'

/** A convex outline, corner by corner. */
export type Outline = readonly Point[]

/**
 * The ground around each centre that is nearer to it than to any other, at most `reach` away. Areas whose
 * true borders we do not have are drawn like this. Centres on the same spot share one outline.
 */
export function cellsAround(centres: readonly Point[], reach: number): Outline[] {
  return centres.map((centre) => {
    const others = centres.filter((other) => other.x !== centre.x || other.y !== centre.y)
    return others.reduce((cell, other) => nearerTo(centre, other, cell), disc(centre, reach))
  })
}

const corners = 32

function disc({ x, y }: Point, radius: number): Outline {
  return Array.from({ length: corners }, (_, corner) => {
    const turn = (corner / corners) * 2 * Math.PI
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) }
  })
}

/** Cuts off what is nearer to the other centre (Sutherland and Hodgman's clipping at the line between them). */
function nearerTo(centre: Point, other: Point, cell: Outline): Outline {
  const kept: Point[] = []
  cell.forEach((corner, index) => {
    const next = cell[(index + 1) % cell.length] ?? corner
    const here = lead(corner, centre, other)
    const there = lead(next, centre, other)
    if (here >= 0) kept.push(corner)
    if (here >= 0 !== there >= 0) kept.push(between(corner, next, here / (here - there)))
  })
  return kept
}

/** Positive while a point is nearer to the centre than to the other; changes evenly along a line. */
function lead(point: Point, centre: Point, other: Point): number {
  return squaredDistance(point, other) - squaredDistance(point, centre)
}

function squaredDistance(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The outline as the `d` of an SVG path. */
export function outlinePath(outline: Outline): string {
  return outline.length > 2
    ? `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
    : ''
}
