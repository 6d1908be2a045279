/** The texts of an event for people: its kind and a reference, without names. */
import { agency } from '#agency'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { type SentEvent, testEvent } from '#contract/admin/webhooks.ts'
import { pushNotes as t } from '#messages/admin.ts'
import type { Facts } from './compose.ts'

const titles: Readonly<Record<SentEvent, string>> = t.event

export type Note = { title: string; text: string; url: string }

/** A message for a phone. */
export function noteOf(event: SentEvent, facts: Facts): Note {
  return {
    title: t.title({ event: titles[event], agency: agency.name }),
    text: aboutOf(event, facts),
    url: String(facts.url ?? ''),
  }
}

/** The subject of the event, in a few words. */
export function aboutOf(event: SentEvent, { id, kind, reference }: Facts): string {
  if (event === testEvent) return t.aboutTest
  if (event.startsWith('listing.')) return t.aboutListing({ id: String(id) })
  if (event.startsWith('import.')) return t.aboutImport({ id: String(id) })
  if (event.startsWith('application.')) return t.aboutApplication({ reference: String(reference) })
  const known: Readonly<Record<string, string>> = kindNames
  return t.aboutLead({ kind: known[String(kind)] ?? t.lead, reference: String(reference) })
}
