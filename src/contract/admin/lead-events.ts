/** Lead notices for staff: enough to open a lead, and nothing about its sender. */
import { z } from 'zod'
import { leadKinds } from '../leads/leads.ts'

/** `given`: assigned to the recipient. Many together are sent as a number only. */
export const LeadNotice = z.object({
  what: z.enum(['came', 'given']),
  count: z.int().positive(),
  lead: z.object({ id: z.int(), kind: z.enum(leadKinds), reference: z.string() }).nullable(),
})
export type LeadNotice = z.output<typeof LeadNotice>

/** The event of the stream that carries these; its data is a list of them. */
export const leadNoticesEvent = 'told'
