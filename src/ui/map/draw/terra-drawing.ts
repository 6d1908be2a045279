/** Drawing on a map of tiles with terra-draw, which is fetched with this file. */
import type { Map as MapLibre } from 'maplibre-gl'
import {
  type GeoJSONStoreFeatures,
  TerraDraw,
  TerraDrawFreehandMode,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import { simplified, smoothed, tidyPolygon } from '#contract/places/polygons.ts'
import { encodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { drawnLook, selectedLook } from './look.ts'

export type DrawTool = 'polygon' | 'freehand' | 'edit'

/** The selected polygon, and the selected corner of it if any. */
export type Chosen = { polygon: number; corner: number | undefined }

type Listeners = {
  /** Called when a shape was drawn, or a corner moved or added. */
  onPolygons: (polygons: Polygon[], isNew: boolean) => void
  onChosen: (chosen: Chosen | undefined) => void
}

/** The distance in pixels within which a press hits a corner. */
const reach = 22

/** Draws with one tool after the other until it is closed. Drawn shapes stay on the map. */
export class TerraDrawing {
  readonly #draw: TerraDraw
  readonly #map: MapLibre
  readonly #on: Listeners
  readonly #isCooperative: boolean
  #chosen: string | number | undefined
  /** Set while the press that finished a shape also arrives as a click on the map. */
  #hasJustDrawn = false

  constructor(map: MapLibre, on: Listeners) {
    this.#map = map
    this.#on = on
    this.#draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, prefixId: 'drawn' }),
      modes: [
        new TerraDrawPolygonMode({
          styles: drawnLook,
          keyEvents: { cancel: null, finish: 'Enter' },
          showCoordinatePoints: true,
        }),
        new TerraDrawFreehandMode({
          styles: drawnLook,
          keyEvents: null,
          drawInteraction: 'click-move-or-drag',
          minDistance: 8,
          autoClose: false,
        }),
        new TerraDrawSelectMode({
          styles: selectedLook,
          keyEvents: null,
          // A press on a corner would count as outside of the shape and deselect it.
          allowManualDeselection: false,
          pointerDistance: reach,
          flags: {
            polygon: { feature: { draggable: false, coordinates: { midpoints: true, draggable: true } } },
          },
        }),
      ],
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    })
    // On a map where one finger scrolls the page, one finger draws while a tool is open.
    this.#isCooperative = map.cooperativeGestures.isEnabled()
    if (this.#isCooperative) map.cooperativeGestures.disable()
    this.#draw.start()
    // Deferred, because the tool must finish its own event first.
    this.#draw.on('finish', (_id, { action }) => queueMicrotask(() => this.#tell(action === 'draw')))
    this.#draw.on('select', (id) => this.#choose(id))
    this.#draw.on('deselect', () => this.#choose(undefined))
    map.on('click', this.#chooseCorner)
  }

  /** Replaces the polygons on the map; the selected one stays selected. */
  show(polygons: readonly Polygon[]): void {
    if (encodeShape(polygons) !== encodeShape(this.#polygons())) this.#replace(polygons)
  }

  #replace(polygons: readonly Polygon[]): void {
    const at = this.#features().findIndex(({ id }) => id === this.#chosen)
    this.#draw.clear()
    this.#draw.addFeatures(polygons.map(toFeature))
    if (this.#draw.getMode() === 'select') this.#select(at)
  }

  /** Switches to another tool. `edit` starts with the last polygon selected. */
  use(tool: DrawTool): void {
    this.#draw.setMode(tool === 'edit' ? 'select' : tool)
    if (tool === 'edit') this.#select(this.#features().length - 1)
  }

  /** Removes the last corner of the polygon being drawn; false when there is none. */
  undo(): boolean {
    return this.#draw.canUndo() && this.#draw.undo()
  }

  close(): void {
    this.#map.off('click', this.#chooseCorner)
    if (this.#isCooperative) this.#map.cooperativeGestures.enable()
    // A removed map has no style and has removed the drawing already.
    if (this.#map.style) this.#draw.stop()
  }

  /** Reports the polygons. A new shape is replaced by its simplified polygon, whichever tool drew it. */
  #tell(isNew: boolean): void {
    const polygons = this.#polygons()
    if (isNew) {
      this.#hasJustDrawn = true
      setTimeout(() => {
        this.#hasJustDrawn = false
      })
      this.#replace(polygons)
    }
    this.#on.onPolygons(polygons, isNew)
  }

  #select(at: number): void {
    const id = this.#features()[at]?.id
    if (id !== undefined) this.#draw.selectFeature(id)
  }

  #choose(id: string | number | undefined): void {
    this.#chosen = id
    const polygon = this.#features().findIndex((feature) => feature.id === id)
    this.#on.onChosen(polygon < 0 ? undefined : { polygon, corner: undefined })
  }

  readonly #chooseCorner = ({ point }: { point: { x: number; y: number } }) => {
    const polygon = this.#features().findIndex(({ id }) => id === this.#chosen)
    const corners = this.#polygons()[polygon]
    if (!corners || this.#hasJustDrawn || this.#draw.getMode() !== 'select') return
    const far = corners.map(({ lat, long }) => {
      const { x, y } = this.#map.project([long, lat])
      return Math.hypot(x - point.x, y - point.y)
    })
    const nearest = Math.min(...far)
    this.#on.onChosen({ polygon, corner: nearest <= reach ? far.indexOf(nearest) : undefined })
  }

  /** Without the points that a tool puts on the map. */
  #features(): GeoJSONStoreFeatures[] {
    return this.#draw.getSnapshot().filter(({ geometry }) => geometry.type === 'Polygon')
  }

  #polygons(): Polygon[] {
    return this.#features().map(({ geometry, properties }) => {
      const ring = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : []
      const corners = tidyPolygon(ring.map(([long = 0, lat = 0]) => ({ lat, long })))
      return properties.mode === 'freehand' ? smoothed(corners) : simplified(corners)
    })
  }
}

function toFeature(corners: Polygon): GeoJSONStoreFeatures {
  const ring = [...corners, ...corners.slice(0, 1)].map(({ lat, long }) => [long, lat])
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [ring] },
    properties: { mode: 'polygon' },
  }
}
