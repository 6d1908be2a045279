import { type ReportReason, reportFields, unsaid } from '#contract/listings/report-fields.ts'
import { reportListing as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import type { SiteForm } from '../../forms/site-form.ts'

/** The report of an error in a listing, by its ID. It has no reference: nobody follows it. */
export function reportForm(
  id: number,
): SiteForm<keyof typeof reportFields, { reference: string }, undefined> {
  return {
    id: 'report-listing',
    fields: reportFields,
    get labels() {
      return { reason: t.reason, message: t.message }
    },
    kind: undefined,
    feature: 'listingReport',
    check: (values) => {
      const message = unsaid(values)
      return message ? { message } : {}
    },
    send: async ({ reason, message }, sending) => {
      // `fields` let nothing else through.
      const body = { reason: reason as ReportReason, message }
      await call('reportListing', { params: { id }, body, ...sending })
      return { reference: '' }
    },
  }
}
