import type { TrendPoint } from '#contract/places/area-report.ts'
import { dateInWords } from '../../trade/index.ts'
import type { PrintedChart } from './printed-document.ts'

/** The line of medians by month; `amount` says a price per square foot in words. */
export function priceChart(
  points: readonly TrendPoint[],
  amount: (perSquareFoot: number) => string,
): PrintedChart {
  const months = points.map(({ month }) => monthNumber(month))
  const medians = points.map(({ median }) => median)
  const [first, last] = [Math.min(...months), Math.max(...months)]
  const [lowest, highest] = [Math.min(...medians), Math.max(...medians)]
  return {
    points: points.map(({ month, median }, at) => ({
      x: (monthNumber(month) - first) / Math.max(1, last - first),
      y: (median - lowest) / Math.max(1, highest - lowest),
      follows: at > 0 && monthNumber(month) - (months[at - 1] ?? 0) === 1,
    })),
    from: dateInWords(points[0]?.month ?? ''),
    until: dateInWords(points.at(-1)?.month ?? ''),
    lowest: amount(lowest),
    highest: amount(highest),
  }
}

function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * 12 + number
}
