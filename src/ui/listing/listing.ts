import type { AdContext } from '#contract/ads/ad-slots.ts'
import { typeOf } from '#contract/listings/property.ts'
import type { Answer } from '../api.ts'

export type Listing = Answer<'listing'>['property']

/** What ads are chosen by. */
export function adContext({ city, purpose, subtype }: Listing): AdContext {
  return { city: city.id, purpose, type: typeOf(subtype) }
}
