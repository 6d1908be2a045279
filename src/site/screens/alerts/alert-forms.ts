/** The forms that ask for alerts. */
import { type AlertChannel, alertContactFields, alertFrequencies } from '#contract/alerts/alert-fields.ts'
import type { FormFields } from '#contract/forms/form.ts'
import { ticked } from '#contract/leads/inquiry-fields.ts'
import { alertForm as errors } from '#messages/common.ts'
import { alertPages as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import type { SiteForm } from '../../forms/site-form.ts'

const fields = {
  ...alertContactFields,
  frequency: { rules: [], max: 20 },
} satisfies FormFields

const homeFields = {
  price_drop: { rules: [], max: ticked.length },
  gone: { rules: [], max: ticked.length },
  ...fields,
} satisfies FormFields

type Channels = readonly AlertChannel[]

/** The answer: the page of the new alert. */
type Receipt = { reference: string }

/** A form that is no request to the agency. */
export type AlertForm<Name extends string> = SiteForm<Name, Receipt, undefined>

/** Saves a search; `query` is that of its address. */
export function searchAlertForm(query: string, channels: Channels): AlertForm<keyof typeof fields> {
  return {
    id: 'search-alert',
    fields,
    labels: t.labels,
    kind: undefined,
    feature: 'alert',
    hasPageAfter: true,
    check: needsContact(channels),
    send: async ({ frequency, ...body }, sending) =>
      (
        await call('createAlert', {
          body: { search: query, ...body, frequency: knownFrequency(frequency) },
          ...sending,
        })
      ).data,
  }
}

/** Watches a listing. */
export function homeAlertForm(listingId: string, channels: Channels): AlertForm<keyof typeof homeFields> {
  return {
    id: 'home-alert',
    fields: homeFields,
    labels: t.labels,
    kind: undefined,
    feature: 'alert',
    hasPageAfter: true,
    check: (values) => ({
      ...needsContact(channels)(values),
      ...(values.price_drop || values.gone ? {} : { price_drop: errors.reasonNeeded }),
    }),
    send: async ({ frequency, price_drop, gone, ...body }, sending) =>
      (
        await call('createHomeAlert', {
          body: {
            listing_id: listingId,
            price_drop: isTicked(price_drop),
            gone: isTicked(gone),
            ...body,
            frequency: knownFrequency(frequency),
          },
          ...sending,
        })
      ).data,
  }
}

/** Asks for the link to the alerts of an address. */
export function alertsLinkForm(channels: Channels): AlertForm<keyof typeof alertContactFields> {
  return {
    id: 'alerts-link',
    fields: alertContactFields,
    labels: t.labels,
    kind: undefined,
    feature: 'alertsLink',
    hasPageAfter: true,
    check: needsContact(channels),
    send: async (body, sending) => {
      await call('sendAlertsLink', { body, ...sending })
      return { reference: '' }
    },
  }
}

/** The channels of this site, for a form that is posted. */
export async function readChannels(): Promise<Channels> {
  return (await call('alertChannels')).data.channels
}

function needsContact(channels: Channels) {
  const message = channels.includes('whatsapp') ? errors.contactNeeded : errors.emailNeeded
  return ({ email, whatsapp }: { email: string; whatsapp: string }) =>
    email.trim() === '' && whatsapp.trim() === '' ? { email: message } : {}
}

function knownFrequency(text: string) {
  return alertFrequencies.find((frequency) => frequency === text) ?? 'at once'
}

function isTicked(text: string): '' | typeof ticked {
  return text === ticked ? ticked : ''
}
