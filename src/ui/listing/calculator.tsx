import { useId, useState } from 'react'
import { formatAmount } from '#contract/text/money.ts'
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
          label="Down payment"
          shown={`${down} %, ${formatAmount(result.downPayment)}`}
          value={down}
          min={0}
          max={90}
          step={5}
          onValue={setDown}
        />
        <Slider
          label="Annual markup"
          shown={yearly === 0 ? 'none' : `${yearly} %`}
          value={yearly}
          min={0}
          max={25}
          step={0.5}
          onValue={setYearly}
        />
        <Slider
          label="Time"
          shown={years === 1 ? '1 year' : `${years} years`}
          value={years}
          min={1}
          max={25}
          step={1}
          onValue={setYears}
        />
      </div>
      <output className="flex flex-col justify-center rounded-card bg-sand p-5">
        <span className="text-sm text-muted">Monthly payment</span>
        <span className="text-3xl font-semibold tracking-tight whitespace-nowrap tabular-nums">
          {formatAmount(result.monthly)}
        </span>
        <span className="mt-3 text-sm text-muted tabular-nums">
          {`for a loan of ${formatAmount(result.loan)}, with ${formatAmount(result.markup)} of markup on top`}
        </span>
      </output>
      <p className="text-sm text-muted md:col-span-2">
        With no markup it is a developer’s instalment plan. A bank decides the true rate; this is arithmetic,
        not an offer.
      </p>
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
