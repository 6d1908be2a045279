/** What the forms of alerts ask for: without schemas, as the browser judges it. */
import type { FormFields } from '../forms/form.ts'
import { email, numericPhone, phoneNumber, required } from '../forms/validation.ts'

/** Where alerts are sent; SMS is not one of them. */
export const alertChannels = ['email', 'whatsapp'] as const
export type AlertChannel = (typeof alertChannels)[number]

/** How often new matches are sent; daily and weekly ones at a fixed hour in Pakistan. */
export const alertFrequencies = ['at once', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** What an alert watches: a search, or one saved home. */
export const alertKinds = ['search', 'home'] as const

/** `pending` until its address is confirmed; `ended` can be turned on again for 30 days. */
export const alertStatuses = ['pending', 'active', 'paused', 'ended'] as const
export type AlertStatus = (typeof alertStatuses)[number]

/** The statuses that the owner of an alert can choose. */
export const chosenStatuses = ['active', 'paused', 'ended'] as const satisfies readonly AlertStatus[]
export type ChosenStatus = (typeof chosenStatuses)[number]

/** Where the alert goes: an email address, a WhatsApp number or both; one of them is needed. */
export const alertContactFields = {
  email: { rules: [email], max: 254 },
  whatsapp: { rules: [numericPhone, phoneNumber], max: 40 },
} satisfies FormFields

/** The code of six digits, however they are grouped. */
export const alertCodeFields = { code: { rules: [required], max: 40 } } satisfies FormFields

/** How many alerts an address can have. */
export const mostAlerts = 50

/** How long an alert waits for its address to be confirmed, in hours. */
export const confirmHours = 48

/** How many days after its last alert ended an address is deleted. */
export const daysKept = 30
