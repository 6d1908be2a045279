import type { LatLong } from '#contract/places/lat-long.ts'
import { cellsAround, outlinePath } from './cells.ts'
import { type Camera, type Frame, metresPerPixel, type Point, projectionAt, scaleBar } from './projection.ts'

/** An area to draw: its name and middle. `strong` ones are what the map is about. */
export type MapArea = LatLong & { id: number; name: string; strong?: boolean }

type Props = {
  areas: readonly MapArea[]
  /** Shown instead of the areas where so much of the country is in view that areas could not be told apart. */
  cities?: readonly MapArea[] | undefined
  camera: Camera
  frame: Frame
  /** Tiles may be loading: the drawing then appears after a short delay, so that it does not flash. */
  isWaiting: boolean
}

/**
 * How far an area reaches when no neighbour stops it: so far on the ground at least, and at most; between them so much
 * of the frame.
 */
const reachMetres = { least: 1_300, most: 6_000 }
const reachOfFrame = 0.17
/** With more metres to a pixel, cities are shown instead of areas. */
const farMetresPerPixel = 250
/** A strong area, and a city, may have a pin in its middle, so its name stands below. */
const pinHeight = 26
/** Names nearer to each other than this hide each other. */
const nameGap = { x: 92, y: 20 }

/** A map of our own: the ground of each area around its middle, its name, a scale. It asks nobody for tiles. */
export function DrawnMap({ areas, cities, camera, frame, isWaiting }: Props) {
  const { project } = projectionAt(camera, frame)
  const perPixel = metresPerPixel(camera)
  const isFar = cities !== undefined && perPixel > farMetresPerPixel
  const centres = (isFar ? cities : areas)
    .map((area) => ({ ...area, ...project(area) }))
    .filter((point) => isNear(point, frame))
  const cells = isFar ? [] : cellsAround(centres, reachAt(perPixel, frame))
  const bar = scaleBar(perPixel, 90)
  return (
    <div
      className={`lattice absolute inset-0 bg-[#eef2ec] ${isWaiting ? 'animate-[map-drawn_0.2s_0.6s_both]' : ''}`}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="absolute inset-0 size-full"
      >
        {cells.map((cell, at) => (
          <path
            key={centres[at]?.id}
            d={outlinePath(cell)}
            strokeWidth="5"
            strokeLinejoin="round"
            className={`stroke-[#eef2ec] ${centres[at]?.strong ? 'fill-green-100' : 'fill-[#dfe7de]'}`}
          />
        ))}
        {isFar &&
          centres.map(({ id, x, y }) => <circle key={id} cx={x} cy={y} r="4" className="fill-green-700" />)}
        {readableNames(centres).map(({ id, name, x, y, strong }) => (
          <text
            key={id}
            x={x}
            y={strong || isFar ? y + pinHeight : y}
            textAnchor="middle"
            className={`text-[11px] ${strong ? 'fill-green-800 font-semibold' : 'fill-muted'}`}
          >
            {name}
          </text>
        ))}
        <g className="stroke-ink" strokeWidth="1.5" fill="none">
          <path d={`M16 ${frame.height - 22}v6h${bar.length}v-6`} />
        </g>
        <text x={20} y={frame.height - 24} className="fill-ink text-[11px]">
          {bar.label}
        </text>
      </svg>
    </div>
  )
}

/** In pixels. */
function reachAt(perPixel: number, { width, height }: Frame): number {
  const wanted = Math.min(width, height) * reachOfFrame
  return Math.min(Math.max(wanted, reachMetres.least / perPixel), reachMetres.most / perPixel)
}

function isNear({ x, y }: Point, { width, height }: Frame): boolean {
  return x > -80 && y > -80 && x < width + 80 && y < height + 80
}

/** The strong names first; a name that would lie on another is left out. */
function readableNames<Name extends Point & { strong?: boolean }>(centres: readonly Name[]): Name[] {
  const placed: Name[] = []
  const byWeight = [...centres].sort((one, other) => Number(other.strong ?? 0) - Number(one.strong ?? 0))
  for (const centre of byWeight) {
    const isFree = placed.every(
      ({ x, y }) => Math.abs(x - centre.x) > nameGap.x || Math.abs(y - centre.y) > nameGap.y,
    )
    if (isFree) placed.push(centre)
  }
  return placed
}
