import type { SizeUnit } from '#contract/listings/property.ts'
import { type PriceUnit, priceUnits } from '#contract/places/price-units.ts'

/** The units in which something is on a page: those of the choice, and the usual one. */
export function unitsWith(usual: SizeUnit): readonly SizeUnit[] {
  return isPriceUnit(usual) ? priceUnits : [usual, ...priceUnits]
}

/** The class of an element that is shown in one unit alone (`units.css`). */
export function unitClass(unit: SizeUnit, usual: SizeUnit): string {
  return `by-unit unit-${unit}${unit === usual ? ' unit-usual' : ''}`
}

function isPriceUnit(unit: SizeUnit): unit is PriceUnit {
  return priceUnits.some((one) => one === unit)
}
