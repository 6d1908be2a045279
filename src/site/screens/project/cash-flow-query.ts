/** What a visitor asked of a plan's dates, as the address has it. */
import { cashFlowKeys } from '#contract/projects/cash-flow-keys.ts'

export type CashFlowQuery = Partial<Record<(typeof cashFlowKeys)[number], string>>

/** The known keys of an address that say something. */
export function readCashFlowQuery(address: Readonly<Record<string, unknown>>): CashFlowQuery {
  const query: CashFlowQuery = {}
  for (const key of cashFlowKeys) {
    const text = String(address[key] ?? '').trim()
    if (text) query[key] = text
  }
  return query
}

/** A day of this century as YYYY-MM-DD, or undefined. */
export function readDay(text: string): string | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(text)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
