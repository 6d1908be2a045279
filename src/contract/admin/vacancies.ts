/** Job openings and who applied for them. */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { visitorLanguages } from '../leads/leads.ts'
import { Pagination } from '../search/search.ts'
import { changing, reading, writing } from './answers.ts'
import { LastSaved } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { day, id, idInPath, line, lines, rupees, urduLine, urduLines, urduWords, words } from './fields.ts'

export const jobStatuses = ['open', 'closed'] as const
export const applicationStatuses = ['received', 'in review', 'invited', 'declined', 'hired'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const NewJob = z
  .strictObject({
    title: line(120),
    title_ur: urduLine(120),
    department: line(60),
    department_ur: urduLine(60),
    city_id: id,
    employment: line(60),
    employment_ur: urduLine(60),
    experience: line(120),
    experience_ur: urduLine(120),
    salary_from: rupees.nullable(),
    salary_to: rupees.nullable(),
    description: lines(8000),
    description_ur: urduLines(8000),
    requirements: words(30),
    requirements_ur: urduWords(30),
    positions: z
      .int({ error: () => t.wholeNumber })
      .min(1, { error: () => t.atLeastOne })
      .max(999),
    status: z.enum(jobStatuses),
    closes_on: day,
  })
  .refine(({ salary_from, salary_to }) => (salary_from === null) === (salary_to === null), {
    path: ['salary_to'],
    error: () => t.bothSalaries,
  })
  .refine(({ salary_from, salary_to }) => (salary_from ?? 0) <= (salary_to ?? 0), {
    path: ['salary_to'],
    error: () => t.salaryOrder,
  })
export type NewJob = z.output<typeof NewJob>

const AdminVacancy = z.object({
  id: z.int(),
  version: z.int().describe('The version of the record: send it with an update'),
  ...NewJob.shape,
  title: z.string(),
  city: z.string(),
  is_open: z
    .boolean()
    .describe('Whether applications are accepted: the job is open and its last day has not passed'),
  published_at: z.string(),
  applications: z.int(),
  unread: z.int().describe('Applications with the status `received`'),
})
export type AdminVacancy = z.output<typeof AdminVacancy>

const choices = z.object({
  cities: z.array(z.object({ id: z.int(), name: z.string() })),
  departments: z.array(z.string()),
})

const ApplicationRow = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string().describe('Empty after the data was erased'),
  city: z.string(),
  experience: z.string(),
  job_id: z.int(),
  job: z.string(),
  status: z.enum(applicationStatuses),
  has_cv: z.boolean(),
  created_at: z.string(),
  forgotten_at: z.string().nullable(),
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

const Application = ApplicationRow.extend({
  email: z.string(),
  phone: z.string(),
  language: z.enum(visitorLanguages).describe('The language of emails to the applicant'),
  expected_salary: z.number().nullable(),
  cover_note: z.string(),
  forget_on: z.string().describe('When the applicant’s data and CV are deleted'),
  cv: z.object({ content_type: z.string(), bytes: z.int() }).nullable(),
  timeline: z.array(z.object({ at: z.string(), kind: z.string(), note: z.string(), actor: z.string() })),
})
export type Application = z.infer<typeof Application>

const page = z.coerce.number<string>().int().min(1).max(100_000).default(1)
const search = z.string().trim().max(100).optional()
const job = z.object({ data: AdminVacancy })
const application = z.object({ data: Application })
const ofApplication = z.object({ application: idInPath })

export const jobCalls = {
  listJobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'List job openings',
    description: 'Open and closed ones, each with the number of applications.',
    access: 'jobs.edit',
    query: z.object({ page, q: search, status: z.enum(jobStatuses).optional() }),
    answer: z.object({ data: z.array(AdminVacancy), choices, pagination: Pagination }),
    errors: reading,
  },
  showJob: {
    method: 'GET',
    path: '/api/admin/jobs/:job',
    summary: 'Get a job opening',
    description: 'Includes the options of its fields.',
    access: 'jobs.edit',
    params: z.object({ job: idInPath }),
    answer: z.object({ data: AdminVacancy, last_saved: LastSaved, choices }),
    errors: [...reading, 404],
  },
  createJob: {
    method: 'POST',
    path: '/api/admin/jobs',
    summary: 'Add a job opening',
    description: 'An open one appears on the site immediately.',
    access: 'jobs.edit',
    body: NewJob,
    answer: job,
    errors: writing,
  },
  changeJob: {
    method: 'PUT',
    path: '/api/admin/jobs/:job',
    summary: 'Update a job opening',
    description: 'Changes the given fields. Returns 409 when it was saved after the given version was read.',
    access: 'jobs.edit',
    params: z.object({ job: idInPath }),
    body: z.strictObject(NewJob.shape).partial().extend({ version: z.int().positive() }),
    answer: job,
    errors: changing,
  },
  applications: {
    method: 'GET',
    path: '/api/admin/applications',
    summary: 'List job applications',
    description: 'Newest first.',
    access: 'applications.read',
    query: z.object({
      page,
      q: search,
      job: idInPath.optional(),
      status: z.enum(applicationStatuses).optional(),
    }),
    answer: z.object({
      data: z.array(ApplicationRow),
      jobs: z.array(z.object({ id: z.int(), title: z.string() })),
      pagination: Pagination,
    }),
    errors: reading,
  },
  application: {
    method: 'GET',
    path: '/api/admin/applications/:application',
    summary: 'Get a job application',
    description: 'Includes its timeline. Access is recorded in the audit log.',
    access: 'applications.read',
    params: ofApplication,
    answer: application,
    errors: [...reading, 404],
  },
  moveApplication: {
    method: 'PUT',
    path: '/api/admin/applications/:application',
    summary: 'Change the status of a job application',
    description: 'The applicant’s status page changes immediately.',
    access: 'applications.read',
    params: ofApplication,
    body: z.strictObject({
      from: z.enum(applicationStatuses).describe('The status as read; returns 409 if it was changed since'),
      status: z.enum(applicationStatuses),
    }),
    answer: application,
    errors: changing,
  },
  noteApplication: {
    method: 'POST',
    path: '/api/admin/applications/:application/notes',
    summary: 'Add a note to a job application',
    description: 'Only staff can see it.',
    access: 'applications.read',
    params: ofApplication,
    body: z.strictObject({ text: lines(2000) }),
    answer: application,
    errors: [...writing, 404],
  },
  resume: {
    method: 'GET',
    path: '/api/admin/applications/:application/cv',
    summary: 'Download the CV of a job application',
    description: 'The download is recorded in the audit log.',
    access: 'applications.read',
    params: ofApplication,
    sends: 'application/pdf',
    answer: z.string(),
    errors: [...reading, 404],
  },
} as const satisfies Record<string, AdminEndpoint>
