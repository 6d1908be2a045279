/** What visitors report about a listing, without schemas, for pages and tables. */
import { listingReports as t } from '#messages/common.ts'
import type { FormFields } from '../forms/form.ts'
import { oneOf, required } from '../forms/validation.ts'

export const reportReasons = ['price', 'gone', 'photos', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What staff found: it was so and is put right, or the listing was right. */
export const reportOutcomes = ['corrected', 'unfounded'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export const reportFields = {
  reason: { rules: [required, oneOf(reportReasons)], max: 20 },
  message: { rules: [], max: 1000, multiline: true },
} satisfies FormFields

/** The error of a report that says nothing: another reason than those named must be written. */
export function unsaid({ reason, message }: { reason: string; message: string }): string | undefined {
  return reason === 'other' && message.trim() === '' ? t.sayWhat : undefined
}
