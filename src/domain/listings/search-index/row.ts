import { type Subtype, subtypes } from '#contract/property.ts'

/** A published listing as the index needs it. `published` is milliseconds since 1970; -1 stands for 'none'. */
export type IndexedListing = {
  id: number
  purpose: string
  cityId: number
  areaId: number
  subtype: number
  price: number
  sqft: number
  beds: number
  baths: number
  agentId: number
  projectId: number
  published: number
  title: string
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
