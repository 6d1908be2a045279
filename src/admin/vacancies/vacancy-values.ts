/** A vacancy as it is typed: texts, valid or not. */

import { type jobStatuses, NewJob } from '#contract/admin/vacancies.ts'
import { messagesByPath } from '#contract/api/issues.ts'
import { parsePrice, priceUnits, typedPrice } from '#contract/text/read-price.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { adminJobs as t } from '#messages/admin.ts'
import type { Choices, Job } from './labels.ts'

/** What is asked for in English and in Urdu; the names of the Urdu end in `_ur`. */
export type VacancyText =
  | 'title'
  | 'department'
  | 'employment'
  | 'experience'
  | 'description'
  | 'requirements'

export type VacancyValues = Record<VacancyText | `${VacancyText}_ur`, string> & {
  city_id: string
  salary_from: string
  salary_to: string
  positions: string
  status: (typeof jobStatuses)[number]
  closes_on: string
}

/** The values of a vacancy, or of a new one that closes on the given day. */
export function toVacancyValues(job: Job | undefined, choices: Choices, closesOn: string): VacancyValues {
  return {
    title: job?.title ?? '',
    title_ur: job?.titleUr ?? '',
    department: job?.department ?? '',
    department_ur: job?.departmentUr ?? '',
    city_id: String(job?.cityId ?? choices.cities[0]?.id ?? ''),
    employment: job?.employment ?? t.defaultEmployment,
    employment_ur: job?.employmentUr ?? '',
    experience: job?.experience ?? '',
    experience_ur: job?.experienceUr ?? '',
    salary_from: typed(job?.salaryFrom),
    salary_to: typed(job?.salaryTo),
    description: job?.description ?? '',
    description_ur: job?.descriptionUr ?? '',
    requirements: (job?.requirements ?? []).join('\n'),
    requirements_ur: (job?.requirementsUr ?? []).join('\n'),
    positions: String(job?.positions ?? 1),
    status: job?.status ?? 'open',
    closes_on: job?.closesOn ?? closesOn,
  }
}

/** What is sent. What is no number becomes one that the schema refuses. */
export function toVacancyBody(values: VacancyValues): NewJob {
  return {
    ...values,
    city_id: Number(values.city_id),
    salary_from: parseSalary(values.salary_from),
    salary_to: parseSalary(values.salary_to),
    positions: parseNumber(values.positions) ?? -1,
    requirements: splitLines(values.requirements),
    requirements_ur: splitLines(values.requirements_ur),
  }
}

function splitLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** A message for each value that cannot be saved. */
export function check(values: VacancyValues) {
  const body = toVacancyBody(values)
  return messagesByPath(NewJob.safeParse(body).error?.issues ?? [], body)
}

function typed(pkr: number | null | undefined): string {
  return typeof pkr === 'number' ? typedPrice(pkr) : ''
}

function parseSalary(typed: string): number | null {
  return typed.trim() === '' ? null : (parsePrice(typed, priceUnits.salary) ?? -1)
}
