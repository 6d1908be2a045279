/** The agents of the public site, as those who run the team edit them. */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { reading } from './answers.ts'
import { collection, recordState } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import {
  anyLines,
  id,
  idInPath,
  line,
  officeEmail,
  officePhone,
  storedAddress,
  urduLine,
  urduLines,
  words,
} from './fields.ts'

export const AgentFields = z.strictObject({
  name: line(100),
  name_ur: urduLine(100),
  title: line(100),
  title_ur: urduLine(100),
  bio: anyLines(3000),
  bio_ur: urduLines(3000),
  photo: storedAddress.nullable(),
  phone: officePhone,
  whatsapp: officePhone,
  email: officeEmail,
  languages: words(12),
  city_id: id,
  area_ids: z.array(id).max(100, { error: () => t.mostItems({ most: 100 }) }),
})
export type AgentFields = z.output<typeof AgentFields>

export const AgentHoldings = z.object({
  listings: z.int(),
  leads: z.int(),
  tasks: z.int().describe('Reminders that are not done'),
})
export type AgentHoldings = z.infer<typeof AgentHoldings>

export const agents = collection({
  one: 'agent',
  many: 'agents',
  permission: 'team.edit',
  fields: AgentFields,
  row: AgentFields.omit({ bio: true, bio_ur: true, area_ids: true }).extend({
    ...recordState,
    city: z.string(),
    areas: z.array(z.string()),
    listing_count: z.int(),
  }),
  ordered: true,
})

export const agentCalls = {
  ...agents.calls,
  agentHoldings: {
    method: 'GET',
    path: '/api/admin/agents/:id/holdings',
    summary: 'Count an agent’s listings, leads and upcoming tasks',
    description: 'These are reassigned when the agent leaves.',
    access: 'team.edit',
    params: z.object({ id: idInPath }),
    answer: z.object({ data: AgentHoldings }),
    errors: [...reading, 404],
  },
  archiveAgent: {
    ...agents.calls.archiveAgent,
    summary: 'Archive or restore an agent',
    description: 'Archiving removes the agent from the site and reassigns their listings, leads and tasks.',
    body: z.strictObject({
      archived: z.boolean(),
      listings_to: id
        .nullable()
        .optional()
        .describe('The agent who receives the listings; null unassigns them'),
      leads_to: id
        .nullable()
        .optional()
        .describe(
          'The agent who receives the leads and tasks; with null the leads are unassigned and the tasks stay with their author',
        ),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>
