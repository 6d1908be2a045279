/** What stands in the editor's fields: texts as they are typed, valid or not. */

import { ListingContent, type ListingDraft } from '#contract/admin/listing-content.ts'
import type { Purpose, SizeUnit, Subtype } from '#contract/listings/property.ts'
import type { ApprovalStatus } from '#contract/projects/approval.ts'
import { parsePrice, priceUnits, typedPrice } from '#contract/text/money.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import type { Answer } from '../../call.ts'

export type Opened = Answer<'openListing'>['data']

export type ListingForm = {
  title: string
  description: string
  purpose: Purpose
  subtype: Subtype
  price: string
  size_value: string
  size_unit: SizeUnit
  marla_basis: string
  beds: string
  baths: string
  features: readonly string[]
  city_id: number
  area_id: number | null
  lat: number | null
  long: number | null
  project_id: number | null
  photos: ReadonlyArray<{ url: string; alt: string }>
  floor_plans: ReadonlyArray<{ url: string; alt: string }>
  videos: ReadonlyArray<{ url: string; title: string }>
  approval_status: ApprovalStatus | ''
  approval_authority: string
  approval_number: string
  approval_reason: string
  agent_id: number | null
  featured: boolean
}
export type FormField = keyof ListingForm

/** The form of a listing as the server has it. */
export function formOf({ content }: Pick<Opened, 'content'>): ListingForm {
  return {
    title: content.title,
    description: content.description,
    purpose: content.purpose,
    subtype: content.subtype,
    price: content.price === 0 ? '' : typedPrice(content.price),
    size_value: String(content.sizeValue),
    size_unit: content.sizeUnit,
    marla_basis: String(content.marlaBasis),
    beds: textOf(content.beds),
    baths: textOf(content.baths),
    features: content.features,
    city_id: content.cityId,
    area_id: content.areaId,
    lat: content.lat,
    long: content.long,
    project_id: content.projectId,
    photos: content.photos,
    floor_plans: content.floorPlans,
    videos: content.videos,
    approval_status: content.approvalStatus ?? '',
    approval_authority: content.approvalAuthority ?? '',
    approval_number: content.approvalNumber ?? '',
    approval_reason: content.approvalReason ?? '',
    agent_id: content.agentId,
    featured: content.featured,
  }
}

/** The form as the change that waits for approval would make it. */
export function withReview(opened: Opened): ListingForm {
  return formOf({ content: Object.assign({}, opened.content, opened.review?.fields) })
}

/** The fields that the change is about, in the order of the form. */
export function reviewedFields(opened: Opened): FormField[] {
  const fields = Object.keys(opened.review?.fields ?? {}).map(snake)
  return (Object.keys(formOf(opened)) as FormField[]).filter((field) => fields.includes(field))
}

/** The same with what was typed and not saved; its fields were written by this editor. */
export function withDraft(form: ListingForm, draft: NonNullable<Opened['draft']>): ListingForm {
  const typed = Object.entries(draft.content).map(([key, value]) => [snake(key), value])
  return { ...form, ...(Object.fromEntries(typed) as Partial<ListingForm>) }
}

/** The fields in which two forms differ, in the order of the form. */
export function changedFields(one: ListingForm, other: ListingForm): FormField[] {
  const fields = Object.keys(one) as FormField[]
  return fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

/** Those fields alone, as a draft keeps them. */
export function draftOf(form: ListingForm, fields: readonly FormField[]): ListingDraft {
  return JSON.parse(JSON.stringify(Object.fromEntries(fields.map((field) => [field, form[field]]))))
}

type Read = { content: ListingContent; errors?: undefined } | { errors: Readonly<Record<string, string>> }

/** What is sent, or what is wrong with it by field; `mayPublish`: whose it is and its rank are sent as well. */
export function readForm(form: ListingForm, mayPublish: boolean): Read {
  const { agent_id, featured, ...own } = form
  const result = ListingContent.safeParse({
    ...own,
    price: priceIn(form) ?? Number.NaN,
    size_value: parseNumber(form.size_value) ?? Number.NaN,
    marla_basis: Number(form.marla_basis),
    beds: roomsIn(form.beds),
    baths: roomsIn(form.baths),
    area_id: form.area_id ?? Number.NaN,
    approval_status: form.approval_status || null,
    ...(mayPublish && { agent_id, featured }),
  })
  if (result.success) return { content: result.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  if (errors.price) errors.price = 'Enter a price, e.g. 50 Lac or 2.5 Crore; 0 for ‘Call’'
  if (errors.area_id) errors.area_id = 'Choose an area'
  return { errors }
}

/** The price as it is typed, in PKR; an empty field is on call. */
export function priceIn({ price, purpose }: Pick<ListingForm, 'price' | 'purpose'>): number | undefined {
  return parsePrice(price.trim() || '0', priceUnits[purpose])
}

function roomsIn(text: string): number | null {
  return text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN)
}

const textOf = (value: number | null) => (value === null ? '' : String(value))
const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
