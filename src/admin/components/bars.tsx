import type { ReactNode } from 'react'
import { adminComponents as t } from '#messages/admin.ts'

/** One bar: a day or a month, in words. */
export type Bar = { key: string; label: string; count: number }

const [width, height, widestGap] = [600, 120, 4]

/** Counts over time as bars, with their sum. A screen reader says the sum and the highest; a table has the rest. */
export function Bars({
  label,
  fill,
  bars,
  unit,
  note,
}: {
  label: string
  /** A class, such as 'fill-green-700'. */
  fill: string
  bars: readonly Bar[]
  /** What a bar is: a day, a month. */
  unit: 'day' | 'month'
  /** Below the sum. */
  note?: ReactNode
}) {
  const most = Math.max(0, ...bars.map(({ count }) => count))
  const sum = bars.reduce((total, { count }) => total + count, 0).toLocaleString('en')
  const step = width / bars.length
  const gap = Math.min(widestGap, step / 3)
  const said = t.bars.summary({ label, sum, count: bars.length, unit, most: most.toLocaleString('en') })
  return (
    <figure>
      <figcaption className="mb-3">
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{label}</span>
          <span className="text-muted tabular-nums">{sum}</span>
        </span>
        {note}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said} className="block w-full">
        <title>{said}</title>
        <line x1="0" y1={height} x2={width} y2={height} className="stroke-line" strokeWidth="2" />
        {bars.map(({ key, label: name, count }, at) => {
          const tall = (count / Math.max(1, most)) * (height - 4)
          return (
            <rect
              key={key}
              x={at * step + gap / 2}
              y={height - tall}
              width={step - gap}
              height={tall}
              rx={Math.min(3, step / 4)}
              className={fill}
            >
              <title>{`${name}: ${count.toLocaleString('en')}`}</title>
            </rect>
          )
        })}
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between text-sm text-muted">
        <span>{bars[0]?.label}</span>
        <span>{unit === 'day' ? t.bars.today : t.bars.thisMonth}</span>
      </p>
    </figure>
  )
}

/** The same numbers as a table: the newest first, a column for each chart. */
export function BarsTable({
  caption,
  unit,
  series,
}: {
  caption: string
  unit: 'day' | 'month'
  series: ReadonlyArray<{ label: string; bars: readonly Bar[] }>
}) {
  const rows = (series[0]?.bars ?? []).map(({ key, label }, at) => ({
    key,
    label,
    counts: series.map((one) => [one.label, one.bars[at]?.count ?? 0] as const),
  }))
  return (
    <details className="mt-5">
      <summary className="min-h-9 cursor-pointer text-green-700">{t.bars.asTable}</summary>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full max-w-3xl text-left tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-1 font-medium">
                {t.bars.units[unit]}
              </th>
              {series.map(({ label }) => (
                <th key={label} scope="col" className="py-1 pl-4 text-right font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].reverse().map(({ key, label, counts }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-1 font-normal whitespace-nowrap">
                  {label}
                </th>
                {counts.map(([name, count]) => (
                  <td key={name} className="py-1 pl-4 text-right">
                    {count.toLocaleString('en')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
