/** What cards and pages say of a vacancy. */
import { formatAmountRange } from '#contract/text/money.ts'
import { vacancyLabels as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { daysUntil, formatDate } from '#ui/format-date.ts'

export type JobInList = Answer<'jobPostings'>['data'][number]

/** 'PKR 60,000 to 1.1 Lac a month'; undefined when the agency names no salary. */
export function salaryText({
  salaryFrom,
  salaryTo,
}: Pick<JobInList, 'salaryFrom' | 'salaryTo'>): string | undefined {
  if (salaryFrom === null) return undefined
  return t.salary({ amount: formatAmountRange(salaryFrom, Math.max(salaryFrom, salaryTo ?? 0)) })
}

const soon = 7

/** 'Closes on 30 Dec 2026'; within a week 'Closes in 5 days', 'Closes tomorrow', 'Closes today'. */
export function closingText(closesOn: string, today: string): string {
  const days = daysUntil(closesOn, today)
  if (days < 0 || days > soon) return t.closesOn({ date: formatDate(closesOn) })
  if (days === 0) return t.closesToday
  return days === 1 ? t.closesTomorrow : t.closesInDays({ days })
}
