/** A new lead as it is typed: all values are texts, which outlive a reload. */

import { answeredAtOnce, type KindByHand } from '#contract/admin/new-lead.ts'
import type { LeadSource } from '#contract/leads/leads.ts'
import type { AdminInput } from '../call.ts'
import type { Form } from '../forms/use-form.ts'
import { fromLocalField } from './lead-times.ts'

/** Leads of the website are created without staff. */
type Source = Exclude<LeadSource, 'website'>

export type LeadValues = {
  source: Source
  kind: KindByHand
  name: string
  phone: string
  email: string
  property_id: string
  project_id: string
  city_id: string
  area_id: string
  message: string
  /** An agent's ID, 'none' or 'rules'. */
  owner: string
  /** Empty until the user overrides the default of the source. */
  answered: '' | 'yes' | 'no'
  received_at: string
}

export const emptyLead: LeadValues = {
  source: 'phone',
  kind: 'inquiry',
  name: '',
  phone: '',
  email: '',
  property_id: '',
  project_id: '',
  city_id: '',
  area_id: '',
  message: '',
  owner: 'rules',
  answered: '',
  received_at: '',
}

export function isAnswered({ answered, source }: LeadValues): boolean {
  return answered === '' ? answeredAtOnce.includes(source) : answered === 'yes'
}

/** What is sent; what belongs to another kind of lead is left out. */
export function toNewLead(
  values: LeadValues,
  mayAssign: boolean,
): NonNullable<AdminInput<'createLead'>['body']> {
  const { source, kind, name, phone, email, message, owner, received_at } = values
  const hasPlace = kind !== 'property_inquiry' && kind !== 'project_inquiry'
  return {
    source,
    kind,
    name,
    phone,
    email,
    message,
    property_id: kind === 'property_inquiry' ? parseId(values.property_id) : null,
    project_id: kind === 'project_inquiry' ? parseId(values.project_id) : null,
    city_id: hasPlace ? parseId(values.city_id) : null,
    area_id: hasPlace ? parseId(values.area_id) : null,
    answered: isAnswered(values),
    received_at: received_at === '' ? null : (fromLocalField(received_at) ?? received_at),
    ...(mayAssign && { owner: owner === 'none' || owner === 'rules' ? owner : Number(owner) }),
  }
}

/** The ID in a field; null when it has none. */
export function parseId(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** The props of each part of the form. */
export type LeadFormProps = { form: Form<LeadValues> }
