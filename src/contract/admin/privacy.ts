/** What is stored about a person, and how it is erased. */
import { z } from 'zod'
import { privacyRules as t } from '#messages/admin.ts'
import { bookingStates } from '../bookings/bookings.ts'
import { leadKinds } from '../leads/leads.ts'
import { tidyLine } from '../text/tidy-text.ts'
import { writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'

/** What is typed to confirm that a person is to be erased. */
export const eraseWord = 'ERASE'

const PersonQuery = z.strictObject({
  who: z
    .string()
    .transform(tidyLine)
    .pipe(
      z
        .string()
        .min(1, { error: () => t.query })
        .max(254),
    )
    .describe('a phone in any form, an e-mail address or a reference'),
  linked: z
    .boolean()
    .default(true)
    .describe('whether rows count that share only the other phone or e-mail address of what is found'),
})
export type PersonQuery = z.output<typeof PersonQuery>

const Row = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: z.string(),
})

const PersonalCounts = z.object({
  requests: z.int(),
  timeline: z.int().describe('lines of the timelines of requests and applications, notes included'),
  reminders: z.int(),
  applications: z.int(),
  cvs: z.int(),
  bookings: z.int(),
  payment_notices: z.int(),
  mails: z.int(),
  alerts: z.int().describe('addresses that get alerts about saved searches and homes'),
  deliveries: z.int().describe('news to webhooks and other programs'),
  mentions: z.int().describe('notes about other people that name the phone, e-mail address or reference'),
})
export type PersonalCounts = z.output<typeof PersonalCounts>

const PersonalData = z.object({
  seen: z.string().describe('a token for what was found; pass it as `seen` when erasing'),
  counts: PersonalCounts,
  audit_entries: z.int().describe('entries of the audit log that name the person: they stay'),
  obstacles: z.array(z.string()).describe('what must be done before the person can be erased'),
  requests: z.array(Row.extend({ kind: z.enum(leadKinds) })).describe('at most 50, newest first'),
  applications: z.array(Row.extend({ job: z.string(), has_cv: z.boolean() })).describe('at most 50'),
  bookings: z
    .array(Row.extend({ project: z.string(), unit_number: z.string(), state: z.enum(bookingStates) }))
    .describe('at most 50'),
})

export const privacyCalls = {
  findPersonalData: {
    method: 'POST',
    path: '/api/admin/personal-data/find',
    summary: 'What is stored about a person. Sent as a body, so that no address holds a phone number.',
    access: 'privacy.erase',
    body: PersonQuery,
    answer: z.object({ data: PersonalData }),
    errors: [...writing, 404],
  },
  erasePersonalData: {
    method: 'POST',
    path: '/api/admin/personal-data/erase',
    summary:
      'Deletes the data that was found and removes the person from their bookings. It cannot be undone.',
    access: 'privacy.erase',
    body: PersonQuery.extend({
      seen: z.string().max(100),
      confirm: z
        .string()
        .transform((text) => text.trim().toUpperCase())
        .pipe(z.literal(eraseWord, t.typeToConfirm({ word: eraseWord }))),
    }),
    answer: z.object({
      data: z.object({
        counts: PersonalCounts,
        files_pending: z.boolean().describe('a CV’s file could not be deleted yet: it is tried again'),
      }),
    }),
    errors: [...writing, 404, 409],
  },
} as const satisfies Record<string, AdminEndpoint>
