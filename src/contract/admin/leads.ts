/** The inbox of leads: what staff do about them. */
import { z } from 'zod'
import { leadRules as t } from '#messages/admin.ts'
import { leadStatuses, lostReasons } from '../leads/leads.ts'
import { Pagination } from '../search/search.ts'
import { changing, done, reading, writingOne } from './answers.ts'
import { ChunkDone, chunkFields } from './chunks.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { asXlsx } from './exports.ts'
import { id, idInPath, lines } from './fields.ts'
import { LeadFilters, LeadQuery } from './lead-filters.ts'
import { LeadChoices, LeadDetail, LeadRow } from './lead-rows.ts'

/** From which state to which: refused when a colleague has changed it meanwhile. */
export const StatusChange = z
  .strictObject({
    from: z.enum(leadStatuses),
    to: z.enum(leadStatuses),
    lost_reason: z.enum(lostReasons).optional(),
  })
  .refine(({ to, lost_reason }) => (to === 'lost') === (lost_reason !== undefined), {
    path: ['lost_reason'],
    error: () => t.lostReason,
  })
export type StatusChange = z.output<typeof StatusChange>

const note = lines(2000)

export const contactWays = ['call', 'whatsapp', 'mail'] as const

/** The outcome of a call; only an answered one ends the visitor's wait. */
export const callOutcomes = ['answered', 'no answer', 'wrong number', 'call back'] as const
export type CallOutcome = (typeof callOutcomes)[number]

export const Contact = z
  .strictObject({
    way: z.enum(contactWays),
    text: note.optional(),
    outcome: z.enum(callOutcomes).optional().describe('The outcome of a call'),
    call_back_at: z.iso
      .datetime({ offset: true, error: () => t.callBackAt })
      .optional()
      .describe('When to call back; creates a reminder'),
  })
  .superRefine(({ way, outcome, call_back_at }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (way === 'call' && outcome === undefined) refuse('outcome', t.outcome)
    if (way !== 'call' && outcome !== undefined) refuse('outcome', t.outcomeOnlyCalls)
    if (outcome === 'call back' && call_back_at === undefined) refuse('call_back_at', t.callBackAt)
    if (outcome !== 'call back' && call_back_at !== undefined) refuse('call_back_at', t.callBackOnly)
  })
export type Contact = z.output<typeof Contact>

const sayFigure = { error: () => t.figure }
const correctedFigure = z
  .int(sayFigure)
  .min(1000, sayFigure)
  .max(1_000_000_000_000, sayFigure)
  .describe('In PKR; for rent, the monthly rent')

const mostAtOnce = 200
const LeadIds = z
  .array(id)
  .min(1, { error: () => t.chooseLead })
  .max(mostAtOnce, { error: () => t.atMost({ most: mostAtOnce }) })

const changed = z.object({ data: z.object({ changed: z.array(z.int()) }) })
const params = z.object({ lead: idInPath })

const exportLeads = {
  method: 'GET',
  path: '/api/admin/exports/leads.csv',
  summary: 'Export leads as CSV',
  description: 'Takes the same filters as the list. Agents get their own leads.',
  access: 'leads.read',
  query: LeadFilters,
  sends: 'text/csv',
  answer: z.string().describe('CSV rows'),
  errors: reading,
} as const satisfies AdminEndpoint

export const leadCalls = {
  leads: {
    method: 'GET',
    path: '/api/admin/leads',
    summary: 'List leads',
    description: 'Fifty per page.',
    access: 'leads.read',
    query: LeadQuery,
    answer: z.object({ data: z.array(LeadRow), pagination: Pagination }),
    errors: reading,
  },
  leadChoices: {
    method: 'GET',
    path: '/api/admin/leads/choices',
    summary: 'List the filter options for leads',
    description: 'The agents and cities.',
    access: 'leads.read',
    answer: z.object({ data: LeadChoices }),
    errors: reading,
  },
  leadNews: {
    method: 'GET',
    path: '/api/admin/leads/news',
    summary: 'Stream changes to leads',
    description: 'Sends an event when leads arrive or change (server-sent events).',
    access: 'leads.read',
    sends: 'text/event-stream',
    answer: z
      .string()
      .describe(
        'Server-sent events: `leads` when leads arrive or change, `told` with a list of notices, `signed-out` before the stream ends because the session ended',
      ),
    errors: [...reading, 503],
  },
  exportLeads,
  exportLeadsAsXlsx: asXlsx(exportLeads),
  assignLeads: {
    method: 'POST',
    path: '/api/admin/leads/assign',
    summary: 'Assign leads to an agent, or unassign them',
    access: 'leads.assign',
    body: z.strictObject({ ids: LeadIds, owner_id: id.nullable() }),
    answer: changed,
    errors: writingOne,
  },
  assignFoundLeads: {
    method: 'POST',
    path: '/api/admin/leads/found/assign',
    summary: 'Assign all leads that match the filters',
    description:
      'Handles up to 200 leads per call. Repeat the call with the returned `after` until it is null.',
    access: 'leads.assign',
    query: LeadFilters,
    body: z.strictObject({ owner_id: id.nullable(), ...chunkFields }),
    answer: z.object({ data: changed.shape.data.extend(ChunkDone.shape) }),
    errors: writingOne,
  },
  undoLeads: {
    method: 'POST',
    path: '/api/admin/leads/undo',
    summary: 'Undo your last change to these leads',
    description: 'Possible for ten minutes.',
    access: 'leads.work',
    body: z.strictObject({ ids: LeadIds }),
    answer: changed,
    errors: changing,
  },
  lead: {
    method: 'GET',
    path: '/api/admin/leads/:lead',
    summary: 'Get a lead',
    access: 'leads.read',
    params,
    answer: z.object({ data: LeadDetail }),
    errors: [...reading, 404],
  },
  openLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/opened',
    summary: 'Mark a lead as opened by its agent',
    description: 'Managers then get no reminder about it.',
    access: 'leads.work',
    params,
    body: z.strictObject({}),
    answer: done,
    errors: writingOne,
  },
  changeLeadStatus: {
    method: 'POST',
    path: '/api/admin/leads/:lead/status',
    summary: 'Change the status of a lead',
    description: 'Returns 409 when the status was changed since it was read.',
    access: 'leads.work',
    params,
    body: StatusChange,
    answer: done,
    errors: changing,
  },
  noteOnLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/notes',
    summary: 'Add a note to a lead',
    access: 'leads.work',
    params,
    body: z.strictObject({ text: note }),
    answer: done,
    errors: writingOne,
  },
  contactLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/contacts',
    summary: 'Record a call or message to a lead',
    description: 'The first answered call or message sets the response time.',
    access: 'leads.work',
    params,
    body: Contact,
    answer: done,
    errors: writingOne,
  },
  correctEstimate: {
    method: 'POST',
    path: '/api/admin/leads/:lead/estimate-correction',
    summary: 'Record a corrected valuation',
    description: 'Stores what staff think the property is worth beside the estimate of the lead.',
    access: 'leads.work',
    params,
    body: z.strictObject({ figure: correctedFigure }),
    answer: done,
    errors: changing,
  },
  mergeLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/merge',
    summary: 'Merge a lead into another of the same person',
    access: 'leads.work',
    params,
    body: z.strictObject({ into: id }),
    answer: done,
    errors: changing,
  },
  unmergeLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/unmerge',
    summary: 'Separate a merged lead',
    access: 'leads.work',
    params,
    body: z.strictObject({}),
    answer: done,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
