/** What a quarterly report says, in words: the page and the PDF say the same. Pure. */
import { quarterlyReport as t } from '#messages/common.ts'
import { formatNumber } from '#messages/format-number.ts'
import type { CamelKeys } from '../api/camel-keys.ts'
import { type PropertyType, type Purpose, type SizeUnit, typeLabel } from '../listings/property.ts'
import type { Measure } from '../places/price-unit.ts'
import { perUnitAmount } from '../places/price-unit-text.ts'
import { parseQuarter } from './quarter.ts'
import type { QuarterlyReport } from './quarterly-report.ts'

/** A report with its keys as the page reads them. */
export type ReportRead = CamelKeys<QuarterlyReport>
type PriceRead = ReportRead['prices'][number]

/** 'July to September 2026' of '2026-q3'. */
export function quarterName(quarter: string): string {
  const { year, number } = parseQuarter(quarter)
  const names = [t.quarters.q1, t.quarters.q2, t.quarters.q3, t.quarters.q4]
  return names[number - 1]?.({ year: String(year) }) ?? quarter
}

/** 'Residential, for sale' */
export function kindName({ purpose, type }: { purpose: Purpose; type: PropertyType }): string {
  return t.kind({ type: typeLabel(type), purpose: t.purposes[purpose] })
}

type Per = { unit: SizeUnit; marlaBasis: number }

/** A median with its range, both per unit of area, its number of prices, and how it compares. */
export function priceWords({ median, low, high, sample, previous, yearBefore }: PriceRead, per: Per) {
  const amount = (perSquareFoot: number) => perUnitAmount(perSquareFoot, { ...per, sample })
  return {
    median: amount(median),
    range: low === high ? amount(low) : t.range({ from: amount(low), to: amount(high) }),
    sample: formatNumber(sample, 0),
    previous: changeSince(previous, median),
    yearBefore: changeSince(yearBefore, median),
  }
}

/** '3.1% higher' than an earlier median, and the number of prices behind that; null without one. */
function changeSince(earlier: PriceRead['previous'], median: number) {
  if (!earlier || earlier.median === 0) return null
  const percent = Math.round((median / earlier.median - 1) * 1000) / 10
  const change =
    percent === 0
      ? t.same
      : (percent > 0 ? t.higher : t.lower)({ percent: formatNumber(Math.abs(percent), 1) })
  return { change, sample: formatNumber(earlier.sample, 0) }
}

/** How the city of a report measures. */
export function measureOf({ city: { priceUnit, marlaBasis } }: Pick<ReportRead, 'city'>): Measure {
  return { unit: priceUnit, marlaBasis }
}

/** The areas that have a figure of each kind that the city has. */
export function areasByKind({ prices, areas }: Pick<ReportRead, 'prices' | 'areas'>) {
  return prices
    .map(({ purpose, type }) => ({
      purpose,
      type,
      areas: areas.flatMap(({ name, page, marlaBasis, prices: found }) => {
        const price = found.find((one) => one.purpose === purpose && one.type === type)
        return price ? [{ name, page, marlaBasis, price }] : []
      }),
    }))
    .filter((kind) => kind.areas.length > 0)
}

/** Sentences about which areas are not listed, and why. */
export function leftOutWords(report: Pick<ReportRead, 'fewAreas' | 'moreAreas' | 'areas'>): string[] {
  const { fewAreas, moreAreas, areas } = report
  return [
    ...(fewAreas > 0 ? [t.fewAreas({ count: fewAreas })] : []),
    ...(moreAreas > 0 ? [t.moreAreas({ count: moreAreas, shown: areas.length })] : []),
  ]
}

/** Time on market as sentences: of the quarter and of those before, or why there is none. */
export function timeWords({ timeOnMarket: found }: Pick<ReportRead, 'timeOnMarket'>): string[] {
  if (!found) return [t.noDays]
  const { previous, yearBefore } = found
  return [
    t.days({ days: found.days, count: found.sample }),
    ...(previous ? [t.daysBefore({ days: previous.days, count: previous.sample })] : []),
    ...(yearBefore ? [t.daysYearBefore({ days: yearBefore.days, count: yearBefore.sample })] : []),
  ]
}

/** The same of the yield. */
export function yieldWords({ yield: found }: Pick<ReportRead, 'yield'>): string[] {
  if (!found) return [t.noYield]
  const { type, previous, yearBefore, ...gross } = found
  return [
    t.yieldText({ ...gross, type: typeLabel(type) }),
    ...(previous ? [t.yieldBefore(previous)] : []),
    ...(yearBefore ? [t.yieldYearBefore(yearBefore)] : []),
  ]
}
