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
  status: z.enum(mailStatuses).describe('kept: there was no mail server to send it'),
  problem: z.string().nullable().describe('what the last try said'),
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
  label: z.string().describe('what the job does, in words'),
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
    summary: 'The outbox: every mail, newest first.',
    access: 'system.manage',
    query: z.object({
      page,
      q: z.string().trim().max(100).optional(),
      status: z.enum([...mailStatuses, 'failing']).optional(),
    }),
    answer: z.object({
      data: z.array(MailRow),
      can_send: z.boolean().describe('whether there is a mail server'),
      pagination: Pagination,
    }),
    errors: reading,
  },
  mail: {
    method: 'GET',
    path: '/api/admin/mails/:mail',
    summary: 'One mail with its text; that it was read is in the audit log.',
    access: 'system.manage',
    params: z.object({ mail: idInPath }),
    answer: z.object({ data: Mail }),
    errors: [...reading, 404],
  },
  sendMails: {
    method: 'POST',
    path: '/api/admin/mails/send',
    summary: 'Sends mails that were kept, tries those that failed, sends others once more.',
    access: 'system.manage',
    body: z.strictObject({ ids: z.array(z.int().positive().max(2_147_483_647)).min(1).max(500) }),
    answer: many,
    errors: [...writing, 409],
  },
  deadJobs: {
    method: 'GET',
    path: '/api/admin/dead-jobs',
    summary: 'Jobs that were given up, the last one first.',
    access: 'system.manage',
    query: z.object({ page }),
    answer: z.object({ data: z.array(DeadJob), pagination: Pagination }),
    errors: reading,
  },
  retryDeadJobs: {
    method: 'POST',
    path: '/api/admin/dead-jobs/retry',
    summary: 'Has jobs tried again from the beginning.',
    access: 'system.manage',
    body: jobIds,
    answer: many,
    errors: [...writing, 409],
  },
  dropDeadJobs: {
    method: 'POST',
    path: '/api/admin/dead-jobs/drop',
    summary: 'Dismisses jobs. They can be restored until they are deleted, after a week.',
    access: 'system.manage',
    body: jobIds,
    answer: many,
    errors: [...writing, 409],
  },
  keepDeadJobs: {
    method: 'POST',
    path: '/api/admin/dead-jobs/keep',
    summary: 'Restores dismissed jobs.',
    access: 'system.manage',
    body: jobIds,
    answer: many,
    errors: [...writing, 409],
  },
} as const satisfies Record<string, AdminEndpoint>
