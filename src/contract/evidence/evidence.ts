/** What was asked or agreed for a property, and when: the evidence that estimates and price figures are made of. */

/** `asked` by the seller, or `agreed` between seller and buyer. */
export const evidenceKinds = ['asked', 'agreed'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** How much of a date is known: the day, or the month or year whose first day it is. */
export const datePrecisions = ['day', 'month', 'year'] as const
export type DatePrecision = (typeof datePrecisions)[number]

/** Where our own rows come from; every other source is the name of an imported one. */
export const ownSources = { listings: 'listings', deals: 'deals', bookings: 'bookings' } as const

/** The sources of the demo's listings and prices. */
export const demoSources = { listings: 'demo', prices: 'demo-prices' } as const

/**
 * Why a row is left out of figures: its price per square foot is so many times above or below the median of `cases`
 * rows of the same purpose and kind in its area, its city, or everywhere.
 */
export type Outlier = {
  side: 'above' | 'below'
  times: number
  group: 'area' | 'city' | 'everywhere'
  cases: number
}
