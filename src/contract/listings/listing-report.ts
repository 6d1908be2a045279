/** A visitor's report of an error in a listing, as it comes over the wire. */
import { z } from 'zod'
import { validationMessages } from '#messages/common.ts'
import { optionalText } from '../forms/form-schema.ts'
import { reportFields, reportReasons, unsaid } from './report-fields.ts'

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
