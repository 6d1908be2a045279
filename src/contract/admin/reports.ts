/** Reports that staff make for owners. */
import { z } from 'zod'
import { languages } from '#messages/languages.ts'
import { reading } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { idInPath } from './fields.ts'

/** In which language the owner reads it. */
export const ReportQuery = z.object({ language: z.enum(languages).default('en') })

export const reportPdf = {
  sends: 'application/pdf',
  answer: z.string().describe('the report as a PDF'),
} as const

export const reportCalls = {
  listingComparables: {
    method: 'GET',
    path: '/api/admin/listings/:id/comparables.pdf',
    summary:
      'The report of comparables for the owner of a listing: estimate, similar properties, prices of the area. Who made it is in the audit log.',
    access: 'listings.read',
    params: z.object({ id: idInPath }),
    query: ReportQuery,
    ...reportPdf,
    errors: [...reading, 404, 503],
  },
  leadComparables: {
    method: 'GET',
    path: '/api/admin/leads/:lead/comparables.pdf',
    summary: 'The same for the sender of a valuation request.',
    access: 'leads.read',
    params: z.object({ lead: idInPath }),
    query: ReportQuery,
    ...reportPdf,
    errors: [...reading, 404, 409, 503],
  },
} as const satisfies Record<string, AdminEndpoint>
