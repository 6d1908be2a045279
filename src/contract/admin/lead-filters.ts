/** What the inbox of leads is asked for. */
import { z } from 'zod'
import { leadKinds, leadSources, leadStatuses } from '../leads/leads.ts'
import { commaSeparated, idInPath } from './fields.ts'

export const leadSorts = ['received', 'changed'] as const
export const leadAges = ['1', '7', '30', '90'] as const

const longestSearch = 200

/** What the inbox is asked for; everything left out lets all through, but for `status`: without it, open ones. */
export const LeadFilters = z.object({
  q: z.string().trim().max(longestSearch).optional(),
  kind: commaSeparated(leadKinds).optional(),
  status: z.union([z.enum(['open', 'closed', 'all']), commaSeparated(leadStatuses)]).default('open'),
  owner: z
    .union([z.literal('none'), idInPath])
    .optional()
    .describe('The ID of an agent, or `none`'),
  city: idInPath.optional(),
  source: z.enum(leadSources).optional(),
  age: z.enum(leadAges).optional().describe('Received in the last given number of days'),
  waiting: z.literal('1').optional().describe('Only leads that are overdue'),
})
export type LeadFilters = z.output<typeof LeadFilters>

export const LeadQuery = LeadFilters.extend({
  sort: z.enum(leadSorts).default('received'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
})
export type LeadQuery = z.output<typeof LeadQuery>
