/** Files that the office takes away. */
import { z } from 'zod'
import { listingStatuses, purposes } from '../property.ts'
import type { OfficeEndpoint } from './endpoints.ts'

const id = z.coerce.number<string>().int().positive().max(2_147_483_647)

/** Which listings: all of them without a filter. */
export const ExportFilter = z.object({
  status: z.enum(listingStatuses).optional(),
  purpose: z.enum(purposes).optional(),
  city_id: id.optional(),
  agent_id: id.optional(),
})
export type ExportFilter = z.output<typeof ExportFilter>

export const exportCalls = {
  exportListings: {
    method: 'GET',
    path: '/api/office/exports/listings.csv',
    summary: 'Listings as CSV for a spreadsheet; agents get their own.',
    allowed: 'listings.read',
    query: ExportFilter,
    sends: 'text/csv',
    answer: z.string().describe('lines'),
    errors: [401, 403, 422],
  },
} as const satisfies Record<string, OfficeEndpoint>
