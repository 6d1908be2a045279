import { useState } from 'react'
import type { Lead } from './lead-columns.tsx'

/** The leads of a list that came after it was first shown. */
export function useFresh(leads: readonly Lead[]): ReadonlySet<number> {
  const [since] = useState(() => new Date().toISOString())
  return new Set(leads.filter(({ createdAt }) => createdAt > since).map(({ id }) => id))
}
