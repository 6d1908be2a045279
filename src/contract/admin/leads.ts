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
    outcome: z.enum(callOutcomes).optional().describe('of a call'),
    call_back_at: z.iso
      .datetime({ offset: true, error: () => t.callBackAt })
      .optional()
      .describe('when the outcome is call back: makes a reminder'),
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
  .describe('in PKR; of a rent the rent of a month')

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
  summary: 'The leads that the filters let through, as CSV for a spreadsheet; agents get their own.',
  access: 'leads.read',
  query: LeadFilters,
  sends: 'text/csv',
  answer: z.string().describe('lines'),
  errors: reading,
} as const satisfies AdminEndpoint

export const leadCalls = {
  leads: {
    method: 'GET',
    path: '/api/admin/leads',
    summary: 'A page of the inbox, fifty leads.',
    access: 'leads.read',
    query: LeadQuery,
    answer: z.object({ data: z.array(LeadRow), pagination: Pagination }),
    errors: reading,
  },
  leadChoices: {
    method: 'GET',
    path: '/api/admin/leads/choices',
    summary: 'What the inbox can be filtered by: agents and cities.',
    access: 'leads.read',
    answer: z.object({ data: LeadChoices }),
    errors: reading,
  },
  leadNews: {
    method: 'GET',
    path: '/api/admin/leads/news',
    summary: 'Says as it happens that leads came or changed (server-sent events).',
    access: 'leads.read',
    sends: 'text/event-stream',
    answer: z
      .string()
      .describe(
        'server-sent events: `leads` when leads arrive or change, `told` with a list of notices, `signed-out` before the stream ends because the session ended',
      ),
    errors: [...reading, 503],
  },
  exportLeads,
  exportLeadsAsXlsx: asXlsx(exportLeads),
  assignLeads: {
    method: 'POST',
    path: '/api/admin/leads/assign',
    summary: 'Assigns leads to an agent, or unassigns them.',
    access: 'leads.assign',
    body: z.strictObject({ ids: LeadIds, owner_id: id.nullable() }),
    answer: changed,
    errors: writingOne,
  },
  assignFoundLeads: {
    method: 'POST',
    path: '/api/admin/leads/found/assign',
    summary: 'The same for all leads that the filters find, 200 a call: call again with `after`.',
    access: 'leads.assign',
    query: LeadFilters,
    body: z.strictObject({ owner_id: id.nullable(), ...chunkFields }),
    answer: z.object({ data: changed.shape.data.extend(ChunkDone.shape) }),
    errors: writingOne,
  },
  undoLeads: {
    method: 'POST',
    path: '/api/admin/leads/undo',
    summary: 'Undoes the caller’s last change to these leads, within ten minutes.',
    access: 'leads.work',
    body: z.strictObject({ ids: LeadIds }),
    answer: changed,
    errors: changing,
  },
  lead: {
    method: 'GET',
    path: '/api/admin/leads/:lead',
    summary: 'All about one lead.',
    access: 'leads.read',
    params,
    answer: z.object({ data: LeadDetail }),
    errors: [...reading, 404],
  },
  openLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/opened',
    summary: 'Records that the agent of a lead has opened it, so that managers get no reminder about it.',
    access: 'leads.work',
    params,
    body: z.strictObject({}),
    answer: done,
    errors: writingOne,
  },
  changeLeadStatus: {
    method: 'POST',
    path: '/api/admin/leads/:lead/status',
    summary: 'Moves a lead on; 409 when it has been moved meanwhile.',
    access: 'leads.work',
    params,
    body: StatusChange,
    answer: done,
    errors: changing,
  },
  noteOnLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/notes',
    summary: 'Writes a note on the timeline.',
    access: 'leads.work',
    params,
    body: z.strictObject({ text: note }),
    answer: done,
    errors: writingOne,
  },
  contactLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/contacts',
    summary:
      'Records a call with its outcome, or a message; the first answered call or message is the response time.',
    access: 'leads.work',
    params,
    body: Contact,
    answer: done,
    errors: writingOne,
  },
  correctEstimate: {
    method: 'POST',
    path: '/api/admin/leads/:lead/estimate-correction',
    summary: 'Records what staff think that the property is worth, beside the estimate of the lead.',
    access: 'leads.work',
    params,
    body: z.strictObject({ figure: correctedFigure }),
    answer: done,
    errors: changing,
  },
  mergeLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/merge',
    summary: 'Puts a duplicate together with another lead of the same person.',
    access: 'leads.work',
    params,
    body: z.strictObject({ into: id }),
    answer: done,
    errors: changing,
  },
  unmergeLead: {
    method: 'POST',
    path: '/api/admin/leads/:lead/unmerge',
    summary: 'Makes a lead one of its own again.',
    access: 'leads.work',
    params,
    body: z.strictObject({}),
    answer: done,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
