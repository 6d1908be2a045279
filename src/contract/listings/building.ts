/** How far a building is, how old it is, and the floor that is on offer: their names and their limits. */
import { building as t } from '#messages/common.ts'
import type { Possession } from './property.ts'

/** Floors that a listing may state: 0 is the ground floor, -1 the basement. */
export const lowestFloor = -5
export const highestFloor = 200

export const earliestYear = 1850
/** The completion of what is under construction may be a few years away. */
const yearsAhead = 10

/** The last year that a listing may state as its year of construction. */
export function latestYear(now = new Date()): number {
  return now.getFullYear() + yearsAhead
}

/** 'Ready', 'Grey structure'. */
export function possessionLabel(possession: Possession): string {
  return t.possessions[possession]
}

/** 'Ground floor', '1st floor', 'Basement', '2nd basement'. */
export function floorLabel(floor: number): string {
  if (floor === 0) return t.groundFloor
  if (floor > 0) return t.numberedFloor({ floor })
  return floor === -1 ? t.basement : t.lowerBasement({ level: -floor })
}
