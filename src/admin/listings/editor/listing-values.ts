/** The values of the editor's form: texts as they are typed, valid or not. */

import { ListingContent } from '#contract/admin/listing-content.ts'
import type { FieldMessages } from '#contract/api/api-errors.ts'
import { fieldMessages } from '#contract/api/issues.ts'
import { floorLabel } from '#contract/listings/building.ts'
import { parseFloor, parseYear } from '#contract/listings/building-text.ts'
import type { Possession, Purpose, SizeUnit, Subtype } from '#contract/listings/property.ts'
import type { ApprovalStatus } from '#contract/projects/approval.ts'
import { parsePrice, priceUnits, typedPrice } from '#contract/text/read-price.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { listingEditor as t } from '#messages/admin.ts'
import type { Answer } from '../../call.ts'
import { onWire, snake } from '../../collections/wire-values.ts'

export type Opened = Answer<'openListing'>['data']

export type DescribedPicture = { url: string; alt: string; alt_ur: string }
export type NamedVideo = { url: string; title: string; title_ur: string }

export type ListingValues = {
  title: string
  title_ur: string
  description: string
  description_ur: string
  purpose: Purpose
  subtype: Subtype
  price: string
  size_value: string
  size_unit: SizeUnit
  marla_basis: string
  beds: string
  baths: string
  possession: Possession | ''
  year_built: string
  floor: string
  features: readonly string[]
  city_id: number
  area_id: number | null
  lat: number | null
  long: number | null
  project_id: number | null
  photos: readonly DescribedPicture[]
  floor_plans: readonly DescribedPicture[]
  videos: readonly NamedVideo[]
  approval_status: ApprovalStatus | ''
  approval_authority: string
  approval_number: string
  approval_reason: string
  approval_reason_ur: string
  agent_id: number | null
  featured: boolean
}
export type FormField = keyof ListingValues

/** The values of a listing as the server has it. */
export function toListingValues({ content }: Pick<Opened, 'content'>): ListingValues {
  return {
    title: content.title,
    title_ur: content.titleUr,
    description: content.description,
    description_ur: content.descriptionUr,
    purpose: content.purpose,
    subtype: content.subtype,
    price: content.price === 0 ? '' : typedPrice(content.price),
    size_value: String(content.sizeValue),
    size_unit: content.sizeUnit,
    marla_basis: String(content.marlaBasis),
    beds: numberText(content.beds),
    baths: numberText(content.baths),
    possession: content.possession ?? '',
    year_built: numberText(content.yearBuilt),
    floor: content.floor === null ? '' : floorLabel(content.floor),
    features: content.features,
    city_id: content.cityId,
    area_id: content.areaId,
    lat: content.lat,
    long: content.long,
    project_id: content.projectId,
    photos: content.photos.map(describedPicture),
    floor_plans: content.floorPlans.map(describedPicture),
    videos: content.videos.map(({ url, title, titleUr = '' }) => ({ url, title, title_ur: titleUr })),
    approval_status: content.approvalStatus ?? '',
    approval_authority: content.approvalAuthority ?? '',
    approval_number: content.approvalNumber ?? '',
    approval_reason: content.approvalReason ?? '',
    approval_reason_ur: content.approvalReasonUr ?? '',
    agent_id: content.agentId,
    featured: content.featured,
  }
}

function describedPicture({ url, alt, altUr = '' }: Opened['content']['photos'][number]): DescribedPicture {
  return { url, alt, alt_ur: altUr }
}

/** The values as the change that waits for approval would make them. */
export function withReview(opened: Opened): ListingValues {
  return toListingValues({ content: Object.assign({}, opened.content, opened.review?.fields) })
}

/** The fields that the change is about, in the order of the form. */
export function reviewedFields(opened: Opened): FormField[] {
  const fields = Object.keys(opened.review?.fields ?? {}).map(snake)
  return (Object.keys(toListingValues(opened)) as FormField[]).filter((field) => fields.includes(field))
}

/** The values of an author's draft; this editor wrote them. */
export function valuesOfDraft({ content }: NonNullable<Opened['draft']>): Partial<ListingValues> {
  return onWire(content) as Partial<ListingValues>
}

/** What is saved, or what is wrong with it; `mayPublish`: its agent and its rank are saved as well. */
export function readValues(values: ListingValues, mayPublish: boolean) {
  const { agent_id, featured, ...own } = values
  return ListingContent.safeParse({
    ...own,
    price: priceIn(values) ?? Number.NaN,
    size_value: parseNumber(values.size_value) ?? Number.NaN,
    marla_basis: Number(values.marla_basis),
    beds: roomsIn(values.beds),
    baths: roomsIn(values.baths),
    possession: values.possession || null,
    year_built: readOr(values.year_built, (text) => parseYear(text) ?? parseNumber(text)),
    floor: readOr(values.floor, parseFloor),
    area_id: values.area_id ?? Number.NaN,
    approval_status: values.approval_status || null,
    ...(mayPublish && { agent_id, featured }),
  })
}

/** A message for each field that cannot be saved. */
export function checkValues(values: ListingValues, mayPublish: boolean): FieldMessages {
  const messages = fieldMessages(readValues(values, mayPublish).error?.issues ?? [], values)
  return {
    ...messages,
    ...(messages.price && { price: t.priceMissing }),
    ...(messages.area_id && { area_id: t.areaMissing }),
  }
}

/** The price as it is typed, in PKR; an empty field is on call. */
export function priceIn({ price, purpose }: Pick<ListingValues, 'price' | 'purpose'>): number | undefined {
  return parsePrice(price.trim() || '0', priceUnits[purpose])
}

function roomsIn(text: string): number | null {
  return readOr(text, parseNumber)
}

/** What an optional field says: null when it is empty, NaN when it cannot be read. */
function readOr(text: string, read: (text: string) => number | undefined): number | null {
  return text.trim() === '' ? null : (read(text) ?? Number.NaN)
}

const numberText = (value: number | null) => (value === null ? '' : String(value))
