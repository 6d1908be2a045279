/** Which listings visitors may see (D42): the one rule, which every outlet uses. */
import { type SQL, sql } from 'drizzle-orm'
import type { ListingStatus } from '#contract/listings/property.ts'
import { visibilityOf } from '#contract/listings/status-transitions.ts'
import { listings } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import { Gone, NotFound } from '../errors.ts'

type Row = { status: ListingStatus; published_at: Date | null }

/** The condition that visitors see it, as `visibilityOf` says. */
export const isVisible: SQL = sql`(${listings.published_at} is not null and ${listings.status} in ('published', 'under offer', 'sold', 'rented'))`

/** The condition that visitors see it, or see that it is gone. */
export const isKnown: SQL = sql`(${listings.published_at} is not null and ${listings.status} not in ('draft', 'review'))`

/**
 * Returns a listing that visitors may see.
 * @throws Gone for one that left the site, NotFound for one that does not exist, was never public, or is a
 *   draft or in review
 */
export function mustBeVisible<Found extends Row>(found: Found | undefined): Found {
  const visibility = found?.published_at ? visibilityOf(found.status) : 'hidden'
  if (!found || visibility === 'hidden') throw new NotFound(missing.property)
  if (visibility === 'gone') throw new Gone(missing.goneProperty)
  return found
}
