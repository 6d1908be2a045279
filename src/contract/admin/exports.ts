/** Files that staff export: each as CSV and as XLSX. */
import { z } from 'zod'
import type { AdminEndpoint } from './endpoint.ts'
import { ListingQuery } from './listing-list.ts'

/** The filters of the listings table: all listings without one. */
export const ExportFilter = ListingQuery.omit({ page: true, sort: true, order: true })
export type ExportFilter = z.output<typeof ExportFilter>

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type CsvExport = AdminEndpoint & { path: `${string}.csv`; sends: 'text/csv' }

/** The same export as XLSX, at the same path with the other ending. */
export function asXlsx<const Call extends CsvExport>(call: Call) {
  const { path, summary, sends: _, answer: __, ...same } = call
  return {
    ...same,
    path: path.replace(/csv$/, 'xlsx'),
    summary: summary.replace('CSV', 'XLSX'),
    sends: xlsxType,
    answer: z.string().describe('An XLSX workbook'),
  } as const
}

const exportListings = {
  method: 'GET',
  path: '/api/admin/exports/listings.csv',
  summary: 'Export listings as CSV',
  description: 'Takes the same filters as the table. Agents get their own listings.',
  access: 'listings.read',
  query: ExportFilter,
  sends: 'text/csv',
  answer: z.string().describe('CSV rows'),
  errors: [401, 403, 422],
} as const satisfies AdminEndpoint

export const exportCalls = {
  exportListings,
  exportListingsAsXlsx: asXlsx(exportListings),
} as const satisfies Record<string, AdminEndpoint>
