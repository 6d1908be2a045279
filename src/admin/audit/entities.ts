/** The kinds of records that the audit log knows, and what they are called where that is another word. */
const entities = [
  'ad campaign',
  'agent',
  'application',
  'booking',
  'cover',
  'delivery',
  'event',
  'group photo',
  'import',
  'job',
  'lead',
  'leads',
  'listing',
  'listings',
  'mail',
  'office',
  'page',
  'personal data',
  'project',
  'project video',
  'settings',
  'staff',
  'task',
  'testimonial',
  'webhook',
] as const

const labels: Readonly<Record<string, string>> = {
  job: 'vacancy',
  mail: 'e-mail',
  leads: 'leads (bulk, export)',
  listings: 'listings (bulk, export)',
}

/** For a choice of kinds. */
export const entityOptions = entities.map((entity) => {
  const label = labelOfEntity(entity)
  return [entity, label.charAt(0).toUpperCase() + label.slice(1)] as [string, string]
})

export function labelOfEntity(entity: string): string {
  return labels[entity] ?? entity
}
