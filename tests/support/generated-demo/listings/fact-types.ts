import type { Size } from '#contract/listings/convert-size.ts'
import type { MarlaBasis, Purpose, Subtype } from '#contract/listings/property.ts'
import type { Place } from '../places/plan.ts'
import type { Family, Feature } from './feature-tables.ts'

/** All that is so about a property. Its words are made from this, so that they cannot contradict it. */
export interface Facts {
  purpose: Purpose
  subtype: Subtype
  family: Family
  place: Place
  size: Size
  marla: MarlaBasis
  sqft: number
  beds: number | null
  baths: number | null
  features: ReadonlySet<Feature>
  /** Width of the street in feet. */
  street: number
  storeys: number
  /** 0 is the ground floor; of `storeys` in all. */
  floor: number
  /** Years since it was built; 0 is new. */
  age: number
  deed: 'registry' | 'allotment letter' | 'lease'
  /** What a commercial property of no common kind is for. */
  use: string
  /** Feet: the front of a shop, the clear height of a warehouse. */
  front: number
  height: number
  /** The project it belongs to. */
  project: string | null
  /** PKR; a month for rent; 0 on call. */
  price: number
}
