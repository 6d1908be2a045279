/** Alerts about saved searches and homes, without an account: who has the link of an address sees its alerts. */
import { z } from 'zod'
import { alertForm as t, validationMessages } from '#messages/common.ts'
import { formChoice, formText, optionalText, rowId } from '../forms/form-schema.ts'
import { ticked } from '../leads/inquiry-fields.ts'
import { visitorLanguages } from '../leads/leads.ts'
import { Search } from '../search/search.ts'
import {
  alertChannels,
  alertCodeFields,
  alertContactFields,
  alertFrequencies,
  alertKinds,
  alertStatuses,
  chosenStatuses,
} from './alert-fields.ts'

const channel = z.enum(alertChannels)

/** `GET /api/alerts/channels`: how this site can send alerts. */
export const AlertChannels = z.object({
  data: z.object({
    channels: z.array(channel),
    most: z.int().describe('The maximum number of alerts of an address'),
  }),
})
export type AlertChannels = z.infer<typeof AlertChannels>

/** The filters of a search as its address states them, such as 'purpose=sale&cityId=1'. */
const SearchQuery = z
  .string({ error: () => validationMessages.required })
  .max(8_000, { error: () => validationMessages.tooLong({ characters: 8_000 }) })
  .transform((query, context) => {
    const parsed = Search.safeParse(Object.fromEntries(new URLSearchParams(query)))
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', message: t.unusableSearch })
    return z.NEVER
  })
  .describe('The query string of the search, with the keys of `GET /api/listings/search`')

const contact = {
  email: optionalText(alertContactFields.email),
  whatsapp: optionalText(alertContactFields.whatsapp),
  secret: optionalText({ rules: [], max: 200 }).describe(
    'The secret of `/alerts/{secret}`, if the visitor has it: its address does not need to be confirmed again',
  ),
}

function needsContact({ email, whatsapp }: { email: string; whatsapp: string }, context: z.RefinementCtx) {
  if (email === '' && whatsapp === '')
    context.addIssue({ code: 'custom', path: ['email'], message: t.contactNeeded })
}

/** `POST /api/alerts`: new matches, price drops and homes back on the market of a search. */
export const SearchAlertWish = z
  .object({ search: SearchQuery, ...contact, frequency: formChoice(alertFrequencies, 'at once') })
  .superRefine(needsContact)
export type SearchAlertWish = z.infer<typeof SearchAlertWish>

/** A box of a form: `yes` when it is ticked. */
const box = z
  .enum(['', ticked], { error: () => validationMessages.text })
  .default('')
  .transform((value) => value === ticked)

/** `POST /api/alerts/homes`: the events of one saved home to watch; at least one of the two. */
export const HomeAlertWish = z
  .object({
    listing_id: rowId,
    price_drop: box.describe('Whether to report price drops and a return to the market'),
    gone: box.describe('Whether to report that it is no longer available'),
    ...contact,
    frequency: formChoice(alertFrequencies, 'at once'),
  })
  .superRefine(needsContact)
  .refine(({ price_drop, gone }) => price_drop || gone, {
    path: ['price_drop'],
    error: () => t.reasonNeeded,
  })
export type HomeAlertWish = z.infer<typeof HomeAlertWish>

/** The answer to a new alert (201): by its reference its page is found, where the code can be typed. */
export const AlertReceipt = z.object({
  data: z.object({ reference: z.string(), status: z.enum(['pending', 'active']) }),
})
export type AlertReceipt = z.infer<typeof AlertReceipt>

/** `GET /api/alerts/requests/{reference}`: whether the addresses of a new alert are confirmed. */
export const AlertRequest = z.object({
  data: z.object({
    reference: z.string(),
    title: z.string().describe('The subject, such as: Houses for sale in Lahore'),
    path: z.string().describe('The URL of the search or listing'),
    contacts: z.array(
      z.object({
        channel,
        address: z.string().describe('The masked address, such as: s…@example.com'),
        status: z.enum(alertStatuses),
      }),
    ),
  }),
})
export type AlertRequest = z.infer<typeof AlertRequest>

/** `POST /api/alerts/requests/{reference}`: the code of the message. */
export const AlertCode = z.object({ code: formText(alertCodeFields.code) })

/** `GET /api/alerts/confirm/{token}`: what the link of the message confirms. */
export const AlertToConfirm = z.object({
  data: z.object({
    title: z.string(),
    path: z.string(),
    channel,
    address: z.string().describe('The masked address'),
    status: z.enum(alertStatuses),
  }),
})
export type AlertToConfirm = z.infer<typeof AlertToConfirm>

/** The answer to a confirmation (201): the secret of `/alerts/{secret}`. */
export const AlertConfirmed = z.object({ data: z.object({ secret: z.string() }) })
export type AlertConfirmed = z.infer<typeof AlertConfirmed>

/** An alert as its owner sees it. */
export const SavedAlert = z.object({
  id: z.int(),
  kind: z.enum(alertKinds),
  title: z.string().describe('The subject, such as: Houses for sale in Lahore'),
  details: z.array(z.string()).describe('The other filters, such as: Up to 2 Crore'),
  path: z.string().describe('The URL of the search or listing; empty if the listing was deleted'),
  status: z.enum(alertStatuses),
  frequency: z.enum(alertFrequencies),
  price_drop: z.boolean(),
  gone: z.boolean().describe('For a property: whether to report that it is no longer available'),
  problem: z
    .enum(['place', 'listing'])
    .nullable()
    .describe('`place`: its area or city was deleted; `listing`: the home is no longer available'),
  created_at: z.string().describe('ISO 8601 in UTC'),
  last_sent_at: z.string().nullable(),
  ends_at: z.string().nullable().describe('When an ended alert is deleted'),
})
export type SavedAlert = z.infer<typeof SavedAlert>

/** `GET /api/alerts/saved/{secret}`: the alerts of an address, newest first. */
export const SavedAlerts = z.object({
  data: z.object({
    channel,
    address: z.string(),
    language: z.enum(visitorLanguages),
    bounced_at: z
      .string()
      .nullable()
      .describe('Since when messages are paused because the address rejected three of them'),
    alerts: z.array(SavedAlert),
  }),
})
export type SavedAlerts = z.infer<typeof SavedAlerts>

/** `POST /api/alerts/saved/{secret}`: for all alerts of the address; what is left out stays as it is. */
export const AlertsChange = z.object({
  status: z.enum(chosenStatuses, { error: () => validationMessages.text }).optional(),
  language: z.enum(visitorLanguages, { error: () => validationMessages.text }).optional(),
})
export type AlertsChange = z.infer<typeof AlertsChange>

/** `POST /api/alerts/saved/{secret}/{id}`: for one alert; what is left out stays as it is. */
export const AlertChange = z.object({
  status: z.enum(chosenStatuses, { error: () => validationMessages.text }).optional(),
  frequency: z.enum(alertFrequencies, { error: () => validationMessages.text }).optional(),
})
export type AlertChange = z.infer<typeof AlertChange>

/** `POST /api/alerts/link`: where the link to the alerts is sent, if the address has any. */
export const AlertsLinkWish = z
  .object({ email: contact.email, whatsapp: contact.whatsapp })
  .superRefine(needsContact)

/** The same answer (201), whether the address has alerts or not. */
export const AlertsLinkSent = z.object({ data: z.object({ accepted: z.literal(true) }) })

/** The answer to an unsubscription (201): whose alerts are all ended, shortened. */
export const Unsubscribed = z.object({ data: z.object({ channel, address: z.string() }) })
export type Unsubscribed = z.infer<typeof Unsubscribed>
