import { pricedPer, type SizeUnit, subtypes } from '../listings/property.ts'

const inSquareYards = ['karachi', 'hyderabad']

export const usualUnits = ['marla', 'sqyd', 'sqft'] as const satisfies SizeUnit[]
export type UsualUnit = (typeof usualUnits)[number]

type Property = {
  /** In English; empty when none is chosen. */
  city: string
  type: string
  subtype: string
}

/**
 * The unit in which sizes are given in a city (D40): square yards in Karachi and Hyderabad, marla elsewhere, square feet
 * for apartments and commercial space. Square feet too before a city is chosen (D55).
 */
export function usualSizeUnit({ city, type, subtype }: Property): UsualUnit {
  if (city === '' || isInBuilding({ type, subtype })) return 'sqft'
  return inSquareYards.includes(city.toLowerCase()) ? 'sqyd' : 'marla'
}

function isInBuilding({ type, subtype }: Omit<Property, 'city'>): boolean {
  const known = subtypes.find((one) => one === subtype)
  return type === 'commercial' || (known !== undefined && pricedPer(known) === 'sqft')
}
