import { z } from 'zod'
import { NamedPlace } from '../places/places.ts'
import { Pagination } from '../search/search.ts'

/** A job in a list. Salaries in PKR a month, null when the agency names none. */
export const JobCard = z.object({
  id: z.int(),
  title: z.string(),
  department: z.string(),
  city: NamedPlace.nullable(),
  employment: z.string().describe('Such as Full time'),
  experience: z.string(),
  salary_from: z.int().nullable(),
  salary_to: z.int().nullable(),
  description: z.string(),
  positions: z.int().nullable(),
  published_at: z.string().nullable(),
  closes_on: z.string().nullable().describe('YYYY-MM-DD, the last day for applications'),
})
export type JobCard = z.infer<typeof JobCard>

/** What schema.org calls the forms of employment. */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'INTERN',
  'CONTRACTOR',
  'TEMPORARY',
  'OTHER',
] as const

/** A job with what its page shows. */
export const Job = JobCard.extend({
  requirements: z.array(z.string()),
  employment_type: z.enum(employmentTypes).describe('The employment type of schema.org'),
  is_open: z.boolean().describe('Whether applications are still accepted'),
  similar: z
    .array(JobCard)
    .describe('Other open jobs, those of its department and its city first; at most 3'),
})
export type Job = z.infer<typeof Job>

/** `GET /api/webhr/job-details/{jobId}` (D3). */
export const JobAnswer = z.object({ data: Job })

const count = z.int().describe('The number of open jobs, with the other filter unchanged')

/** `GET /api/webhr/job-postings` (D3): open jobs, and what they can be filtered by. */
export const JobPostings = z.object({
  data: z.array(JobCard),
  pagination: Pagination,
  filters: z
    .object({
      cities: z.array(NamedPlace.extend({ count })),
      departments: z.array(
        z.object({
          name: z.string().describe('The value of the filter, in any language'),
          label: z.string().describe('The label in the language of the request'),
          count,
        }),
      ),
    })
    .optional(),
})
export type JobPostings = z.infer<typeof JobPostings>
