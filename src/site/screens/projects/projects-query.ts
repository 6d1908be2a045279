import { projectSearchKeys } from '#contract/projects/project-search-keys.ts'

/** The list of projects as its address holds it. */
export type ProjectsQuery = { [Key in (typeof projectSearchKeys)[number]]?: string }

/** The known keys of an address that say something. */
export function readProjectsQuery(address: Readonly<Record<string, unknown>>): ProjectsQuery {
  const query: ProjectsQuery = {}
  for (const key of projectSearchKeys) {
    const text = String(address[key] ?? '').trim()
    if (text) query[key] = text
  }
  return query
}
