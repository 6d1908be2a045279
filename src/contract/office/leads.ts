/** The inbox of leads: what staff see of them and what they do about them. */
import { z } from 'zod'
import { type LeadStatus, leadKinds, leadSources, leadStatuses, lostReasons } from '../leads.ts'
import { Pagination } from '../search.ts'
import type { OfficeEndpoint } from './endpoints.ts'

/** Those that are still to be worked on. */
export const openStatuses = [
  'new',
  'assigned',
  'contacted',
  'viewing',
  'offer',
] as const satisfies LeadStatus[]

/** Where each state may lead to by hand; 'assigned' comes with an owner. */
export const nextStatuses: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'lost'],
  assigned: ['contacted', 'viewing', 'lost'],
  contacted: ['viewing', 'offer', 'won', 'lost'],
  viewing: ['contacted', 'offer', 'won', 'lost'],
  offer: ['contacted', 'viewing', 'won', 'lost'],
  won: ['offer'],
  lost: ['contacted'],
}

/** Those of whom nobody has been called yet. */
export const untouchedStatuses = ['new', 'assigned'] as const satisfies LeadStatus[]

export const leadSorts = ['received', 'changed'] as const
export const leadAges = ['1', '7', '30', '90'] as const

const rowId = z.int().positive().max(2_147_483_647)
const id = z.coerce.number<string>().pipe(rowId)
const longest = { note: 2000, task: 200, search: 200 } as const

/** Text that says something; without characters that no keyboard writes and no database takes. */
const said = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Please write something')
    .max(max, `At most ${max} characters`)
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'Letters, signs and spaces')

/** 'new,assigned': any of them. */
const anyOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).max(values.length))

/** What the inbox is asked for; everything left out lets all through, but for `status`: without it, open ones. */
export const LeadFilters = z.object({
  q: z.string().trim().max(longest.search).optional(),
  kind: anyOf(leadKinds).optional(),
  status: z.union([z.enum(['open', 'closed', 'all']), anyOf(leadStatuses)]).default('open'),
  owner: z
    .union([z.literal('none'), id])
    .optional()
    .describe('the ID of an agent, or none'),
  city: id.optional(),
  source: z.enum(leadSources).optional(),
  age: z.enum(leadAges).optional().describe('received in the last so many days'),
  waiting: z.literal('1').optional().describe('only who waits longer than was promised'),
})
export type LeadFilters = z.output<typeof LeadFilters>

