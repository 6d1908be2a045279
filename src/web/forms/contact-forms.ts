/** What is written to the agency from its contact page. */
import { feedbackFields, getInTouchFields } from '#contract/enquiry-fields.ts'
import { call } from '../api.ts'
import { keyed } from './keyed.ts'
import { personLabels } from './person-labels.ts'
import type { LeadForm } from './site-form.ts'

export const feedbackForm: LeadForm<keyof typeof feedbackFields> = {
  id: 'feedback',
  fields: feedbackFields,
  labels: { ...personLabels, feedback: 'Feedback' },
  feature: 'feedback',
  send: async (body, idempotencyKey) => (await call('contact', { body, ...keyed(idempotencyKey) })).data,
}

export const getInTouchForm: LeadForm<keyof typeof getInTouchFields> = {
  id: 'get-in-touch',
  fields: getInTouchFields,
  labels: { name: personLabels.name, phone: personLabels.phone },
  feature: 'getInTouch',
  send: async (body, idempotencyKey) => (await call('getInTouch', { body, ...keyed(idempotencyKey) })).data,
}
