/** The queue of what visitors report about listings. */
import { z } from 'zod'
import { listingStatuses } from '../listings/property.ts'
import { reportOutcomes, reportReasons } from '../listings/report-fields.ts'
import { changing, done, reading } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { idInPath } from './fields.ts'

export const ReportedListing = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(listingStatuses),
  agent: z.string().nullable(),
  asked_at: z.string().nullable().describe('When the agent was asked whether it is still available'),
  reports: z.array(
    z.object({
      id: z.int(),
      reason: z.enum(reportReasons),
      message: z.string(),
      created_at: z.string(),
    }),
  ),
})
export type ReportedListing = z.infer<typeof ReportedListing>

export const ReportQueue = z.object({
  count: z.int().describe('All listings with open reports'),
  listings: z.array(ReportedListing),
})
export type ReportQueue = z.infer<typeof ReportQueue>

export const listingReportCalls = {
  listingReports: {
    method: 'GET',
    path: '/api/admin/listing-reports',
    summary: 'List listings that visitors reported',
    description: 'Those with open reports, the longest open first. Agents get their own.',
    access: 'listings.edit',
    answer: z.object({ data: ReportQueue }),
    errors: reading,
  },
  closeListingReports: {
    method: 'POST',
    path: '/api/admin/listing-reports/:id/close',
    summary: 'Close the reports of a listing',
    description: 'Takes the newest report that was read. Reports that came later stay open.',
    access: 'listings.edit',
    params: z.object({ id: idInPath }),
    body: z.strictObject({ outcome: z.enum(reportOutcomes), last: z.int().positive() }),
    answer: done,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
