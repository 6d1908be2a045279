import type { AddLayerObject, GeoJSONSourceSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { useMemo } from 'react'
import { placed } from '#ui/map/placed.ts'
import { cityNames, tilesNameCitiesFrom } from '#ui/map/style/city-names.ts'
import { useMapLayer } from '#ui/map/use-map-layer.ts'
import { type City, useCities } from '../../../cities.ts'

const source = 'cities'
const layers: readonly AddLayerObject[] = [
  {
    id: 'own-city-name',
    type: 'symbol',
    source,
    maxzoom: tilesNameCitiesFrom,
    ...cityNames(['get', 'name']),
  },
]

/** Names the agency's cities while the map shows so much that its tiles name none. */
export function useCityNames(map: MapLibreMap | undefined): void {
  const { data: cities } = useCities()
  const data = useMemo(() => toPoints(cities), [cities])
  useMapLayer(map, { id: source, data, layers, below: 'country-name' })
}

function toPoints(cities: readonly City[]): GeoJSONSourceSpecification['data'] {
  return {
    type: 'FeatureCollection',
    features: placed(cities).map(({ name, lat, long }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [long, lat] },
      properties: { name, rank: 1 },
    })),
  }
}
