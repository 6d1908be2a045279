/** A job as it is typed: texts, of which the server judges what they are worth. */
import { z } from 'zod'
import { jobStatuses } from '#contract/admin/vacancies.ts'
import { parsePrice, priceUnits, typedPrice } from '#contract/text/money.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import type { Choices, Job } from './labels.ts'

export const Draft = z.object({
  title: z.string(),
  department: z.string(),
  city_id: z.string(),
  employment: z.string(),
  experience: z.string(),
  salary_from: z.string(),
  salary_to: z.string(),
  description: z.string(),
  requirements: z.string(),
  positions: z.string(),
  status: z.enum(jobStatuses),
  closes_on: z.string(),
})
export type Draft = z.infer<typeof Draft>

export function draftOf(job: Job | undefined, choices: Choices, inAMonth: string): Draft {
  return {
    title: job?.title ?? '',
    department: job?.department ?? '',
    city_id: String(job?.cityId ?? choices.cities[0]?.id ?? ''),
    employment: job?.employment ?? 'Full time',
    experience: job?.experience ?? '',
    salary_from: typed(job?.salaryFrom),
    salary_to: typed(job?.salaryTo),
    description: job?.description ?? '',
    requirements: (job?.requirements ?? []).join('\n'),
    positions: String(job?.positions ?? 1),
    status: job?.status ?? 'open',
    closes_on: job?.closesOn ?? inAMonth,
  }
}

/** As the server takes them; what is no number is one that it refuses at its field. */
export function fieldsOf(draft: Draft) {
  const { title, department, employment, experience, description, status, closes_on } = draft
  return {
    ...{ title, department, employment, experience, description, status, closes_on },
    city_id: Number(draft.city_id),
    salary_from: amount(draft.salary_from),
    salary_to: amount(draft.salary_to),
    positions: number(draft.positions),
    requirements: draft.requirements.split('\n').filter((line) => line.trim() !== ''),
  }
}

function typed(pkr: number | null | undefined): string {
  return typeof pkr === 'number' ? typedPrice(pkr) : ''
}

function amount(typed: string): number | null {
  return typed.trim() === '' ? null : (parsePrice(typed, priceUnits.salary) ?? -1)
}

function number(typed: string): number {
  return parseNumber(typed) ?? -1
}
