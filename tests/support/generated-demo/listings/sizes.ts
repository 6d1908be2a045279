import type { Size } from '#contract/listings/convert-size.ts'
import type { SizeUnit, Subtype } from '#contract/listings/property.ts'
import type { Place } from '../places/plan.ts'
import type { SizeChart } from '../places/size-chart.ts'
import type { Random } from '../random.ts'

/** The plots a society is cut into, each with how common it is. */
const plots: Readonly<Record<SizeChart, { unit: SizeUnit; shares: Readonly<Record<string, number>> }>> = {
  small: { unit: 'marla', shares: { 3: 3, 3.5: 2, 4: 3, 5: 32, 6: 5, 7: 20, 8: 10, 10: 20, 20: 5 } },
  marlas: { unit: 'marla', shares: { 5: 20, 7: 11, 8: 9, 10: 30, 12: 3, 14: 5, 20: 19, 40: 3 } },
  estates: { unit: 'marla', shares: { 10: 8, 14: 8, 20: 40, 27: 4, 30: 10, 40: 24, 60: 3, 80: 3 } },
  yards: {
    unit: 'sqyd',
    shares: { 100: 6, 120: 16, 200: 16, 240: 20, 300: 12, 400: 9, 500: 14, 600: 4, 1000: 3 },
  },
  villas: { unit: 'sqyd', shares: { 125: 34, 152: 8, 200: 18, 235: 8, 250: 18, 272: 8, 500: 6 } },
}

const portions = new Set<Subtype>(['upper portion', 'lower portion'])

/** Draws a size in the unit that is customary for the kind of property in that city. */
export function drawSize(subtype: Subtype, place: Place, random: Random): Size {
  switch (subtype) {
    case 'farm house':
    case 'farmhouse plot':
      return acresOrKanals(place, random)
    case 'agricultural land':
      return { value: random.pick([16, 24, 32, 40, 48, 64, 80, 100]), unit: 'kanal' }
    case 'industrial land':
    case 'factory':
      return { value: random.pick([2, 3, 4, 4, 5, 6, 8, 10, 12]), unit: 'kanal' }
    case 'commercial plot':
      return commercialPlot(place, random)
    case 'building':
      return commercialPlot(place, random)
    case 'basement':
    case 'annexe':
    case 'room':
      return { value: tens(random.int(rooms[subtype].least, rooms[subtype].most)), unit: 'sqft' }
    case 'warehouse':
    case 'office':
    case 'shop':
    case 'hotel suites':
    case 'other':
      return { value: workplace(subtype, random), unit: 'sqft' }
    case 'apartment':
    case 'penthouse':
      throw new RangeError(`The size of an ${subtype} follows from its bedrooms`)
    default:
      return houseOrPlot(subtype, place, random)
  }
}

const rooms = {
  basement: { least: 900, most: 2400 },
  annexe: { least: 450, most: 1100 },
  room: { least: 140, most: 320 },
} as const

function houseOrPlot(subtype: Subtype, place: Place, random: Random): Size {
  const { unit, shares } = plots[place.sizes]
  const drawn = Number(random.weighted(shares))
  // Nobody lets or sells a portion of the smallest houses.
  const value = portions.has(subtype) ? Math.max(drawn, unit === 'sqyd' ? 120 : 5) : drawn
  return unit === 'marla' ? inKanals(value) : { value, unit }
}

/** From 20 marla up people count in kanal. */
function inKanals(marlas: number): Size {
  return marlas >= 20 && marlas % 10 === 0
    ? { value: marlas / 20, unit: 'kanal' }
    : { value: marlas, unit: 'marla' }
}

function acresOrKanals(place: Place, random: Random): Size {
  if (place.sizes === 'yards') return { value: random.pick([1000, 2000, 2420]), unit: 'sqyd' }
  return { value: random.pick([4, 4, 4, 5, 6, 8, 8, 10, 16]), unit: 'kanal' }
}

function commercialPlot(place: Place, random: Random): Size {
  if (place.sizes === 'yards') return { value: random.pick([100, 100, 150, 200, 200, 300]), unit: 'sqyd' }
  if (place.sizes === 'villas') return { value: random.pick([125, 133, 200]), unit: 'sqyd' }
  return { value: random.pick([2, 4, 4, 4, 5, 8, 8, 10]), unit: 'marla' }
}

function workplace(
  subtype: 'warehouse' | 'office' | 'shop' | 'hotel suites' | 'other',
  random: Random,
): number {
  switch (subtype) {
    case 'warehouse':
      return random.int(8, 80) * 500
    case 'office':
      return tens(random.chance(0.6) ? random.int(350, 1200) : random.int(1200, 4800))
    case 'shop':
      return tens(random.chance(0.75) ? random.int(150, 520) : random.int(520, 1600))
    case 'hotel suites':
      return tens(random.int(380, 720))
    case 'other':
      return tens(random.int(1500, 7000))
  }
}

const apartmentSizes: Readonly<Record<number, readonly [least: number, most: number]>> = {
  1: [450, 760],
  2: [820, 1320],
  3: [1380, 2250],
  4: [2300, 3400],
  5: [3400, 4600],
}

/** The size of an apartment with so many bedrooms, in sq ft; a penthouse has some more of everything. */
export function drawApartmentSize(beds: number, isPenthouse: boolean, random: Random): Size {
  const [least, most] = apartmentSizes[beds] ?? [4600, 6000]
  const value = random.int(least, most) * (isPenthouse ? 1.35 : 1)
  const step = random.chance(0.7) ? 25 : 5
  return { value: Math.round(value / step) * step, unit: 'sqft' }
}

function tens(value: number): number {
  return Math.round(value / 10) * 10
}
