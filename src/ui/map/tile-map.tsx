import './map.css'
import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Basemap } from '#contract/places/basemap.ts'
import { map as t } from '#messages/common.ts'
import { markDrawn } from './mark-drawn.ts'
import { openMap } from './open-map.ts'
import type { Camera } from './projection.ts'
import { watchFailure } from './watch-failure.ts'
import { whenWorthShowing } from './when-worth-showing.ts'

type Props = {
  basemap: Basemap
  /** The first camera; afterwards `onCamera` reports each change. */
  camera: Camera
  isAlone: boolean
  label: string
  onCamera: (camera: Camera) => void
  onRest: (camera: Camera, byUser: boolean) => void
  /** Called with the map once its style is loaded, and with undefined when it is gone. */
  onReady: (map: MapLibre | undefined) => void
  /** Called once, when the map takes the place of the drawing. */
  onShown: () => void
  onBroken: () => void
  children: ReactNode
}

/** A map of tiles, made by MapLibre. Browser only. */
export default function TileMap({ basemap, camera, isAlone, label, children, ...on }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<HTMLElement>()
  const told = {
    camera: useEffectEvent(on.onCamera),
    rest: useEffectEvent(on.onRest),
    ready: useEffectEvent(on.onReady),
    shown: useEffectEvent(on.onShown),
    broken: useEffectEvent(on.onBroken),
  }
  const open = useEffectEvent((container: HTMLElement) => {
    try {
      return openMap({ container, basemap, camera, isAlone, label: t.keys({ map: label }) })
    } catch {
      // WebGL has failed since it was checked.
      return undefined
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: effect events are no dependencies
  useEffect(() => {
    if (!box.current) return
    const map = open(box.current)
    if (!map) return told.broken()
    markDrawn(map, 'map-drawn')
    map.on('move', () => told.camera(readCamera(map)))
    let last = readCamera(map)
    map.on('moveend', (event) => {
      const now = readCamera(map)
      told.rest(now, isByUser(event, last, now))
      last = now
    })
    map.once('style.load', () => told.ready(map))
    const stopWaiting = whenWorthShowing(map, () => {
      map.getCanvas().classList.add('map-shown')
      told.shown()
    })
    const unwatch = watchFailure(map, () => told.broken())
    setLayer(findOverlay(map))
    return () => {
      stopWaiting()
      unwatch()
      told.ready(undefined)
      setLayer(undefined)
      map.remove()
    }
  }, [basemap, isAlone])

  return (
    <>
      <div ref={box} className="absolute! inset-0" />
      {layer && createPortal(children, layer)}
    </>
  )
}

function readCamera(map: MapLibre): Camera {
  const { lat, lng } = map.getCenter()
  return { center: { lat, long: lng }, zoom: map.getZoom() }
}

/** The site marks its own moves, and a resize does not change the camera; every other move is the visitor's. */
function isByUser(event: object, last: Camera, now: Camera): boolean {
  if ('byUser' in event) return event.byUser === true
  return JSON.stringify(last) !== JSON.stringify(now)
}

/** A layer inside the map for its content, so that dragging the content moves the map. */
function findOverlay(map: MapLibre): HTMLElement {
  const layer = document.createElement('div')
  layer.className = 'map-overlay'
  map.getCanvasContainer().append(layer)
  let from = { x: 0, y: 0 }
  layer.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    from = { x, y }
  })
  layer.addEventListener('dragstart', (event) => event.preventDefault())
  const keep = (event: MouseEvent) => {
    const isPress = event.detail === 0 || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 4
    if (isPress) return
    event.preventDefault()
    event.stopPropagation()
  }
  layer.addEventListener('click', keep, true)
  return layer
}
