import type { SizeUnit, Subtype } from '#contract/listings/property.ts'
import type { ApprovalStatus } from '#contract/projects/approval.ts'
import type { ProjectStatus } from '#contract/projects/project-status.ts'
import type { StepStart } from '#contract/projects/step-starts.ts'
import { rupeesPerCrore, rupeesPerLac } from '#contract/text/price-words.ts'

/** One kind of unit of a project. Prices in PKR. */
export interface UnitPlan {
  name: string
  subtype: Subtype
  beds: number | null
  baths: number | null
  size: { value: number; unit: SizeUnit }
  priceFrom: number
  total: number
  available: number
  /** Those that can be booked on the site. */
  bookable?: readonly BookablePlan[]
}

/** A unit with its number, its floor, what it faces, and what sets it apart from its kind. */
export type BookablePlan = readonly [
  number: string,
  floor: number,
  facing: string,
  own: { sqft?: number; price: number },
]

export interface StepPlan {
  name: string
  percent: number
  instalments?: number
  due: string
  starts: StepStart
  after_months?: number
  every_months?: number
}

export interface ProjectPlan {
  name: string
  name_ur: string
  developer: string
  developer_ur: string
  kind: string
  city: string
  area: string
  at: readonly [lat: number, long: number]
  summary: string
  summary_ur: string
  description: string
  description_ur: string
  amenities: readonly string[]
  authority: string
  noc: string | null
  approval: ApprovalStatus
  checkedDaysAgo: number
  status: ProjectStatus
  /** The month of possession, counted from the day the demo is filled in. */
  possessionInMonths: number | null
  units: readonly UnitPlan[]
  plan: readonly StepPlan[]
  /** The token that books a unit on the site, in PKR; left out where none can be booked there. */
  bookingAmount?: number
  /** How many of the demo's listings are of it. */
  listings: number
}

/** So many lac, in whole PKR. */
export const lac = (count: number) => Math.round(count * rupeesPerLac)

/** So many crore, in whole PKR. */
export const crore = (count: number) => Math.round(count * rupeesPerCrore)

type Size = UnitPlan['size']

/** An apartment, its size in sq ft. */
export function apartment(
  name: string,
  beds: number,
  sqft: number,
  priceFrom: number,
  total: number,
  available: number,
): UnitPlan {
  return {
    name,
    subtype: 'apartment',
    beds,
    baths: beds,
    size: { value: sqft, unit: 'sqft' },
    priceFrom,
    total,
    available,
  }
}

/** A unit without rooms to count: a plot, a shop, an office. */
export function unit(
  name: string,
  subtype: Subtype,
  size: Size,
  priceFrom: number,
  total: number,
  available: number,
): UnitPlan {
  return { name, subtype, beds: null, baths: null, size, priceFrom, total, available }
}

/** A house, its size as it is customary there. */
export function villa(
  name: string,
  beds: number,
  size: Size,
  priceFrom: number,
  total: number,
  available: number,
): UnitPlan {
  return { name, subtype: 'house', beds, baths: beds + 1, size, priceFrom, total, available }
}
