/**
 * The map of the site and of the admin app.
 *
 *     <MapView label="Map of the results" view={{ box }} isAlone onMove={({ box }) => search(box)}>
 *       {({ project }) => <Pin at={project(home)} />}
 *     </MapView>
 *
 * It shows a drawing first (`DrawnMap`), then the tiles on it (`TileMap`, which fetches MapLibre), and only the drawing
 * where there are no tiles or no WebGL, or when they fail. All have one camera and one projection, so what `children`
 * put on the map stays where it is. It fills its parent, which must be `relative`. Draw thousands of pins in
 * layers: take the map from `onReady` and give it to `useMapLayer`.
 */
import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Basemap, MapAttribution } from '#contract/places/basemap.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { map as t } from '#messages/common.ts'
import { MapControls } from './controls.tsx'
import { DrawnMap, type MapArea } from './drawn-map.tsx'
import { DrawnSurface } from './drawn-surface.tsx'
import { mapLibreArrived } from './load-tile-map.ts'
import { prefetchTiles } from './prefetch-tiles.ts'
import {
  type Camera,
  cameraFor,
  type Frame,
  type MapBox,
  type MapTarget,
  type Projected,
  projectionAt,
  visibleBox,
  withinReach,
} from './projection.ts'
import { Tiles } from './tiles.tsx'
import { type Ground, useBasemap } from './use-basemap.ts'
import { useFrame } from './use-frame.ts'

/** The camera and box of a map after a move. */
export type MapMove = Camera & { box: MapBox; byUser: boolean }

export type MapViewProps = {
  label: string
  /** The part to show. The map goes there again whenever the value changes. */
  view: MapTarget
  /** Whether one finger and the wheel move the map; otherwise they scroll the page. */
  isAlone?: boolean
  /** The areas that the drawing shows. */
  areas?: readonly MapArea[] | undefined
  /** The cities that it shows instead where much of the country is in view. */
  cities?: readonly MapArea[] | undefined
  /** Where the children put elements while there are no tiles: names of the drawing keep clear of them. */
  marks?: readonly LatLong[] | undefined
  /** Called initially and after each move. `map.easeTo(…, { byUser: true })` counts as the user's move. */
  onMove?: ((move: MapMove) => void) | undefined
  /**
   * Called with the map once layers can be added to it, before its first tile is shown, and with undefined when it
   * failed and the drawing replaces it.
   */
  onReady?: ((map: MapLibre | undefined) => void) | undefined
  /** Content on the map: gets functions that convert a place to a point and back. */
  children?: (projected: Projected, shown: ShownMap) => ReactNode
}

export type ShownMap = {
  /** Set while tiles are shown. */
  map: MapLibre | undefined
  /** Whether only the drawing is shown, because there are no tiles. */
  isDrawn: boolean
  frame: Frame
}

export function MapView(props: MapViewProps) {
  const [place, frame] = useFrame()
  return (
    <div ref={place} className="absolute inset-0 bg-[#f7f5f0]">
      {frame && <FramedMap {...props} frame={frame} />}
    </div>
  )
}

function FramedMap({ frame, ...props }: MapViewProps & { frame: Frame }) {
  const { label, view, areas = [], cities, marks, isAlone = false, children } = props
  const [camera, setCamera] = useState(() => cameraFor(view, frame))
  const [ground, giveUp] = useBasemap()
  const [map, setMap] = useState<MapLibre>()
  const [isCovered, setCovered] = useState(false)
  const isDrawn = ground === 'none'

  const prefetch = useEffectEvent((from: Basemap) => prefetchTiles(from, camera, frame))
  useEffect(() => {
    // On a slow line MapLibre comes first: the tiles arrive while it starts.
    if (typeof ground === 'object') mapLibreArrived().then(() => prefetch(ground), ignored)
  }, [ground])

  const isMovedByUser = useRef(false)
  const goTo = (next: Camera, byUser: boolean) => {
    isMovedByUser.current = byUser
    const { long: lng, lat } = next.center
    if (map) return void map.jumpTo({ center: { lng, lat }, zoom: next.zoom }, { byUser })
    setCamera(next)
    props.onMove?.({ ...next, box: visibleBox(next, frame), byUser })
  }
  const showWanted = useEffectEvent(() => goTo(cameraFor(view, frame), false))
  const wanted = JSON.stringify(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the target by its value
  useEffect(() => showWanted(), [wanted])
  // A visitor who has looked around stays there when the window changes.
  const keepInFrame = useEffectEvent(() => {
    if (!isMovedByUser.current) showWanted()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame by its size
  useEffect(() => keepInFrame(), [frame.width, frame.height])

  const shown = isCovered ? map : undefined
  const on = <>{children?.(projectionAt(camera, frame), { map: shown, isDrawn, frame })}</>
  return (
    <figure aria-label={label} className="absolute inset-0 isolate overflow-hidden">
      <div dir="ltr" className="absolute inset-0">
        {!isCovered && (
          <DrawnMap
            areas={areas}
            cities={cities}
            marks={marks}
            camera={camera}
            frame={frame}
            isWaiting={!isDrawn}
          />
        )}
        {isDrawn ? (
          <DrawnSurface
            label={label}
            camera={camera}
            frame={frame}
            isAlone={isAlone}
            onCamera={setCamera}
            onMove={(next) => goTo(next, true)}
          >
            {on}
          </DrawnSurface>
        ) : (
          <Tiles
            basemap={ground === 'asking' ? undefined : ground}
            camera={camera}
            isAlone={isAlone}
            label={label}
            onCamera={setCamera}
            onRest={(next, byUser) => {
              isMovedByUser.current ||= byUser
              props.onMove?.({ ...next, box: visibleBox(next, frame), byUser })
            }}
            onReady={(ready) => {
              setMap(ready)
              props.onReady?.(ready)
            }}
            onShown={() => setCovered(true)}
            onBroken={() => {
              setCovered(false)
              giveUp()
            }}
          >
            {on}
          </Tiles>
        )}
      </div>
      <MapControls
        attribution={listAttributions(ground)}
        onZoom={(step) =>
          map
            ? map.zoomTo(map.getZoom() + step, {}, { byUser: true })
            : goTo({ ...camera, zoom: withinReach(camera.zoom + step) }, true)
        }
      />
    </figure>
  )
}

/** A drawing says what its outlines are. */
function listAttributions(ground: Ground): readonly MapAttribution[] {
  if (ground === 'asking') return []
  return ground === 'none' ? [{ text: t.drawn }] : ground.attribution
}

/** The map itself reports that its code could not be fetched. */
function ignored(): void {}
