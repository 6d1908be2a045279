/** The line of an area's prices, as paths of an SVG: pure, so that it is drawn on the server. */
import { scaleLinear } from 'd3-scale'
import type { SizeUnit } from '#contract/listings/property.ts'
import { pricePerUnit } from '#contract/places/price-unit.ts'
import type { AreaReport } from './area-data.ts'

type Points = NonNullable<AreaReport['trend']>['points']

export const chartWidth = 640
export const chartHeight = 220
// Room for the large letters of narrow screens.
const edges = { top: 16, end: 12, bottom: 40, start: 96 }

/** Prices from zero would flatten the line: the scale begins at a round price below the lowest. */
export function trendChart(points: Points, measure: { unit: SizeUnit; marlaBasis: number }) {
  const perUnit = (perSquareFoot: number) => pricePerUnit(perSquareFoot, measure)
  const prices = points.map(({ median }) => perUnit(median))
  const first = monthNumber(points[0]?.month ?? '')
  const last = monthNumber(points.at(-1)?.month ?? '')
  const x = scaleLinear([first, Math.max(last, first + 1)], [edges.start, chartWidth - edges.end])
  const y = scaleLinear(
    [Math.min(...prices), Math.max(...prices)],
    [chartHeight - edges.bottom, edges.top],
  ).nice(4)
  const dots = points.map(({ month, median }) => ({
    month,
    x: round(x(monthNumber(month))),
    y: round(y(perUnit(median))),
  }))
  return {
    dots,
    // A month without a figure breaks the line.
    path: points
      .map(({ month }, at) => {
        const dot = dots[at]
        const before = points[at - 1]
        const isNext = before && monthNumber(month) - monthNumber(before.month) === 1
        return dot ? `${isNext ? 'L' : 'M'}${dot.x} ${dot.y}` : ''
      })
      .join(''),
    ticks: y.ticks(4).map((price) => ({ price, y: round(y(price)) })),
    edges,
  }
}

function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * 12 + number
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
