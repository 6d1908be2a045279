/** Webhooks and push notifications: who is sent which events, and the result of each delivery. */

import { z } from 'zod'
import { webhooks as t } from '#messages/admin.ts'
import { Pagination } from '../search/search.ts'
import { parseUrl } from '../text/parse-url.ts'
import { changing, reading } from './answers.ts'
import { collection, recordState } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { idInPath, line } from './fields.ts'

/** All events that are sent; docs/webhooks.md says when and with what. */
export const pushEvents = [
  'lead.created',
  'lead.assigned',
  'lead.status_changed',
  'listing.published',
  'listing.status_changed',
  'application.received',
  'import.finished',
] as const
export type PushEvent = (typeof pushEvents)[number]

/** Sent to test an address; not one of the events that can be chosen. */
export const testEvent = 'webhook.test'
export type SentEvent = PushEvent | typeof testEvent

/** Events that are worth a message on a phone. */
export const spokenEvents: readonly PushEvent[] = [
  'lead.created',
  'lead.assigned',
  'listing.published',
  'application.received',
  'import.finished',
]

/** The server's own senders, which reach phones. */
export const spokenTargets = ['ntfy', 'fcm'] as const
export type SpokenTarget = (typeof spokenTargets)[number]

/** Where an event is sent: to an address that staff added, or through one of the server's own senders. */
export const pushTargets = ['webhook', ...spokenTargets] as const
export type PushTarget = (typeof pushTargets)[number]

/** The state of a delivery. `held`: its address is paused; it is sent once the address is resumed. */
export const deliveryStates = ['delivered', 'waiting', 'held', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const address = line(500).refine(
  (text) => {
    const url = parseUrl(text)
    return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash
  },
  { error: () => t.urlRule },
)

export const WebhookFields = z.strictObject({
  name: line(80),
  url: address,
  events: z
    .array(z.enum(pushEvents))
    .min(1, { error: () => t.eventRule })
    .transform((chosen) => pushEvents.filter((event) => chosen.includes(event))),
  with_contact: z
    .boolean()
    .describe('Whether events about leads include the visitor’s name, phone number and email'),
  active: z.boolean(),
})
export type WebhookFields = z.output<typeof WebhookFields>

const state = {
  secret_at: z.string().nullable().describe('When the secret was last rotated'),
  failing_since: z.string().nullable().describe('Since when deliveries have failed'),
  paused_at: z.string().nullable().describe('Since when deliveries are paused because they failed for days'),
}

export const webhooks = collection({
  one: 'webhook',
  many: 'webhooks',
  permission: 'system.manage',
  fields: WebhookFields,
  row: WebhookFields.extend({ ...recordState, ...state }),
  more: state,
  system: 'push',
})

const params = z.object({ id: idInPath })
const page = z.coerce.number<string>().int().min(1).max(100_000).default(1)

export const Attempt = z.object({
  at: z.string(),
  ms: z.int(),
  status: z.int().nullable().describe('The HTTP status of the response; null if there was none'),
  answer: z.string().describe('The beginning of the response body'),
  problem: z.string().nullable(),
})
export type Attempt = z.infer<typeof Attempt>

const DeliveryRow = z.object({
  id: z.uuid(),
  event: z.enum([...pushEvents, testEvent]),
  target: z.enum(pushTargets),
  webhook: z.object({ id: z.int(), name: z.string() }).nullable(),
  about: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  last: Attempt.nullable(),
  next_at: z.string().nullable().describe('When the next attempt is due'),
  created_at: z.string(),
})

const Sender = z.object({
  target: z.enum(spokenTargets),
  host: z.string().nullable().describe('Null if it is not configured'),
  setting: z.string(),
})

const system = { system: 'push' } as const

export const webhookCalls = {
  ...webhooks.calls,
  listWebhooks: {
    ...webhooks.calls.listWebhooks,
    answer: webhooks.calls.listWebhooks.answer.extend({ senders: z.array(Sender) }),
  },
  drawWebhookSecret: {
    ...system,
    method: 'POST',
    path: '/api/admin/webhooks/:id/secret',
    summary: 'Rotate the secret of a webhook',
    description: 'Returns the new secret once. The old one stays valid for a day.',
    access: 'system.manage',
    params,
    body: z.strictObject({}),
    answer: z.object({ data: z.object({ secret: z.string() }) }),
    errors: changing,
  },
  testWebhook: {
    ...system,
    method: 'POST',
    path: '/api/admin/webhooks/:id/test',
    summary: 'Send a test event to a webhook',
    description: 'Sends `webhook.test`, also to an inactive webhook.',
    access: 'system.manage',
    params,
    body: z.strictObject({}),
    answer: z.object({ data: z.object({ delivery: z.uuid() }) }),
    errors: changing,
  },
  resumeWebhook: {
    ...system,
    method: 'POST',
    path: '/api/admin/webhooks/:id/resume',
    summary: 'Resume a paused webhook',
    description: 'Sends the held events.',
    access: 'system.manage',
    params,
    body: z.strictObject({}),
    answer: z.object({ data: z.object({ count: z.int() }) }),
    errors: changing,
  },
  deliveries: {
    ...system,
    method: 'GET',
    path: '/api/admin/deliveries',
    summary: 'List webhook deliveries',
    description: 'Sent and pending ones, newest first.',
    access: 'system.manage',
    query: z.object({
      page,
      state: z.enum(deliveryStates).optional(),
      event: z.enum([...pushEvents, testEvent]).optional(),
      webhook: idInPath.optional(),
    }),
    answer: z.object({ data: z.array(DeliveryRow), pagination: Pagination }),
    errors: reading,
  },
  delivery: {
    ...system,
    method: 'GET',
    path: '/api/admin/deliveries/:delivery',
    summary: 'Get a webhook delivery',
    description: 'Includes its payload and every attempt.',
    access: 'system.manage',
    params: z.object({ delivery: z.uuid() }),
    answer: z.object({
      data: DeliveryRow.extend({
        message_id: z.string(),
        body: z.string().describe('The payload, without the contact details that are added when it is sent'),
        attempts: z.array(Attempt),
      }),
    }),
    errors: [...reading, 404],
  },
  sendDeliveries: {
    ...system,
    method: 'POST',
    path: '/api/admin/deliveries/send',
    summary: 'Resend webhook deliveries',
    description: 'Sent immediately, with the same ID.',
    access: 'system.manage',
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) }),
    answer: z.object({ data: z.object({ count: z.int() }) }),
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
