import type { ReactNode } from 'react'
import { type Measure, pricePerUnit, usualPriceUnit } from '#contract/places/price-unit.ts'
import { perUnitText } from '#contract/places/price-unit-text.ts'
import { yearChange } from '#contract/places/year-change.ts'
import { formatAmount } from '#contract/text/money.ts'
import { formatNumber } from '#messages/format-number.ts'
import { areaPage as t } from '#messages/site.ts'
import { InUnits } from '#ui/units/in-units.tsx'
import { type AreaReport, measureOf } from './area-data.ts'
import { changeText } from './change-text.ts'

/** The price, the rent and the yield, each of the type with the most prices; a figure without evidence is not there. */
export function AtAGlance({ report }: { report: AreaReport }) {
  const { area, prices, yield: gross } = report
  const measure = measureOf(area)
  const sale = prices.find(({ purpose }) => purpose === 'sale')
  const rent = prices.find(({ purpose }) => purpose === 'rent')
  if (!sale && !rent && !gross) return null
  return (
    <section aria-label={t.glance} className="mt-6">
      <dl className="grid gap-px overflow-hidden rounded-panel border border-line bg-line md:auto-cols-fr md:grid-flow-col">
        {sale && (
          <Figure
            name={t.glanceSale({ type: t.types[sale.type] })}
            notes={[changeOf(report, sale.type), t.basedOn({ count: sale.sample })]}
          >
            <Median figure={sale} measure={measure} />
          </Figure>
        )}
        {rent && (
          <Figure
            name={t.glanceRent({ type: t.types[rent.type] })}
            notes={[t.basedOn({ count: rent.sample })]}
          >
            <Median figure={rent} measure={measure} />
          </Figure>
        )}
        {gross && (
          <Figure
            name={t.glanceYield({ type: t.types[gross.type] })}
            notes={[t.yieldBasis({ sales: gross.sales, rents: gross.rents })]}
          >
            {t.yearly({ percent: formatNumber(gross.percent, 1) })}
          </Figure>
        )}
      </dl>
    </section>
  )
}

function Figure({
  name,
  notes,
  children,
}: {
  name: string
  notes: ReadonlyArray<string | undefined>
  children: ReactNode
}) {
  return (
    <div className="bg-white p-4 md:p-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 text-2xl font-semibold text-pretty tabular-nums">{children}</dd>
      {notes.map(
        (note) =>
          note && (
            <dd key={note} className="mt-1 text-sm text-muted">
              {note}
            </dd>
          ),
      )}
    </div>
  )
}

function Median({
  figure: { purpose, type, median, sample },
  measure,
}: {
  figure: AreaReport['prices'][number]
  measure: Measure
}) {
  return (
    <InUnits usual={usualPriceUnit(type, measure)}>
      {(unit) => (
        <>
          <span className="whitespace-nowrap">
            {formatAmount(pricePerUnit(median, { ...measure, unit, sample }))}
          </span>{' '}
          <span className="text-base font-normal text-muted">{perUnitText(unit, purpose)}</span>
        </>
      )}
    </InUnits>
  )
}

/** How the price of a type changed within a year, where the trend is of the same type. */
function changeOf({ trend, on }: AreaReport, type: string): string | undefined {
  const change = trend?.type === type && yearChange(trend.points, on)
  if (!change) return undefined
  const { percent, sample: now, before } = change
  return percent === 0
    ? t.sameAsYearAgo({ now, before })
    : t.sinceYearAgo({ change: changeText(change), now, before })
}
