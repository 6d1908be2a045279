/**
 * Draws and edits polygons on a map, by mouse or touch:
 *
 *     const [map, setMap] = useState<MapLibre>()
 *     const drawing = usePolygonDrawing({ map, polygons, onPolygons })
 *     <DrawTools drawing={drawing} />
 *     <MapView onReady={setMap}>{({ project }) => <Drawn drawing={drawing} polygons={polygons} project={project} />}</MapView>
 *
 * The caller owns the polygons: `onPolygons` is called with each change, and the map shows `polygons`. All have at most
 * 100 corners at 5 decimals. terra-draw (28 KB) is fetched with the first tool that is used.
 */
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LatLong } from '#contract/places/lat-long.ts'
import { mostPolygons, type Polygon } from '#contract/search/map-shape.ts'
import type { Chosen, DrawTool, TerraDrawing } from './terra-drawing.ts'

type Options = {
  /** The map of tiles; without one nothing can be drawn. */
  map: MapLibre | undefined
  polygons: readonly Polygon[]
  onPolygons: (polygons: Polygon[]) => void
  most?: number
  /** Whether a new polygon can be edited immediately; otherwise the tool closes after each polygon. */
  editsWhenDrawn?: boolean
}

export type PolygonDrawing = {
  /** Whether there is a map to draw on. */
  isPossible: boolean
  /** Undefined while nothing is drawn or changed. */
  tool: DrawTool | undefined
  /** Whether a tool is open, which draws the polygons itself. */
  isOpen: boolean
  /** Whether the number of polygons has reached the limit. */
  isFull: boolean
  count: number
  chosen: Chosen | undefined
  /** The position of the selected corner. */
  corner: LatLong | undefined
  use: (tool: DrawTool | undefined) => void
  /** Removes the last corner of the polygon being drawn; false when there is none. */
  undo: () => boolean
  removeCorner: () => void
  /** Removes the selected polygon. */
  remove: () => void
  removeAll: () => void
}

export function usePolygonDrawing({
  map,
  polygons,
  onPolygons,
  most = mostPolygons,
  editsWhenDrawn = false,
}: Options): PolygonDrawing {
  const [tool, setTool] = useState<DrawTool>()
  const [chosen, setChosen] = useState<Chosen>()
  const [isOpen, setOpen] = useState(false)
  const drawing = useRef<TerraDrawing>(undefined)
  const isWanted = map !== undefined && tool !== undefined

  const use = (next: DrawTool | undefined) => {
    setChosen(undefined)
    setTool(next)
    if (next) drawing.current?.use(next)
  }
  const drawn = useEffectEvent((next: Polygon[], isNew: boolean) => {
    onPolygons(next)
    if (isNew) use(editsWhenDrawn ? 'edit' : undefined)
  })
  const begin = useEffectEvent((opened: TerraDrawing) => {
    opened.show(polygons)
    if (tool) opened.use(tool)
  })
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    import('./terra-drawing.ts').then(({ TerraDrawing }) => {
      if (isLeft) return
      const opened = new TerraDrawing(map, { onPolygons: drawn, onChosen: setChosen })
      drawing.current = opened
      begin(opened)
      setOpen(true)
    })
    return () => {
      isLeft = true
      drawing.current?.close()
      drawing.current = undefined
      setOpen(false)
    }
  }, [isWanted, map])
  useEffect(() => drawing.current?.show(polygons), [polygons])

  const undo = () => drawing.current?.undo() ?? false
  const removeCorner = () => {
    if (chosen?.corner === undefined) return
    const { polygon, corner } = chosen
    setChosen({ polygon, corner: undefined })
    onPolygons(withoutCorner(polygons, polygon, corner))
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event)) return
    if (event.key === 'Escape' && !(tool === 'polygon' && undo())) use(undefined)
    else if (event.key === 'Delete' || event.key === 'Backspace') removeCorner()
    else if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [isOpen])

  return {
    isPossible: map !== undefined,
    tool,
    isOpen,
    isFull: polygons.length >= most,
    count: polygons.length,
    chosen,
    corner: polygons[chosen?.polygon ?? -1]?.[chosen?.corner ?? -1],
    use,
    undo,
    removeCorner,
    remove() {
      if (chosen) onPolygons(polygons.filter((_, at) => at !== chosen.polygon))
      setChosen(undefined)
    },
    removeAll() {
      use(undefined)
      onPolygons([])
    },
  }
}

function withoutCorner(polygons: readonly Polygon[], polygon: number, corner: number): Polygon[] {
  return polygons.flatMap((corners, at) => {
    if (at !== polygon) return [corners]
    const left = corners.filter((_, each) => each !== corner)
    return left.length < 3 ? [] : [left]
  })
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
