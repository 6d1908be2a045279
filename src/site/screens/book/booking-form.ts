import { bookingFields } from '#contract/leads/inquiry-fields.ts'
import { bookingPath } from '#contract/paths.ts'
import { call } from '#ui/api.ts'
import { localPath } from '#ui/local-path.ts'
import { personLabels } from '../../forms/person-labels.ts'
import type { LeadForm } from '../../forms/site-form.ts'

/** The form that books a unit, by its ID. The booking's page confirms it; the errors are those of a project inquiry. */
export function bookingForm(unitId: string | number): LeadForm<keyof typeof bookingFields> {
  return {
    id: 'booking',
    fields: bookingFields,
    labels: personLabels,
    kind: 'project_inquiry',
    feature: 'propertyInquiry',
    send: async (body, sending) =>
      (await call('book', { body: { ...body, unit_id: String(unitId) }, ...sending })).data,
  }
}

/**
 * The same in the browser, which loads the page of the booking as soon as the unit is held. It is a new
 * document, because only that page may use the payment gateway.
 */
export function leadingOn(unitId: number): LeadForm<keyof typeof bookingFields> {
  const form = bookingForm(unitId)
  return {
    ...form,
    send: async (...sent) => {
      const { reference } = await form.send(...sent)
      // A visitor who comes back sees the page as it is by then.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
      location.assign(localPath(bookingPath(reference)))
      return new Promise(() => {})
    },
  }
}
