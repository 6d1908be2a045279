import type { OfficeSettings } from '#contract/admin/settings.ts'

type Terms = Pick<OfficeSettings, 'listing_expiry_days' | 'listing_reminder_days'>
const day = 86_400_000

/** Listings last confirmed before this are to be confirmed again. */
export function confirmBefore(terms: Terms, now: Date): Date {
  return new Date(now.getTime() - (terms.listing_expiry_days - terms.listing_reminder_days) * day)
}

/** When a listing expires that was confirmed at a time. */
export function expiryOf(confirmedAt: Date, { listing_expiry_days }: Terms): Date {
  return new Date(confirmedAt.getTime() + listing_expiry_days * day)
}
