import { franchiseFields } from '#contract/leads/inquiry-fields.ts'
import { call } from '#ui/api.ts'
import { personLabels } from './person-labels.ts'
import type { LeadForm } from './site-form.ts'

/** The franchise enquiry, with its eight fields. */
export const franchiseForm: LeadForm<keyof typeof franchiseFields> = {
  id: 'franchise',
  fields: franchiseFields,
  labels: {
    first_name: personLabels.name,
    email: personLabels.email,
    phone: personLabels.phone,
    city: 'City',
    city_location: 'Part of the city',
    reference: 'Who told you about us',
    message: 'Message',
    qrcode: 'Code on the flyer',
  },
  kind: 'franchise',
  feature: 'franchise',
  send: async (body, sending) => (await call('franchise', { body, ...sending })).data,
}
