import { type DeliveryState, type PushEvent, type SentEvent, testEvent } from '#contract/admin/webhooks.ts'
import { webhooks as t } from '#messages/admin.ts'

const eventNames: Readonly<Record<PushEvent, string>> = {
  'lead.created': t.events.lead.created,
  'lead.assigned': t.events.lead.assigned,
  'lead.status_changed': t.events.lead.status_changed,
  'listing.published': t.events.listing.published,
  'listing.status_changed': t.events.listing.status_changed,
  'application.received': t.events.application.received,
  'import.finished': t.events.import.finished,
}

export const eventOptions = Object.entries(eventNames)

export function nameOfEvent(event: SentEvent): string {
  return event === testEvent ? t.testEvent : eventNames[event]
}

export const stateNames: Readonly<Record<DeliveryState, string>> = t.states

export const senderNames = { webhook: t.senders.webhook, ntfy: 'ntfy', fcm: t.senders.fcm } as const
