/** What visitors report about a listing, and what staff do about it. */
import { z } from 'zod'
import { listingReports as t, validationMessages } from '#messages/common.ts'
import type { FormFields } from '../forms/form.ts'
import { optionalText } from '../forms/form-schema.ts'
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

/** `POST /api/listings/:id/reports`. `message` may be left out, except for another reason. */
export const ListingReport = z
  .object({
    reason: z.enum(reportReasons, { error: () => validationMessages.required }),
    message: optionalText(reportFields.message),
  })
  .superRefine((report, context) => {
    const message = unsaid(report)
    if (message) context.addIssue({ code: 'custom', path: ['message'], message })
  })
export type ListingReport = z.infer<typeof ListingReport>
