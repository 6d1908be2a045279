import { typeLabel } from '#contract/listings/property.ts'
import type { AreaReport } from '#contract/places/area-report.ts'
import { type Measure, usualPriceUnit } from '#contract/places/price-unit.ts'
import { perUnitAmount, perUnitHead } from '#contract/places/price-unit-text.ts'
import { comparablesReport as t } from '#messages/server.ts'
import { dateInWords } from '../../trade/index.ts'
import { priceChart } from '../print/price-chart.ts'
import type { PrintedSection } from '../print/printed-document.ts'

const mostMonths = 12

/** The medians of an area and their trend, each with its number of cases; nothing where there are too few. */
export function areaSections({ area, prices, trend }: AreaReport): PrintedSection[] {
  const measure = { unit: area.price_unit, marlaBasis: area.marla_basis }
  const sections: PrintedSection[] = []
  if (prices.length > 0)
    sections.push({
      title: t.market({ area: area.name }),
      table: {
        heads: [t.type, t.median, t.likelyMedian, t.prices],
        rows: prices.map(({ purpose, type, median, low, high, sample }) => {
          const per = { ...measure, unit: usualPriceUnit(type, measure), sample }
          return [
            perUnitHead(t.kind({ type: typeLabel(type), purpose: t.purposes[purpose] }), per.unit),
            perUnitAmount(median, per),
            t.amountRange({ from: perUnitAmount(low, per), to: perUnitAmount(high, per) }),
            String(sample),
          ]
        }),
      },
    })
  if (trend) sections.push(trendSection(trend, area.name, measure))
  return sections
}

function trendSection(
  { type, points }: NonNullable<AreaReport['trend']>,
  area: string,
  measure: Measure,
): PrintedSection {
  const per = { ...measure, unit: usualPriceUnit(type, measure) }
  return {
    title: t.trend({ area }),
    texts: [t.trendText({ type: typeLabel(type) })],
    chart: priceChart(points, (perSquareFoot) => perUnitAmount(perSquareFoot, per)),
    table: {
      heads: [t.month, perUnitHead(t.median, per.unit), t.prices],
      rows: points
        .slice(-mostMonths)
        .reverse()
        .map(({ month, median, sample }) => [
          dateInWords(month),
          perUnitAmount(median, { ...per, sample }),
          String(sample),
        ]),
    },
  }
}