export const LeadQuestion = LeadFilters.extend({
  sort: z.enum(leadSorts).default('received'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
})
export type LeadQuestion = z.output<typeof LeadQuestion>

const Person = z.object({ id: z.int(), name: z.string() })

export const LeadRow = z.object({
  id: z.int(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  source: z.enum(leadSources),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  owner: Person.nullable(),
  about: z.string().nullable().describe('the title of the listing, or the name of the project'),
  said: z.string().nullable().describe('how the message begins, when there is one'),
  created_at: z.string(),
  updated_at: z.string(),
  first_contacted_at: z.string().nullable(),
  late: z.boolean().describe('not called within the promised time, or called after it'),
})
export type LeadRow = z.infer<typeof LeadRow>

export const LeadEvent = z.object({
  id: z.int(),
  kind: z.string(),
  note: z.string(),
  actor: z.string(),
  at: z.string(),
})

/** Another lead that seems to be of the same person. */
export const RelatedLead = LeadRow.pick({
  id: true,
  reference: true,
  kind: true,
  status: true,
  name: true,
  about: true,
  created_at: true,
}).extend({ same: z.array(z.enum(['phone', 'email'])) })

export const Task = z.object({
  id: z.int(),
  text: z.string(),
  due_at: z.string(),
  done_at: z.string().nullable(),
  lead: z.object({ id: z.int(), name: z.string(), reference: z.string() }).nullable(),
})
export type Task = z.infer<typeof Task>

export const LeadDetail = LeadRow.extend({
  lost_reason: z.enum(lostReasons).nullable(),
  answer_by: z.string().nullable().describe('when the promised time is over'),
  facts: z.array(z.object({ label: z.string(), value: z.string(), isLong: z.boolean() })),
  listing: z
    .object({
      id: z.int(),
      title: z.string(),
      status: z.string(),
      price: z.number(),
      place: z.string(),
      agent: z.string().nullable(),
    })
    .nullable(),
  project: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  timeline: z.array(LeadEvent).describe('newest first'),
  related: z.array(RelatedLead),
  merged: z.array(z.object({ id: z.int(), reference: z.string(), name: z.string() })),
  merged_into: z.object({ id: z.int(), reference: z.string() }).nullable(),
  tasks: z.array(Task).describe('one’s own'),
  templates: z.array(z.object({ name: z.string(), subject: z.string(), text: z.string() })),
})
export type LeadDetail = z.infer<typeof LeadDetail>

export const LeadChoices = z.object({
  owners: z.array(Person.extend({ active: z.boolean() })),
  cities: z.array(Person),
})

/** From which state to which: refused when somebody else has moved it meanwhile. */
export const StatusChange = z
  .strictObject({
    from: z.enum(leadStatuses),
    to: z.enum(leadStatuses),
    lost_reason: z.enum(lostReasons).optional(),
  })
  .refine(({ to, lost_reason }) => (to === 'lost') === (lost_reason !== undefined), {
    path: ['lost_reason'],
    message: 'Say why it was lost',
  })
export type StatusChange = z.output<typeof StatusChange>

export const contactWays = ['call', 'whatsapp', 'mail'] as const
export const Contact = z.strictObject({ way: z.enum(contactWays), text: said(longest.note).optional() })
export type Contact = z.output<typeof Contact>

const mostAtOnce = 200
const LeadIds = z.array(rowId).min(1, 'Choose a lead').max(mostAtOnce, `At most ${mostAtOnce} at once`)

export const NewTask = z.strictObject({
  text: said(longest.task),
  due_at: z.iso.datetime({ offset: true }),
  lead_id: rowId.nullable().default(null),
})
export type NewTask = z.output<typeof NewTask>

const done = z.object({ data: z.object({ done: z.literal(true) }) })
const changed = z.object({ data: z.object({ changed: z.array(z.int()) }) })
const params = z.object({ lead: id })
const reading = [401, 403, 422] as const
const writing = [400, 401, 403, 404, 413, 415, 422] as const

export const leadCalls = {
  leads: {
    method: 'GET',
    path: '/api/office/leads',
    summary: 'A page of the inbox, fifty leads.',
    allowed: 'leads.read',
    query: LeadQuestion,
    answer: z.object({ data: z.array(LeadRow), pagination: Pagination }),
    errors: reading,
  },
  leadChoices: {
    method: 'GET',
    path: '/api/office/leads/choices',
    summary: 'What the inbox can be filtered by: agents and cities.',
    allowed: 'leads.read',
    answer: z.object({ data: LeadChoices }),
    errors: reading,
  },
  leadNews: {
    method: 'GET',
    path: '/api/office/leads/news',
    summary: 'Says as it happens that leads came or changed (server-sent events).',
    allowed: 'leads.read',
    sends: 'text/event-stream',
    answer: z
      .string()
      .describe(
        'an event: leads when some came or changed, told with a list of what is worth saying, signed-out before it ends',
      ),
    errors: [...reading, 503],
  },
  exportLeads: {
    method: 'GET',
    path: '/api/office/exports/leads.csv',
    summary: 'The leads that the filters let through, as CSV for a spreadsheet; agents get their own.',
    allowed: 'leads.read',
    query: LeadFilters,
    sends: 'text/csv',
    answer: z.string().describe('lines'),
    errors: reading,
  },
  assignLeads: {
    method: 'POST',
    path: '/api/office/leads/assign',
    summary: 'Gives leads to an agent, or to nobody.',
    allowed: 'leads.assign',
    body: z.strictObject({ ids: LeadIds, owner_id: rowId.nullable() }),
    answer: changed,
    errors: writing,
  },
  undoLeads: {
    method: 'POST',
    path: '/api/office/leads/undo',
    summary: 'Takes back what one did to these leads last, within ten minutes.',
    allowed: 'leads.work',
    body: z.strictObject({ ids: LeadIds }),
    answer: changed,
    errors: [...writing, 409],
  },
  lead: {
    method: 'GET',
    path: '/api/office/leads/:lead',
    summary: 'All about one lead.',
    allowed: 'leads.read',
    params,
    answer: z.object({ data: LeadDetail }),
    errors: [...reading, 404],
  },
  changeLeadStatus: {
    method: 'POST',
    path: '/api/office/leads/:lead/status',
    summary: 'Moves a lead on; 409 when it has been moved meanwhile.',
    allowed: 'leads.work',
    params,
    body: StatusChange,
    answer: done,
    errors: [...writing, 409],
  },
  noteOnLead: {
    method: 'POST',
    path: '/api/office/leads/:lead/notes',
    summary: 'Writes a note on the timeline.',
    allowed: 'leads.work',
    params,
    body: z.strictObject({ text: said(longest.note) }),
    answer: done,
    errors: writing,
  },
  contactLead: {
    method: 'POST',
    path: '/api/office/leads/:lead/contacts',
    summary: 'Writes down that the visitor was called or written to; the first time is the response time.',
    allowed: 'leads.work',
    params,
    body: Contact,
    answer: done,
    errors: writing,
  },
  mergeLead: {
    method: 'POST',
    path: '/api/office/leads/:lead/merge',
    summary: 'Puts a duplicate together with another lead of the same person.',
    allowed: 'leads.work',
    params,
    body: z.strictObject({ into: rowId }),
    answer: done,
    errors: [...writing, 409],
  },
  unmergeLead: {
    method: 'POST',
    path: '/api/office/leads/:lead/unmerge',
    summary: 'Makes a lead one of its own again.',
    allowed: 'leads.work',
    params,
    body: z.strictObject({}),
    answer: done,
    errors: [...writing, 409],
  },
  addTask: {
    method: 'POST',
    path: '/api/office/tasks',
    summary: 'A reminder for oneself, alone or about a lead.',
    allowed: 'leads.work',
    body: NewTask,
    answer: z.object({ data: Task }),
    errors: writing,
  },
  finishTask: {
    method: 'POST',
    path: '/api/office/tasks/:task/done',
    summary: 'One’s own reminder is done, or is not done after all.',
    allowed: 'leads.work',
    params: z.object({ task: id }),
    body: z.strictObject({ done: z.boolean() }),
    answer: done,
    errors: writing,
  },
} as const satisfies Record<string, OfficeEndpoint>
