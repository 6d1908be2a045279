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
    .describe('A phone number in any format, an email address or a reference'),
  linked: z
    .boolean()
    .default(true)
    .describe(
      'Whether to include records that share only another phone number or email address of the records found',
    ),
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
  timeline: z.int().describe('Timeline entries of requests and applications, including notes'),
  reminders: z.int(),
  applications: z.int(),
  cvs: z.int(),
  bookings: z.int(),
  payment_notices: z.int(),
  mails: z.int(),
  alerts: z.int().describe('Addresses with alerts for saved searches and homes'),
  deliveries: z.int().describe('Deliveries to webhooks and integrations'),
  mentions: z
    .int()
    .describe('Notes about other people that mention the phone number, email address or reference'),
})
export type PersonalCounts = z.output<typeof PersonalCounts>

const PersonalData = z.object({
  seen: z.string().describe('A token for the records found; pass it as `seen` to erase them'),
  counts: PersonalCounts,
  audit_entries: z.int().describe('Audit log entries that mention the person; these are kept'),
  obstacles: z.array(z.string()).describe('What has to be done before the data can be erased'),
  requests: z.array(Row.extend({ kind: z.enum(leadKinds) })).describe('At most 50, newest first'),
  applications: z.array(Row.extend({ job: z.string(), has_cv: z.boolean() })).describe('At most 50'),
  bookings: z
    .array(Row.extend({ project: z.string(), unit_number: z.string(), state: z.enum(bookingStates) }))
    .describe('At most 50'),
})

export const privacyCalls = {
  findPersonalData: {
    method: 'POST',
    path: '/api/admin/personal-data/find',
    summary: 'Find a person’s data',
    description: 'The request has a body so that no URL contains a phone number.',
    access: 'privacy.erase',
    body: PersonQuery,
    answer: z.object({ data: PersonalData }),
    errors: [...writing, 404],
  },
  erasePersonalData: {
    method: 'POST',
    path: '/api/admin/personal-data/erase',
    summary: 'Erase a person’s data',
    description:
      'Deletes the data that was found and removes the person from their bookings. This cannot be undone.',
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
        files_pending: z
          .boolean()
          .describe('The file of a CV could not be deleted yet; the server tries again'),
      }),
    }),
    errors: [...writing, 404, 409],
  },
} as const satisfies Record<string, AdminEndpoint>
