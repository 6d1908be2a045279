import { localDay } from '#contract/admin/office-hours.ts'
import { squareFeetPer } from '#contract/listings/convert-size.ts'
import type { Listing } from '#contract/listings/listing.ts'
import { typeOf } from '#contract/listings/property.ts'
import { roundedRate } from '#contract/places/price-unit.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Needs } from '../context.ts'
import type { CardRow } from './cards.ts'

/** A listing, or a home like one. */
type PricedHome = Pick<CardRow, 'area' | 'purpose' | 'subtype' | 'price' | 'size_sqft' | 'marla_basis'>

/**
 * The price of the unit in which the city and the kind are measured (D40; a marla of this listing's own basis, D9)
 * against the median price of the same purpose and subtype in its area, in PKR: the figure of the area's own page. With
 * fewer than five prices there, that of the nearest area around it that has five. Null when the price is on call, when
 * there are not five there either, and while the index is still being read.
 */
export function areaPrice(
  { search, clock }: Needs<'search' | 'clock'>,
  { purpose, subtype, price, size_sqft, marla_basis, area }: PricedHome,
): Listing['area_price'] {
  if (price === 0 || !search.isLoaded) return null
  const found = search.nearestFigure({ purpose, kind: subtype }, area.id)
  if (!found) return null
  const { city } = found
  const unit = usualSizeUnit({ city: city.english_name ?? city.name, type: typeOf(subtype), subtype })
  const feet = squareFeetPer(unit, marla_basis)
  return {
    unit,
    own: roundedRate((price / size_sqft) * feet),
    median: roundedRate(found.median * feet),
    sample: found.sample,
    area: found.area,
    on: localDay(clock(), agencyZone),
  }
}
