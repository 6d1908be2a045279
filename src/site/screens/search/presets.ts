import type { Purpose } from '#contract/listings/property.ts'

type PriceRange = readonly [min: number | undefined, max: number | undefined]

const lac = 100_000
const crore = 10_000_000

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

/** Single steps for a plain choice of 'up to'. */
export const priceSteps: Readonly<Record<Purpose, readonly number[]>> = {
  sale: [25 * lac, 50 * lac, 75 * lac, crore, 1.5 * crore, 2 * crore, 3 * crore, 5 * crore, 10 * crore],
  rent: [30_000, 50_000, 75_000, lac, 1.5 * lac, 2 * lac, 3 * lac, 5 * lac],
}

/** The sizes that homes and plots come in, in marla; 20 are a kanal. */
export const sizeSteps = [3, 5, 7, 10, 20, 40, 80] as const

export const roomSteps = [1, 2, 3, 4, 5, 6] as const
