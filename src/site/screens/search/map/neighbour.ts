import type { Point } from '#ui/map/projection.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

const ways: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/**
 * The nearest of `others` in a direction from a point, all in pixels of the screen. Distance to the side counts
 * twice; homes that are more to the side than ahead are ignored. Returns undefined when there is none.
 */
export function neighbour<Spot extends Point>(
  from: Point,
  others: readonly Spot[],
  direction: Direction,
): Spot | undefined {
  const way = ways[direction]
  let nearest: Spot | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    const [x, y] = [other.x - from.x, other.y - from.y]
    const ahead = x * way.x + y * way.y
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x)
    const distance = ahead + 2 * aside
    if (ahead > 0 && aside <= ahead && distance < least) {
      nearest = other
      least = distance
    }
  }
  return nearest
}
