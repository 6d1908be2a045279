/** What a visitor asked of a plan's dates, as the address has it. */
import { cashFlowKeys } from '#contract/projects/cash-flow-keys.ts'
import { queryReader } from '#ui/query-string.ts'

export type CashFlowQuery = Partial<Record<(typeof cashFlowKeys)[number], string>>

/** The known keys of an address that say something. */
export const readCashFlowQuery = queryReader(cashFlowKeys)
