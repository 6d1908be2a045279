import { type Size, toSquareFeet } from '#contract/listings/convert-size.ts'
import type { Purpose, Subtype } from '#contract/listings/property.ts'
import type { Place } from '../places/plan.ts'
import type { Random } from '../random.ts'
import type { Facts } from './fact-types.ts'
import { type Feature, familyOf } from './feature-tables.ts'
import { drawFeatures } from './features.ts'
import { drawFloor, drawStoreys } from './floors.ts'
import { drawPrice } from './price.ts'
import { drawApartmentSize, drawSize } from './sizes.ts'

/** What a project's unit fixes; everything else is drawn. */
export interface Given {
  size: Size
  beds: number | null
  baths: number | null
  price: number
  project: string
}

/** Makes up one property of the kind that is offered at the place. */
export function drawFacts(
  offer: { purpose: Purpose; subtype: Subtype },
  place: Place,
  random: Random,
  given?: Given,
): Facts {
  const { purpose, subtype } = offer
  const family = familyOf(subtype)
  const drawnBeds = given ? given.beds : drawBedsFirst(subtype, random)
  const size =
    given?.size ??
    (drawnBeds === null
      ? drawSize(subtype, place, random)
      : drawApartmentSize(drawnBeds, subtype === 'penthouse', random))
  const sqft = toSquareFeet(size.value, size.unit, place.marla)
  const beds = drawnBeds ?? drawBeds(subtype, sqft, random)
  const baths = given ? given.baths : drawBaths(subtype, beds, random)
  const storeys = drawStoreys(subtype, place.city, sqft, random)
  const floor = drawFloor(subtype, storeys, random)
  const age = given ? 0 : drawAge(subtype, place, random)
  const features = drawFeatures({ subtype, purpose, place, sqft, floor, storeys }, random)
  const facts = {
    purpose,
    subtype,
    family,
    place,
    size,
    marla: place.marla,
    sqft,
    beds,
    baths,
    features,
    street: drawStreet(sqft, features, random),
    storeys,
    floor,
    age,
    deed: drawDeed(place, random),
    use: random.pick(uses),
    front: random.pick([10, 12, 14, 15, 16, 18, 20]),
    height: random.pick([16, 18, 20, 22, 24, 28]),
    project: given?.project ?? null,
  }
  return { ...facts, price: given?.price ?? drawPrice(facts, random) }
}

const uses = [
  'clinic',
  'school',
  'restaurant',
  'showroom',
  'training centre',
  'gym',
  'salon',
  'call centre',
] as const

/** The size of an apartment follows from its bedrooms; elsewhere the bedrooms follow from the size. */
function drawBedsFirst(subtype: Subtype, random: Random): number | null {
  if (subtype === 'apartment') return Number(random.weighted({ '1': 18, '2': 42, '3': 32, '4': 7 }))
  if (subtype === 'penthouse') return Number(random.weighted({ '2': 1, '3': 5, '4': 6, '5': 2 }))
  return null
}

/** Bedrooms of a house, by the square feet of its plot up to which the range holds. */
const houseBeds: readonly (readonly [sqft: number, least: number, most: number])[] = [
  [850, 2, 3],
  [1150, 3, 4],
  [1600, 3, 4],
  [2100, 4, 5],
  [2900, 4, 6],
  [4000, 5, 6],
  [6200, 5, 7],
  [Number.POSITIVE_INFINITY, 6, 8],
]

function drawBeds(subtype: Subtype, sqft: number, random: Random): number | null {
  const [, least = 3, most = 4] = houseBeds.find(([limit]) => sqft <= limit) ?? []
  switch (subtype) {
    case 'house':
      return random.int(least, most)
    case 'upper portion':
    case 'lower portion':
      return Math.min(4, Math.max(2, Math.round(random.int(least, most) / 2)))
    case 'farm house':
      return random.int(3, 6)
    case 'room':
    case 'hotel suites':
      return 1
    case 'annexe':
      return random.int(1, 2)
    case 'basement':
      return sqft > 1500 ? 3 : 2
    default:
      return null
  }
}

function drawBaths(subtype: Subtype, beds: number | null, random: Random): number | null {
  if (beds === null) return subtype === 'office' || subtype === 'other' ? random.pick([1, 1, 2, 2, 3]) : null
  if (beds === 1) return 1
  return beds + (random.chance(0.35) ? 1 : 0) - (beds > 3 && random.chance(0.12) ? 1 : 0)
}

function drawAge(subtype: Subtype, place: Place, random: Random): number {
  if (place.mix === 'growing' || random.chance(subtype === 'house' ? 0.34 : 0.2))
    return random.pick([0, 0, 0, 1, 2])
  return random.pick([1, 2, 3, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18])
}

function drawStreet(sqft: number, features: ReadonlySet<Feature>, random: Random): number {
  if (features.has('Main boulevard') || features.has('Main road')) return random.pick([80, 100, 120, 150])
  return sqft > 4000 ? random.pick([50, 60, 60, 80]) : random.pick([30, 30, 40, 40, 50])
}

function drawDeed(place: Place, random: Random): Facts['deed'] {
  if (place.city === 'Karachi') return 'lease'
  if (place.kind === 'locality' || place.kind === 'road') return 'registry'
  return random.chance(0.7) ? 'allotment letter' : 'registry'
}
