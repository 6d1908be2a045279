import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect } from 'react'
import type { MapBox } from '#contract/search/map-box.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { currentLanguage } from '#messages/language.ts'
import { useChosenUnit } from '../../../../units/use-chosen-unit.ts'
import { widened } from '../view-search.ts'
import { type ChosenLayer, type PointLayer, pointLayers } from './chosen-layers.ts'
import { usualUnitOf } from './map-unit.ts'
import { addPointImage } from './point-images.ts'
import { createPointLayer, layerId } from './point-layers.ts'
import { PriceLegend } from './price-legend.tsx'
import { useAreaPrices } from './use-area-prices.ts'
import { usePriceLayers } from './use-price-layers.ts'

/** All layers are drawn below the results. */
const belowResults = 'result-areas'

type OnMap = { map: MapLibreMap }

/** The layers that the visitor chose. This code is fetched with the first one. */
export default function ShownLayers({
  map,
  chosen,
  points,
  choice,
  box,
}: OnMap & {
  chosen: readonly ChosenLayer[]
  /** The source of the map that has points. */
  points: string | undefined
  choice: SearchChoice
  box: MapBox | undefined
}) {
  return (
    <>
      {chosen.includes('price') && <Prices map={map} choice={choice} box={box} />}
      {points &&
        pointLayers
          .filter((kind) => chosen.includes(kind))
          .map((kind) => <Points key={kind} map={map} kind={kind} source={points} />)}
    </>
  )
}

function Points({ map, kind, source }: OnMap & { kind: PointLayer; source: string }) {
  useEffect(() => {
    const put = () => {
      if (!map.getSource(source) || map.getLayer(layerId(kind))) return
      addPointImage(map, kind)
      map.addLayer(createPointLayer(kind, source, currentLanguage()), resultsLayer(map))
    }
    put()
    map.on('style.load', put)
    return () => {
      map.off('style.load', put)
      // A removed map has no style and has removed its layers already.
      if (map.style && map.getLayer(layerId(kind))) map.removeLayer(layerId(kind))
    }
  }, [map, kind, source])
  return null
}

function Prices({ map, choice, box }: OnMap & { choice: SearchChoice; box: MapBox | undefined }) {
  const prices = useAreaPrices(choice, box && widened(box))
  const chosen = useChosenUnit()
  const unit = chosen ?? usualUnitOf(prices.areas ?? [])
  usePriceLayers(map, { areas: prices.areas, unit, below: belowResults })
  return <PriceLegend prices={prices} unit={unit} />
}

function resultsLayer(map: MapLibreMap): string | undefined {
  return map.getLayer(belowResults) && belowResults
}
