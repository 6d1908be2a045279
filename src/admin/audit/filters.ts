export const filters = ['staff', 'entity', 'entityId', 'from', 'to'] as const

export type AuditFilters = {
  [Name in (typeof filters)[number]]?: string
}
