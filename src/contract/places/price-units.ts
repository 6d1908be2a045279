import type { SizeUnit } from '../listings/property.ts'

/** The units of figures per area that a visitor may choose instead of the usual one of a city (D40). */
export const priceUnits = ['marla', 'sqyd', 'sqft', 'sqm'] as const satisfies SizeUnit[]
export type PriceUnit = (typeof priceUnits)[number]
