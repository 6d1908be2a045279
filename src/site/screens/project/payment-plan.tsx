import { type ReactNode, useId, useState } from 'react'
import { exactRupees, formatAmount, formatPaid } from '#contract/text/money.ts'
import { project } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { bookingAmountText } from '../book/booking-labels.ts'
import { paymentAmounts } from './payment-amounts.ts'
import { PaymentChart, stepColour } from './payment-chart.tsx'
import type { Project } from './project-data.ts'

const t = project.plan

type Plan = Project['payment_plan']
type Unit = Project['unit_types'][number]

/**
 * When a buyer pays how much: as a chart and as a table, in rupees for the unit that is chosen. `children` is what
 * follows from it.
 */
export function PaymentPlan({
  plan,
  units,
  children,
}: {
  plan: Plan
  units: readonly Unit[]
  children?: ReactNode
}) {
  const priced = units.filter(({ price_from }) => price_from > 0)
  const first = priced.find(({ available }) => available > 0) ?? priced[0]
  const [chosen, setChosen] = useState(first?.id)
  const unit = priced.find(({ id }) => id === chosen)
  const amounts = unit ? paymentAmounts(unit.price_from, plan) : undefined
  return (
    <div className="rounded-panel border border-line p-5 max-[22rem]:p-3 md:p-6">
      {unit && <UnitChoice units={priced} unit={unit} onChoose={setChosen} />}
      <PaymentChart plan={plan} />
      <table className="mt-5 w-full">
        <caption className="sr-only">{unit ? t.captionOfUnit({ unit: unit.name }) : t.caption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 pe-2 text-start font-normal">
              {t.payment}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-normal">
              {t.share}
            </th>
            {amounts && (
              <th scope="col" className="py-2 ps-2 text-end font-normal">
                {t.amount}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {plan.map((step, at) => (
            <tr key={step.name} className="border-t border-line align-top">
              <th scope="row" className="py-3 pe-2 text-start font-normal">
                <span className="flex items-baseline gap-2.5">
                  <span
                    aria-hidden="true"
                    className={`size-2.5 shrink-0 rounded-full [print-color-adjust:exact] ${stepColour(at)}`}
                  />
                  <span>
                    <span lang={contentLang(step.name)} className="block font-medium">
                      {step.name}
                    </span>
                    <span lang={contentLang(step.due)} className="text-sm text-muted">
                      {step.due}
                    </span>
                  </span>
                </span>
              </th>
              <td className="px-2 py-3 text-end tabular-nums">
                <span className="whitespace-nowrap">{t.percent({ percent: step.percent })}</span>
              </td>
              {amounts && <Amount payment={amounts[at]} instalments={step.instalments} />}
            </tr>
          ))}
        </tbody>
      </table>
      {unit && (
        <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
          {t.note({ unit: unit.name, price: bookingAmountText(unit.price_from) })}
        </p>
      )}
      {children}
    </div>
  )
}

function Amount({
  payment,
  instalments,
}: {
  payment: ReturnType<typeof paymentAmounts>[number] | undefined
  instalments: number
}) {
  if (!payment) return <td />
  const exact = exactRupees(payment.amount)
  return (
    <td className="py-3 ps-2 text-end tabular-nums">
      <span className="font-medium whitespace-nowrap">{bookingAmountText(payment.amount)}</span>
      {exact !== formatAmount(payment.amount) && <span className="block text-sm text-muted">{exact}</span>}
      {instalments > 1 && (
        <span className="block text-sm text-muted">
          {t.instalments({ count: instalments, amount: formatPaid(payment.each) })}
        </span>
      )}
    </td>
  )
}

function UnitChoice({
  units,
  unit,
  onChoose,
}: {
  units: readonly Unit[]
  unit: Unit
  onChoose: (id: number) => void
}) {
  const id = useId()
  const isLive = useHydrated()
  if (units.length < 2) return null
  return (
    <div className="relative mb-6 max-w-80 print:hidden">
      <label htmlFor={id} className="pointer-events-none absolute top-[0.5rem] start-3.5 text-xs text-muted">
        {t.unitType}
      </label>
      <select
        id={id}
        value={unit.id}
        // Without JavaScript it only says for which unit the amounts are.
        disabled={!isLive}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        className="block w-full truncate rounded-input border border-field bg-white pt-[1.5rem] pe-9 disabled:opacity-100 pb-[0.5rem] ps-3.5"
      >
        {units.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute top-[1.375rem] end-3.5 text-muted" />
    </div>
  )
}
