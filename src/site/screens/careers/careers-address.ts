import { parsePropertyId } from '#contract/listings/property-id.ts'
import { writeQuery } from '#ui/query-string.ts'
import type { CareersQuery } from './careers-query.ts'

/** What of it is used. */
export type CareersChoice = {
  cityId?: number | undefined
  department?: string | undefined
  page?: number | undefined
}

/** The query with its values typed; what is no number is left out. */
export function readCareersChoice({ cityId = '', department, page = '' }: CareersQuery): CareersChoice {
  return { cityId: parsePropertyId(cityId), department, page: parsePropertyId(page) }
}

/** The one address of a list of jobs: keys in their fixed order, the first page left out. */
export function careersAddress({ cityId, department, page }: CareersChoice = {}): string {
  return `/careers${writeQuery({ cityId, department, page: page === 1 ? undefined : page })}`
}
