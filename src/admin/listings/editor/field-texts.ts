/** The fields of a listing for people to read: their labels and their values. */
import { possessionLabel } from '#contract/listings/building.ts'
import { formatAsked } from '#contract/text/money.ts'
import { adminListingLabels as t } from '#messages/admin.ts'
import type { FieldTexts } from '../../forms/differences.tsx'
import { type FormField, type ListingValues, priceIn } from './listing-values.ts'

export const fieldLabels: Readonly<Record<FormField, string>> = t.fields

/** The same for two versions of a listing, where values that belong together are one. */
export function fieldTexts(
  names: (field: FormField, value: number) => string | undefined,
): FieldTexts<ListingValues> {
  const together: Partial<Record<string, { label: string; fields: FormField[] }>> = {
    size_value: { label: t.fields.size_value, fields: ['size_value', 'size_unit'] },
    city_id: { label: t.cityAndArea, fields: ['city_id', 'area_id'] },
    lat: { label: t.mapPosition, fields: ['lat', 'long'] },
  }
  return {
    labelOf: (name) => together[name]?.label ?? String(Reflect.get(fieldLabels, name)),
    textOf(values, name) {
      const own = fieldNames.filter((field) => field === name)
      const fields = together[name]?.fields ?? own
      return fields.map((field) => fieldText(values, field, names)).join(' ')
    },
  }
}

export const fieldNames = Object.keys(fieldLabels) as FormField[]

/** What a field says, in words; `names` gives the name behind an id, of a city, an area or an agent. */
export function fieldText(
  values: ListingValues,
  field: FormField,
  names: (field: FormField, value: number) => string | undefined,
): string {
  const value = values[field]
  if (value === null || value === '') return field === 'price' ? t.priceOnCall : t.empty
  if (field === 'price') return formatAsked(priceIn(values) ?? 0)
  if (field === 'possession') return values.possession && possessionLabel(values.possession)
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number') return names(field, value) ?? String(value)
  if (typeof value === 'string') return value
  if (value.length === 0) return t.none
  return value
    .map((one, at) => (typeof one === 'string' ? one : itemText(one, at)))
    .join(field === 'features' ? ', ' : '\n')
}

function itemText(item: { url: string; alt?: string; title?: string }, at: number): string {
  const text = item.title ?? item.alt
  return `${at + 1}. ${text || item.url.slice(-22)}`
}
