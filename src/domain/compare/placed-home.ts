import type { ComparedHome } from '#contract/compare/compare.ts'
import type { LatLong } from '#contract/places/lat-long.ts'

/** A home before its distance is known. */
export type PlacedHome = Omit<ComparedHome, 'distance'> & { at: LatLong | null }
