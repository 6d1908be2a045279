import type { AddLayerObject, GeoJSONSource, GeoJSONSourceSpecification, Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'

export type MapLayer = {
  /** The name of the source; layers name it in `source`. */
  id: string
  data: GeoJSONSourceSpecification['data']
  /** In drawing order, from the bottom, with unique ids. Read once, so define them outside of the component. */
  layers: readonly AddLayerObject[]
  /** More about the source, such as `promoteId`. */
  source?: Omit<GeoJSONSourceSpecification, 'type' | 'data'>
  /** The layer of the map below which they are drawn; on top without it. */
  below?: string
}

/** Shows data in separate map layers for as long as the component is mounted; `data` may change at any time. */
export function useMapLayer(map: MapLibre | undefined, layer: MapLayer): void {
  const { id, data } = layer
  const add = useEffectEvent((on: MapLibre) => {
    if (on.getSource(id)) return
    on.addSource(id, { type: 'geojson', ...layer.source, data })
    const below = layer.below && on.getLayer(layer.below) ? layer.below : undefined
    for (const each of layer.layers) on.addLayer(each, below)
  })
  const remove = useEffectEvent((from: MapLibre) => {
    // A removed map has no style and has removed its layers already.
    if (!from.style || !from.getSource(id)) return
    for (const each of layer.layers) if (from.getLayer(each.id)) from.removeLayer(each.id)
    from.removeSource(id)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: effect events are no dependencies
  useEffect(() => {
    if (!map) return
    const put = () => add(map)
    put()
    map.on('style.load', put)
    return () => {
      map.off('style.load', put)
      remove(map)
    }
  }, [map, id])
  useEffect(() => {
    map?.getSource<GeoJSONSource>(id)?.setData(data)
  }, [map, id, data])
}
