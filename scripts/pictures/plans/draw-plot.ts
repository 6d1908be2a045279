/** Draws a plot as its site plan does: boundary with feet, the street, set-backs, corner stones, neighbours. */
import { circle, drawing, green, ink, line, mist, muted, paper, path, rect, sand, text } from './svg.ts'

const sheet = { width: 1200, height: 840 }
const area = { top: 90, bottom: 560 }

/** Fronts that plots are cut to, in feet. */
const fronts = [15, 18, 20, 22, 25, 27, 30, 33, 35, 40, 45, 50, 60, 75, 90, 100, 120, 150]

/** Front and depth of a plot of so many square feet: about twice as deep as wide. */
export function sidesOf(sqft: number): { front: number; depth: number } {
  const wanted = Math.sqrt(sqft / 1.9)
  const front = fronts.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best))
  return { front, depth: Math.round(sqft / front) }
}

/** The layout as SVG. */
export function drawPlot(sqft: number): string {
  const { front, depth } = sidesOf(sqft)
  const scale = (area.bottom - area.top) / depth
  const [width, height] = [front * scale, depth * scale]
  const x = (sheet.width - width) / 2
  const y = area.top
  const setBack = { front: Math.min(10, depth * 0.13), back: Math.min(7, depth * 0.09) }
  const dashed = { fill: 'none', stroke: green, 'stroke-width': 2, 'stroke-dasharray': '9 6' }
  const neighbours = [-3, -2, -1, 1, 2, 3]
    .map((step) => x + step * width)
    .filter((at) => at > 20 && at + width < sheet.width - 20)
  return drawing(
    sheet.width,
    sheet.height,
    rect(0, 0, sheet.width, sheet.height, { fill: paper }),
    ...neighbours.map((at) =>
      rect(at, y, width, height, { fill: sand, stroke: '#c9cec8', 'stroke-width': 1.5 }),
    ),
    ...neighbours.map((at) =>
      text(at + width / 2, y + height / 2, 'Plot', { 'font-size': 15, fill: '#8b968f' }),
    ),
    rect(x, y, width, height, { fill: mist, stroke: ink, 'stroke-width': 4 }),
    rect(x, y + setBack.back * scale, width, height - (setBack.back + setBack.front) * scale, dashed),
    text(x + width / 2, y + height / 2 - 8, `${sqft.toLocaleString('en')} sq ft`, {
      'font-size': Math.min(24, width / 6.5),
      'font-weight': 600,
    }),
    text(x + width / 2, y + height / 2 + 22, 'room to build', {
      'font-size': Math.min(15, width / 8),
      fill: green,
    }),
    ...corners(x, y, width, height),
    ...street(y + height),
    ...sides(x, y, width, height, front, depth),
    ...captions(),
  )
}

function corners(x: number, y: number, width: number, height: number): string[] {
  return [x, x + width].flatMap((across) =>
    [y, y + height].map((down) => circle(across, down, 7, { fill: paper, stroke: ink, 'stroke-width': 3 })),
  )
}

function street(top: number): string[] {
  const kerb = top + 26
  const road = kerb + 14
  return [
    rect(0, kerb, sheet.width, 10, { fill: '#d9d6cd' }),
    rect(0, road, sheet.width, 64, { fill: '#e4e7e2' }),
    line(30, road + 32, sheet.width - 30, road + 32, {
      stroke: paper,
      'stroke-width': 4,
      'stroke-dasharray': '34 24',
    }),
    text(150, road + 37, 'Street', { 'font-size': 16, fill: muted }),
  ]
}

function sides(x: number, y: number, width: number, height: number, front: number, depth: number): string[] {
  const thin = { stroke: muted, 'stroke-width': 1.2 }
  const tick = (across: number, down: number) =>
    line(across - 6, down + 6, across + 6, down - 6, { stroke: muted, 'stroke-width': 2 })
  const [above, left, middle] = [y - 26, x - 24, y + height / 2]
  const halo = { stroke: paper, 'stroke-width': 5, 'paint-order': 'stroke' }
  return [
    line(x, above, x + width, above, thin),
    tick(x, above),
    tick(x + width, above),
    text(x + width / 2, above - 10, `${front} ft`, { 'font-size': 18, 'font-weight': 600 }),
    line(left, y, left, y + height, { ...thin, stroke: ink }),
    tick(left, y),
    tick(left, y + height),
    text(left - 12, middle, `${depth} ft`, {
      'font-size': 18,
      'font-weight': 600,
      ...halo,
      transform: `rotate(-90 ${left - 12} ${middle})`,
    }),
  ]
}

function captions(): string[] {
  const start = { 'text-anchor': 'start' }
  const [x, y] = [sheet.width - 90, sheet.height - 80]
  return [
    text(90, sheet.height - 70, 'Typical layout of the plot', {
      ...start,
      'font-size': 20,
      'font-weight': 600,
    }),
    text(
      90,
      sheet.height - 42,
      'Artist’s impression; the site plan of the society is what counts. Dashed: usual set-backs.',
      { ...start, 'font-size': 15, fill: muted },
    ),
    path(`M ${x} ${y - 24} L ${x + 10} ${y + 12} L ${x} ${y + 4} L ${x - 10} ${y + 12} Z`, { fill: green }),
    text(x, y + 34, 'N', { 'font-size': 15, 'font-weight': 600 }),
  ]
}
