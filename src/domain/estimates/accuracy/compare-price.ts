import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { localDay } from '#contract/admin/office-hours.ts'
import type { PricedHome } from '#contract/admin/price-comparison.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { AllowedContext } from '../../context.ts'
import { estimateProperty } from '../site/estimate-property.ts'

/**
 * How the price of a home is above or below its estimate, in whole percents; null without enough evidence. It is the
 * estimate that visitors get, without the listing's own prices.
 * @throws Invalid for a city or an area that does not exist, and for an area of another city
 */
export async function comparePrice(
  ctx: AllowedContext<'listings.edit', 'db' | 'clock'>,
  home: PricedHome,
): Promise<AdminAnswer<'comparePrice'>['data']> {
  const { listing_id, price, city_id, area_id, subtype, size_value, size_unit, beds, baths } = home
  const { purpose, marla_basis } = home
  const estimate = await estimateProperty(
    ctx,
    {
      ...{ city: city_id, area: area_id, purpose, type: subtype, marla_basis },
      ...{ size: size_value, size_unit, beds: beds ?? undefined, baths: baths ?? undefined },
    },
    listing_id,
  )
  if (!estimate.enough) return null
  const { likely, cases } = estimate
  return {
    percent: Math.round((price / likely - 1) * 100),
    likely,
    cases,
    compared_on: localDay(ctx.clock(), agencyZone),
  }
}
