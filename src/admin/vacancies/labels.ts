import type { ApplicationStatus } from '#contract/admin/vacancies.ts'
import { adminApplications as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'

export type Job = Answer<'listJobs'>['data'][number]
export type Choices = Answer<'showJob'>['choices']
export type ApplicationRow = Answer<'applications'>['data'][number]
export type Application = Answer<'application'>['data']

export const statusWords: Readonly<Record<ApplicationStatus, string>> = t.statuses

export const statusOptions = [
  ['received', statusWords.received],
  ['in review', statusWords['in review']],
  ['invited', statusWords.invited],
  ['declined', statusWords.declined],
  ['hired', statusWords.hired],
] as const satisfies ReadonlyArray<readonly [ApplicationStatus, string]>

export const statusTones: Readonly<Record<ApplicationStatus, 'tint' | 'gold' | 'danger' | 'quiet'>> = {
  received: 'gold',
  'in review': 'tint',
  invited: 'tint',
  declined: 'quiet',
  hired: 'tint',
}
