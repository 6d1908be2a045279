import type { PropertyType, Purpose } from '#contract/listings/property.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { NamedPlace } from '#contract/places/places.ts'
import type { AreaFigures } from './area-figures.ts'
import type { Names } from './names.ts'
import { inDegrees } from './world.ts'

export type AskedPrices = { purpose: Purpose; type: PropertyType; cityId: number | undefined }

/** The median price of a square foot in an area and everything inside it, at its middle. */
export type PricedArea = NamedPlace & LatLong & { median: number; sample: number }

/** The areas with enough prices; for each of the others, the nearest area around it that has enough. */
export function pricedAreas(
  figures: AreaFigures,
  names: Names,
  { purpose, type, cityId }: AskedPrices,
): PricedArea[] {
  const of = { purpose, kind: type }
  const own = [...figures.areasOf(of)].filter(
    (id) => cityId === undefined || names.cityOfArea(id)?.id === cityId,
  )
  const chosen = new Set(own.flatMap((id) => figures.nearest(of, id)?.areaId ?? []))
  return [...chosen].flatMap((id) => {
    const [area, middle, figure] = [names.area(id), names.middle(id), figures.of(of, id)]
    if (!area || middle?.areaId !== id || !figure) return []
    return [{ ...area, ...inDegrees(middle), median: figure.median, sample: figure.sample }]
  })
}
