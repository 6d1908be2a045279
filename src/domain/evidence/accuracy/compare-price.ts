import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { localDay } from '#contract/admin/office-hours.ts'
import type { PricedHome } from '#contract/admin/price-comparison.ts'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { typeOf } from '#contract/listings/property.ts'
import { allow } from '../../access/allow.ts'
import type { StaffContext } from '../../context.ts'
import { agencyZone } from '../../leads/response-time.ts'
import { readPlaces } from '../read-evidence.ts'
import { subjectOf } from './homes.ts'
import { estimatorOf } from './market-of.ts'
import { readStoredAccuracy } from './stored-accuracy.ts'

/**
 * How the price of a home is above or below what similar ones are likely to be asked at, in whole percents; null
 * without enough evidence, and before estimates were measured for the first time.
 */
export async function comparePrice(
  ctx: StaffContext<'db' | 'clock'>,
  home: PricedHome,
): Promise<AdminAnswer<'comparePrice'>['data']> {
  allow(ctx.actor, 'listings.edit')
  const stored = await readStoredAccuracy(ctx.db)
  if (!stored) return null
  const { purpose, subtype, price, beds, baths, city_id, area_id } = home
  const estimator = await estimatorOf(ctx, { purpose, cityId: city_id }, stored)
  const places = await readPlaces(ctx.db)
  const now = ctx.clock()
  const estimate = estimator.estimate(
    subjectOf(
      {
        ...{ listingId: home.listing_id, cityId: city_id, city: places.cities.get(city_id) ?? '' },
        ...{
          areas: places.areas.get(area_id)?.names ?? [],
          purpose,
          type: typeOf(subtype),
          subtype,
          beds,
          baths,
        },
        sqft: toSquareFeet(home.size_value, home.size_unit, home.marla_basis),
      },
      now,
    ),
  )
  if (!estimate.enough) return null
  const { likely, support } = estimate
  return {
    percent: Math.round((price / likely - 1) * 100),
    likely: Math.round(likely),
    cases: support.comparables,
    compared_on: localDay(now, agencyZone),
  }
}
