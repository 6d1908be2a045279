/** A lead as it is being written down: all of it texts, which outlive a reload. */

import { answeredAtOnce } from '#contract/admin/new-lead.ts'
import type { LeadKind, LeadSource } from '#contract/leads/leads.ts'
import type { AdminInput } from '../call.ts'
import { fromLocalField } from './lead-times.ts'

/** What visitors send on the website comes by itself. */
type Source = Exclude<LeadSource, 'website'>

/** A type: what is kept between reloads must be a record of texts. */
export type LeadDraft = {
  source: Source
  kind: LeadKind
  name: string
  phone: string
  email: string
  property: string
  project: string
  city: string
  area: string
  message: string
  /** An agent's ID, 'none' or 'rules'. */
  owner: string
  /** Empty while nobody has said otherwise than the source does. */
  answered: '' | 'yes' | 'no'
  received: string
}

export const emptyDraft: LeadDraft = {
  source: 'phone',
  kind: 'inquiry',
  name: '',
  phone: '',
  email: '',
  property: '',
  project: '',
  city: '',
  area: '',
  message: '',
  owner: 'rules',
  answered: '',
  received: '',
}

export function isAnswered({ answered, source }: LeadDraft): boolean {
  return answered === '' ? answeredAtOnce.includes(source) : answered === 'yes'
}

/** What is sent of it: what belongs to another kind stays behind. */
export function leadOf(draft: LeadDraft, mayAssign: boolean): NonNullable<AdminInput<'createLead'>['body']> {
  const { source, kind, name, phone, email, message, owner, received } = draft
  const hasPlace = kind !== 'property_inquiry' && kind !== 'project_inquiry'
  return {
    source,
    kind,
    name,
    phone,
    email,
    message,
    property_id: kind === 'property_inquiry' ? idOf(draft.property) : null,
    project_id: kind === 'project_inquiry' ? idOf(draft.project) : null,
    city_id: hasPlace ? idOf(draft.city) : null,
    area_id: hasPlace ? idOf(draft.area) : null,
    answered: isAnswered(draft),
    received_at: received === '' ? null : (fromLocalField(received) ?? received),
    ...(mayAssign && { owner: owner === 'none' || owner === 'rules' ? owner : Number(owner) }),
  }
}

/** The ID that a field holds; null while it holds none. */
export function idOf(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** What each part of the form is given. */
export type Writing = {
  draft: LeadDraft
  change: (part: Partial<LeadDraft>) => void
  /** What the server said about a field, by its name on the wire. */
  errors: Readonly<Record<string, string>>
}
