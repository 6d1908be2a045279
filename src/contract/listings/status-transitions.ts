/** The statuses of a listing: which may follow which, and the permission that each step needs. */

import type { ListingContent } from '../admin/listing-content.ts'
import type { OfficeSettings } from '../admin/settings.ts'
import type { Permission } from '../permissions.ts'
import type { ListingStatus, Purpose } from './property.ts'

type Ways = Partial<Record<ListingStatus, Extract<Permission, 'listings.edit' | 'listings.publish'>>>

/**
 * Every possible transition with the permission that it needs. A listing that was never on the site, or
 * left it for good, can only be published with `listings.publish`.
 */
export const listingTransitions: Readonly<Record<ListingStatus, Ways>> = {
  draft: { review: 'listings.edit', published: 'listings.publish', archived: 'listings.edit' },
  review: { draft: 'listings.edit', published: 'listings.publish', archived: 'listings.edit' },
  published: {
    'under offer': 'listings.edit',
    hold: 'listings.edit',
    sold: 'listings.edit',
    rented: 'listings.edit',
    archived: 'listings.publish',
  },
  'under offer': {
    published: 'listings.edit',
    hold: 'listings.edit',
    sold: 'listings.edit',
    rented: 'listings.edit',
    archived: 'listings.publish',
  },
  hold: {
    published: 'listings.edit',
    sold: 'listings.edit',
    rented: 'listings.edit',
    archived: 'listings.publish',
  },
  // An expired listing only lacked the confirmation that it is still available.
  expired: {
    published: 'listings.edit',
    sold: 'listings.edit',
    rented: 'listings.edit',
    archived: 'listings.edit',
  },
  sold: { published: 'listings.publish', archived: 'listings.edit' },
  rented: { published: 'listings.publish', archived: 'listings.edit' },
  archived: { draft: 'listings.edit' },
}

/** The statuses that a listing of this purpose can get next, in the order of `listingWays`. */
export function transitionsFrom(
  status: ListingStatus,
  purpose: Purpose,
): { to: ListingStatus; needs: Permission }[] {
  const ended = { sold: 'sale', rented: 'rent' } as const
  return typedEntries(listingTransitions[status])
    .filter(([to]) => !(to === 'sold' || to === 'rented') || ended[to] === purpose)
    .map(([to, needs]) => ({ to, needs }))
}

/** The keys of `Ways` are statuses; `Object.entries` calls them strings. */
function typedEntries(ways: Ways): [ListingStatus, Permission][] {
  return Object.entries(ways) as [ListingStatus, Permission][]
}

type Field = keyof ListingContent

/** The fields of a published listing that staff without `listings.publish` change without approval. */
export function freeFields(
  settings: Pick<OfficeSettings, 'photos_need_no_approval' | 'videos_need_no_approval'>,
): Field[] {
  return [
    'price',
    'description',
    'description_ur',
    'features',
    ...(settings.photos_need_no_approval ? (['photos', 'floor_plans'] as const) : []),
    ...(settings.videos_need_no_approval ? (['videos'] as const) : []),
  ]
}

/** The changed fields that wait for approval; none while the listing is not on the site. */
export function waitingFields<Name extends Field>(
  status: ListingStatus,
  changed: readonly Name[],
  free: readonly Field[],
): Name[] {
  return isOnSite(status) ? changed.filter((field) => !free.includes(field)) : []
}

/** Whether visitors find it, even if only as gone. */
export function isOnSite(status: ListingStatus): boolean {
  return !['draft', 'review', 'archived'].includes(status)
}

/**
 * What visitors see of a listing that was published (D42): its page, only that it is gone (status 410), or
 * nothing, as if it had never existed.
 */
export function visibilityOf(status: ListingStatus): 'shown' | 'gone' | 'hidden' {
  if (status === 'draft' || status === 'review') return 'hidden'
  return isOnOffer(status) || status === 'sold' || status === 'rented' ? 'shown' : 'gone'
}

/** On offer, which a plot cannot be without its approval. Listings under offer do not expire. */
export function isOnOffer(status: ListingStatus): boolean {
  return status === 'published' || status === 'under offer'
}
