/** The request for a viewing of a listing, by its ID. */
import { viewingFields } from '#contract/viewings/viewing-fields.ts'
import { mostSlots } from '#contract/viewings/viewing-times.ts'
import { viewingPages as t } from '#messages/site.ts'
import { type Answer, call } from '#ui/api.ts'
import { personLabels } from './person-labels.ts'
import type { SiteForm } from './site-form.ts'

type ViewingReceipt = Answer<'requestViewing'>['data']

/** Its page is the one after: it says that the request was received. */
export function viewingForm(
  listingId: string | number,
): SiteForm<keyof typeof viewingFields, ViewingReceipt> {
  return {
    id: 'viewing',
    fields: viewingFields,
    get labels() {
      const { name, phone } = personLabels
      return { slots: t.times({ most: mostSlots }), time_zone: '', name, phone, email: t.email }
    },
    kind: 'viewing',
    feature: 'viewing',
    send: async (body, sending) => {
      const asked = { ...body, property_id: String(listingId) }
      return (await call('requestViewing', { body: asked, ...sending })).data
    },
  }
}
