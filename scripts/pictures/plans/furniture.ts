/** Furniture as thin signs, in feet, so that a room's use is seen before its name is read. */
import type { Box, Room } from './storey.ts'
import { circle, line, rect } from './svg.ts'

const thin = { fill: 'none', stroke: '#8b968f', 'stroke-width': 0.12 }

/** What stands in the room. */
export function furnish(room: Room): string {
  switch (room.kind) {
    case 'bed':
      return bed(room)
    case 'bath':
      return bath(room)
    case 'kitchen':
      return counter(room)
    case 'stairs':
      return treads(room)
    case 'porch':
      return car(room)
    case 'open':
      return plants(room)
    case 'living':
      return room.name.startsWith('Dining') ? table(room) : sofas(room)
    default:
      return ''
  }
}

/** Against the side wall that the room's own bathroom leaves free. */
function bed({ x, y, width, height, without }: Room): string {
  const [long, wide] = [Math.min(6.6, width * 0.5), Math.min(5.4, height * 0.34)]
  const left = without ? without.x > x : true
  const across = left ? x + 0.5 : x + width - 0.5 - long
  const top = without ? (without.y > y ? y + 0.8 : y + height - wide - 0.8) : y + (height - wide) / 2
  const pillow = left ? across + 0.25 : across + long - 1.45
  return [
    rect(across, top, long, wide, { ...thin, rx: 0.2 }),
    rect(pillow, top + 0.35, 1.2, wide / 2 - 0.5, { ...thin, rx: 0.2 }),
    rect(pillow, top + wide / 2 + 0.15, 1.2, wide / 2 - 0.5, { ...thin, rx: 0.2 }),
  ].join('')
}

function bath({ x, y, width, height }: Box): string {
  return [
    rect(x + 0.5, y + 0.5, Math.min(2.6, width * 0.4), Math.min(2.6, height * 0.4), thin),
    circle(x + 0.5 + Math.min(2.6, width * 0.4) / 2, y + 0.5 + Math.min(2.6, height * 0.4) / 2, 0.2, thin),
    rect(x + width - 1.9, y + 0.45, 1.4, 0.6, { ...thin, rx: 0.15 }),
    circle(x + width - 1.2, y + 1.7, 0.62, thin),
  ].join('')
}

function counter({ x, y, width, height }: Box): string {
  const deep = 1.9
  const middle = x + width / 2
  return [
    rect(x + 0.3, y + 0.4, width - 0.6, deep, thin),
    rect(x + width - deep - 0.3, y + 0.4, deep, height * 0.6, thin),
    rect(middle - 2, y + 0.75, 1.7, 1.2, { ...thin, rx: 0.2 }),
    ...[0, 1].flatMap((row) =>
      [0, 1].map((column) => circle(middle + 0.9 + column * 0.9, y + 0.95 + row * 0.8, 0.28, thin)),
    ),
  ].join('')
}

function treads({ x, y, width, height }: Box): string {
  const count = Math.max(6, Math.floor(height / 0.95))
  const steps = Array.from({ length: count - 1 }, (_, index) => {
    const at = y + ((index + 1) * height) / count
    return line(x + 0.3, at, x + width - 0.3, at, thin)
  })
  return [...steps, line(x + width / 2, y + height * 0.9, x + width / 2, y + height * 0.12, thin)].join('')
}

function car({ x, y, width, height }: Box): string {
  const [wide, long] = [Math.min(5.6, width * 0.62), Math.min(14, height * 0.82)]
  const [left, top] = [x + (width - wide) / 2, y + height - long - 0.8]
  return [
    rect(left, top, wide, long, { ...thin, rx: 1.1 }),
    rect(left + 0.5, top + long * 0.24, wide - 1, long * 0.14, { ...thin, rx: 0.3 }),
    rect(left + 0.5, top + long * 0.76, wide - 1, long * 0.1, { ...thin, rx: 0.3 }),
  ].join('')
}

function plants({ x, y, width, height }: Box): string {
  const low = y + height - 1.3
  return [x + 1.2, x + width - 1.2]
    .map(
      (at) =>
        circle(at, low, 0.7, { ...thin, stroke: '#0b6b4a' }) +
        circle(at, low, 0.3, { ...thin, stroke: '#0b6b4a' }),
    )
    .join('')
}

function sofas({ x, y, width, height }: Box): string {
  const long = Math.min(7, width * 0.4)
  const low = y + height - 0.6
  return [
    rect(x + width * 0.08 + 0.5, low - 2.6, long, 2.6, { ...thin, rx: 0.4 }),
    rect(x + width * 0.08 + 0.9, low - 2.6, long - 0.8, 1.7, thin),
    rect(x + width - 3.4, y + height / 2 - 1.3, 2.6, 2.6, { ...thin, rx: 0.4 }),
  ].join('')
}

function table({ x, y, width, height }: Box): string {
  const [long, wide] = [Math.min(6.5, width * 0.5), Math.min(3, height * 0.3)]
  const [left, top] = [x + (width - long) / 2, y + height - wide - 1.8]
  const chairs = [0.2, 0.5, 0.8].flatMap((part) =>
    [top - 1, top + wide + 0.25].map((at) =>
      rect(left + long * part - 0.5, at, 1, 0.75, { ...thin, rx: 0.2 }),
    ),
  )
  return [rect(left, top, long, wide, { ...thin, rx: 0.3 }), ...chairs].join('')
}
