import type { Polygon } from '#contract/search/map-shape.ts'
import { Outlines } from '../outlines.tsx'
import type { Projected } from '../projection.ts'
import type { PolygonDrawing } from './use-polygon-drawing.ts'

/** The polygons on the map while no tool draws them, and the selected corner. */
export function Drawn({
  drawing,
  polygons,
  project,
}: {
  drawing: PolygonDrawing
  polygons: readonly Polygon[]
  project: Projected['project']
}) {
  if (!drawing.isOpen) return <Outlines polygons={polygons} project={project} />
  if (!drawing.corner) return null
  const { x, y } = project(drawing.corner)
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none! absolute size-7 rounded-full border-[3px] border-ink"
      style={{ left: x - 14, top: y - 14 }}
    />
  )
}
