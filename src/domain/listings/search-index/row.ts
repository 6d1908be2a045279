import { type Subtype, subtypes } from '#contract/listings/property.ts'

/** What the index keeps of a listing; `none` where it has no value. */
export type ColumnValues = {
  id: number
  price: number
  sqft: number
  /** The size in the listing's own marla (D28). */
  marlas: number
  /** Milliseconds since 1970. */
  published: number
  areaId: number
  agentId: number
  projectId: number
  /** The subtype's place in the specification's order. */
  subtype: number
  beds: number
  baths: number
  /** The listing's own position on the world map (world.ts); `none` when only its area is known. */
  x: number
  y: number
  /** A hash of the titles and the traits. */
  texts: number
}

/**
 * A published listing as it is read: its place, its titles (a search finds the words of either language, whichever
 * language the page is in), what it has (`traits.ts`) and the facts that the index holds.
 */
export type IndexedListing = {
  purpose: string
  cityId: number
  titles: readonly string[]
  traits: readonly number[]
  values: ColumnValues
}

export const none = -1

const subtypeNumbers = new Map<string, number>(subtypes.map((subtype, number) => [subtype, number]))

/** The subtype's place in the specification's order. */
export function subtypeNumber(subtype: string): number {
  return subtypeNumbers.get(subtype) ?? none
}

export function subtypeOf(number: number): Subtype | undefined {
  return subtypes[number]
}
