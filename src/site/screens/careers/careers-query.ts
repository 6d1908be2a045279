import { queryReader } from '#ui/query-string.ts'

/** The list of jobs as its address holds it. */
export type CareersQuery = { cityId?: string; department?: string; page?: string }

/** The known keys of an address that say something. */
export const readCareersQuery = queryReader(['cityId', 'department', 'page'])
