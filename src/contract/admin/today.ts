/** The start screen of the admin app, and the call that loads it. */
import { z } from 'zod'
import { leadKinds } from '../leads/leads.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { LeadRow } from './lead-rows.ts'
import { InReview } from './listing-list.ts'
import { Task } from './tasks.ts'

export const Today = z.object({
  untouched: z
    .array(z.object({ kind: z.enum(leadKinds), count: z.int() }))
    .describe('leads that have not been called yet, by kind, most first'),
  waiting: z
    .object({ count: z.int(), leads: z.array(LeadRow) })
    .describe('those of them who wait longer than was promised, the longest first'),
  promised_minutes: z.int(),
  tasks: z.array(Task).describe('one’s own that are still to be done'),
  to_confirm: z.object({
    count: z.int(),
    listings: z.array(z.object({ id: z.int(), title: z.string(), confirmed_at: z.string().nullable() })),
  }),
  without_position: z.int().describe('listings on the site without a map position'),
  in_review: InReview.nullable().describe('what waits for approval; null for who may not approve'),
  returned: z
    .array(z.object({ id: z.int(), title: z.string(), by: z.string(), reason: z.string() }))
    .describe('one’s own listings and changes that were sent back'),
  median_minutes: z
    .number()
    .nullable()
    .describe('in which half of those who wrote in the last 30 days were called'),
  days: z
    .array(z.object({ day: z.string(), leads: z.int(), views: z.int() }))
    .describe('the last 30 days in Pakistan, today last'),
})
export type Today = z.infer<typeof Today>

export const todayCalls = {
  today: {
    method: 'GET',
    path: '/api/admin/today',
    summary: 'What is to be done today, and how the last 30 days went; agents see what is theirs.',
    access: 'leads.read',
    answer: z.object({ data: Today }),
    errors: [401, 403, 422],
  },
} as const satisfies Record<string, AdminEndpoint>
