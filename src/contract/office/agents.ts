/** The agents of the public site, as whoever runs the team keeps them. */
import { z } from 'zod'
import type { OfficeEndpoint } from './endpoints.ts'
import { anyLines, id, line, officeEmail, officePhone, storedAddress, words } from './fields.ts'
import { keptCalls, keptState } from './kept.ts'

export const AgentFields = z.strictObject({
  name: line(100),
  title: line(100),
  bio: anyLines(3000),
  photo: storedAddress.nullable(),
  phone: officePhone,
  whatsapp: officePhone,
  email: officeEmail,
  languages: words(12),
  city_id: id,
  area_ids: z.array(id).max(100, 'At most 100'),
})
export type AgentFields = z.output<typeof AgentFields>

const agents = keptCalls({
  path: 'agents',
  allowed: 'team.edit',
  one: 'An agent',
  many: 'agents',
  fields: AgentFields,
  row: AgentFields.omit({ bio: true, area_ids: true }).extend({
    ...keptState,
    city: z.string(),
    areas: z.array(z.string()),
    listing_count: z.int(),
  }),
})

export const agentCalls = {
  listAgents: agents.list,
  showAgent: agents.show,
  createAgent: agents.create,
  changeAgent: agents.change,
  archiveAgent: {
    ...agents.archive,
    summary: 'Takes an agent who has left off the site, or brings one back.',
  },
  orderAgents: agents.order,
} as const satisfies Record<string, OfficeEndpoint>
