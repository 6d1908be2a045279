/** The inquiries: a general one, and the request for the details of a listing. */
import { detailRequestFields, inquiryFields } from '#contract/enquiry-fields.ts'
import { call } from '../api.ts'
import { keyed } from './keyed.ts'
import { personLabels } from './person-labels.ts'
import type { LeadForm } from './site-form.ts'

export const inquiryForm: LeadForm<keyof typeof inquiryFields> = {
  id: 'inquiry',
  fields: inquiryFields,
  labels: { ...personLabels, client_Location: 'Your location', inquiry: 'Inquiry' },
  feature: 'inquiry',
  send: async (body, idempotencyKey) => (await call('inquiry', { body, ...keyed(idempotencyKey) })).data,
}

/** The detail request of a listing, by its ID. */
export function detailRequestForm(listingId: string | number): LeadForm<keyof typeof detailRequestFields> {
  return {
    id: 'property-inquiry',
    fields: detailRequestFields,
    labels: { ...personLabels, message: 'Message' },
    feature: 'propertyInquiry',
    send: async (body, idempotencyKey) => {
      const asked = { ...body, property_id: String(listingId) }
      return (await call('propertyInquiry', { body: asked, ...keyed(idempotencyKey) })).data
    },
  }
}
