import type { Map as MapLibreMap } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { decodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { mapLayers, searchResults, mapSearch as t } from '#messages/site.ts'
import { Drawn } from '#ui/map/draw/drawn.tsx'
import { usePolygonDrawing } from '#ui/map/draw/use-polygon-drawing.ts'
import { MapView } from '#ui/map/map-view.tsx'
import { markDrawn } from '#ui/map/mark-drawn.ts'
import { Outlines } from '#ui/map/outlines.tsx'
import { placed } from '#ui/map/placed.ts'
import { useMapLayer } from '#ui/map/use-map-layer.ts'
import { useOutlineLayer } from '#ui/map/use-outline-layer.ts'
import { useCities } from '../../../cities.ts'
import { shortPrice } from '../../../parts/short-price.ts'
import { useHiddenHomes } from '../hidden-homes.ts'
import { setActiveHome, useActiveHome } from './active-home.ts'
import { AreaPreview } from './area-preview.tsx'
import { DrawArea } from './draw-area.tsx'
import { EmptyShape } from './empty-shape.tsx'
import { HomePreview } from './home-preview.tsx'
import { MapLayers } from './layers/map-layers.tsx'
import { useSearchLayers } from './layers/use-search-layers.ts'
import { firstZoom } from './map-request.ts'
import { MoveControl } from './move-control.tsx'
import { neighbour } from './neighbour.ts'
import { withOutsidePins } from './outside-pins.ts'
import { keepPillImages } from './pill-images.ts'
import { PlainPins } from './plain-pins.tsx'
import { type MapArea, type MapPin, pinLabel, resultFeatures } from './result-features.ts'
import { lowestResultLayer, resultLayers, resultSource, resultSourceOptions } from './result-layers.ts'
import { HighlightedSpot, KeyboardSpot } from './spot-pin.tsx'
import { type Spot, toSpots } from './spots.ts'
import { useChosenOutlines } from './use-chosen-outlines.ts'
import { useCityNames } from './use-city-names.ts'
import { useDrawnAreas } from './use-drawn-areas.ts'
import { useKnownHomes } from './use-known-homes.ts'
import type { MapPanels } from './use-map-panels.ts'
import { type MapFilters, useMapPlace } from './use-map-place.ts'
import { type Hit, useResultEvents } from './use-result-events.ts'
import { boxAround } from './view-search.ts'
import { withoutHidden } from './without-hidden.ts'

/** A home of the list, so that a card that is pointed at shows its place. */
type ListedHome = {
  id: number
  lat: number | null
  long: number | null
  price: number
  area: { id: number | null }
  city: { id: number | null }
}

/** What is shown in a preview. */
type Opened = { pin: MapPin } | { area: MapArea }

const noShapes: readonly Polygon[] = []
const nothing = { data: { clusters: [], pins: [], areas: [] } }

/**
 * The results of the search on the map: clusters, prices, and circles where only the area is known. Moving the map
 * searches the part in view, unless the search is limited to areas, a shape or a distance.
 */
export default function SearchMap({
  filters,
  homes,
  panels,
  start,
  foot,
}: {
  filters: MapFilters
  homes: readonly ListedHome[]
  /** What is open over the map. */
  panels: MapPanels
  /** The first of the controls. */
  start?: ReactNode
  /** Shown at the foot of the map while nothing is open. */
  foot?: ReactNode
}) {
  const place = useMapPlace(filters)
  const { asked, move } = place
  const hidden = useHiddenHomes()
  const results = useMemo(
    () => asked.results && withoutHidden(withOutsidePins(asked.results), hidden),
    [asked.results, hidden],
  )
  const [map, setMap] = useState<MapLibreMap>()
  const [previewed, setPreviewed] = useState<Opened>()
  const opened = panels.open === 'preview' ? previewed : undefined
  const [stepped, setStepped] = useState<Spot>()
  const active = useActiveHome()
  const areas = useDrawnAreas(filters.choice.cityId, homes)
  const { data: cities } = useCities()
  const placedCities = useMemo(() => placed(cities), [cities])

  const layers = useSearchLayers(map, move)

  const zoom = Math.floor(move?.zoom ?? firstZoom)
  const known = useKnownHomes(results)
  const features = useMemo(() => resultFeatures(results ?? nothing, { known, zoom }), [results, known, zoom])
  useEffect(() => map && keepPillImages(map), [map])
  useCityNames(map)
  useMapLayer(map, { id: resultSource, data: features, layers: resultLayers, source: resultSourceOptions })
  useEffect(() => {
    if (map && results) markDrawn(map, 'map-results-drawn')
  }, [map, results])
  const shapes = useMemo(() => decodeShape(filters.choice.shape ?? '') ?? noShapes, [filters.choice.shape])
  const drawing = usePolygonDrawing({ map, polygons: shapes, onPolygons: place.onShapes })
  const chosen = useChosenOutlines(filters.choice)
  useOutlineLayer(map, { id: 'chosen-outlines', polygons: chosen, soft: true, below: lowestResultLayer })
  useOutlineLayer(map, {
    ...{ id: 'searched-shapes', polygons: drawing.isOpen ? noShapes : shapes },
    below: lowestResultLayer,
  })
  const spots = useMemo(() => (results ? toSpots(results, known, move?.box) : []), [results, known, move])

  const open = (hit: Hit | undefined) => {
    close()
    if (!hit || !results) return
    const { clusters, pins, areas } = results.data
    const [cluster, pin, area] = [clusters[hit.at], pins[hit.at], areas[hit.at]]
    if (hit.kind === 'cluster' && cluster) place.zoomTo(cluster.box)
    if (hit.kind === 'pin' && pin) preview({ pin })
    if (hit.kind === 'area' && area) preview({ area })
  }
  const preview = (next: Opened) => {
    setPreviewed(next)
    panels.show('preview')
  }
  const close = () => panels.close('preview')
  useResultEvents(map, {
    // A press adds a corner.
    isPaused: drawing.tool !== undefined,
    onPress: open,
    onPoint: (hit) => {
      const id = hit?.kind === 'pin' ? results?.data.pins[hit.at]?.ids[0] : undefined
      setActiveHome(id === undefined ? undefined : { id, from: 'map' })
    },
  })

  const visible = useMemo(() => homes.filter(({ id }) => !hidden.has(id)), [homes, hidden])
  const highlighted = findHighlight(active?.id, { homes: visible, pins: results?.data.pins ?? [] })
  const openedIds = opened && 'pin' in opened ? opened.pin.ids.filter((id) => !hidden.has(id)) : []
  const look = 'absolute inset-x-3 bottom-9 max-h-[70%] sm:mx-auto sm:max-w-xl'
  return (
    <div aria-busy={asked.isLate} className="@container absolute inset-0">
      {place.target && (
        <MapView
          label={searchResults.mapOfResults}
          view={place.target}
          isAlone
          areas={areas}
          cities={placedCities}
          marks={spots}
          onMove={place.onMove}
          onReady={setMap}
        >
          {({ project }, { map: shownMap }) => {
            const first = stepped && spots.includes(stepped) ? stepped : spots[0]
            return (
              <>
                {!shownMap && <Outlines polygons={chosen} project={project} soft />}
                <Drawn drawing={drawing} polygons={shownMap ? noShapes : shapes} project={project} />
                {!shownMap && (
                  <PlainPins
                    spots={spots}
                    project={project}
                    onOpen={open}
                    onGroup={(group) => place.zoomTo(boxAround(group))}
                  />
                )}
                {highlighted && (
                  <HighlightedSpot label={highlightLabel(highlighted)} at={project(highlighted)} />
                )}
                {opened && 'pin' in opened && openedIds.length > 0 && (
                  <HighlightedSpot label={highlightLabel(opened.pin)} at={project(opened.pin)} />
                )}
                {shownMap && first && !drawing.tool && (
                  <KeyboardSpot
                    spot={first}
                    at={project(first)}
                    onOpen={() => open(first)}
                    onStep={(direction) => {
                      const others = spots.map((spot) => ({ spot, ...project(spot) }))
                      setStepped(neighbour(project(first), others, direction)?.spot ?? first)
                    }}
                  />
                )}
              </>
            )
          }}
        </MapView>
      )}
      <div className="pointer-events-none absolute start-3 top-3 z-10 flex flex-col items-start gap-2 *:pointer-events-auto">
        <div className="flex max-w-[calc(100cqw-5.25rem)] flex-wrap items-start gap-2">
          {start}
          <MoveControl follows={place.follows} onFollows={place.setFollows} onSearch={place.searchHere} />
          <DrawArea drawing={drawing} panels={panels} />
        </div>
        {layers.needsZoom && (
          <p role="status" className="rounded-full bg-ink/85 px-3 py-1 text-sm text-white">
            {mapLayers.zoomIn}
          </p>
        )}
        {results !== undefined && results.unplaced > 0 && (
          <p className="rounded-card bg-white/90 px-3 py-1.5 text-xs text-muted">
            {t.unplaced({ count: results.unplaced })}
          </p>
        )}
        {results?.mayCountHidden && (
          <p className="rounded-card bg-white/90 px-3 py-1.5 text-xs text-muted">{t.countsHidden}</p>
        )}
        {asked.hasFailed && (
          <p role="status" className="rounded-card bg-white px-4 py-2 text-sm shadow-float">
            {t.failed}{' '}
            <button type="button" onClick={asked.retry} className="min-h-11 font-medium underline">
              {t.tryAgain}
            </button>
          </p>
        )}
      </div>
      {map && <MapLayers map={map} layers={layers} choice={filters.choice} move={move} panels={panels} />}
      {panels.open === undefined && foot}
      {panels.open === undefined && place.widenShapes && (
        <EmptyShape onWiden={place.widenShapes} onRemove={() => place.onShapes([])} className={look} />
      )}
      {opened && 'pin' in opened && openedIds.length > 0 && (
        <HomePreview
          key={openedIds.join()}
          ids={openedIds}
          missed={opened.pin.missed && { ...opened.pin.missed, sizeUnit: filters.choice.sizeUnit ?? 'sqft' }}
          onClose={close}
          className={look}
        />
      )}
      {opened && 'area' in opened && (
        <AreaPreview area={opened.area} choice={filters.choice} onClose={close} className={look} />
      )}
    </div>
  )
}

type Highlight = Pick<MapPin, 'lat' | 'long' | 'price' | 'count'>

/** The price of a home, or the lowest of a building; without a known one, the number of its homes. */
function highlightLabel(pin: Highlight): string {
  return pin.price === undefined ? pinLabel(pin) : shortPrice(pin.price)
}

/** The position of the highlighted home, from the list or the map. */
function findHighlight(
  id: number | undefined,
  { homes, pins }: { homes: readonly ListedHome[]; pins: readonly MapPin[] },
): Highlight | undefined {
  if (id === undefined) return undefined
  const pin = pins.find(({ ids }) => ids.includes(id))
  if (pin) return pin
  const home = homes.find((one) => one.id === id)
  return home && home.lat !== null && home.long !== null
    ? { lat: home.lat, long: home.long, price: home.price, count: 1 }
    : undefined
}
