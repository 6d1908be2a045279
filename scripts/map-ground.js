// npm run map-ground: makes the ground of the country on drawn maps from Natural Earth (docs/map.md).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure, run } from './lib/failure.js'
import { runQuietly } from './lib/processes.js'
import { inCheckout } from './lib/root.js'

/** Natural Earth 4.1.0 at 1:10 million, as TopoJSON. Fetched for this command alone, because it has 8 MB. */
const source = 'world-atlas@2.0.2'
const country = 'Pakistan'
const target = 'src/ui/map/country-ground.ts'

/** Units around the world. One is 520 metres in the middle of Pakistan. */
const world = 65_536
/** How far the simplified line may be from the one of the source, in units: about 2 km. */
const tolerance = 4

await run(async () => {
  const corners = simplified(largestRing(await atlas()).map(toWorld))
  const path = pathOf(corners)
  writeFileSync(inCheckout(target), fileOf(path))
  console.log(`${target}: ${corners.length} corners, ${path.length} letters`)
  return 0
})

async function atlas() {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-ground-'))
  try {
    const pack = ['pack', source, '--silent', '--pack-destination', folder]
    const { code, output } = await runQuietly('npm', pack)
    if (code !== 0) throw new Failure(`${source} could not be fetched:\n${output}`)
    const file = join(folder, `${source.replace('@', '-')}.tgz`)
    const unpacked = await runQuietly('tar', ['-xzf', file, '-C', folder, 'package/countries-10m.json'])
    if (unpacked.code !== 0) throw new Failure(`${file} could not be unpacked:\n${unpacked.output}`)
    return JSON.parse(readFileSync(join(folder, 'package/countries-10m.json'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The longest outer ring of the country as [long, lat], without its closing corner. */
function largestRing({ arcs, transform, objects }) {
  const { geometries } = objects.countries
  const found = geometries.find(({ properties }) => properties.name === country)
  if (!found) throw new Failure(`${source} has no ${country}.`)
  const polygons = found.type === 'Polygon' ? [found.arcs] : found.arcs
  const rings = polygons.map(([outer]) => outer.flatMap((arc) => cornersOf(arc, arcs).slice(1)))
  const [longest] = rings.toSorted((one, other) => other.length - one.length)
  const [[scaleX, scaleY], [fromX, fromY]] = [transform.scale, transform.translate]
  return longest.map(([x, y]) => [x * scaleX + fromX, y * scaleY + fromY])
}

/** A negative number is an arc that is read backwards. */
function cornersOf(number, arcs) {
  let [x, y] = [0, 0]
  const corners = arcs[number < 0 ? ~number : number].map(([right, down]) => {
    x += right
    y += down
    return [x, y]
  })
  return number < 0 ? corners.toReversed() : corners
}

/** Web Mercator, from 0, 0 in the north-west. */
function toWorld([long, lat]) {
  const rise = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return [((long + 180) / 360) * world, ((1 - rise / Math.PI) / 2) * world]
}

/** Douglas and Peucker's simplification of a ring, from its first corner and the one farthest from it. */
function simplified(ring) {
  const far = farthest(ring, (corner) => Math.hypot(corner[0] - ring[0][0], corner[1] - ring[0][1]))
  const halves = [ring.slice(0, far.at + 1), [...ring.slice(far.at), ring[0]]]
  return halves.flatMap((half) => simplifiedLine(half).slice(0, -1))
}

function simplifiedLine(line) {
  const [first, last] = [line[0], line.at(-1)]
  const { at, distance } = farthest(line, (corner) => toLine(corner, first, last))
  if (distance <= tolerance) return [first, last]
  return [...simplifiedLine(line.slice(0, at + 1)).slice(0, -1), ...simplifiedLine(line.slice(at))]
}

function farthest(corners, distanceOf) {
  const distances = corners.map(distanceOf)
  const distance = Math.max(...distances)
  return { at: distances.indexOf(distance), distance }
}

function toLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

/** An SVG path in whole units, each corner from the one before. */
function pathOf(corners) {
  const [first, ...others] = corners.map((corner) => corner.map(Math.round))
  let last = first
  const steps = others.map((corner) => {
    const step = [corner[0] - last[0], corner[1] - last[1]]
    last = corner
    return step.join(' ').replace(' -', '-')
  })
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

function fileOf(path) {
  return `/**
 * The ground of the country on drawn maps, an SVG path in Web Mercator with \`worldUnits\` around the world. Made by
 * \`npm run map-ground\` from Natural Earth (naturalearthdata.com, public domain), simplified to about 2 km. It is no
 * border: the drawing has no line around it and fades where the line of the source is disputed (docs/map.md).
 */
export const worldUnits = ${world}

export const countryGround =
  '${path}'
`
}
