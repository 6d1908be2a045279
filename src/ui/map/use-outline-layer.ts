import type { AddLayerObject, GeoJSONSourceSpecification, Map as MapLibre } from 'maplibre-gl'
import { useMemo } from 'react'
import { agency } from '#agency'
import type { Polygon } from '#contract/search/map-shape.ts'
import { useMapLayer } from './use-map-layer.ts'

const green = agency.brandColour

/**
 * Outlines as layers of the map of tiles, so that they can lie below its prices. On a drawn map use `Outlines`, which
 * look the same. `soft` and `below`: as there, and as of `useMapLayer`.
 */
export function useOutlineLayer(
  map: MapLibre | undefined,
  {
    id,
    polygons,
    soft = false,
    below,
  }: { id: string; polygons: readonly Polygon[]; soft?: boolean; below: string },
): void {
  const data = useMemo(() => toShapes(polygons), [polygons])
  useMapLayer(map, { id, data, layers: createLayers(id, soft), below })
}

function createLayers(source: string, soft: boolean): AddLayerObject[] {
  return [
    { id: `${source}-fill`, type: 'fill', source, paint: { 'fill-color': green, 'fill-opacity': 0.1 } },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': green,
        'line-width': soft ? 1.5 : 2.5,
        ...(soft && { 'line-dasharray': [3.3, 2.7] }),
      },
    },
  ]
}

function toShapes(polygons: readonly Polygon[]): GeoJSONSourceSpecification['data'] {
  return {
    type: 'FeatureCollection',
    features: polygons.map((corners) => ({
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'Polygon',
        coordinates: [[...corners, ...corners.slice(0, 1)].map(({ lat, long }) => [long, lat])],
      },
    })),
  }
}
