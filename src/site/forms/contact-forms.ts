/** What is written to the agency from its contact page. */

import { feedbackFields, getInTouchFields } from '#contract/leads/inquiry-fields.ts'
import { formFields as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { contactLabels, personLabels } from './person-labels.ts'
import type { LeadForm } from './site-form.ts'

export const feedbackForm: LeadForm<keyof typeof feedbackFields> = {
  id: 'feedback',
  fields: feedbackFields,
  get labels() {
    return { ...contactLabels(), feedback: t.feedback }
  },
  kind: 'contact',
  feature: 'feedback',
  send: async (body, sending) => (await call('contact', { body, ...sending })).data,
}

export const getInTouchForm: LeadForm<keyof typeof getInTouchFields> = {
  id: 'get-in-touch',
  fields: getInTouchFields,
  get labels() {
    return { ...personLabels, best_time: t.bestTime }
  },
  kind: 'get_in_touch',
  feature: 'getInTouch',
  send: async (body, sending) => (await call('getInTouch', { body, ...sending })).data,
}
