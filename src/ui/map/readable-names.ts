import type { Point } from './projection.ts'

/** Names nearer to each other than this hide each other. */
const nameGap = { x: 92, y: 20 }
/** Half of what a mark takes of the map. */
const mark = { x: 28, y: 17 }
/** Half of what a name takes of it, for each letter, and in height. */
const name = { letter: 3.2, y: 8 }

type Name = Point & { name: string; strong?: boolean; others?: readonly Point[] }

/**
 * The names that can be read, the strong ones first. A name is at its point, else at the first of its `others` where it
 * is neither on another name nor below a mark, else left out. In pixels.
 */
export function readableNames<OfMap extends Name>(names: readonly OfMap[], marks: readonly Point[]): OfMap[] {
  const placed: OfMap[] = []
  const byWeight = [...names].sort((one, other) => Number(other.strong ?? 0) - Number(one.strong ?? 0))
  const isFree = (at: OfMap) =>
    placed.every(({ x, y }) => Math.abs(x - at.x) > nameGap.x || Math.abs(y - at.y) > nameGap.y) &&
    marks.every((point) => !isBelow(at, point))
  for (const each of byWeight) {
    const free = [each, ...(each.others ?? []).map((other) => ({ ...each, ...other }))].find(isFree)
    if (free) placed.push(free)
  }
  return placed
}

function isBelow({ name: text, x, y }: Point & { name: string }, point: Point): boolean {
  const isBeside = Math.abs(point.x - x) > mark.x + text.length * name.letter
  return !isBeside && Math.abs(point.y - y) < mark.y + name.y
}
