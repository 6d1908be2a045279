/** The fields of a listing in words: their names, and what they say. */
import { formatAsked } from '#contract/text/money.ts'
import { type FormField, type ListingForm, priceIn } from './listing-form.ts'

export const fieldLabels: Readonly<Record<FormField, string>> = {
  title: 'Title',
  description: 'Description',
  purpose: 'Purpose',
  subtype: 'Kind',
  price: 'Price',
  size_value: 'Size',
  size_unit: 'Unit',
  marla_basis: 'Sq ft in a marla',
  beds: 'Beds',
  baths: 'Baths',
  features: 'Amenities',
  city_id: 'City',
  area_id: 'Area',
  lat: 'Latitude',
  long: 'Longitude',
  project_id: 'Project',
  photos: 'Photos',
  floor_plans: 'Floor plans',
  videos: 'Videos',
  approval_status: 'Approval',
  approval_authority: 'Authority',
  approval_number: 'Number of the NOC',
  approval_reason: 'Why no approval',
  agent_id: 'Agent',
  featured: 'Featured',
}

/** What a field says, in words; `names` gives the name behind an id, of a city, an area or an agent. */
export function fieldText(
  form: ListingForm,
  field: FormField,
  names: (field: FormField, value: number) => string | undefined,
): string {
  const value = form[field]
  if (value === null || value === '') return field === 'price' ? 'On call' : 'Nothing'
  if (field === 'price') return formatAsked(priceIn(form) ?? 0)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return names(field, value) ?? String(value)
  if (typeof value === 'string') return value
  if (value.length === 0) return 'None'
  return value
    .map((one, at) => (typeof one === 'string' ? one : wordsOf(one, at)))
    .join(field === 'features' ? ', ' : '\n')
}

function wordsOf(item: { url: string; alt?: string; title?: string }, at: number): string {
  const words = item.title ?? item.alt
  return `${at + 1}. ${words || item.url.slice(-22)}`
}
