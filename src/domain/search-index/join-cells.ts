import type { Cell } from './cells.ts'

type Placed = { cell: Cell; x: number; y: number }

/**
 * Joins cells whose mean positions are nearer to each other than `gap` (in units of the world), the smaller into the
 * larger, until all are apart. Keeps the order of those that stay. Changes the cells.
 */
export function joinNear(cells: readonly Cell[], gap: number): Cell[] {
  const apart = onePass(cells, gap)
  return apart.length === cells.length ? apart : joinNear(apart, gap)
}

function onePass(cells: readonly Cell[], gap: number): Cell[] {
  const kept: Placed[] = []
  for (const cell of cells.toSorted((one, other) => other.count - one.count)) {
    const placed = placedAt(cell)
    const near = kept.find((other) => isNear(placed, other, gap))
    if (near) {
      near.cell.addSum(cell)
      Object.assign(near, placedAt(near.cell))
    } else kept.push(placed)
  }
  const staying = new Set(kept.map(({ cell }) => cell))
  return cells.filter((cell) => staying.has(cell))
}

function placedAt(cell: Cell): Placed {
  return { cell, x: cell.sumX / cell.count, y: cell.sumY / cell.count }
}

function isNear(one: Placed, other: Placed, gap: number): boolean {
  const [x, y] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  return x < gap && y < gap && Math.hypot(x, y) < gap
}
