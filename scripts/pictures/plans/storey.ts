/** The geometry of one storey: two rows of rooms with a band between them that leads into each. In feet. */

export type RoomKind = 'bed' | 'bath' | 'living' | 'kitchen' | 'stairs' | 'open' | 'porch' | 'store'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Room extends Box {
  name: string
  kind: RoomKind
  /** The corner that its own bathroom takes; the room lies around it. */
  without?: Box
}

/** Where a wall is broken: the middle of the gap. A door swings into `side`; a window has none. */
export interface Gap {
  x: number
  y: number
  along: 'x' | 'y'
  length: number
  swings?: 1 | -1
}

export interface Storey {
  title: string
  width: number
  depth: number
  rooms: Room[]
  doors: Gap[]
  windows: Gap[]
}

/** A place in a row. `share` is its part of the row's width; with `ensuite` a bathroom of that name takes a corner. */
export interface Cell {
  name: string
  kind: RoomKind
  share: number
  ensuite?: string
}

export interface StoreySketch {
  title: string
  width: number
  /** From the street upwards in the drawing's order: the back row is drawn on top. */
  depths: { back: number; middle: number; front: number }
  back: readonly Cell[]
  /** What the band holds, from left to right. */
  middle: readonly Cell[]
  front: readonly Cell[]
  /** Whether one comes in from the side, as into an apartment. */
  entrance?: boolean
}

const door = 2.75
const openKinds: readonly RoomKind[] = ['open', 'porch']

/** Lays a storey out. Every room opens to the band, every bathroom that is part of a room to that room. */
export function layOutStorey(sketch: StoreySketch): Storey {
  const { back, middle, front } = sketch.depths
  const storey: Storey = {
    title: sketch.title,
    width: sketch.width,
    depth: back + middle + front,
    rooms: [],
    doors: [],
    windows: [],
  }
  placeRow(storey, sketch.back, { y: 0, height: back, outer: 'top' })
  placeBand(storey, sketch.middle, { y: back, height: middle })
  if (sketch.entrance) storey.doors.push({ x: 0, y: back + middle / 2, along: 'y', length: 3.25 })
  placeRow(storey, sketch.front, { y: back + middle, height: front, outer: 'bottom' })
  return storey
}

interface Row {
  y: number
  height: number
  outer: 'top' | 'bottom'
}

function placeRow(storey: Storey, cells: readonly Cell[], row: Row): void {
  for (const [index, { cell, x, width }] of shareOut(cells, storey.width).entries()) {
    const box = { x, y: row.y, width, height: row.height }
    const room: Room = { name: cell.name, kind: cell.kind, ...box }
    storey.rooms.push(room)
    const inner = row.outer === 'top' ? row.y + row.height : row.y
    const outer = row.outer === 'top' ? row.y : row.y + row.height
    const opens = row.outer === 'top' ? -1 : 1
    if (cell.ensuite !== undefined)
      placeEnsuite(storey, room, cell.ensuite, row, index % 2 === 0 ? 'right' : 'left')
    const wide = cell.kind === 'open' ? Math.min(6, width * 0.5) : Math.min(door, width * 0.5)
    const at = doorAt(room, wide)
    storey.doors.push({
      x: at,
      y: inner,
      along: 'x',
      length: wide,
      ...(cell.kind !== 'open' && { swings: opens }),
    })
    if (openKinds.includes(cell.kind) || cell.kind === 'store') continue
    const { without } = room
    const free = without ? width - without.width : width
    const from = without && without.x === x ? x + without.width : x
    storey.windows.push({ x: from + free / 2, y: outer, along: 'x', length: Math.min(6, free * 0.6) })
  }
}

/** On the side of the room's own bathroom, so that the bed has the other one to itself. */
function doorAt({ x, width, kind, without }: Room, wide: number): number {
  if (kind === 'porch' || (without && without.x > x)) return x + width * 0.7
  return without ? x + width * 0.3 : x + Math.min(width / 2, wide / 2 + 1)
}

/** The bathroom in the outer corner, with its window and its door into the room. */
function placeEnsuite(storey: Storey, room: Room, name: string, row: Row, side: 'left' | 'right'): void {
  const width = clamp(room.width * 0.42, 4.5, 7.5)
  const height = clamp(room.height * 0.45, 5, 9)
  const x = side === 'right' ? room.x + room.width - width : room.x
  const y = row.outer === 'top' ? room.y : room.y + room.height - height
  room.without = { x, y, width, height }
  storey.rooms.push({ name, kind: 'bath', x, y, width, height })
  const wall = row.outer === 'top' ? y + height : y
  const at = side === 'right' ? x + width * 0.45 : x + width * 0.55
  storey.doors.push({ x: at, y: wall, along: 'x', length: 2.25, swings: row.outer === 'top' ? -1 : 1 })
  const outer = row.outer === 'top' ? y : y + height
  storey.windows.push({ x: x + width / 2, y: outer, along: 'x', length: 2 })
}

function placeBand(storey: Storey, cells: readonly Cell[], row: Omit<Row, 'outer'>): void {
  const placed = shareOut(cells, storey.width)
  for (const [index, { cell, x, width }] of placed.entries()) {
    storey.rooms.push({ name: cell.name, kind: cell.kind, x, y: row.y, width, height: row.height })
    const middle = row.y + row.height / 2
    if (index > 0) storey.doors.push({ x, y: middle, along: 'y', length: Math.min(5, row.height * 0.5) })
    if (index === placed.length - 1 && cell.kind === 'living') {
      storey.windows.push({ x: storey.width, y: middle, along: 'y', length: Math.min(6, row.height * 0.5) })
    }
  }
}

function shareOut(cells: readonly Cell[], width: number) {
  const sum = cells.reduce((shares, { share }) => shares + share, 0)
  let x = 0
  return cells.map((cell) => {
    const placed = { cell, x, width: (width * cell.share) / sum }
    x += placed.width
    return placed
  })
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
