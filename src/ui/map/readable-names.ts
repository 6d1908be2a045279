import type { Point } from './projection.ts'

/** Names nearer to each other than this hide each other. */
const nameGap = { x: 92, y: 20 }
/** Half of what a mark takes of the map. */
const mark = { x: 28, y: 17 }
/** Half of what a name takes of it, for each letter, and in height. */
const name = { letter: 3.2, y: 8 }

/**
 * The names that can be read, at their points: the strong ones first; one that would be on another or below a mark is
 * left out. In pixels.
 */
export function readableNames<Name extends Point & { name: string; strong?: boolean }>(
  names: readonly Name[],
  marks: readonly Point[],
): Name[] {
  const placed: Name[] = []
  const byWeight = names.toSorted((one, other) => Number(other.strong ?? 0) - Number(one.strong ?? 0))
  for (const each of byWeight) {
    const isFree = placed.every(
      ({ x, y }) => Math.abs(x - each.x) > nameGap.x || Math.abs(y - each.y) > nameGap.y,
    )
    if (isFree && marks.every((point) => !isBelow(each, point))) placed.push(each)
  }
  return placed
}

function isBelow({ name: text, x, y }: Point & { name: string }, point: Point): boolean {
  const isBeside = Math.abs(point.x - x) > mark.x + text.length * name.letter
  return !isBeside && Math.abs(point.y - y) < mark.y + name.y
}
