import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import { boxAround } from '#contract/places/polygons.ts'
import type { UsualUnit } from '#contract/places/usual-size-unit.ts'
import { decodeShape } from '#contract/search/map-shape.ts'
import type { Answer } from '#ui/api.ts'
import { MapView } from '#ui/map/map-view.tsx'
import { useChosenUnit } from '../../units/use-chosen-unit.ts'
import type { PricedAreas } from '../search/map/layers/map-unit.ts'
import { usePriceLayers } from '../search/map/layers/use-price-layers.ts'

/** The prices on a map of streets, each area tinted by its price. It is seen once it is there; until then the drawing below it is. */
export default function PriceTileMap({
  areas,
  unit: usual,
  label,
}: {
  areas: Answer<'cityReport'>['areas']
  unit: UsualUnit
  label: string
}) {
  const [map, setMap] = useState<MapLibreMap>()
  const priced = useMemo(() => pricedAreas(areas, usual), [areas, usual])
  const box = useMemo(() => boxAround([priced, ...priced.flatMap(outlineOf)]), [priced])
  usePriceLayers(map, { areas: priced, unit: useChosenUnit() ?? usual })
  if (!box) return null
  return (
    <div className="invisible absolute inset-0 has-[.map-shown]:visible">
      <MapView label={label} view={{ box, padding: 40, maxZoom: 13 }} onReady={setMap} />
    </div>
  )
}

function pricedAreas(areas: Answer<'cityReport'>['areas'], priceUnit: UsualUnit): PricedAreas {
  return areas.flatMap(({ id, name, lat, long, outline, marlaBasis, sale }) =>
    sale && lat !== null && long !== null
      ? [{ id, name, lat, long, outline, marlaBasis, priceUnit, ...sale }]
      : [],
  )
}

function outlineOf({ outline }: PricedAreas[number]) {
  return (outline && decodeShape(outline)) || []
}
