/** The unit of the prices on the map, which can only be compared in one. */
import type { SizeUnit } from '#contract/listings/property.ts'
import { pricePerUnit } from '#contract/places/price-unit.ts'
import type { Answer } from '#ui/api.ts'
import { shortPrice } from '../../../../parts/short-price.ts'
import { roundedPrice } from './price-steps.ts'

export type PricedAreas = Answer<'areaPrices'>['data']

/** The usual unit of most of the areas. */
export function usualUnitOf(areas: PricedAreas): SizeUnit {
  const counts = new Map<SizeUnit, number>()
  for (const { priceUnit } of areas) counts.set(priceUnit, (counts.get(priceUnit) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 'sqft'
}

/** A median of three digits: '21,500', '48.4 Lac'. */
export function areaPriceText({ median, marlaBasis, sample }: PricedAreas[number], unit: SizeUnit): string {
  return shortPrice(roundedPrice(pricePerUnit(median, { unit, marlaBasis, sample })))
}
