import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import type { DemoSite } from './browser.ts'

/** A question about which the demo agency's own listings say enough, and its address. */
export const demoQuestion = {
  place: 'DHA Phase 6, Lahore',
  label: 'DHA Phase 6, DHA Lahore, Lahore',
  address: '/valuation?place=DHA+Phase+6%2C+Lahore&type=house&size=10&size_unit=marla&beds=4',
}

/** Brings the evidence up to date, before a site is asked for its first estimate. */
export async function withEvidence({ db }: DemoSite): Promise<void> {
  await refreshEvidence({ db, clock: () => new Date() })
}
