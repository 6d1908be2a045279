/**
 * Returns the filters of an export as the audit log keeps them. Words that were searched for may be a name or a phone,
 * and the log outlives a person who asks to be erased: it says only that there were some.
 */
export function withoutWords<Filters extends { q?: string | undefined }>({
  q,
  ...filters
}: Filters): Omit<Filters, 'q'> & { searched?: true } {
  return q ? { ...filters, searched: true } : filters
}
