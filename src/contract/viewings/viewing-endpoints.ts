/** The calls of visitors who ask to view a property. */
import { z } from 'zod'
import { type Endpoint, formErrors, id } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { FreeTimes, ViewingAnswer, ViewingChange, ViewingReceipt, ViewingRequest } from './viewings.ts'

const secret = z.string().max(200)

export const viewingEndpoints = {
  viewingTimes: {
    ...route('viewingTimes'),
    summary: 'List the times for viewing a listing',
    description: 'Full hours of the office in which neither the listing nor its agent has another viewing.',
    params: z.object({ id }),
    answer: FreeTimes,
    errors: [404],
  },
  requestViewing: {
    ...route('requestViewing'),
    summary: 'Request a viewing of a listing',
    description:
      'Proposes up to three times. Returns 409 when a time was taken meanwhile or the listing is no longer available.',
    body: ViewingRequest,
    answer: ViewingReceipt,
    errors: [...formErrors, 404, 409],
  },
  viewing: {
    ...route('viewing'),
    summary: 'Get a viewing',
    description: 'The secret in the link gives access.',
    params: z.object({ secret }),
    answer: ViewingAnswer,
    errors: [404],
  },
  changeViewing: {
    ...route('changeViewing'),
    summary: 'Accept, change or cancel a viewing',
    description: 'Returns 409 when the viewing was changed since it was read.',
    params: z.object({ secret }),
    body: ViewingChange,
    answer: ViewingAnswer,
    errors: [...formErrors, 404, 409],
  },
} as const satisfies Record<string, Endpoint>
