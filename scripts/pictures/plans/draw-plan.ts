/** Draws storeys as an architect does: walls, doors with their swing, windows, furniture, names and feet. */

import { furnish } from './furniture.ts'
import { storeysOf } from './homes.ts'
import type { Layout } from './layout.ts'
import type { Gap, Room, Storey } from './storey.ts'
import { drawing, green, group, ink, line, mist, muted, paper, path, rect, sand, text } from './svg.ts'

const sheet = { width: 1200, height: 840 }
const margin = { side: 90, top: 96, bottom: 104, between: 90 }
const outerWall = 0.75
const innerWall = 0.4

/** The plan as SVG. */
export function drawPlan(layout: Layout): string {
  const storeys = storeysOf(layout)
  const widest = storeys.reduce((sum, { width }) => sum + width, 0)
  const deepest = Math.max(...storeys.map(({ depth }) => depth))
  const room = sheet.width - 2 * margin.side - (storeys.length - 1) * margin.between
  const scale = Math.min(room / widest, (sheet.height - margin.top - margin.bottom) / deepest)
  const used = widest * scale + (storeys.length - 1) * margin.between
  let x = (sheet.width - used) / 2
  const drawn = storeys.map((storey) => {
    const at = { x, y: margin.top + ((deepest - storey.depth) * scale) / 2 }
    x += storey.width * scale + margin.between
    return drawStorey(storey, at, scale)
  })
  return drawing(
    sheet.width,
    sheet.height,
    rect(0, 0, sheet.width, sheet.height, { fill: paper }),
    ...drawn,
    titleOf(layout),
    scaleBar(scale),
    north(),
  )
}

function drawStorey(storey: Storey, at: { x: number; y: number }, scale: number): string {
  const { width, depth } = storey
  const outline = rect(0, 0, width, depth, { fill: 'none', stroke: ink, 'stroke-width': outerWall })
  return [
    group(
      { transform: `translate(${at.x} ${at.y}) scale(${scale})` },
      ...storey.rooms.map(drawFloor),
      ...storey.rooms.filter(({ kind }) => kind !== 'open' && kind !== 'porch').map(drawWalls),
      outline,
      ...storey.rooms
        .filter(({ kind }) => kind === 'open' || kind === 'porch')
        .map((room) => openEdge(room, storey)),
      ...storey.doors.map(drawDoor),
      ...storey.windows.map(drawWindow),
      ...storey.rooms.map(furnish),
    ),
    ...storey.rooms.map((room) => label(room, at, scale)),
    ...measures(storey, at, scale),
  ].join('')
}

const floors: Record<Room['kind'], string> = {
  bed: sand,
  living: paper,
  kitchen: '#fbf6ea',
  bath: '#dfe9ee',
  stairs: paper,
  open: mist,
  porch: '#efefec',
  store: '#f3f1ea',
}

function drawFloor({ kind, x, y, width, height }: Room): string {
  return rect(x, y, width, height, { fill: floors[kind] })
}

function drawWalls({ x, y, width, height }: Room): string {
  return rect(x, y, width, height, { fill: 'none', stroke: ink, 'stroke-width': innerWall })
}

/** A balcony, a terrace or a porch has no wall towards the open but a thin line. */
function openEdge({ x, y, width, height }: Room, storey: Storey): string {
  const bottom = y + height >= storey.depth - 0.01
  const edge = bottom ? y + height : y
  return [
    line(x + 0.3, edge, x + width - 0.3, edge, { stroke: paper, 'stroke-width': outerWall + 0.1 }),
    line(x, edge, x + width, edge, { stroke: ink, 'stroke-width': 0.16 }),
    line(x, edge + (bottom ? -0.45 : 0.45), x + width, edge + (bottom ? -0.45 : 0.45), {
      stroke: ink,
      'stroke-width': 0.1,
    }),
  ].join('')
}

function drawDoor({ x, y, along, length, swings }: Gap): string {
  const half = length / 2
  const gap =
    along === 'x'
      ? rect(x - half, y - 0.5, length, 1, { fill: paper })
      : rect(x - 0.5, y - half, 1, length, { fill: paper })
  if (swings === undefined || along === 'y') return gap
  const end = y + swings * length
  const leaf = line(x - half, y, x - half, end, { stroke: ink, 'stroke-width': 0.18 })
  const arc = path(`M ${x - half} ${end} A ${length} ${length} 0 0 ${swings > 0 ? 0 : 1} ${x + half} ${y}`, {
    fill: 'none',
    stroke: muted,
    'stroke-width': 0.1,
  })
  return gap + leaf + arc
}

