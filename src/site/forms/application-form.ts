import { tooLarge, wrongType } from '#contract/files/upload-types.ts'
import { readPrice } from '#contract/forms/typed-amounts.ts'
import { required } from '#contract/forms/validation.ts'
import { applicationFields } from '#contract/leads/inquiry-fields.ts'
import { priceUnits } from '#contract/text/read-price.ts'
import { formFields as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import { contactLabels } from './person-labels.ts'
import type { LeadForm } from './site-form.ts'

const fields = { ...applicationFields, resume: { rules: [required], max: 300 } }

/**
 * The application for a job. The CV was uploaded before, and `resume` is its link; without JavaScript it comes
 * along itself, as `cv`.
 */
export function applicationForm(jobId: string | number, cv?: File): LeadForm<keyof typeof fields> {
  return {
    id: 'job-application',
    fields,
    get labels() {
      return {
        ...contactLabels(),
        city: t.city,
        experience: t.experience,
        expected_salary: t.salary,
        cover_note: t.coverNote,
        resume: t.cv,
      }
    },
    kind: 'job_application',
    feature: 'jobApplication',
    send: async ({ resume, ...typed }, sending) => {
      const salary = readPrice(typed.expected_salary, priceUnits.salary)
      const body = {
        ...typed,
        expected_salary: salary ?? '',
        job_id: String(jobId),
        resume_link: cv ? '' : resume,
      }
      return (await call('addCandidate', { body, file: cv, ...sending }).catch(sayAtTheFile)).data
    },
  }
}

const refusals: Readonly<Record<number, () => string>> = {
  413: () => tooLarge('document'),
  415: () => wrongType(['document']),
}

/** An error of the file itself is shown at the file field. */
function sayAtTheFile(thrown: unknown): never {
  const failure = thrown instanceof CallError ? thrown.failure : undefined
  const sentence = failure && refusals[failure.status]?.()
  if (!sentence) throw thrown
  throw new CallError({ ...failure, fields: { resume: sentence } })
}
