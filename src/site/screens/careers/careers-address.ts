import { parsePropertyId } from '#contract/listings/property-id.ts'
import { writeQuery } from '#ui/query-string.ts'

/** The list of jobs as its address holds it. */
export type CareersQuery = { cityId?: string; department?: string; page?: string }

/** What of it is used. */
export type CareersChoice = {
  cityId?: number | undefined
  department?: string | undefined
  page?: number | undefined
}

/** The known keys of an address that say something. */
export function readCareersQuery(address: Readonly<Record<string, unknown>>): CareersQuery {
  const query: CareersQuery = {}
  for (const key of ['cityId', 'department', 'page'] as const) {
    const text = String(address[key] ?? '').trim()
    if (text) query[key] = text
  }
  return query
}

/** The query with its values typed; what is no number is left out. */
export function readCareersChoice({ cityId = '', department, page = '' }: CareersQuery): CareersChoice {
  return { cityId: parsePropertyId(cityId), department, page: parsePropertyId(page) }
}

/** The one address of a list of jobs: keys in their fixed order, the first page left out. */
export function careersAddress({ cityId, department, page }: CareersChoice = {}): string {
  return `/careers${writeQuery({ cityId, department, page: page === 1 ? undefined : page })}`
}
