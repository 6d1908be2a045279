import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { applicationStatuses, jobStatuses } from '#contract/admin/vacancies.ts'
import { visitorLanguages } from '#contract/leads/leads.ts'
import { createdAt, identity, isOneOf, time, urduText, urduTexts } from './columns.ts'
import { files } from './files.ts'
import { cities } from './places.ts'

export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    title: text().notNull(),
    title_ur: urduText(),
    department: text().notNull(),
    department_ur: urduText(),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    employment: text().notNull(),
    employment_ur: urduText(),
    experience: text().notNull(),
    experience_ur: urduText(),
    salary_from: bigint({ mode: 'number' }),
    salary_to: bigint({ mode: 'number' }),
    description: text().notNull(),
    description_ur: urduText(),
    requirements: text().array().notNull().default(sql`'{}'`),
    requirements_ur: urduTexts(),
    positions: smallint().notNull().default(1),
    status: text({ enum: jobStatuses }).notNull().default('open'),
    published_at: time().notNull().defaultNow(),
    closes_on: date({ mode: 'string' }).notNull(),
    /** Counts the saves, so that one editor does not overwrite another's unseen changes. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('jobs_status_check', isOneOf(table.status, jobStatuses)),
    check('jobs_salary_check', sql`${table.salary_from} >= 0 and ${table.salary_to} >= ${table.salary_from}`),
    check('jobs_positions_check', sql`${table.positions} >= 1`),
  ],
)

/**
 * A CV that was uploaded; its id is the link that the visitor's form carries (D13). The same file sent by
 * two people is stored once, so each of them has a row here.
 */
export const resumes = pgTable(
  'resumes',
  {
    id: text().primaryKey(),
    file_id: text()
      .notNull()
      .references(() => files.id),
    created_at: createdAt(),
  },
  (table) => [
    index('resumes_file_idx').on(table.file_id),
    index('resumes_created_idx').on(table.created_at),
    check('resumes_id_check', sql`${table.id} ~ '^[A-Za-z0-9_-]{22}$'`),
  ],
)

/**
 * After the retention time an application is anonymised: its personal texts are emptied and its CV deleted.
 */
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
    /** In which language emails go to them. */
    language: text({ enum: visitorLanguages }).notNull().default('en'),
    city: text().notNull(),
    experience: text().notNull().default(''),
    expected_salary: bigint({ mode: 'number' }),
    cover_note: text().notNull().default(''),
    resume: text().references(() => resumes.id),
    anonymised_at: time(),
    status: text({ enum: applicationStatuses }).notNull().default('received'),
    created_at: createdAt(),
  },
  (table) => [
    index('job_applications_job_idx').on(table.job_id),
    index('job_applications_resume_idx').on(table.resume),
    index('job_applications_created_idx').on(table.created_at),
    check('job_applications_status_check', isOneOf(table.status, applicationStatuses)),
    check('job_applications_language_check', isOneOf(table.language, visitorLanguages)),
    check('job_applications_salary_check', sql`${table.expected_salary} >= 0`),
  ],
)
