import { projectSearchKeys } from '#contract/projects/project-search-keys.ts'
import { queryReader } from '#ui/query-string.ts'

/** The list of projects as its address holds it. */
export type ProjectsQuery = { [Key in (typeof projectSearchKeys)[number]]?: string }

/** The known keys of an address that say something. */
export const readProjectsQuery = queryReader(projectSearchKeys)
