import type { AdContext } from '#contract/ads/ad-slots.ts'
import { type PropertyType, typeOf } from '#contract/listings/property.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import type { Answer } from '../api.ts'

export type Listing = Answer<'listing'>['property']

/** What ads are chosen by. */
export function adContext({ city, purpose, subtype }: Listing): AdContext {
  return {
    city: city.id ?? undefined,
    purpose: purpose ?? undefined,
    type: subtype ? typeOf(subtype) : undefined,
  }
}

/** The search for more of the kind in its area, as far as the API's host says what and where it is. */
export function aroundListing({ purpose, city, area }: Listing): SearchChoice {
  return {
    purpose: purpose ?? undefined,
    cityId: city.id ?? undefined,
    areaIds: area.id === null ? [] : [area.id],
  }
}

/** The group whose words fit it: those of homes where it is not stated. */
export function typeOfListing({ subtype }: Listing): PropertyType {
  return subtype ? typeOf(subtype) : 'residential'
}
