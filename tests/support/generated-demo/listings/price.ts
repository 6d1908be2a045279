import type { Place } from '../places/plan.ts'
import type { Random } from '../random.ts'
import type { Facts } from './fact-types.ts'

type Priced = Omit<Facts, 'price'>

/** What is asked for a property in PKR (a month, for rent), rounded as people ask; 0 is on call. */
export function drawPrice(facts: Priced, random: Random): number {
  if (random.chance(facts.purpose === 'sale' ? 0.015 : 0.005)) return 0
  const asked = worthOf(facts) * extras(facts) * random.between(0.92, 1.09)
  return facts.purpose === 'sale' ? roundSale(asked) : roundRent(asked)
}

function worthOf(facts: Priced): number {
  const sale = saleValue(facts)
  return facts.purpose === 'sale' ? sale : monthlyRent(facts, sale)
}

function saleValue({ subtype, place, sqft, age, floor, features }: Priced): number {
  const { land, flat } = place
  switch (subtype) {
    case 'house':
      return land * sqft + building(place, sqft, age, features.has('Basement'))
    case 'upper portion':
      return 0.37 * (land * sqft + building(place, sqft, age, false))
    case 'lower portion':
      return 0.42 * (land * sqft + building(place, sqft, age, false))
    case 'farm house':
      return land * bulk(sqft) * sqft + Math.min(11_000, sqft * 0.28) * 6_000 * wear(age)
    case 'apartment':
      return flat * sqft * wear(age)
    case 'penthouse':
      return flat * sqft * 1.18 * wear(age)
    case 'hotel suites':
      return flat * sqft * 1.35
    case 'room':
    case 'annexe':
    case 'basement':
      return flat * sqft * wear(age)
    case 'residential plot':
      return land * sqft * (sqft < 1500 ? 1.07 : sqft > 8000 ? 0.93 : 1)
    case 'plot file':
      return land * sqft * 0.45
    case 'farmhouse plot':
      return land * bulk(sqft) * sqft * 0.85
    case 'agricultural land':
      return Math.min(land * 0.2, 600) * sqft
    case 'industrial land':
      return land * sqft
    case 'commercial plot':
      return commercialLand(place) * sqft
    case 'building':
      return commercialLand(place) * sqft * 0.85 + sqft * 3 * 5_500 * wear(age)
    case 'office':
      return flat * sqft * 1.35 * wear(age)
    case 'other':
      return flat * sqft * 1.25 * wear(age)
    case 'shop':
      return flat * sqft * (floor === 0 ? 3.1 : 1.9) * (sqft > 520 ? 0.8 : 1)
    case 'warehouse':
      return (land * 0.9 + 2_500) * sqft
    case 'factory':
      return land * sqft + sqft * 0.6 * 3_800 * wear(age)
  }
}

/** Whoever takes more than 4 kanal pays less for each. */
function bulk(sqft: number): number {
  return Math.min(1, (20_000 / sqft) ** 0.3)
}

function building(place: Place, sqft: number, age: number, hasBasement: boolean): number {
  const covered = sqft * (sqft <= 2800 ? 1.5 : sqft <= 5500 ? 1.3 : 1)
  const perSquareFoot = 3_900 + Math.min(place.land, 40_000) * 0.085
  return covered * perSquareFoot * wear(age) * (hasBasement ? 1.15 : 1)
}

/** Where land is all business, its level is that of business already. */
function commercialLand({ land, mix }: Place): number {
  return land * (mix === 'business' ? 2.4 : 4)
}

function wear(age: number): number {
  return 1 - Math.min(0.36, age * 0.016)
}

function monthlyRent({ subtype, place, sqft }: Priced, sale: number): number {
  const houseYield = place.land > 20_000 ? 0.028 : place.land > 8_000 ? 0.033 : 0.038
  switch (subtype) {
    case 'upper portion':
      return ((sale / 0.37) * houseYield * 0.46) / 12
    case 'lower portion':
      return ((sale / 0.42) * houseYield * 0.52) / 12
    case 'apartment':
    case 'penthouse':
    case 'hotel suites':
      return (sale * 0.054) / 12
    case 'room':
      return Math.max(12_000, (sale * 0.1) / 12)
    case 'annexe':
      return (sale * 0.048) / 12
    case 'basement':
      return (sale * 0.032) / 12
    case 'office':
    case 'other':
      return (sale * 0.068) / 12
    case 'shop':
    case 'building':
      return (sale * 0.05) / 12
    case 'warehouse':
      return sqft * (18 + place.land * 0.007)
    case 'factory':
      return (sale * 0.05) / 12
    default:
      return (sale * houseYield) / 12
  }
}

function extras({ purpose, subtype, features }: Priced): number {
  let factor = 1
  if (features.has('Corner')) factor *= subtype.endsWith('plot') ? 1.09 : 1.04
  if (features.has('Park facing')) factor *= 1.05
  if (features.has('Main boulevard')) factor *= 1.08
  if (features.has('Main road')) factor *= 1.07
  if (features.has('Sea view')) factor *= 1.14
  if (features.has('Solar panels')) factor *= 1.015
  if (features.has('Swimming pool')) factor *= 1.04
  if (features.has('Furnished')) factor *= purpose === 'rent' ? 1.4 : 1.06
  if (features.has('Semi-furnished')) factor *= purpose === 'rent' ? 1.18 : 1.03
  const waits = subtype.endsWith('plot') && !features.has('Possession')
  return waits ? factor * 0.86 : factor
}

const lac = 100_000
const crore = 100 * lac

/** 42.5 Lac, 85 Lac, 2.35 Crore, 11.75 Crore, 24 Crore. */
function roundSale(pkr: number): number {
  if (pkr < 20 * lac) return toStep(pkr, lac / 2)
  if (pkr < 60 * lac) return toStep(pkr, lac)
  if (pkr < crore) return toStep(pkr, 2.5 * lac)
  if (pkr < 5 * crore) return toStep(pkr, 5 * lac)
  if (pkr < 20 * crore) return toStep(pkr, 25 * lac)
  return toStep(pkr, crore / 2)
}

/** 18,000, 65,000, 1.2 Lac, 4.5 Lac a month. */
function roundRent(pkr: number): number {
  if (pkr < 40_000) return toStep(pkr, 1_000)
  if (pkr < lac) return toStep(pkr, 5_000)
  if (pkr < 3 * lac) return toStep(pkr, 10_000)
  if (pkr < 10 * lac) return toStep(pkr, 25_000)
  return toStep(pkr, lac)
}

function toStep(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}
