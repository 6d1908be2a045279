import { squareFeetPer } from '#contract/listings/convert-size.ts'

type Range = { low: number; likely: number; high: number }

/** Part of the axis on either side of the range. */
export const margin = 0.2

/**
 * Where a price stands on the axis, from 0 to 1: the range of an estimate is its middle three fifths. What is further
 * out stands at the end.
 */
export function onAxis(price: number, { low, high }: Pick<Range, 'low' | 'high'>): number {
  if (high <= low) return 0.5
  const at = margin + ((price - low) / (high - low)) * (1 - 2 * margin)
  return Math.min(Math.max(at, 0), 1)
}

/** What a property of `sqft` would cost at another one's price per unit. */
export function atSize(
  perUnit: number,
  { unit, sqft, marlaBasis }: { unit: Parameters<typeof squareFeetPer>[0]; sqft: number; marlaBasis: number },
): number {
  return (perUnit / squareFeetPer(unit, marlaBasis)) * sqft
}
