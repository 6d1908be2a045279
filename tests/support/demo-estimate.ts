import { eq, ne } from 'drizzle-orm'
import { demoSources, ownSources } from '#contract/evidence/evidence.ts'
import { listings, priceEvidence } from '#db/schema/index.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import type { DemoSite } from './browser.ts'

/** A question about which the demo agency's own listings say enough, and its address. */
export const demoQuestion = {
  place: 'DHA Phase 6, Lahore',
  label: 'DHA Phase 6, DHA Lahore, Lahore',
  address: '/valuation?place=DHA+Phase+6%2C+Lahore&type=house&size=10&size_unit=marla&beds=4',
}

/**
 * Brings the evidence up to date, before a site is asked for its first estimate. The demo's prices end to count with the
 * first listing of staff or booking, so what other journeys left on the site is made the demo's.
 */
export async function withEvidence({ db }: DemoSite): Promise<void> {
  await db
    .update(listings)
    .set({ source: demoSources.listings })
    .where(ne(listings.source, demoSources.listings))
  await refreshEvidence({ db, clock: () => new Date() })
  await db
    .update(priceEvidence)
    .set({ source: demoSources.prices, booking_id: null })
    .where(eq(priceEvidence.source, ownSources.bookings))
}
