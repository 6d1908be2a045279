import type { LatLong } from '#contract/places/lat-long.ts'
import type { Projected } from './projection.ts'

const metresPerDegree = 111_320

/** Shows an approximate position: a soft circle, unless another radius is given as large as an area. */
export function AreaCircle({
  around,
  radiusMetres = 900,
  project,
}: Pick<Projected, 'project'> & { around: LatLong; radiusMetres?: number }) {
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
