import { type DeliveryState, type PushEvent, type SentEvent, testEvent } from '#contract/admin/webhooks.ts'

const eventNames: Readonly<Record<PushEvent, string>> = {
  'lead.created': 'A lead came in',
  'lead.assigned': 'A lead was given to somebody',
  'lead.status_changed': 'A lead was moved',
  'listing.published': 'A listing was published',
  'listing.status_changed': 'A listing went off the site or was sold',
  'application.received': 'Somebody applied for a job',
  'import.finished': 'An import is finished',
}

export const eventOptions = Object.entries(eventNames)

export function nameOfEvent(event: SentEvent): string {
  return event === testEvent ? 'A test' : eventNames[event]
}

export const stateNames: Readonly<Record<DeliveryState, string>> = {
  delivered: 'Delivered',
  waiting: 'Waiting',
  held: 'Held',
  failed: 'Given up',
}

export const senderNames = { webhook: 'Webhook', ntfy: 'ntfy', fcm: 'Firebase' } as const
