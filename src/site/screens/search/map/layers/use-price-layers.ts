import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import type { SizeUnit } from '#contract/listings/property.ts'
import { useMapLayer } from '#ui/map/use-map-layer.ts'
import type { PricedAreas } from './map-unit.ts'
import {
  addPriceImages,
  groundLayers,
  groundSource,
  labelLayers,
  labelSource,
  priceFeatures,
} from './price-layers.ts'

/** Shows the prices of areas on a map: their ground below the names, their labels below the layer `below`. */
export function usePriceLayers(
  map: MapLibreMap | undefined,
  { areas = [], unit, below }: { areas: PricedAreas | undefined; unit: SizeUnit; below?: string },
): void {
  const { grounds, labels } = useMemo(() => priceFeatures(areas, unit), [areas, unit])
  useEffect(() => {
    if (!map) return
    const put = () => addPriceImages(map)
    put()
    map.on('style.load', put)
    return () => void map.off('style.load', put)
  }, [map])
  const firstName = useMemo(() => map?.getStyle().layers.find(({ type }) => type === 'symbol')?.id, [map])
  useMapLayer(map, {
    id: groundSource,
    data: grounds,
    layers: groundLayers,
    ...(firstName && { below: firstName }),
  })
  useMapLayer(map, { id: labelSource, data: labels, layers: labelLayers, ...(below && { below }) })
}
