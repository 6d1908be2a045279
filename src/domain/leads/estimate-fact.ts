import type { LeadEstimate } from '#contract/estimates/lead-estimate.ts'
import { formatAmount, formatAmountRange } from '#contract/text/money.ts'
import { leadEstimate as t } from '#messages/admin.ts'
import { formatNumber } from '#messages/format-number.ts'
import { dateInWords } from '../trade/index.ts'
import type { Fact } from './payload-facts.ts'

/** The estimate that a visitor was shown, in one line for staff: figure, range, cases and date; none without one. */
export function estimateFacts(estimate: LeadEstimate | null): Fact[] {
  return estimate ? [{ label: t.title, value: said(estimate), isLong: false }] : []
}

function said({ figure, cases: count, as_of, made_at, reason, place }: LeadEstimate): string {
  if (!figure) {
    const because = reason ? t.reasons[reason] : ''
    return t.noFigureInLine({ reason: because, date: dateInWords(made_at.slice(0, 10)) })
  }
  return t.inLine({
    ...{ likely: formatAmount(figure.likely), range: formatAmountRange(figure.low, figure.high) },
    ...{ cases: formatNumber(count), place, date: dateInWords(as_of ?? made_at.slice(0, 10)) },
  })
}
