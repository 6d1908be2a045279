import type { City, NamedPlace } from '#contract/places/places.ts'

/** `name_ur`: empty where it has none; `synonyms`: those that the agency gave it. */
export type OtherNames = { name_ur: string; synonyms: readonly string[] }
export type NamedArea = NamedPlace &
  OtherNames & { city_id: number; parent_id: number | null; lat?: number | null; long?: number | null }
export type NamedCity = City & OtherNames
