import type { ListingStatus } from '#contract/listings/property.ts'

export const statusLabels: Readonly<Record<ListingStatus, string>> = {
  draft: 'Draft',
  review: 'In review',
  published: 'Published',
  'under offer': 'Under offer',
  hold: 'On hold',
  sold: 'Sold',
  rented: 'Rented',
  expired: 'Expired',
  archived: 'Archived',
}

/** What one does to make it so. */
export const statusVerbs: Readonly<Record<ListingStatus, string>> = {
  draft: 'Back to draft',
  review: 'Send for review',
  published: 'Publish',
  'under offer': 'Mark as under offer',
  hold: 'Put on hold',
  sold: 'Mark as sold',
  rented: 'Mark as rented',
  expired: 'Let expire',
  archived: 'Archive',
}

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
export function listingsOf(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'listing' : 'listings'}`
}
