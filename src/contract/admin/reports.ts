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
  answer: z.string().describe('The report as a PDF'),
} as const

export const reportCalls = {
  listingComparables: {
    method: 'GET',
    path: '/api/admin/listings/:id/comparables.pdf',
    summary: 'Download the comparables report of a listing',
    description:
      'For its owner: the estimate, similar properties and prices in the area. The download is recorded in the audit log.',
    access: 'listings.read',
    params: z.object({ id: idInPath }),
    query: ReportQuery,
    ...reportPdf,
    errors: [...reading, 404, 503],
  },
  leadComparables: {
    method: 'GET',
    path: '/api/admin/leads/:lead/comparables.pdf',
    summary: 'Download the comparables report of a valuation request',
    description: 'For its sender. The download is recorded in the audit log.',
    access: 'leads.read',
    params: z.object({ lead: idInPath }),
    query: ReportQuery,
    ...reportPdf,
    errors: [...reading, 404, 409, 503],
  },
} as const satisfies Record<string, AdminEndpoint>
