import { map as t } from '#messages/common.ts'
import './leaflet.css'
import { LatLngBounds, Map as LeafletMap, TileLayer } from 'leaflet'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { MapTiles } from '../site-settings.ts'
import type { MapProps } from './area-map.tsx'
import type { Projected } from './projection.ts'

type Props = MapProps & {
  tiles: MapTiles
  /** The map has fingers and wheel for itself; otherwise one finger and the wheel scroll the page. */
  isAlone: boolean
  /** No tile comes. */
  onBroken: () => void
}

/** A single house is shown with its neighbourhood around it. */
const nearestZoom = 14
/** Until then one tile at least must have come. */
const patienceMs = 6_000

/** A map that can be moved and zoomed, of somebody's tiles (settings MAP_…). Browser only. */
export default function TileMap({ areas, focus, frame, label, tiles, isAlone, onBroken, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap>()
  const [, redraw] = useReducer((moves: number) => moves + 1, 0)
  const giveUp = useEffectEvent(onBroken)

  useEffect(() => {
    if (!box.current) return
    const opened = openMap(box.current, isAlone)
    const unwatch = showTiles(opened, tiles.address, () => giveUp())
    opened.on('move', redraw)
    setMap(opened)
    return () => {
      unwatch()
      opened.remove()
      setMap(undefined)
    }
  }, [tiles.address, isAlone])

  const seen = focus.length > 0 ? focus : areas
  const corners = JSON.stringify(boundsOf(seen))
  useEffect(() => {
    if (!map) return
    map.invalidateSize({ pan: false })
    const padding = Math.min(frame.width, frame.height) * 0.14
    if (corners !== '[]')
      map.fitBounds(JSON.parse(corners), {
        padding: [padding, padding],
        maxZoom: nearestZoom,
        animate: false,
      })
  }, [map, corners, frame.width, frame.height])

  return (
    <figure aria-label={label} className="absolute inset-0 isolate overflow-hidden bg-[#eef2ec]">
      <section ref={box} aria-label={t.keys({ map: label })} className="absolute inset-0">
        <div className="pointer-events-none absolute inset-0 z-[500] font-sans text-base *:pointer-events-auto">
          {map?.getZoom() !== undefined && children(projectionOf(map))}
        </div>
      </section>
      <div className="absolute top-3 end-3 z-[600] flex flex-col rounded-card border border-line bg-white">
        <ZoomButton label={t.zoomIn} onPress={() => map?.zoomIn()}>
          <Plus aria-hidden="true" className="size-5" />
        </ZoomButton>
        <ZoomButton label={t.zoomOut} onPress={() => map?.zoomOut()}>
          <Minus aria-hidden="true" className="size-5" />
        </ZoomButton>
      </div>
      <figcaption className="absolute end-0 bottom-0 z-[600] bg-white/85 px-2 py-0.5 text-xs text-ink">
        {tiles.attributionUrl ? (
          <a href={tiles.attributionUrl} target="_blank" rel="noopener" className="underline">
            {tiles.attribution}
          </a>
        ) : (
          tiles.attribution
        )}
      </figcaption>
    </figure>
  )
}

function ZoomButton({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center text-ink hover:text-green-700"
    >
      {children}
    </button>
  )
}

function openMap(box: HTMLElement, isAlone: boolean): LeafletMap {
  const map = new LeafletMap(box, {
    attributionControl: false,
    zoomControl: false,
    // What stands on the map is drawn by React at each step.
    zoomAnimation: false,
    scrollWheelZoom: isAlone,
    dragging: isAlone || !window.matchMedia('(pointer: coarse)').matches,
  })
  keepDragsFromPressing(box)
  return map
}

/** Whoever takes hold of a pin to move the map does not press it. */
function keepDragsFromPressing(box: HTMLElement): void {
  let from = { x: 0, y: 0 }
  box.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    from = { x, y }
  })
  const keep = (event: MouseEvent) => {
    const isPress = event.detail === 0 || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 4
    if (isPress) return
    event.preventDefault()
    event.stopPropagation()
  }
  box.addEventListener('click', keep, true)
}

/** Puts the tiles on the map; `onBroken` when not one comes. Gives what ends the waiting. */
function showTiles(map: LeafletMap, address: string, onBroken: () => void): () => void {
  const patience = window.setTimeout(onBroken, patienceMs)
  const layer = new TileLayer(address, { maxZoom: 19 })
  let hasCome = false
  layer.on('tileload', () => {
    hasCome = true
    window.clearTimeout(patience)
  })
  layer.on('tileerror', () => {
    if (!hasCome) onBroken()
  })
  layer.addTo(map)
  return () => window.clearTimeout(patience)
}

function boundsOf(places: readonly LatLong[]): readonly (readonly [lat: number, long: number])[] {
  const bounds = new LatLngBounds(places.map(({ lat, long }) => [lat, long]))
  if (!bounds.isValid()) return []
  return [bounds.getSouthWest(), bounds.getNorthEast()].map(({ lat, lng }) => [lat, lng])
}

function projectionOf(map: LeafletMap): Projected {
  return {
    project: ({ lat, long }) => map.latLngToContainerPoint([lat, long]),
    unproject: ({ x, y }) => {
      const { lat, lng } = map.containerPointToLatLng([x, y])
      return { lat, long: lng }
    },
  }
}
