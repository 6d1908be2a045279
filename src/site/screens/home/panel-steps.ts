import type { Purpose } from '#contract/listings/property.ts'
import { rupeesPerCrore as crore, rupeesPerLac as lac } from '#contract/text/price-words.ts'

/** Single steps for a plain choice of 'up to'. */
export const priceSteps: Readonly<Record<Purpose, readonly number[]>> = {
  sale: [25 * lac, 50 * lac, 75 * lac, crore, 1.5 * crore, 2 * crore, 3 * crore, 5 * crore, 10 * crore],
  rent: [30_000, 50_000, 75_000, lac, 1.5 * lac, 2 * lac, 3 * lac, 5 * lac],
}

/** The sizes that homes and plots come in, in marla; 20 are a kanal. */
export const sizeSteps = [3, 5, 7, 10, 20, 40, 80] as const
