import { typeLabel } from '#contract/listings/property.ts'
import type { AreaReport } from '#contract/places/area-report.ts'
import { formatNumber } from '#messages/format-number.ts'
import { comparablesReport as t } from '#messages/server.ts'
import { dateInWords } from '../../trade/index.ts'
import { priceChart } from '../print/price-chart.ts'
import type { PrintedSection } from '../print/printed-document.ts'

const mostMonths = 12

/** The medians of an area and their trend, each with its number of cases; nothing where there are too few. */
export function areaSections({ area, prices, trend }: AreaReport): PrintedSection[] {
  const sections: PrintedSection[] = []
  if (prices.length > 0)
    sections.push({
      title: t.market({ area: area.name }),
      table: {
        heads: [t.type, t.median, t.likelyMedian, t.prices],
        rows: prices.map(({ purpose, type, median, low, high, sample }) => [
          t.kind({ type: typeLabel(type), purpose: t.purposes[purpose] }),
          formatNumber(median, 0),
          t.amountRange({ from: formatNumber(low, 0), to: formatNumber(high, 0) }),
          String(sample),
        ]),
      },
    })
  if (trend)
    sections.push({
      title: t.trend({ area: area.name }),
      texts: [t.trendText({ type: typeLabel(trend.type) })],
      chart: priceChart(trend.points),
      table: {
        heads: [t.month, t.median, t.prices],
        rows: trend.points
          .slice(-mostMonths)
          .reverse()
          .map(({ month, median, sample }) => [dateInWords(month), formatNumber(median, 0), String(sample)]),
      },
    })
  return sections
}
