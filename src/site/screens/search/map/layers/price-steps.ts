/** Prices of areas in steps from the lowest to the highest, each with its own colour. */

/** The fewest prices of an area from which the API gives a median. */
export const fewestPriced = 5

/** From pale to dark, distinct from the green of results; text is white on the last two, dark on the others. */
export const stepColours = [
  { ground: '#f6e3bf', ink: '#10201a' },
  { ground: '#ecc28c', ink: '#10201a' },
  { ground: '#dd9a61', ink: '#10201a' },
  { ground: '#a8552f', ink: '#ffffff' },
  { ground: '#75301c', ink: '#ffffff' },
] as const

/** The lowest price of each step after the first, so that every step has the same number of areas. */
export function priceSteps(medians: readonly number[]): number[] {
  const sorted = [...medians].sort((one, other) => one - other)
  const starts = stepColours
    .slice(1)
    .map((_, at) => sorted[Math.ceil(((at + 1) * sorted.length) / stepColours.length)])
  return starts.filter((start) => start !== undefined)
}

/** The number of the step that a price is in, from 0. */
export function priceStepIndex(median: number, starts: readonly number[]): number {
  return starts.filter((start) => median >= start).length
}

/** Rounds a median to three digits: '21,500'. */
export function roundedPrice(pkr: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, pkr))) - 2)
  return Math.round(pkr / unit) * unit
}
