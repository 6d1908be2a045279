/** The life of a listing: which state may follow which, and what it takes. */

import type { ListingContent } from '../admin/listing-content.ts'
import type { OfficeSettings } from '../admin/settings.ts'
import type { Permission } from '../permissions.ts'
import type { ListingStatus, Purpose } from './property.ts'

type Ways = Partial<Record<ListingStatus, Extract<Permission, 'listings.edit' | 'listings.publish'>>>

/**
 * Every way from one state to another with the permission it takes; what is not here is not possible. What was never
 * on the site, or left it for good, comes (back) on it only with `listings.publish`.
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
  // What expired only lacked somebody's word that it is still to be had.
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

/** What a listing can become, for its purpose, in the order of `listingWays`. */
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

/** The fields of a listing on the site that somebody who may not publish changes without approval. */
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

/** Of the changed fields those that wait for approval; none while the listing is not on the site. */
export function waitingFields<Name extends Field>(
  status: ListingStatus,
  changed: readonly Name[],
  free: readonly Field[],
): Name[] {
  return isOnSite(status) ? changed.filter((field) => !free.includes(field)) : []
}

/** Visitors find it, if only that it is gone. */
export function isOnSite(status: ListingStatus): boolean {
  return !['draft', 'review', 'archived'].includes(status)
}

/**
 * What visitors see of a listing that was published (D42): its page, only that it is gone (status 410), or nothing, as
 * of one that never was.
 */
export function visibilityOf(status: ListingStatus): 'shown' | 'gone' | 'hidden' {
  if (status === 'draft' || status === 'review') return 'hidden'
  return isOnOffer(status) || status === 'sold' || status === 'rented' ? 'shown' : 'gone'
}

/** On offer: what cannot be without its approval. Only what is published expires: under offer, somebody is at it. */
export function isOnOffer(status: ListingStatus): boolean {
  return status === 'published' || status === 'under offer'
}
