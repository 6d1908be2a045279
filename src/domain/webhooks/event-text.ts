/** What people are told of an event: its kind and a reference, and nobody's name. */
import { agency } from '#agency'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { type SentEvent, testEvent } from '#contract/admin/webhooks.ts'
import type { Facts } from './compose.ts'

const titles: Readonly<Record<SentEvent, string>> = {
  'lead.created': 'New lead',
  'lead.assigned': 'Lead assigned',
  'lead.status_changed': 'Lead moved',
  'listing.published': 'Listing published',
  'listing.status_changed': 'Listing moved',
  'application.received': 'New application',
  'import.finished': 'Import finished',
  [testEvent]: 'Test',
}

export type Note = { title: string; text: string; url: string }

/** A message for a phone. */
export function noteOf(event: SentEvent, facts: Facts): Note {
  return {
    title: `${titles[event]}: ${agency.name}`,
    text: aboutOf(event, facts),
    url: String(facts.url ?? ''),
  }
}

/** What it is about, in a few words. */
export function aboutOf(event: SentEvent, { id, kind, reference }: Facts): string {
  if (event === testEvent) return 'A test'
  if (event.startsWith('listing.')) return `Listing ${id}`
  if (event.startsWith('import.')) return `Import ${id}`
  const known: Readonly<Record<string, string>> = kindNames
  const name = event.startsWith('application.') ? 'Application' : (known[String(kind)] ?? 'Lead')
  return `${name} ${reference}`
}
