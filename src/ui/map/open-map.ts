import type { StyleSpecification } from 'maplibre-gl'
import type { Basemap } from '#contract/places/basemap.ts'
import { map as t } from '#messages/common.ts'
import { currentLanguage } from '#messages/language.ts'
import { MapLibre, prewarm } from './maplibre.ts'
import { type Camera, zooms } from './projection.ts'
import { basemapStyle } from './style/basemap-style.ts'
import { drawLettersFromLeft } from './style/draw-letters-from-left.ts'

// The worker starts while the page makes the map.
prewarm()

type Opening = {
  container: HTMLElement
  basemap: Basemap
  camera: Camera
  isAlone: boolean
  label: string
}

/** A map that is neither turned nor tilted, with nothing on it. @throws GPUInitializationError without WebGL */
export function openMap({ container, basemap, camera, isAlone, label }: Opening): MapLibre {
  const map = new MapLibre({
    container,
    style: toStyle(basemap),
    // Our own style is validated by its tests.
    validateStyle: basemap.kind === 'style',
    center: [camera.center.long, camera.center.lat],
    zoom: camera.zoom,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: !isAlone,
    fadeDuration: 150,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': t.zoomWithControl,
      'CooperativeGesturesHandler.MacHelpText': t.zoomWithCommand,
      'CooperativeGesturesHandler.MobileHelpText': t.moveWithTwoFingers,
    },
  })
  drawLettersFromLeft(map)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

function toStyle(basemap: Basemap): string | StyleSpecification {
  const { kind, style, tiles } = basemap
  if (kind === 'style' && style) return location.origin + style
  const address = location.origin + (tiles ?? '')
  const vector = kind === 'raster' ? 'raster' : 'vector'
  return basemapStyle({ ...basemap, kind: vector, tiles: address }, currentLanguage())
}
