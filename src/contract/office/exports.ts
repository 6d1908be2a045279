/** Files that the office takes away. */
import { z } from 'zod'
import type { OfficeEndpoint } from './endpoints.ts'
import { DeskQuestion } from './listing-desk.ts'

/** The filters of the listings table: all listings without one. */
export const ExportFilter = DeskQuestion.omit({ page: true, sort: true, order: true })
export type ExportFilter = z.output<typeof ExportFilter>

export const exportCalls = {
  exportListings: {
    method: 'GET',
    path: '/api/office/exports/listings.csv',
    summary: 'Listings as CSV for a spreadsheet, filtered as the table is; agents get their own.',
    allowed: 'listings.read',
    query: ExportFilter,
    sends: 'text/csv',
    answer: z.string().describe('lines'),
    errors: [401, 403, 422],
  },
} as const satisfies Record<string, OfficeEndpoint>
