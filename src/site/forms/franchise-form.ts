import { franchiseFields } from '#contract/leads/inquiry-fields.ts'
import { formFields as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { contactLabels } from './person-labels.ts'
import type { LeadForm } from './site-form.ts'

/** The franchise enquiry, with its eight fields. */
export const franchiseForm: LeadForm<keyof typeof franchiseFields> = {
  id: 'franchise',
  fields: franchiseFields,
  get labels() {
    const { name, email, phone } = contactLabels()
    return {
      first_name: name,
      email,
      phone,
      city: t.city,
      city_location: t.partOfCity,
      reference: t.referredBy,
      message: t.message,
      qrcode: t.flyerCode,
    }
  },
  kind: 'franchise',
  feature: 'franchise',
  send: async (body, sending) => (await call('franchise', { body, ...sending })).data,
}
