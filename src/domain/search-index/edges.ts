import type { Rectangle, WorldPoint } from './world.ts'

/** An edge of a polygon with the rectangle around it. */
export type Edge = Rectangle & { from: WorldPoint; to: WorldPoint }

export function edgesOf(ring: readonly WorldPoint[]): Edge[] {
  return ring.map((from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from
    return {
      from,
      to,
      leastX: Math.min(from.x, to.x),
      leastY: Math.min(from.y, to.y),
      mostX: Math.max(from.x, to.x),
      mostY: Math.max(from.y, to.y),
    }
  })
}

/**
 * Whether a point is inside or on an edge: a line from it to the east crosses the edges an odd number of times. Edges
 * that such a line cannot meet may be left out.
 */
export function isInside(edges: readonly Edge[], x: number, y: number): boolean {
  let inside = false
  for (const edge of edges) {
    if (y < edge.leastY || y > edge.mostY || x > edge.mostX) continue
    const { from, to } = edge
    const side = sideOf(edge, x, y)
    if (side === 0 && x >= edge.leastX) return true
    if (from.y > y !== to.y > y && side > 0 === to.y > from.y) inside = !inside
  }
  return inside
}

/** Whether a part of an edge may be in a rectangle. */
export function meets(edge: Edge, { leastX, leastY, mostX, mostY }: Rectangle): boolean {
  if (edge.leastX > mostX || edge.mostX < leastX || edge.leastY > mostY || edge.mostY < leastY) return false
  const sides = [
    sideOf(edge, leastX, leastY),
    sideOf(edge, mostX, leastY),
    sideOf(edge, leastX, mostY),
    sideOf(edge, mostX, mostY),
  ]
  return !sides.every((side) => side > 0) && !sides.every((side) => side < 0)
}

/** Above 0 on one side of the line through an edge, below on the other. */
function sideOf({ from, to }: Edge, x: number, y: number): number {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
}
