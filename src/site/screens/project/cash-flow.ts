import { paymentAmounts } from './payment-amounts.ts'
import type { Project } from './project-data.ts'

type Step = Project['payment_plan'][number]

/** Where the form of the dates leads. */
export const cashFlowId = 'payments-by-date'

/** How payments can be put together. */
export type FlowPeriod = 'month' | 'quarter' | 'year'

/** A payment in whole PKR on its day, YYYY-MM-DD; null where the plan fixes none. */
export type Payment = { name: string; amount: number; day: string | null }

/** What falls due in one month, quarter or year, named by its first day; null for what has no date. */
export type FlowRow = { from: string | null; names: string[]; amount: number; paid: number }

/**
 * The payments of a plan for a price in PKR, in the order they fall due, those without a date last. Each instalment is
 * rounded to the rupee, and all of them add up to the price.
 * @param start the day of the booking, YYYY-MM-DD
 * @param possession the day of possession, if it is known and not before the booking
 */
export function planPayments(
  price: number,
  plan: readonly Step[],
  { start, possession }: { start: string; possession: string | null },
): Payment[] {
  const amounts = paymentAmounts(price, plan)
  const payments = plan.flatMap((step, at) =>
    shares(amounts[at]?.amount ?? 0, step.instalments).map((amount, nth) => ({
      name: step.name,
      amount,
      day: stepDay(step, nth, start, possession),
    })),
  )
  return payments.sort(byDay)
}

/** The same in months, quarters or years, with what has been paid by the end of each. */
export function flowRows(payments: readonly Payment[], period: FlowPeriod): FlowRow[] {
  const rows: FlowRow[] = []
  let paid = 0
  for (const { name, amount, day } of payments) {
    const from = day && startOfPeriod(day, period)
    const last = rows.at(-1)
    const row = last && last.from === from ? last : { from, names: [], amount: 0, paid: 0 }
    if (row !== last) rows.push(row)
    paid += amount
    row.amount += amount
    row.paid = paid
    if (!row.names.includes(name)) row.names.push(name)
  }
  return rows
}

/** Whether a plan has dates enough to be worth a table of them. */
export function isDated(plan: readonly Step[]): boolean {
  return plan.some(({ starts }) => starts !== 'unknown')
}

/** An amount in so many parts that differ by a rupee at most and add up to it. */
function shares(amount: number, parts: number): number[] {
  const upTo = (part: number) => Math.round((amount * part) / parts)
  return Array.from({ length: parts }, (_, part) => upTo(part + 1) - upTo(part))
}

function stepDay(step: Step, nth: number, start: string, possession: string | null): string | null {
  const apart = nth * (step.every_months ?? 1)
  if (step.starts === 'booking') return addMonths(start, apart)
  if (step.starts === 'months') return addMonths(start, (step.after_months ?? 1) + apart)
  if (step.starts === 'possession' && possession !== null && possession >= start)
    return addMonths(possession, apart)
  return null
}

/** The same day so many months later, or the last of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

function startOfPeriod(day: string, period: FlowPeriod): string {
  const [year = '', month = ''] = day.split('-')
  if (period === 'year') return `${year}-01-01`
  const first = period === 'quarter' ? Math.floor((Number(month) - 1) / 3) * 3 + 1 : Number(month)
  return `${year}-${String(first).padStart(2, '0')}-01`
}

function byDay(one: Payment, other: Payment): number {
  if (one.day === other.day) return 0
  if (one.day === null) return 1
  return other.day === null || one.day < other.day ? -1 : 1
}
