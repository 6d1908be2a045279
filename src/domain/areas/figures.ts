/** Figures of an area from its prices: pure, each with the number of cases behind it. */

import type { EvidenceKind } from '#contract/evidence/evidence.ts'
import type { PropertyType, Purpose } from '#contract/listings/property.ts'
import type { PriceFigure, TrendPoint } from '#contract/places/area-report.ts'
import { fewestForFigure } from '#contract/places/area-report.ts'
import { amongFive } from '../evidence/index.ts'

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
const currentDays = 365
const trendMonths = 24
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

function perSquareFoot(prices: readonly Price[]): number[] {
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
  const sorted = values.toSorted((one, other) => one - other)
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
  return sample < casesForDigits ? Number(value.toPrecision(2)) : Math.round(value)
}

/** The median of sorted values. */
export function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/**
 * The asking price of a square foot for sale in each of the last 24 months, of the type with the most prices:
 * a price of ours in every month in which it was asked, one of others in its own. Months with fewer than five
 * are left out; null when fewer than three months are left.
 */
export function trendOf(
  prices: readonly Price[],
  today: string,
): { type: PropertyType; points: TrendPoint[] } | null {
  const sales = prices.filter(({ purpose, precision }) => purpose === 'sale' && precision !== 'year')
  const groups = [...Map.groupBy(sales, ({ type }) => type)]
  const [largest] = groups.sort(([, one], [, other]) => other.length - one.length)
  if (!largest) return null
  const [type, group] = largest
  const points = monthsUntil(today).flatMap((month) => {
    const found = medianWithRange(perSquareFoot(group.filter((price) => wasAskedIn(price, month))))
    return found ? [{ month, median: found.median, sample: found.sample }] : []
  })
  return points.length < 3 ? null : { type, points }
}

function monthsUntil(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: trendMonths }, (_, at) =>
    new Date(Date.UTC(year, month - trendMonths + at, 1)).toISOString().slice(0, 7),
  )
}

function wasAskedIn(price: Price, month: string): boolean {
  return wasAsked(price, { from: `${month}-01`, until: `${month}-31` })
}

/** The prices of a time from its first to its last day: ours that were asked on any of them, and those of others dated in it. */
export function pricesOf<Of extends Price>(prices: readonly Of[], days: Days): Of[] {
  return prices.filter((price) => price.precision !== 'year' && wasAsked(price, days))
}

type Days = { from: string; until: string }

function wasAsked({ isOurs, date, until }: Price, days: Days): boolean {
  if (date > days.until) return false
  return isOurs ? until === null || until >= days.from : date >= days.from
}

/** A year's rent in percent of the price, of the type with the most prices of both; null where one of them lacks. */
export function yieldOf(
  figures: readonly PriceFigure[],
): { type: PropertyType; percent: number; sales: number; rents: number } | null {
  for (const sale of figures.filter(({ purpose }) => purpose === 'sale')) {
    const rent = figures.find(({ purpose, type }) => purpose === 'rent' && type === sale.type)
    if (!rent) continue
    const percent = Math.round(((rent.median * 12) / sale.median) * 1000) / 10
    return { type: sale.type, percent, sales: sale.sample, rents: rent.sample }
  }
  return null
}

/** How large what is on offer is, by type: quartiles in square feet. */
export function sizesOf(prices: readonly Price[]) {
  const groups = Map.groupBy(
    prices.filter(({ isOurs }) => isOurs),
    ({ type }) => type,
  )
  return [...groups]
    .filter(([, group]) => group.length >= fewestForFigure)
    .map(([type, group]) => {
      const sorted = group.map(({ sqft }) => sqft).sort((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
      return {
        type,
        low: at(0.25),
        median: Math.round(medianOf(sorted)),
        high: at(0.75),
        sample: sorted.length,
      }
    })
    .sort((one, other) => other.sample - one.sample)
}
