/** What happens behind the site: mails that went or wait, and jobs that were given up. */
import { z } from 'zod'
import { Pagination } from '../search/search.ts'
import { reading, writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { idInPath } from './fields.ts'

export const mailStatuses = ['waiting', 'sent', 'kept'] as const

const MailRow = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  purpose: z.string(),
  status: z.enum(mailStatuses).describe('`kept` means that no mail server was configured'),
  problem: z.string().nullable().describe('The error of the last attempt'),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})

const Mail = MailRow.extend({
  reply_to: z.string().nullable(),
  text: z.string(),
  lead_id: z.int().nullable(),
  application_id: z.int().nullable(),
  booking_id: z.int().nullable(),
})

const DeadJob = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string().describe('What the job does'),
  data: z.unknown(),
  problem: z.string(),
  tries: z.int(),
  created_at: z.string(),
  given_up_at: z.string(),
})

const page = z.coerce.number<string>().int().min(1).max(100_000).default(1)
const many = z.object({ data: z.object({ count: z.int() }) })
const jobIds = z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) })

export const systemCalls = {
  mails: {
    method: 'GET',
    path: '/api/admin/mails',
    summary: 'List emails',
    description: 'All emails in the outbox, newest first.',
    access: 'system.manage',
    query: z.object({
      page,
      q: z.string().trim().max(100).optional(),
      status: z.enum([...mailStatuses, 'failing']).optional(),
    }),
    answer: z.object({
      data: z.array(MailRow),
      can_send: z.boolean().describe('Whether a mail server is configured'),
      pagination: Pagination,
    }),
    errors: reading,
  },
  mail: {
    method: 'GET',
    path: '/api/admin/mails/:mail',
    summary: 'Get an email',
    description: 'Includes its text. Access is recorded in the audit log.',
    access: 'system.manage',
    params: z.object({ mail: idInPath }),
    answer: z.object({ data: Mail }),
    errors: [...reading, 404],
  },
  sendMails: {
    method: 'POST',
    path: '/api/admin/mails/send',
    summary: 'Send emails',
    description: 'Sends held emails, retries failed ones and sends others again.',
    access: 'system.manage',
    body: z.strictObject({ ids: z.array(z.int().positive().max(2_147_483_647)).min(1).max(500) }),
    answer: many,
    errors: [...writing, 409],
  },
  deadJobs: {
    method: 'GET',
    path: '/api/admin/dead-jobs',
    summary: 'List failed jobs',
    description: 'Jobs that are no longer retried, latest first.',
    access: 'system.manage',
    query: z.object({ page }),
    answer: z.object({ data: z.array(DeadJob), pagination: Pagination }),
    errors: reading,
  },
  retryDeadJobs: {
    method: 'POST',
    path: '/api/admin/dead-jobs/retry',
    summary: 'Retry failed jobs',
    access: 'system.manage',
    body: jobIds,
    answer: many,
    errors: [...writing, 409],
  },
  dropDeadJobs: {
    method: 'POST',
    path: '/api/admin/dead-jobs/drop',
    summary: 'Dismiss failed jobs',
    description: 'They can be restored for a week; then they are deleted.',
    access: 'system.manage',
    body: jobIds,
    answer: many,
    errors: [...writing, 409],
  },
  keepDeadJobs: {
    method: 'POST',
    path: '/api/admin/dead-jobs/keep',
    summary: 'Restore dismissed jobs',
    access: 'system.manage',
    body: jobIds,
    answer: many,
    errors: [...writing, 409],
  },
} as const satisfies Record<string, AdminEndpoint>
