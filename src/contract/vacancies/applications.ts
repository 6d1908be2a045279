import { z } from 'zod'
import { formAmount, formText, optionalText, rowId } from '../forms/form-schema.ts'
import { applicationFields } from '../leads/inquiry-fields.ts'

const link = { rules: [], max: 22 }

/**
 * `POST /api/webhr/add-candidate/` (multipart): an application for a job. The CV is named by the link that its
 * upload answered, or comes along as the file `resume`.
 */
export const JobApplication = z.object({
  job_id: rowId,
  name: formText(applicationFields.name),
  email: optionalText(applicationFields.email),
  phone: formText(applicationFields.phone),
  city: formText(applicationFields.city),
  experience: formText(applicationFields.experience),
  expected_salary: formAmount(applicationFields.expected_salary),
  cover_note: optionalText(applicationFields.cover_note),
  resume_link: optionalText(link),
})
export type JobApplication = z.infer<typeof JobApplication>

/** `POST /api/webhr/upload-resume` (multipart, field `resume`): what only staff can open (D13). */
export const ResumeAnswer = z.object({ data: z.object({ resume_link: z.string() }) })
export type ResumeAnswer = z.infer<typeof ResumeAnswer>
