/** Figures of an area from its prices: pure, each with the number of cases behind it. */

import type { PropertyType } from '#contract/listings/property.ts'
import {
  fewestForFigure,
  type PriceFigure,
  type TrendPoint,
  type YearChange,
} from '#contract/places/area-report.ts'
import { monthsOfYearChange, yearChange } from '#contract/places/year-change.ts'
import { medianOf, medianWithRange, type Price, perSquareFoot } from '../figures/index.ts'

const trendMonths = 24

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
  const points = monthlyMedians(group, monthsUntil(today))
  return points.length < 3 ? null : { type, points }
}

function monthlyMedians(prices: readonly Price[], months: readonly string[]): TrendPoint[] {
  return months.flatMap((month) => {
    const found = medianWithRange(perSquareFoot(prices.filter((price) => wasAskedIn(price, month))))
    return found ? [{ month, median: found.median, sample: found.sample }] : []
  })
}

/** How asking prices for sale, all of one type, changed within a year. */
export function yearChangeOf(prices: readonly Price[], today: string): YearChange | null {
  const dated = prices.filter(({ precision }) => precision !== 'year')
  return yearChange(monthlyMedians(dated, monthsOfYearChange(today)), today)
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
