import { collections } from '#contract/admin/collections.ts'
import { audit as t } from '#messages/admin.ts'

/** What the audit log has entries about. */
const entities = [
  ...collections.map(({ one }) => one),
  'application',
  'booking',
  'delivery',
  'import',
  'job',
  'lead',
  'leads',
  'listing',
  'listings',
  'mail',
  'page',
  'personal data',
  'settings',
  'staff',
  'task',
].sort()

/** Where it is called something else. */
const labels: Readonly<Record<string, string>> = t.entities

/** For a choice of one. */
export const entityOptions = entities.map((entity) => {
  const label = labelOfEntity(entity)
  return [entity, label.charAt(0).toUpperCase() + label.slice(1)] as [string, string]
})

export function labelOfEntity(entity: string): string {
  return labels[entity] ?? entity
}
