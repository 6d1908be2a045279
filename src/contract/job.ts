import { z } from 'zod'
import { NamedPlace } from './places.ts'

/** A job with what its page shows. Salaries in PKR a month, null when the agency names none. */
export const Job = z.object({
  id: z.int(),
  title: z.string(),
  department: z.string(),
  city: NamedPlace,
  employment: z.string().describe('such as Full time'),
  experience: z.string(),
  salary_from: z.int().nullable(),
  salary_to: z.int().nullable(),
  description: z.string(),
  requirements: z.array(z.string()),
  positions: z.int(),
  published_at: z.string(),
  closes_on: z.string().describe('YYYY-MM-DD, the last day on which applications are taken'),
  is_open: z.boolean().describe('whether applications are still taken'),
})
export type Job = z.infer<typeof Job>

/** `GET /api/webhr/job-details/{jobId}` (decision 3). */
export const JobAnswer = z.object({ data: Job })
