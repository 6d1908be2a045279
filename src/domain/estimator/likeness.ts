import type { Subtype } from '#contract/listings/property.ts'

/** How alike two homes are, as the covariance of their prices per square foot (ADR 0045). */

/** A home as it is compared. */
export interface Features {
  logSize: number
  beds: number | null
  baths: number | null
  date: number
  subtype: Subtype | null
  /** Numbers of the places it is in: the society, the phase of it, and the innermost area that is named. Null: unknown. */
  society: number | null
  phase: number
  /** Societies whose names begin alike, such as DHA Defence and DHA Rahbar, or sectors F-7 and F-8. */
  family: number | null
  area: number
}

// Found by cross-validation inside the development part of the evidence (docs/estimates.md).
const shared = { city: 0.6, family: 0.05, society: 0.1, phase: 0.06, area: 0.04 }
const similar = { city: 0.1, society: 0.03, phase: 0.03, area: 0.03, nearlySame: 0.02 }
const reach = { size: 0.9, nearSize: 0.1 }
const cost = {
  bed: 0.125,
  bath: 0.05,
  bedsUnsaid: 3,
  bathsUnsaid: 1,
  mostRooms: 4,
  year: 0.15,
  unsaidSubtype: 0.2,
}
/** The variance of a price per square foot among homes that are alike in everything we know. */
export const noise = 0.06

/** The variance of any home. */
export const variance = sum(shared) + sum(similar)
const ownSimilarity = sum(similar)

/** How much two homes of a city have in common: the places they share, more of it the more alike they are. */
export function covariance(a: Features, b: Features): number {
  return covarianceOf(a, b, similarity(a, b, roomsCost(a, b)))
}

/** The same for homes of the same rooms. */
export function covarianceWithoutRooms(a: Features, b: Features): number {
  return covarianceOf(a, b, similarity(a, b, 0))
}

function covarianceOf(a: Features, b: Features, alike: Similarity): number {
  return shared.city + similar.city * alike.inKind + local(a, b, alike)
}

/** From 0, nothing but the city in common, to 1, the same in everything we know. */
export function likeness(a: Features, b: Features): number {
  const alike = similarity(a, b, roomsCost(a, b))
  const all = ownSimilarity + sum(shared) - shared.city
  return (similar.city * alike.inKind + local(a, b, alike)) / all
}

interface Similarity {
  inKind: number
  now: number
  nearlySame: number
}

function similarity(a: Features, b: Features, rooms: number): Similarity {
  const sizes = Math.abs(a.logSize - b.logSize)
  const kinds = rooms + (isUsual(a) === isUsual(b) ? 0 : cost.unsaidSubtype)
  const years = cost.year * Math.abs(a.date - b.date)
  const inKind = Math.exp(-sizes / reach.size - kinds)
  const fresh = Math.exp(-years)
  return { inKind, now: inKind * fresh, nearlySame: Math.exp(-sizes / reach.nearSize - kinds) * fresh }
}

/** Where a source says no subtype, nearly all are these. Homes of two said subtypes are never compared. */
function isUsual({ subtype }: Features): boolean {
  return subtype === null || subtype === 'house' || subtype === 'residential plot'
}

function roomsCost(a: Features, b: Features): number {
  return (
    cost.bed * roomsApart(a.beds, b.beds, cost.bedsUnsaid) +
    cost.bath * roomsApart(a.baths, b.baths, cost.bathsUnsaid)
  )
}

function local(a: Features, b: Features, { now, nearlySame }: Similarity): number {
  if (a.family === null || a.family !== b.family) return 0
  if (a.society !== b.society) return shared.family
  let common = shared.family + shared.society + similar.society * now
  if (a.phase === b.phase) common += shared.phase + similar.phase * now
  if (a.area === b.area) common += shared.area + similar.area * now + similar.nearlySame * nearlySame
  return common
}

function roomsApart(a: number | null, b: number | null, unsaid: number): number {
  if (a === null && b === null) return 0
  return a === null || b === null ? unsaid : Math.min(Math.abs(a - b), cost.mostRooms)
}

function sum(parts: Record<string, number>): number {
  return Object.values(parts).reduce((total, part) => total + part, 0)
}
