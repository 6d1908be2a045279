import type { LatLong } from '#contract/places/lat-long.ts'
import type { Projected } from './projection.ts'

/** The radius of about one block of houses. */
const radiusMetres = 900
const metresPerDegree = 111_320

/** Shows an approximate position: a soft circle as large as an area. */
export function AreaCircle({ around, project }: Projected & { around: LatLong }) {
  const { x, y } = project(around)
  const edge = project({ lat: around.lat + radiusMetres / metresPerDegree, long: around.long })
  const size = Math.round((y - edge.y) * 2)
  return (
    <div
      aria-hidden="true"
      style={{ width: size, height: size, transform: `translate(${x - size / 2}px, ${y - size / 2}px)` }}
      // physical: points of a map are counted from its left edge
      className="pointer-events-none! absolute top-0 left-0 rounded-full border-2 border-green-700/40 bg-green-700/15"
    />
  )
}
