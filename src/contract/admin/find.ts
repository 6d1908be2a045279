/** What the command palette finds: clients, leads and listings. */
import { z } from 'zod'
import { fieldRules as t } from '#messages/admin.ts'
import { leadKinds, leadStatuses } from '../leads/leads.ts'
import { listingStatuses } from '../listings/property.ts'
import { reading } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'

export const shortestFind = 2

export const AdminSearchResult = z.object({
  clients: z
    .array(
      z.object({
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        leads: z.int().describe('How many of the newest matches are from this person'),
      }),
    )
    .describe('People who sent a request, matched by name, phone or email'),
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
export type AdminSearchResult = z.infer<typeof AdminSearchResult>

export const findCalls = {
  find: {
    method: 'GET',
    path: '/api/admin/find',
    summary: 'Search clients, leads and listings',
    description:
      'Matches names, phone numbers, references, IDs and titles. Returns only what the caller can access.',
    access: 'signedIn',
    query: z.object({
      q: z
        .string()
        .trim()
        .min(shortestFind, { error: () => t.shortQuery })
        .max(100),
    }),
    answer: z.object({ data: AdminSearchResult }),
    errors: reading,
  },
} as const satisfies Record<string, AdminEndpoint>
