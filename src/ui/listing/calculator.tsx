import { useId, useState } from 'react'
import { formatAmount } from '#contract/text/money.ts'
import { calculator as t } from '#messages/common.ts'
import { instalments } from './instalments.ts'

/** What a bank loan or a developer's plan on this price costs a month. */
export function Calculator({ price }: { price: number }) {
  const [down, setDown] = useState(30)
  const [yearly, setYearly] = useState(14)
  const [years, setYears] = useState(15)
  const result = instalments({ price, downPercent: down, yearlyPercent: yearly, years })
  return (
    <div className="grid gap-6 rounded-panel border border-line p-5 md:grid-cols-2 md:gap-10 md:p-6">
      <div className="space-y-5">
        <Slider
          label={t.downPayment}
          shown={t.downPaymentValue({ percent: down, amount: formatAmount(result.downPayment) })}
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
        <span className="text-3xl font-semibold tracking-tight whitespace-nowrap tabular-nums">
          {formatAmount(result.monthly)}
        </span>
        <span className="mt-3 text-sm text-muted tabular-nums">
          {result.markup === 0
            ? t.loanWithoutMarkup({ loan: formatAmount(result.loan) })
            : t.loan({ loan: formatAmount(result.loan), markup: formatAmount(result.markup) })}
        </span>
      </output>
      <p className="text-sm text-muted md:col-span-2">{t.note}</p>
    </div>
  )
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
