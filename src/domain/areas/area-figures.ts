import { propertyTypes, purposes, subtypes, typeOf } from '#contract/listings/property.ts'
import type { AreaReport } from '#contract/places/area-report.ts'
import type { Needs } from '../context.ts'

/**
 * The median prices of an area and all inside it by purpose and type, those of most prices first, and by subtype where
 * its type has others.
 */
export function areaFigures(
  { search }: Needs<'search'>,
  areaId: number,
): Pick<AreaReport, 'prices' | 'subtype_prices'> {
  const prices = purposes.flatMap((purpose) =>
    propertyTypes.flatMap((type) => {
      const figure = search.areaFigure({ purpose, kind: type }, areaId)
      return figure ? [{ purpose, type, ...figure }] : []
    }),
  )
  const sampleOf = (purpose: string, type: string) =>
    prices.find((one) => one.purpose === purpose && one.type === type)?.sample
  const ofSubtypes = purposes.flatMap((purpose) =>
    subtypes.flatMap((subtype) => {
      const figure = search.areaFigure({ purpose, kind: subtype }, areaId)
      if (!figure || figure.sample === sampleOf(purpose, typeOf(subtype))) return []
      return [{ purpose, subtype, ...figure }]
    }),
  )
  return { prices: prices.sort(bySample), subtype_prices: ofSubtypes.sort(bySample) }
}

function bySample(one: { sample: number }, other: { sample: number }): number {
  return other.sample - one.sample
}
