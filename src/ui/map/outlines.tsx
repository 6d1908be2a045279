import type { LatLong } from '#contract/places/lat-long.ts'
import { encodeShape, type Polygon } from '#contract/search/map-shape.ts'
import type { Projected } from './projection.ts'

/** Outlines of areas, on any map. `soft` ones are a background for other content. */
export function Outlines({
  polygons,
  project,
  soft = false,
}: {
  polygons: readonly Polygon[]
  project: Projected['project']
  soft?: boolean
}) {
  const pathOf = (corners: readonly LatLong[]) => {
    const points = corners.map((corner) => {
      const { x, y } = project(corner)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return `M${points.join('L')}Z`
  }
  if (polygons.length === 0) return null
  return (
    <svg aria-hidden="true" className="pointer-events-none! absolute inset-0 size-full">
      {polygons.map((corners) => (
        <path
          key={encodeShape([corners])}
          d={pathOf(corners)}
          strokeLinejoin="round"
          className={`fill-green-700/10 stroke-green-700 ${soft ? 'stroke-[1.5] [stroke-dasharray:5_4]' : 'stroke-[2.5]'}`}
        />
      ))}
    </svg>
  )
}
