import { propertyTerms } from '#messages/common.ts'
import { defaultMarlaBasis, type SizeUnit, sizeUnits } from './property.ts'

/** The size units a visitor chooses from, with their labels: S3.3. */
export const sizeUnitOptions: ReadonlyArray<{ label: string; value: SizeUnit }> = sizeUnits.map((value) => ({
  value,
  get label() {
    return propertyTerms.units[value]
  },
}))

export const marlasPerKanal = 20
const squareFeetPerSquareMetre = 10.7639
const squareFeetPerSquareYard = 9

/** A size as it was measured. */
export type Size = { value: number; unit: SizeUnit }

/** Square feet in one of the unit; the marla basis matters only to marla and kanal (S9.4). */
export function squareFeetPer(unit: SizeUnit, basis: number = defaultMarlaBasis): number {
  switch (unit) {
    case 'sqft':
      return 1
    case 'sqyd':
      return squareFeetPerSquareYard
    case 'sqm':
      return squareFeetPerSquareMetre
    case 'marla':
      return basis
    case 'kanal':
      return basis * marlasPerKanal
  }
}

/** A size in square feet, to 2 decimals. `basis` is the listing's own marla (sq ft in one). */
export function toSquareFeet(value: number, unit: SizeUnit, basis: number = defaultMarlaBasis): number {
  return twoDecimals(value * squareFeetPer(unit, basis))
}

/** Square feet in another unit, to 2 decimals: sqm = size / 10.7639, sqyd = size / 9 (S9.4). */
export function fromSquareFeet(
  squareFeet: number,
  unit: SizeUnit,
  basis: number = defaultMarlaBasis,
): number {
  return twoDecimals(squareFeet / squareFeetPer(unit, basis))
}

/** A size in another unit, to 2 decimals, through the listing's own marla basis (D9). */
export function convertSize(size: Size, unit: SizeUnit, basis: number = defaultMarlaBasis): Size {
  if (size.unit === unit) return size
  const inSquareFeet = size.value * squareFeetPer(size.unit, basis)
  return { value: twoDecimals(inSquareFeet / squareFeetPer(unit, basis)), unit }
}

/**
 * A size in marla, 20 to a kanal, to 2 decimals, as listings are labelled and searched (D28). `basis` is the
 * listing's own marla (sq ft in one): 2,250 sq ft are 10 marla on a basis of 225 and 9 on one of 250.
 */
export function inMarla({ value, unit }: Size, basis: number = defaultMarlaBasis): number {
  return twoDecimals(convertSize({ value, unit }, 'marla', basis).value)
}

/** Whether a size in this unit depends on the marla that a listing was measured in. */
export function isLocalUnit(unit: SizeUnit): unit is 'marla' | 'kanal' {
  return unit === 'marla' || unit === 'kanal'
}

/**
 * How far a size may be outside a limit (D44): half a unit of the last digit shown, which is the fourth, or the second
 * decimal of a small size. 0.05 for 167.2, 0.5 for 1,800, 0.005 for 5.
 */
export function sizeTolerance(limit: number): number {
  const fourthDigit = 10 ** (Math.floor(Math.log10(Math.max(limit, 1))) - 3)
  return Math.max(fourthDigit, 0.01) / 2
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}
