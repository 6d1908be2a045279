/** The viewings of leads: what staff see and do. */
import { z } from 'zod'
import { viewingRules } from '#messages/admin.ts'
import { viewingOutcomes, viewingStates } from '../viewings/viewing-states.ts'
import { changing, reading, writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { day, id, idInPath, line } from './fields.ts'

const Person = z.object({ id: z.int(), name: z.string() })
const time = z.string().describe('ISO 8601 in UTC')

/** Another viewing at the same time, of the same listing or by the same agent. */
export const ViewingClash = z.object({
  at: time.describe('The time that clashes'),
  other_at: time,
  lead: z.object({ id: z.int(), name: z.string() }).nullable().describe('Null for a lead out of reach'),
  same: z.enum(['agent', 'listing']),
})
export type ViewingClash = z.infer<typeof ViewingClash>

export const ViewingRow = z.object({
  id: z.int(),
  version: z.int().describe('Counts the changes; quote it in a change'),
  state: z.enum(viewingStates),
  lead: z.object({ id: z.int(), reference: z.string(), name: z.string(), phone: z.string().nullable() }),
  listing: Person.nullable(),
  place: z.string(),
  agent: Person.nullable(),
  slots: z.array(time).describe('The times that the visitor proposed'),
  at: time.nullable().describe('The time that was confirmed, or that was proposed to the visitor'),
  time_zone: z.string().describe('Of the visitor’s clock; empty for Pakistan'),
  reason: z.string().nullable(),
  outcome: z.enum(viewingOutcomes).nullable(),
  clashes: z.array(ViewingClash),
})
export type ViewingRow = z.infer<typeof ViewingRow>

/** One viewing on its lead, with the messages that may go to the visitor by WhatsApp. */
export const LeadViewing = ViewingRow.extend({
  message: z.string().describe('Says its state in the visitor’s language, with the link to the viewing'),
  reminder: z.string().nullable().describe('The same as a reminder; null unless confirmed and yet to come'),
})
export type LeadViewing = z.infer<typeof LeadViewing>

const version = z.int().min(0)
const chosen = {
  at: z.iso.datetime({ offset: true, error: () => viewingRules.past }),
  despite_clash: z.boolean().default(false),
}
const timed = { version, ...chosen }

/** The viewing of a visitor who called or came by: agreed with them, or proposed to them. */
export const NewViewing = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('confirm'), ...chosen }),
  z.strictObject({ action: z.literal('propose'), ...chosen }),
])
export type NewViewing = z.output<typeof NewViewing>

/** What staff do with a viewing; refused when it was changed meanwhile. */
export const StaffViewingChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('confirm'), ...timed }),
  z.strictObject({ action: z.literal('propose'), ...timed }),
  z.strictObject({ action: z.literal('decline'), version, reason: line(300) }),
  z.strictObject({ action: z.literal('finish'), version, outcome: z.enum(viewingOutcomes) }),
])
export type StaffViewingChange = z.output<typeof StaffViewingChange>

export const ViewingsQuery = z.object({
  from: day.describe('The first day of the week, in Pakistan'),
  agent: z.coerce.number<string>().pipe(id).optional(),
})
export type ViewingsQuery = z.output<typeof ViewingsQuery>

export const ViewingLists = z.object({
  waiting: z.array(ViewingRow).describe('Requests without an answer, oldest first'),
  to_record: z.array(ViewingRow).describe('Viewings that are over and have no outcome'),
  week: z.array(ViewingRow).describe('Viewings of the seven days, in order'),
})
export type ViewingLists = z.infer<typeof ViewingLists>

const CalendarAddress = z.object({
  data: z.object({
    path: z.string().nullable().describe('The path of the private calendar; null if there is none'),
  }),
})

export const viewingCalls = {
  viewings: {
    method: 'GET',
    path: '/api/admin/viewings',
    summary: 'List viewings',
    description: 'Requests to answer, outcomes to record, and the viewings of a week. Agents get their own.',
    access: 'leads.read',
    query: ViewingsQuery,
    answer: z.object({ data: ViewingLists }),
    errors: reading,
  },
  leadViewings: {
    method: 'GET',
    path: '/api/admin/leads/:lead/viewings',
    summary: 'List the viewings of a lead',
    description: 'Includes those of leads that were merged into it.',
    access: 'leads.read',
    params: z.object({ lead: idInPath }),
    answer: z.object({ data: z.array(LeadViewing) }),
    errors: [...reading, 404],
  },
  beginViewing: {
    method: 'POST',
    path: '/api/admin/leads/:lead/viewings',
    summary: 'Begin a viewing of the listing that a lead is about',
    description:
      'For a visitor who did not request it on the site. The visitor gets an email, if the lead has an address. Returns 409 when the lead has a viewing or was merged, the listing is no longer available, or the time clashes with another viewing and `despite_clash` is not set.',
    access: 'leads.work',
    params: z.object({ lead: idInPath }),
    body: NewViewing,
    answer: z.object({ data: LeadViewing }),
    errors: changing,
  },
  updateViewing: {
    method: 'POST',
    path: '/api/admin/viewings/:viewing',
    summary: 'Confirm, move, decline or finish a viewing',
    description:
      'The visitor gets an email. One that was declined or cancelled begins anew with a time. Returns 409 when the viewing was changed meanwhile, or when the time clashes with another viewing and `despite_clash` is not set.',
    access: 'leads.work',
    params: z.object({ viewing: idInPath }),
    body: StaffViewingChange,
    answer: z.object({ data: LeadViewing }),
    errors: changing,
  },
  calendarAddress: {
    method: 'GET',
    path: '/api/admin/calendar',
    summary: 'Get the address of your private calendar of viewings',
    access: 'leads.read',
    answer: CalendarAddress,
    errors: reading,
  },
  changeCalendarAddress: {
    method: 'POST',
    path: '/api/admin/calendar',
    summary: 'Replace or remove the address of your private calendar',
    description: 'The old address stops working.',
    access: 'leads.read',
    body: z.strictObject({ active: z.boolean() }),
    answer: CalendarAddress,
    errors: writing,
  },
} as const satisfies Record<string, AdminEndpoint>
