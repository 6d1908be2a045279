import { floorLabel } from '#contract/listings/building.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { formatPrice } from '#contract/text/price-words.ts'
import { audit as t } from '#messages/admin.ts'
import { formatTime } from '../labels.ts'

export type Difference = { name: string; from: string | undefined; to: string }

/** What agents, cities and areas are called. */
export type Names = ReadonlyArray<{ kind: string; id: number; name: string }>

/**
 * What changed between two states of a record: each field that differs, as a label and texts for people; of a new
 * record, every field with a value.
 */
export function differences(before: unknown, after: unknown, names: Names = []): Difference[] {
  const [old, now] = [flattenFields(before), flattenFields(after)]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return keys
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .filter((key) => before !== null || now[key] !== null)
    .map((key) => ({
      name: fieldLabel(key),
      from: before === null ? undefined : valueText(key, old[key], names),
      to: valueText(key, now[key], names),
    }))
}

/** Fields by their names, those of an object within with both: 'filter.city_id'. */
function flattenFields(state: unknown, within = ''): Record<string, unknown> {
  if (typeof state !== 'object' || state === null) return {}
  const entries = Object.entries(state).flatMap(([key, value]) => {
    const name = `${within}${snake(key)}`
    return isRecord(value) ? Object.entries(flattenFields(value, `${name}.`)) : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const labels: Readonly<Record<string, string>> = t.fields

/** 'filter.city_id' as 'Filter: city', 'published_at' as 'Published'. */
function fieldLabel(key: string): string {
  const parts = key.split('.').map(partLabel)
  const text = parts.map((part, at) => (at === 0 ? part : lowerFirst(part))).join(': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function partLabel(part: string): string {
  if (part.endsWith('_ur')) return t.inUrdu({ field: partLabel(part.slice(0, -3)) })
  return labels[part] ?? part.replace(/_at$/, '').replaceAll('_', ' ')
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const referenceKinds: Readonly<Record<string, string>> = {
  agent_id: 'agent',
  owner_id: 'agent',
  city_id: 'city',
  area_id: 'area',
}
const isAmount = /(?:^|_)(?:price|amount|token)$/
const isPhone = /^(?:phone|whatsapp)$/
const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function valueText(key: string, value: unknown, names: Names): string {
  if (value === undefined || value === null || value === '') return t.noValue
  if (Array.isArray(value)) return listed(value)
  if (typeof value === 'boolean') return value ? t.yes : t.no
  const field = key.split('.').at(-1) ?? key
  const kind = referenceKinds[field]
  if (kind)
    return names.find((one) => one.kind === kind && one.id === value)?.name ?? t.id({ value: String(value) })
  if (typeof value === 'number' && isAmount.test(field))
    return value === 0 ? t.onCall : `PKR ${formatPrice(value)}`
  if (typeof value === 'number' && field === 'floor') return floorLabel(value)
  if (typeof value === 'number')
    return value.toLocaleString('en', { useGrouping: field !== 'id' && field !== 'year_built' })
  if (typeof value === 'string' && isTime.test(value)) return `${formatTime(value)} PKT`
  if (typeof value === 'string' && isPhone.test(field)) return formatPhone(value)
  return String(value)
}

/** Words one by one; of what has parts of its own, how many there are. */
function listed(values: readonly unknown[]): string {
  if (values.length === 0) return t.noValue
  if (values.some((value) => typeof value === 'object')) return t.entries({ count: values.length })
  return values.join(', ')
}
