import type { ListingStatus } from '#contract/listings/property.ts'
import { adminListingLabels as t } from '#messages/admin.ts'

export const statusLabels: Readonly<Record<ListingStatus, string>> = t.statuses

/** What one does to make it so. */
export const statusVerbs: Readonly<Record<ListingStatus, string>> = t.transitions

const tones: Readonly<Record<ListingStatus, string>> = {
  draft: 'bg-sand text-ink',
  review: 'bg-gold-50 text-gold-700',
  published: 'bg-green-50 text-green-800',
  'under offer': 'bg-green-50 text-green-800',
  hold: 'bg-gold-50 text-gold-700',
  sold: 'bg-ink text-white',
  rented: 'bg-ink text-white',
  expired: 'bg-danger-50 text-danger',
  archived: 'bg-sand text-muted',
}

export function statusTone(status: ListingStatus): string {
  return tones[status]
}

/** '1 listing', '12 listings'. */
export function listingCountText(count: number): string {
  return t.count({ count })
}
