/** A quarterly report as a document to print, in the current language. Pure. */
import { agency } from '#agency'
import { camelKeys } from '#contract/api/camel-keys.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { type Measure, usualPriceUnit } from '#contract/places/price-unit.ts'
import { perUnitAmount, perUnitHead } from '#contract/places/price-unit-text.ts'
import type { QuarterlyReport } from '#contract/reports/quarterly-report.ts'
import {
  areasByKind,
  kindName,
  leftOutWords,
  measureOf,
  priceWords,
  quarterName,
  type ReportRead,
  timeWords,
  yieldWords,
} from '#contract/reports/report-words.ts'
import { quarterlyReport as t } from '#messages/common.ts'
import { formatNumber } from '#messages/format-number.ts'
import { currentLanguage } from '#messages/language.ts'
import { localized } from '../../localized.ts'
import { dateInWords } from '../../trade/index.ts'
import { priceChart } from '../print/price-chart.ts'
import type { PrintedDocument, PrintedSection } from '../print/printed-document.ts'

/** The contents of the report's page, part by part. */
export function quarterlyDocument(onWire: QuarterlyReport): PrintedDocument {
  const report: ReportRead = camelKeys(onWire)
  const name = localized(agency.name, agency.urdu.name ?? '')
  return {
    language: currentLanguage(),
    title: t.title({ city: report.city.name, quarter: quarterName(report.quarter) }),
    about: asOfWords(report),
    day: report.publishedOn,
    dayInWords: dateInWords(report.publishedOn),
    sender: {
      name,
      promise: localized(agency.promise, agency.urdu.promise ?? ''),
      colour: agency.brandColour,
      contact: [
        { label: name, value: agency.phone, isNumber: true },
        { label: t.email, value: agency.email, isNumber: true },
      ],
    },
    sections: [
      prices(report),
      ...byArea(report),
      trend(report),
      stock(report),
      { title: t.timeOnMarket, texts: timeWords(report) },
      { title: t.yield, texts: yieldWords(report) },
      { title: t.method, texts: [t.methodText] },
    ],
    page: t.page,
  }
}

function asOfWords({ from, until, madeOn }: ReportRead): string {
  return t.asOf({ from: dateInWords(from), until: dateInWords(until), date: dateInWords(madeOn) })
}

/** Of the columns, so that names of areas have room. */
const widths = [2.3, 1.2, 1.9, 0.9, 2.1, 2.1]
const heads = () => [t.median, t.likely, t.samples, t.previousWithPrices, t.yearBeforeWithPrices]

type Price = ReportRead['prices'][number]

function prices({ introduction, prices: found, ...report }: ReportRead): PrintedSection {
  const measure = measureOf(report)
  return {
    title: t.prices,
    texts: [...introduction.split(/\n{2,}/).filter(Boolean), t.pricesText],
    table: {
      heads: [t.property, ...heads()],
      widths,
      rows: found.map((price) => [kindWithUnit(price, measure), ...cells(price, measure)]),
    },
  }
}

/** 'Residential, for sale, PKR per marla' */
function kindWithUnit({ purpose, type }: Pick<Price, 'purpose' | 'type'>, measure: Measure): string {
  return perUnitHead(kindName({ purpose, type }), usualPriceUnit(type, measure), purpose)
}

function cells(price: Price, measure: Measure): string[] {
  const per = { ...measure, unit: usualPriceUnit(price.type, measure) }
  const { median, range, sample, previous, yearBefore } = priceWords(price, per)
  return [median, range, sample, changed(previous), changed(yearBefore)]
}

function changed(found: ReturnType<typeof priceWords>['previous']): string {
  return found ? t.changeWithPrices({ change: found.change, count: found.sample }) : t.none
}

function byArea(report: ReportRead): PrintedSection[] {
  const leftOut = leftOutWords(report)
  const measure = measureOf(report)
  const tables = areasByKind(report).map((kind) => ({
    title: t.byArea({ kind: kindWithUnit(kind, measure) }),
    table: {
      heads: [t.area, ...heads()],
      widths,
      rows: kind.areas.map(({ name, marlaBasis, price }) => [
        name,
        ...cells(price, { ...measure, marlaBasis }),
      ]),
    },
  }))
  const [first, ...others] = tables
  if (!first) return leftOut.length > 0 ? [{ title: t.area, texts: leftOut }] : []
  return [{ ...first, texts: leftOut }, ...others]
}

function trend({ trend: found, ...report }: ReportRead): PrintedSection {
  if (!found) return { title: t.trend, texts: [t.noTrend] }
  const measure = measureOf(report)
  const unit = usualPriceUnit(found.type, measure)
  const amount = (perSquareFoot: number, sample?: number) =>
    perUnitAmount(perSquareFoot, { ...measure, unit, ...(sample !== undefined && { sample }) })
  return {
    title: t.trend,
    texts: [t.trendText({ type: typeLabel(found.type) })],
    chart: priceChart(found.points, amount),
    table: {
      heads: [t.month, perUnitHead(t.median, unit), t.samples],
      rows: found.points
        .toReversed()
        .map(({ month, median, sample }) => [dateInWords(month), amount(median, sample), String(sample)]),
    },
  }
}

function stock({ stock: found, until }: ReportRead): PrintedSection {
  const date = dateInWords(until)
  if (found.length === 0) return { title: t.stock, texts: [t.noStock({ date })] }
  const counted = (count: number | null) => (count === null ? t.none : formatNumber(count, 0))
  return {
    title: t.stock,
    texts: [t.stockText({ date })],
    table: {
      heads: [t.property, t.listings, t.previous, t.yearBefore],
      rows: found.map((row) => [
        kindName(row),
        counted(row.count),
        counted(row.previous),
        counted(row.yearBefore),
      ]),
    },
  }
}
