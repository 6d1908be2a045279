import type { FormFields } from '../forms/form.ts'
import { email, required } from '../forms/validation.ts'
import { getInTouchFields } from '../leads/inquiry-fields.ts'
import { mostSlots, slotsError } from './viewing-times.ts'

const slotLength = '2026-12-02T05:00:00Z,'.length

/** The times, in UTC with commas between them, and the zone of the visitor's clock, which is not typed. */
export const viewingTimeFields = {
  slots: { rules: [required, slotsError], max: mostSlots * slotLength * 2 },
  time_zone: { rules: [], max: 60 },
} satisfies FormFields

/** The request for a viewing: a phone number is enough, the email is optional (D38). */
export const viewingFields = {
  ...viewingTimeFields,
  name: getInTouchFields.name,
  phone: getInTouchFields.phone,
  email: { rules: [email], max: 254 },
} satisfies FormFields
