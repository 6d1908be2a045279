import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, isOneOf, time } from './columns.ts'
import { cities } from './places.ts'

export const jobStatuses = ['open', 'closed'] as const
export const applicationStatuses = ['received', 'in review', 'invited', 'declined', 'hired'] as const

export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    title: text().notNull(),
    department: text().notNull(),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    employment: text().notNull(),
    experience: text().notNull(),
    salary_from: bigint({ mode: 'number' }),
    salary_to: bigint({ mode: 'number' }),
    description: text().notNull(),
    requirements: text().array().notNull().default(sql`'{}'`),
    positions: smallint().notNull().default(1),
    status: text({ enum: jobStatuses }).notNull().default('open'),
    published_at: time().notNull().defaultNow(),
    closes_on: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    check('jobs_status_check', isOneOf(table.status, jobStatuses)),
    check('jobs_salary_check', sql`${table.salary_from} >= 0 and ${table.salary_to} >= ${table.salary_from}`),
    check('jobs_positions_check', sql`${table.positions} >= 1`),
  ],
)

/** `resume` is the opaque name of the stored CV; only staff can open it (decision 13). */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: identity(),
    reference: text().notNull().unique(),
    job_id: integer()
      .notNull()
      .references(() => jobs.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phone_e164: text(),
    city: text().notNull(),
    experience: text().notNull().default(''),
    expected_salary: bigint({ mode: 'number' }),
    cover_note: text().notNull().default(''),
    resume: text(),
    status: text({ enum: applicationStatuses }).notNull().default('received'),
    created_at: createdAt(),
  },
  (table) => [
    index('job_applications_job_idx').on(table.job_id),
    check('job_applications_status_check', isOneOf(table.status, applicationStatuses)),
    check('job_applications_salary_check', sql`${table.expected_salary} >= 0`),
  ],
)
