import { lowestFloor } from '#contract/listings/building.ts'
import {
  hasRooms,
  type Possession,
  possessions,
  type Subtype,
  subtypes,
} from '#contract/listings/property.ts'

/** The columns of a listing in the index; `none` where it has no value. */
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
  /** As `baths`: 0 where a property of its kind has none (D45). */
  beds: number
  baths: number
  /** Its place in the contract's list. */
  possession: number
  yearBuilt: number
  /** Counted from the lowest floor that a listing may state, so that it is never below 0 (`floorNumber`). */
  floor: number
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

/** A possession's place in the contract's list; `none` when it is not stated. */
export function possessionNumber(possession: Possession | null): number {
  return possession === null ? none : possessions.indexOf(possession)
}

/** A number of rooms as the index holds it: what is not stated is 0 where a property of the subtype has no rooms (D45). */
export function roomsNumber(rooms: number | null, subtype: Subtype): number {
  return rooms ?? (hasRooms(subtype) ? none : 0)
}

/** A floor as the index holds it; `none` when it is not stated. */
export function floorNumber(floor: number | null): number {
  return floor === null ? none : Math.max(0, floor - lowestFloor)
}

export function subtypeOf(number: number): Subtype | undefined {
  return subtypes[number]
}
