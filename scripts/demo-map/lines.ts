/** Makes of many lines that look alike fewer and simpler ones. */
import { type Part, type Point, simplified } from './shapes.ts'

export function joinedAndSimplified(lines: readonly Part[], tolerance: number): Part[] {
  return byNearness(joined(lines).map((line) => simplified(line, tolerance)))
}

/** Joins two lines where their ends meet and no third one begins. */
function joined(lines: readonly Part[]): Part[] {
  const known = new Map(lines.entries())
  const ids = new Map<string, Set<number>>()
  const note = (id: number, line: Part) => {
    for (const end of endsOf(line)) ids.getOrInsertComputed(end, () => new Set()).add(id)
  }
  const nextOf = (id: number, line: Part) => {
    const meeting = endsOf(line).map((end) => [...(ids.get(end) ?? [])].filter((other) => other !== id))
    return meeting.find((others) => others.length === 1)?.[0]
  }
  for (const [id, line] of known) note(id, line)
  for (const id of known.keys()) {
    for (let line = known.get(id); line; line = known.get(id)) {
      const nextId = nextOf(id, line)
      const next = nextId === undefined ? undefined : known.get(nextId)
      if (nextId === undefined || !next) break
      for (const end of [...endsOf(line), ...endsOf(next)]) {
        ids.get(end)?.delete(id)
        ids.get(end)?.delete(nextId)
      }
      known.delete(nextId)
      known.set(id, join(line, next))
      note(id, join(line, next))
    }
  }
  return [...known.values()]
}

function endsOf(line: Part): [first: string, last: string] {
  return [String(line[0]), String(line.at(-1))]
}

function join(one: Part, other: Part): Part {
  const [first, last] = endsOf(one)
  const [otherFirst, otherLast] = endsOf(other)
  if (last === otherFirst) return [...one, ...other.slice(1)]
  if (last === otherLast) return [...one, ...other.toReversed().slice(1)]
  if (first === otherLast) return [...other, ...one.slice(1)]
  return [...other.toReversed(), ...one.slice(1)]
}

/** Each line begins near the end of the one before: short steps have fewer bytes. */
function byNearness(lines: readonly Part[]): Part[] {
  const left = new Set(lines)
  const ordered: Part[] = []
  while (left.size > 0) {
    const here = ordered.at(-1)?.at(-1) ?? [0, 0]
    const ways = [...left].flatMap((line) => [
      { line, isTurned: false, far: steps(here, line[0]) },
      { line, isTurned: true, far: steps(here, line.at(-1)) },
    ])
    const nearest = ways.reduce((best, way) => (way.far < best.far ? way : best))
    left.delete(nearest.line)
    ordered.push(nearest.isTurned ? nearest.line.toReversed() : nearest.line)
  }
  return ordered
}

function steps([x, y]: Point, [toX, toY]: Point = [0, 0]): number {
  return Math.abs(toX - x) + Math.abs(toY - y)
}
