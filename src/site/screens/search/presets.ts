import type { Purpose } from '#contract/listings/property.ts'
import { rupeesPerCrore as crore, rupeesPerLac as lac } from '#contract/text/price-words.ts'

type PriceRange = readonly [min: number | undefined, max: number | undefined]

/** Ranges that people ask an agent for, in PKR; a rent is a month's. */
export const pricePresets: Readonly<Record<Purpose, readonly PriceRange[]>> = {
  sale: [
    [undefined, 50 * lac],
    [50 * lac, crore],
    [crore, 2 * crore],
    [2 * crore, 5 * crore],
    [5 * crore, undefined],
  ],
  rent: [
    [undefined, 50_000],
    [50_000, lac],
    [lac, 2 * lac],
    [2 * lac, 5 * lac],
    [5 * lac, undefined],
  ],
}

export const roomSteps = [1, 2, 3, 4, 5, 6] as const
