import type { PropertyType, Purpose, Subtype } from '#contract/listings/property.ts'

/** The input of estimates, and their subject. Prices are in PKR, sizes in square feet. */

/** A home whose asking or agreed price is known. */
export interface Evidence extends Home {
  /** Who it is: a subject with the same id is this home itself, and never compared with it. */
  id: string
  price: number
  /** An agreed price is private: it counts in medians of five or more, and its address is never shown. */
  kind: 'asked' | 'agreed'
}

/** The home whose price is asked for. */
export interface Subject extends Home {
  id?: string
}

export interface Home {
  purpose: Purpose
  /** A plot is never compared with a house. */
  type: PropertyType
  /**
   * A house is never compared with an apartment. Null: the source names only the type, and any subtype
   * matches.
   */
  subtype: Subtype | null
  city: string
  /** Names of the areas it is in, from the outermost to the innermost, such as DHA Defence, DHA Phase 6, Block E. */
  areas: readonly string[]
  sizeSqft: number
  /** Null: not said. */
  beds: number | null
  baths: number | null
  /** The day of the price, as a year with its fraction: 2025.5 is the middle of 2025. */
  date: number
}
