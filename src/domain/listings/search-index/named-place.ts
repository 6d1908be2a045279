import type { City, NamedPlace } from '#contract/places/places.ts'

/** `synonyms`: those that the agency gave it. */
export type WithSynonyms = { synonyms: readonly string[] }
export type NamedArea = NamedPlace & WithSynonyms & { city_id: number; parent_id: number | null }
export type NamedCity = City & WithSynonyms
