/** The start screen of the admin app, and the call that loads it. */
import { z } from 'zod'
import { leadKinds } from '../leads/leads.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { LeadRow } from './lead-rows.ts'
import { InReview } from './listing-list.ts'
import { Task } from './tasks.ts'
import { ViewingRow } from './viewings.ts'

export const Today = z.object({
  untouched: z
    .array(z.object({ kind: z.enum(leadKinds), count: z.int() }))
    .describe('Leads that were not called yet, by type, most frequent first'),
  waiting: z.object({ count: z.int(), leads: z.array(LeadRow) }).describe('Overdue leads, longest first'),
  promised_minutes: z.int(),
  tasks: z.array(Task).describe('Your open reminders'),
  viewings: z.object({
    to_confirm: z.int().describe('Requests for viewings without an answer'),
    to_record: z.int().describe('Viewings that are over and have no outcome'),
    today: z.array(ViewingRow),
  }),
  to_confirm: z.object({
    count: z.int(),
    listings: z.array(z.object({ id: z.int(), title: z.string(), confirmed_at: z.string().nullable() })),
  }),
  without_position: z.int().describe('Published listings without a map position'),
  without_portrait: z
    .int()
    .describe('Agents on the site without a photograph; 0 if the caller cannot edit them'),
  reported: z.int().describe('Listings in which visitors reported errors'),
  in_review: InReview.nullable().describe('Listings pending approval; null if the caller cannot approve'),
  returned: z
    .array(z.object({ id: z.int(), title: z.string(), by: z.string(), reason: z.string() }))
    .describe('Your listings and changes that were returned'),
  median_minutes: z.number().nullable().describe('The median time to the first call in the last 30 days'),
  days: z
    .array(z.object({ day: z.string(), leads: z.int(), views: z.int() }))
    .describe('The last 30 days in Pakistan time, ending today'),
})
export type Today = z.infer<typeof Today>

export const todayCalls = {
  today: {
    method: 'GET',
    path: '/api/admin/today',
    summary: 'Get the dashboard',
    description: 'Today’s tasks and the figures of the last 30 days. Agents get their own.',
    access: 'leads.read',
    answer: z.object({ data: Today }),
    errors: [401, 403, 422],
  },
} as const satisfies Record<string, AdminEndpoint>
