import { useId, useState } from 'react'
import { formatAmount, formatPaid } from '#contract/text/money.ts'
import { calculator as t } from '#messages/common.ts'
import { instalments, type LoanTerms, type LoanYear, loanByYear, usualTerms } from './instalments.ts'

/** What a bank loan or a developer's plan on this price costs a month. */
export function Calculator({ price }: { price: number }) {
  const [down, setDown] = useState<number>(usualTerms.downPercent)
  const [yearly, setYearly] = useState<number>(usualTerms.yearlyPercent)
  const [years, setYears] = useState<number>(usualTerms.years)
  const [extra, setExtra] = useState(0)
  const terms = { price, downPercent: down, yearlyPercent: yearly, years }
  const result = instalments(terms)
  return (
    <div className="grid gap-6 rounded-panel border border-line p-5 md:grid-cols-2 md:gap-10 md:p-6">
      <div className="stack-5">
        <Slider
          label={t.downPayment}
          shown={t.downPaymentValue({ percent: down, amount: formatPaid(result.downPayment) })}
          value={down}
          min={0}
          max={90}
          step={5}
          onValue={setDown}
        />
        <Slider
          label={t.markup}
          shown={yearly === 0 ? t.noMarkup : t.markupValue({ percent: yearly })}
          value={yearly}
          min={0}
          max={25}
          step={0.5}
          onValue={setYearly}
        />
        <Slider
          label={t.term}
          shown={t.years({ count: years })}
          value={years}
          min={1}
          max={25}
          step={1}
          onValue={setYears}
        />
      </div>
      <output className="flex flex-col justify-center rounded-card bg-sand p-5">
        <span className="text-sm text-muted">{t.monthly}</span>
        <span className="text-3xl font-semibold tracking-tight tabular-nums">
          {formatPaid(result.monthly)}
        </span>
        <span className="mt-3 text-sm text-muted tabular-nums">
          {result.markup === 0
            ? t.loanWithoutMarkup({ loan: formatAmount(result.loan) })
            : t.loan({ loan: formatAmount(result.loan), markup: formatAmount(result.markup) })}
        </span>
      </output>
      <LoanByYear terms={terms} extraPercent={extra} onExtra={setExtra} />
      <p className="text-sm text-muted md:col-span-2">{t.note}</p>
    </div>
  )
}

/** What is paid in each year, and what paying more every month saves. */
function LoanByYear({
  terms,
  extraPercent,
  onExtra,
}: {
  terms: LoanTerms
  /** Of the instalment. */
  extraPercent: number
  onExtra: (percent: number) => void
}) {
  const { monthly, loan } = instalments(terms)
  const extra = Math.round((monthly * extraPercent) / 100)
  const planned = loanByYear(terms)
  const early = loanByYear(terms, extra)
  const total = sumYears(early.years, 'paid')
  if (loan === 0) return null
  return (
    <details className="group border-t border-line pt-4 md:col-span-2">
      <summary className="cursor-pointer py-1.5 font-medium">{t.byYear}</summary>
      <div className="mt-3 max-w-md">
        <Slider
          label={t.early}
          shown={
            extra === 0 ? t.noMarkup : t.earlyValue({ percent: extraPercent, amount: formatAmount(extra) })
          }
          value={extraPercent}
          min={0}
          max={100}
          step={10}
          onValue={onExtra}
        />
      </div>
      {extra > 0 && (
        <p aria-live="polite" className="mt-2 text-sm">
          {t.saved({
            months: planned.months - early.months,
            amount: formatAmount(sumYears(planned.years, 'markup') - sumYears(early.years, 'markup')),
          })}
        </p>
      )}
      <table className="mt-4 w-full text-sm tabular-nums">
        <caption className="sr-only">{t.byYear}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pe-2 text-start font-normal">
              {t.year}
            </th>
            {[t.paid, t.ofItMarkup, t.left].map((label) => (
              <th key={label} scope="col" className="py-2 ps-2 text-end font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {early.years.map(({ year, paid, markup, left }) => (
            <tr key={year} className="border-t border-line">
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {year}
              </th>
              {[paid, markup, left].map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
                <td key={at} className="py-2 ps-2 text-end">
                  {formatAmount(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink font-semibold">
          <tr>
            <th scope="row" className="py-2 pe-2 text-start">
              {t.total}
            </th>
            <td className="py-2 ps-2 text-end">{formatAmount(total)}</td>
            <td className="py-2 ps-2 text-end">{formatAmount(sumYears(early.years, 'markup'))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </details>
  )
}

function sumYears(years: readonly LoanYear[], key: 'paid' | 'markup'): number {
  return years.reduce((sum, year) => sum + year[key], 0)
}

function Slider({
  label,
  shown,
  onValue,
  ...range
}: {
  label: string
  shown: string
  value: number
  min: number
  max: number
  step: number
  onValue: (value: number) => void
}) {
  const id = useId()
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="text-muted">
          {label}
        </label>
        <span className="font-medium tabular-nums">{shown}</span>
      </p>
      <input
        type="range"
        id={id}
        {...range}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
        className="mt-1 h-11 w-full accent-green-700"
      />
    </div>
  )
}
