import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { LatLong } from '#contract/places/lat-long.ts'
import { site } from '../site-settings.ts'
import { textFrom } from '../svg-text.ts'
import { cellsAround, outlinePath } from './cells.ts'
import { farMetresPerPixel, isNear, reachAt } from './drawn-areas.ts'
import { groupPins, plainPinSize } from './group-pins.ts'
import { type Camera, type Frame, metresPerPixel, type Point, projectionAt, scaleBar } from './projection.ts'
import { readableNames } from './readable-names.ts'

const DrawnGround = lazy(() => import('./drawn-ground.tsx'))

/** An area to draw: its name and middle. `strong` ones are what the map is about. */
export type MapArea = LatLong & { id: number; name: string; strong?: boolean }

type Props = {
  areas: readonly MapArea[]
  /** Shown instead of the areas where so much of the country is in view that areas could not be told apart. */
  cities?: readonly MapArea[] | undefined
  /** Where elements are on the drawing: names that they would cover are left out. */
  marks?: readonly LatLong[] | undefined
  camera: Camera
  frame: Frame
  /** Tiles may be loading: the drawing then appears after a short delay, so that it does not flash. */
  isWaiting: boolean
}

/** The scale is above what the map says in its lowest line. */
const scaleAbove = 44
/** A strong area, and a city, may have a pin in its middle, so its name is drawn below. */
const pinHeight = 26

/** A map of our own: the ground of each area around its middle, its name, a scale. It loads no tiles. */
export function DrawnMap({ areas, cities, marks = [], camera, frame, isWaiting }: Props) {
  const { project } = projectionAt(camera, frame)
  const perPixel = metresPerPixel(camera)
  const isFar = cities !== undefined && perPixel > farMetresPerPixel
  const centres = (isFar ? cities : areas)
    .map((area) => ({ ...area, ...project(area) }))
    .filter((point) => isNear(point, frame))
  const cells = isFar ? [] : cellsAround(centres, reachAt(perPixel, frame))
  const names = centres.map((centre) => (centre.strong || isFar ? besidePin(centre) : centre))
  const bar = scaleBar(perPixel, 90)
  return (
    <div className={`absolute inset-0 ${isWaiting ? 'animate-[map-drawn_0.2s_3s_both]' : 'bg-[#eef2ec]'}`}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="absolute inset-0 size-full"
      >
        {!isWaiting && (
          <CatchBoundary getResetKey={() => ''} errorComponent={Nothing}>
            <Suspense>
              <DrawnGround camera={camera} frame={frame} hidesCountry={site().maps?.hidesBorders} />
            </Suspense>
          </CatchBoundary>
        )}
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
        {readableNames(names, groupPins(marks.map(project), plainPinSize)).map(
          ({ id, name, x, y, strong }) => (
            <text
              key={id}
              x={x}
              y={y}
              textAnchor="middle"
              className={`text-[11px] ${strong ? 'fill-green-800 font-semibold' : 'fill-muted'}`}
            >
              {name}
            </text>
          ),
        )}
        <g className="stroke-ink" strokeWidth="1.5" fill="none">
          <path d={`M16 ${frame.height - scaleAbove}v6h${bar.length}v-6`} />
        </g>
        <text x={20} y={frame.height - scaleAbove - 2} {...textFrom()} className="fill-ink text-[11px]">
          {bar.label}
        </text>
      </svg>
    </div>
  )
}

/** Below the pin in its middle, else farther below for a pin nearby, else above it. */
function besidePin<Name extends Point>(centre: Name) {
  const { x, y } = centre
  return {
    ...centre,
    y: y + pinHeight,
    others: [14, -2 * pinHeight + 6].map((by) => ({ x, y: y + pinHeight + by })),
  }
}

/** Without its ground the drawing still shows the areas. */
function Nothing() {
  return null
}
