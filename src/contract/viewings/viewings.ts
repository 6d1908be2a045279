import { z } from 'zod'
import { formText, optionalText, rowId } from '../forms/form-schema.ts'
import { isTimeZone } from '../text/zoned-time.ts'
import { viewingFields, viewingTimeFields } from './viewing-fields.ts'
import { viewingParties, viewingStates, visitorActions } from './viewing-states.ts'

const time = z.string().describe('ISO 8601 in UTC')

/** A clock that this server does not know counts as Pakistan's. */
const timeZone = optionalText(viewingTimeFields.time_zone)
  .overwrite((zone) => (isTimeZone(zone) ? zone : ''))
  .describe('The time zone of the visitor’s clock, such as Europe/London; empty for Pakistan')

const slots = formText(viewingTimeFields.slots).describe(
  'Up to three times from the list of free times, with commas between them: 2026-12-02T05:00:00Z,2026-12-02T06:00:00Z',
)

/** `POST /api/viewings`: a visitor proposes times to view a listing. */
export const ViewingRequest = z.object({
  property_id: rowId,
  slots,
  time_zone: timeZone,
  name: formText(viewingFields.name),
  phone: formText(viewingFields.phone),
  email: optionalText(viewingFields.email),
})
export type ViewingRequest = z.infer<typeof ViewingRequest>

export const ViewingReceipt = z.object({
  data: z.object({
    reference: z.string(),
    path: z.string().describe('The page of the viewing, for its visitor alone'),
  }),
})
export type ViewingReceipt = z.infer<typeof ViewingReceipt>

export const FreeTimes = z.object({
  data: z.object({ slots: z.array(time).describe('When viewings of an hour may begin') }),
})
export type FreeTimes = z.infer<typeof FreeTimes>

/** A viewing as its visitor sees it. */
export const ViewingAnswer = z.object({
  data: z.object({
    reference: z.string(),
    state: z.enum(viewingStates),
    version: z.int().describe('Counts the changes; quote it in a change'),
    listing: z.object({ id: z.int(), title: z.string(), place: z.string() }).nullable(),
    agent: z.object({ name: z.string(), phone: z.string() }).nullable(),
    slots: z.array(time).describe('The times that the visitor proposed'),
    at: time.nullable().describe('The time that was confirmed, or that the agency proposes'),
    time_zone: z.string(),
    ended_by: z.enum(viewingParties).nullable(),
    reason: z.string().nullable().describe('Why the agency declined or cancelled'),
    free: z.array(time).describe('The times that can be proposed instead'),
  }),
})
export type ViewingAnswer = z.infer<typeof ViewingAnswer>

/** `POST /api/viewings/{secret}`: accepts the agency's time, proposes other times, or cancels. */
export const ViewingChange = z.object({
  action: z.enum(visitorActions),
  version: z.coerce.number().int().min(0),
  slots: optionalText({ ...viewingTimeFields.slots, rules: viewingTimeFields.slots.rules.slice(1) }),
  time_zone: timeZone,
})
export type ViewingChange = z.infer<typeof ViewingChange>
