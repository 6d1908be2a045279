/** Reports of a city's prices in a quarter, as editors make and publish them. */
import { z } from 'zod'
import { quarterlyReportRules as t } from '#messages/admin.ts'
import { quarterPattern } from '../reports/quarter.ts'
import { reading } from './answers.ts'
import { collection, recordState } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { anyLines, idInPath, urduLines } from './fields.ts'
import { ReportQuery, reportPdf } from './reports.ts'

export const QuarterlyReportFields = z.strictObject({
  city_id: z
    .int({ error: () => t.city })
    .positive()
    .max(2_147_483_647),
  quarter: z.string().regex(quarterPattern, { error: () => t.quarter }),
  introduction: anyLines(3000),
  introduction_ur: urduLines(3000),
  published: z.boolean(),
})
export type QuarterlyReportFields = z.output<typeof QuarterlyReportFields>

/** Facts about the figures, which never change once they are made. */
const made = {
  made_on: z.string().describe('The day on which the figures were computed, YYYY-MM-DD'),
  price_count: z.int().describe('The number of prices in the medians of the quarter'),
  area_count: z.int().describe('The number of areas with a median'),
}

export const quarterlyReports = collection({
  one: 'quarterly report',
  many: 'quarterly reports',
  permission: 'content.edit',
  fields: QuarterlyReportFields,
  row: z.object({
    ...recordState,
    ...QuarterlyReportFields.pick({ quarter: true, published: true }).shape,
    city: z.string(),
    ...made,
  }),
  more: { city_slug: z.string(), ...made },
})

export const quarterlyReportCalls = {
  ...quarterlyReports.calls,
  quarterlyReportPdf: {
    method: 'GET',
    path: '/api/admin/quarterly-reports/:id/report.pdf',
    summary: 'Download a quarterly report as PDF',
    description: 'Also before it is published: the file that visitors get once it is published.',
    access: 'content.edit',
    params: z.object({ id: idInPath }),
    query: ReportQuery,
    ...reportPdf,
    errors: [...reading, 404, 503],
  },
} as const satisfies Record<string, AdminEndpoint>
