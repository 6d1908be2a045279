/** What the command palette finds: clients, leads and listings. */
import { z } from 'zod'
import { leadKinds, leadStatuses } from '../leads.ts'
import { listingStatuses } from '../property.ts'
import { reading } from './answers.ts'
import type { OfficeEndpoint } from './endpoints.ts'

export const shortestFind = 2

export const FoundInOffice = z.object({
  clients: z
    .array(
      z.object({
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        leads: z.int().describe('how many of the newest that match are of this person'),
      }),
    )
    .describe('people who sent a request, by their name, phone or e-mail'),
  leads: z.array(
    z.object({
      id: z.int(),
      reference: z.string(),
      name: z.string(),
      kind: z.enum(leadKinds),
      status: z.enum(leadStatuses),
    }),
  ),
  listings: z.array(
    z.object({ id: z.int(), title: z.string(), status: z.enum(listingStatuses), place: z.string() }),
  ),
})
export type FoundInOffice = z.infer<typeof FoundInOffice>

export const findCalls = {
  find: {
    method: 'GET',
    path: '/api/office/find',
    summary:
      'Clients, leads and listings by name, phone, reference, ID or title, as far as one may see them.',
    allowed: 'staff',
    query: z.object({ q: z.string().trim().min(shortestFind, 'Type at least 2 characters').max(100) }),
    answer: z.object({ data: FoundInOffice }),
    errors: reading,
  },
} as const satisfies Record<string, OfficeEndpoint>
