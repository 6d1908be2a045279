/** What staff are told of leads as it happens: enough to open one, and nothing about who sent it. */
import { z } from 'zod'
import { leadKinds } from '../leads/leads.ts'

/** `given`: to whoever is told. Many at once are told as a number alone. */
export const LeadNotice = z.object({
  what: z.enum(['came', 'given']),
  count: z.int().positive(),
  lead: z.object({ id: z.int(), kind: z.enum(leadKinds), reference: z.string() }).nullable(),
})
export type LeadNotice = z.output<typeof LeadNotice>

/** The event of the stream that carries these; its data is a list of them. */
export const leadNoticesEvent = 'told'
