import { projectPath } from '#contract/paths.ts'
import { cashFlow as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { ForeignPrice } from '#ui/foreign-price.tsx'
import { formatDate, formatMonth } from '#ui/format-date.ts'
import { localPath } from '#ui/local-path.ts'
import { CurrencyChoice } from '../../currency/currency-choice.tsx'
import { useToday } from '../../today.ts'
import { bookingAmountText, rupees } from '../book/booking-labels.ts'
import {
  addMonths,
  cashFlowId,
  type FlowPeriod,
  type FlowRow,
  flowRows,
  isDated,
  planPayments,
} from './cash-flow.ts'
import type { CashFlowQuery } from './cash-flow-query.ts'
import type { Project } from './project-data.ts'
import { readDay } from './read-day.ts'

/** A payment plan with its dates: what falls due in each year, and in each quarter or month. */
export function CashFlow({ project, start: typed, unit: wanted, by }: { project: Project } & CashFlowQuery) {
  const today = useToday()
  const units = project.unit_types.filter(({ price_from }) => price_from > 0)
  const unit =
    units.find(({ id }) => String(id) === wanted) ?? units.find(({ available }) => available > 0) ?? units[0]
  if (!unit || !isDated(project.payment_plan)) return null
  const start = readDay(typed ?? '') ?? today
  const isWrong = typed !== undefined && readDay(typed) === undefined
  const period = by === 'month' ? 'month' : 'quarter'
  const payments = planPayments(unit.price_from, project.payment_plan, {
    start,
    possession: project.possession_on,
  })
  const rows = (of: FlowPeriod) => flowRows(payments, of)
  return (
    <details
      id={cashFlowId}
      open={typed !== undefined || wanted !== undefined || by !== undefined}
      className="mt-4 border-t border-line pt-1"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-green-700">{t.title}</summary>
      <p className="text-muted">{t.intro}</p>
      <form
        action={`${localPath(projectPath(project))}#${cashFlowId}`}
        data-plain-form
        className="mt-4 flex flex-wrap items-end gap-3 print:hidden"
      >
        <Labelled id="flow-start" label={t.start}>
          <input
            id="flow-start"
            type="date"
            name="start"
            defaultValue={start}
            min="2000-01-01"
            max="2099-12-31"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'flow-start-error' : undefined}
            className={control}
          />
        </Labelled>
        {units.length > 1 && (
          <Labelled id="flow-unit" label={t.unit}>
            <select
              id="flow-unit"
              name="unit"
              defaultValue={unit.id}
              className={`${control} select-arrow pe-9`}
            >
              {units.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Labelled>
        )}
        <Labelled id="flow-by" label={t.by}>
          <select id="flow-by" name="by" defaultValue={period} className={`${control} select-arrow pe-9`}>
            {(['quarter', 'month'] as const).map((one) => (
              <option key={one} value={one}>
                {t.periods[one]}
              </option>
            ))}
          </select>
        </Labelled>
        <button type="submit" className={buttonClass({ variant: 'tint' })}>
          {t.submit}
        </button>
      </form>
      {isWrong && (
        <p id="flow-start-error" className="mt-2 text-danger">
          {t.wrongStart}
        </p>
      )}
      <CurrencyChoice id="flow-currency" className="mt-3" />
      <FlowTable caption={t.byYear} rows={rows('year')} total={unit.price_from} label={toYear} />
      <details className="mt-4" open={by !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-green-700">
          {t.details[period]}
        </summary>
        <FlowTable
          caption={t.details[period]}
          rows={rows(period)}
          total={unit.price_from}
          label={period === 'month' ? formatMonth : quarterText}
        />
      </details>
      <p className="mt-4 text-sm text-muted">
        {t.note({ unit: unit.name, price: bookingAmountText(unit.price_from), date: formatDate(start) })}
      </p>
    </details>
  )
}

const control = 'min-h-11 max-w-full rounded-input border border-field bg-white px-3'

function Labelled({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <p className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      {children}
    </p>
  )
}

function FlowTable({
  caption,
  rows,
  total,
  label,
}: {
  caption: string
  rows: readonly FlowRow[]
  total: number
  label: (day: string) => string
}) {
  return (
    <table className="mt-4 w-full tabular-nums">
      <caption className="pb-1 text-start font-medium">{caption}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 pe-2 text-start font-normal">
            {t.due}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-normal">
            {t.amount}
          </th>
          <th scope="col" className="py-2 ps-2 text-end font-normal max-sm:hidden">
            {t.paid}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, names, amount, paid }) => (
          <tr key={from ?? ''} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 pe-2 text-start font-normal">
              <span className="block font-medium">{from === null ? t.noDate : label(from)}</span>
              <span className="text-sm text-muted">
                {names.map((name, at) => (
                  <span key={name} lang={contentLang(name)}>
                    {at > 0 && ' · '}
                    {name}
                  </span>
                ))}
              </span>
            </th>
            <td className="px-2 py-2.5 text-end">
              {rupees(amount)}
              <ForeignPrice pkr={amount} plain />
            </td>
            <td className="py-2.5 ps-2 text-end text-muted max-sm:hidden">{rupees(paid)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t-2 border-ink font-semibold">
        <tr className="align-top">
          <th scope="row" className="py-2.5 pe-2 text-start">
            {t.total}
          </th>
          <td className="px-2 py-2.5 text-end">
            {rupees(total)}
            <ForeignPrice pkr={total} plain />
          </td>
          <td className="max-sm:hidden" />
        </tr>
      </tfoot>
    </table>
  )
}

const toYear = (day: string) => day.slice(0, 4)
const quarterText = (day: string) => t.quarter({ from: formatMonth(day), to: formatMonth(addMonths(day, 2)) })
