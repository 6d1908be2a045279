import type { SizeUnit } from '#contract/listings/property.ts'
import { type Measure, pricePerUnit, usualPriceUnit } from '#contract/places/price-unit.ts'
import { perUnitText } from '#contract/places/price-unit-text.ts'
import { formatAmount } from '#contract/text/money.ts'
import { areaPage as t } from '#messages/site.ts'
import { formatMonth } from '#ui/format-date.ts'
import { textFrom, textUpTo } from '#ui/svg-text.ts'
import { Part } from '#ui/titled-section.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { shortPrice } from '../../parts/short-price.ts'
import type { AreaReport } from './area-data.ts'
import { Cells } from './cells.tsx'
import { chartHeight, chartWidth, trendChart } from './trend-chart.ts'

// In units of the drawing, which is half as large on a phone.
const labels = 'fill-muted text-[24px] sm:text-[18px] md:text-[13px]'

/** Asking prices by month, as a line and as a table that says the same. */
export function Trend({
  trend: { type, points },
  measure,
}: {
  trend: NonNullable<AreaReport['trend']>
  measure: Measure
}) {
  const usual = usualPriceUnit(type, measure)
  const text = t.trendText({ type: t.types[type] })
  return (
    <Part title={t.trend}>
      <p className="mb-3 text-muted">
        {text} <InUnits usual={usual}>{(unit) => t.pricesPer({ per: perUnitText(unit) })}</InUnits>
      </p>
      {/* The table says what the picture shows, so it is not read aloud. Time runs from left to right in both languages. */}
      <svg aria-hidden="true" viewBox={`0 0 ${chartWidth} ${chartHeight}`} direction="ltr" className="w-full">
        <InUnits usual={usual} as="g">
          {(unit) => <Chart points={points} measure={{ ...measure, unit }} />}
        </InUnits>
      </svg>
      <details className="mt-2">
        <summary className="cursor-pointer py-2 font-medium">{t.table}</summary>
        <Cells
          caption={text}
          heads={[t.month, t.median, t.samples]}
          rows={[...points].reverse().map(({ month, median, sample }) => ({
            key: month,
            name: formatMonth(`${month}-01`),
            cells: [
              <InUnits key="median" usual={usual}>
                {(unit) => formatAmount(pricePerUnit(median, { ...measure, unit, sample }))}
              </InUnits>,
              sample,
            ],
          }))}
        />
      </details>
    </Part>
  )
}

/** The line with its scale, whose steps are round in the unit. */
function Chart({
  points,
  measure,
}: {
  points: NonNullable<AreaReport['trend']>['points']
  measure: { unit: SizeUnit; marlaBasis: number }
}) {
  const { path, dots, ticks, edges } = trendChart(points, measure)
  const [first] = points
  const last = points.at(-1)
  return (
    <>
      {ticks.map(({ price, y }) => (
        <g key={price} className={labels}>
          <line x1={edges.start} x2={chartWidth - edges.end} y1={y} y2={y} className="stroke-line" />
          <text x={edges.start - 8} y={y} textAnchor="end" dominantBaseline="central">
            {shortPrice(price)}
          </text>
        </g>
      ))}
      <path d={path} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-green-700" />
      {dots.map(({ month, x, y }) => (
        <circle key={month} cx={x} cy={y} r="3.5" className="fill-green-700" />
      ))}
      <g className={labels}>
        <text x={edges.start} y={chartHeight - 6} {...textFrom()}>
          {first && formatMonth(`${first.month}-01`)}
        </text>
        <text x={chartWidth - edges.end} y={chartHeight - 6} {...textUpTo()}>
          {last && formatMonth(`${last.month}-01`)}
        </text>
      </g>
    </>
  )
}
