/** Median prices of a square foot from evidence: pure, each with the number of cases behind it. */
import type { EvidenceKind } from '#contract/evidence/evidence.ts'
import type { PropertyType, Purpose } from '#contract/listings/property.ts'
import { fewestForFigure, type PriceFigure } from '#contract/places/area-report.ts'
import { roundedRate } from '#contract/places/price-unit.ts'
import { amongFive } from './published-prices.ts'

/** A price as the figures need it: days are YYYY-MM-DD, prices PKR. */
export type Price = {
  kind: EvidenceKind
  date: string
  /** `year`: no more than the year is known, which says nothing of a month. */
  precision: 'day' | 'month' | 'year'
  /** The last day of a price of ours; null while it is asked, and for all others. */
  until: string | null
  /** It is or was asked for a listing of ours; what was agreed for one has a date alone. */
  isOurs: boolean
  purpose: Purpose
  type: PropertyType
  price: number
  sqft: number
}

const dayMs = 86_400_000
const casesForDigits = 20
/** So old may a price of others be to hold today. */
export const currentDays = 365
/** The standard normal quantile of 90 %: four fifths are within it. */
const within80 = 1.2816

/** Prices that hold today: ours that are still asked, and those of others that are not a year old. */
export function currentPrices(prices: readonly Price[], today: string): Price[] {
  const oldest = new Date(Date.parse(today) - currentDays * dayMs).toISOString().slice(0, 10)
  return prices.filter(({ isOurs, until, date }) =>
    isOurs ? until === null : date >= oldest && date <= today,
  )
}

/** The median price of a square foot by purpose and type, where there are five prices or more; the largest first. */
export function priceFigures(prices: readonly Price[]): PriceFigure[] {
  const groups = Map.groupBy(prices, ({ purpose, type }) => `${purpose}/${type}`)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      const figure = medianWithRange(perSquareFoot(group))
      return first && figure ? [{ purpose: first.purpose, type: first.type, ...figure }] : []
    })
    .sort((one, other) => other.sample - one.sample)
}

export function perSquareFoot(prices: readonly Price[]): number[] {
  return amongFive(prices).map(({ price, sqft }) => price / sqft)
}

/**
 * The median and its 80 % confidence interval (the distribution-free interval of order statistics); undefined
 * for fewer than five values.
 */
export function medianWithRange(
  values: readonly number[],
): Pick<PriceFigure, 'median' | 'low' | 'high' | 'sample'> | undefined {
  const sample = values.length
  if (sample < fewestForFigure) return undefined
  const sorted = Float64Array.from(values).sort()
  const reach = (within80 * Math.sqrt(sample)) / 2
  const at = (place: number) => sorted[Math.min(sample - 1, Math.max(0, place))] ?? 0
  return {
    median: rounded(medianOf(sorted), sample),
    low: rounded(at(Math.floor(sample / 2 - reach)), sample),
    high: rounded(at(Math.ceil(sample / 2 + reach) - 1), sample),
    sample,
  }
}

/** Few cases say no more than two digits (D43). */
function rounded(value: number, sample: number): number {
  return sample < casesForDigits ? Number(value.toPrecision(2)) : roundedRate(value)
}

/** The median of sorted values. */
export function medianOf(sorted: ArrayLike<number>): number {
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