function drawWindow({ x, y, along, length }: Gap): string {
  const half = length / 2
  const [boxX, boxY, width, height] =
    along === 'x' ? [x - half, y - 0.42, length, 0.84] : [x - 0.42, y - half, 0.84, length]
  const pane = along === 'x' ? line(x - half, y, x + half, y, glass) : line(x, y - half, x, y + half, glass)
  return rect(boxX, boxY, width, height, { fill: paper, stroke: ink, 'stroke-width': 0.1 }) + pane
}

const glass = { stroke: green, 'stroke-width': 0.22 }

function label(room: Room, at: { x: number; y: number }, scale: number): string {
  const free = room.without ? { ...room, ...besides(room, room.without) } : room
  const x = at.x + (free.x + free.width / 2) * scale
  const y = at.y + (free.y + free.height / 2) * scale
  const across = free.width * scale
  const size = Math.max(8.5, Math.min(17, (across - 8) / (room.name.length * 0.6)))
  const feet = `${feetOf(room.width)} × ${feetOf(room.height)}`
  const halo = {
    stroke: floors[room.kind],
    'stroke-width': 4,
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
  }
  const name = text(x, y, room.name, { 'font-size': size, 'font-weight': 600, ...halo })
  const roomy = across > 64 && free.height * scale > 44
  return roomy
    ? name + text(x, y + size + 3, feet, { 'font-size': Math.max(9, size * 0.78), fill: muted, ...halo })
    : name
}

/** The part of a room that its bathroom leaves over its whole width. */
function besides(room: Room, without: { y: number; height: number }) {
  const above = without.y > room.y
  return { y: above ? room.y : without.y + without.height, height: room.height - without.height }
}

const feetOf = (feet: number) => `${Math.round(feet)}′`

function measures({ title, width, depth }: Storey, at: { x: number; y: number }, scale: number): string[] {
  const right = at.x + width * scale
  const bottom = at.y + depth * scale
  const thin = { stroke: muted, 'stroke-width': 1 }
  const tick = (x: number, y: number) =>
    line(x - 5, y + 5, x + 5, y - 5, { stroke: muted, 'stroke-width': 1.5 })
  const y = at.y - 24
  const x = at.x - 26
  const middle = (at.y + bottom) / 2
  return [
    line(at.x, y, right, y, thin),
    tick(at.x, y),
    tick(right, y),
    text((at.x + right) / 2, y - 8, feetOf(width), { 'font-size': 14, fill: muted }),
    line(x, at.y, x, bottom, thin),
    tick(x, at.y),
    tick(x, bottom),
    text(x - 10, middle, feetOf(depth), {
      'font-size': 14,
      fill: muted,
      transform: `rotate(-90 ${x - 10} ${middle})`,
    }),
    text((at.x + right) / 2, at.y - 58, title, { 'font-size': 20, 'font-weight': 600, fill: green }),
  ]
}

function titleOf({ beds, baths }: Layout): string {
  const rooms = `${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'} · ${baths} ${baths === 1 ? 'bathroom' : 'bathrooms'}`
  const left = { 'text-anchor': 'start' }
  return [
    text(margin.side, sheet.height - 44, `Typical plan · ${rooms}`, {
      ...left,
      'font-size': 19,
      'font-weight': 600,
    }),
    text(margin.side, sheet.height - 20, 'Artist’s impression. Measurements are approximate.', {
      ...left,
      'font-size': 14,
      fill: muted,
    }),
  ].join('')
}

function scaleBar(scale: number): string {
  const [x, y, step] = [sheet.width - 300, sheet.height - 40, 5 * scale]
  const parts = [0, 1].map((part) =>
    rect(x + part * step, y, step, 7, { fill: part === 0 ? ink : paper, stroke: ink, 'stroke-width': 1 }),
  )
  const marks = [0, 5, 10].map((feet) =>
    text(x + feet * scale, y + 24, `${feet}′`, { 'font-size': 12, fill: muted }),
  )
  return [...parts, ...marks].join('')
}

function north(): string {
  const [x, y] = [sheet.width - 54, sheet.height - 46]
  return (
    path(`M ${x} ${y - 24} L ${x + 10} ${y + 12} L ${x} ${y + 4} L ${x - 10} ${y + 12} Z`, { fill: green }) +
    text(x, y + 30, 'N', { 'font-size': 14, 'font-weight': 600 })
  )
}
