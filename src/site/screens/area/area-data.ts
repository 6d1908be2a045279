import { areaPath } from '#contract/paths.ts'
import type { Measure } from '#contract/places/price-unit.ts'
import type { Answer } from '#ui/api.ts'

export type AreaReport = Answer<'areaReport'>

/** How the area measures. */
export function measureOf({ priceUnit, marlaBasis }: AreaReport['area']): Measure {
  return { unit: priceUnit, marlaBasis }
}

type Link = { id: number; englishName: string; citySlug: string }

/** The page of an area that another answer names. */
export function linkTo({ id, englishName, citySlug }: Link): string {
  return areaPath({ id, english_name: englishName, city_slug: citySlug })
}
