/** Where a page has a place for an ad, and which pages a campaign is meant for. */
import type { PropertyType, Purpose } from '../listings/property.ts'

export const adPlacements = ['home_band', 'search_cards', 'listing_side'] as const
export type AdPlacement = (typeof adPlacements)[number]

/** What a page is about, as far as its visitor chose it: the city's id, the purpose and the type. */
export type AdContext = {
  city?: number | undefined
  purpose?: Purpose | undefined
  type?: PropertyType | undefined
}

/** An empty list matches every page. */
export type AdTarget = {
  cities: readonly number[]
  purposes: readonly Purpose[]
  types: readonly PropertyType[]
}

/** Whether the campaign is meant for a page: every list that it names must contain the page's value. */
export function isMeantFor(
  { cities, purposes, types }: AdTarget,
  { city, purpose, type }: AdContext,
): boolean {
  return isIn(cities, city) && isIn(purposes, purpose) && isIn(types, type)
}

function isIn<Value>(wanted: readonly Value[], value: Value | undefined): boolean {
  return wanted.length === 0 || (value !== undefined && wanted.includes(value))
}
