/** The unit of figures per area (D40). They are kept and compared per square foot, and shown per unit. */
import { squareFeetPer } from '../listings/convert-size.ts'
import type { PropertyType, SizeUnit } from '../listings/property.ts'
import type { UsualUnit } from './usual-size-unit.ts'

/** How a place measures: the usual unit of homes and plots, and the square feet in its marla. */
export type Measure = { unit: UsualUnit; marlaBasis: number }

/** The usual unit of a type at a place: commercial space is priced by the square foot everywhere. */
export function usualPriceUnit(type: PropertyType, { unit }: Measure): UsualUnit {
  return type === 'commercial' ? 'sqft' : unit
}

/** A price per unit of area as answers have it: a small one keeps its paisa, which count in larger units. */
export function roundedRate(pkr: number): number {
  return pkr < 1000 ? Math.round(pkr * 100) / 100 : Math.round(pkr)
}

const fewestForDigits = 20

/**
 * A price per square foot as one per unit. `sample` is the number of cases behind it: fewer than twenty say no more
 * than two digits in any unit (D43).
 */
export function pricePerUnit(
  perSquareFoot: number,
  { unit, marlaBasis, sample }: { unit: SizeUnit; marlaBasis: number; sample?: number },
): number {
  const price = perSquareFoot * squareFeetPer(unit, marlaBasis)
  return sample !== undefined && sample < fewestForDigits ? Number(price.toPrecision(2)) : price
}

const digitsOfEstimates = 3

/** A price per unit of an estimate in another unit: with three digits, as all its figures (D43). */
export function convertPrice(
  price: number,
  { from, to, marlaBasis }: { from: SizeUnit; to: SizeUnit; marlaBasis: number },
): number {
  if (from === to) return price
  const perSquareFoot = price / squareFeetPer(from, marlaBasis)
  return Number(pricePerUnit(perSquareFoot, { unit: to, marlaBasis }).toPrecision(digitsOfEstimates))
}
