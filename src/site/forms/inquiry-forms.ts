/** The inquiries: a general one, the request for the details of a listing, the question about a project. */

import { detailRequestFields, inquiryFields, projectInquiryFields } from '#contract/leads/inquiry-fields.ts'
import { formFields as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { contactLabels, personLabels } from './person-labels.ts'
import type { LeadForm } from './site-form.ts'

export const inquiryForm: LeadForm<keyof typeof inquiryFields> = {
  id: 'inquiry',
  fields: inquiryFields,
  get labels() {
    return { ...personLabels, client_Location: t.location, inquiry: t.inquiry }
  },
  kind: 'inquiry',
  feature: 'inquiry',
  send: async (body, sending) => (await call('inquiry', { body, ...sending })).data,
}

/** The detail request of a listing, by its ID. */
export function detailRequestForm(listingId: string | number): LeadForm<keyof typeof detailRequestFields> {
  return {
    id: 'property-inquiry',
    fields: detailRequestFields,
    get labels() {
      return { ...contactLabels(), message: t.message }
    },
    kind: 'property_inquiry',
    feature: 'propertyInquiry',
    send: async (body, sending) => {
      const asked = { ...body, property_id: String(listingId) }
      return (await call('propertyInquiry', { body: asked, ...sending })).data
    },
  }
}

/** The question about a project, by its ID; its toasts are those of the property inquiry (S7.2). */
export function projectInquiryForm(projectId: string | number): LeadForm<keyof typeof projectInquiryFields> {
  return {
    id: 'project-inquiry',
    fields: projectInquiryFields,
    get labels() {
      return { ...contactLabels(), message: t.message, brochure: t.brochure }
    },
    kind: 'project_inquiry',
    feature: 'propertyInquiry',
    send: async (body, sending) => {
      const asked = { ...body, project_id: String(projectId) }
      return (await call('projectInquiry', { body: asked, ...sending })).data
    },
  }
}
