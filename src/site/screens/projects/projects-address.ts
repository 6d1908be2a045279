import { subtypes } from '#contract/listings/property.ts'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import { type ProjectSort, projectPriceBands, projectSorts } from '#contract/projects/project-filters.ts'
import { type ProjectFilter, projectFilters } from '#contract/projects/project-search-keys.ts'
import { projectStatuses } from '#contract/projects/project-status.ts'
import { writeQuery } from '#ui/query-string.ts'
import type { ProjectsQuery } from './projects-query.ts'

/** What of it is used: the values of each filter, the order and the page. */
export type ProjectsChoice = Readonly<Record<ProjectFilter, readonly string[]>> & {
  sort: ProjectSort
  page: number
}

/** The query with its values split; invalid values are left out. */
export function readProjectsChoice(query: ProjectsQuery): ProjectsChoice {
  const valuesOf = (key: ProjectFilter) => splitList(query[key]).filter((value) => isUsable[key](value))
  return {
    cityId: valuesOf('cityId'),
    type: valuesOf('type'),
    price: valuesOf('price'),
    status: valuesOf('status'),
    possession: valuesOf('possession'),
    approval: valuesOf('approval'),
    sort: projectSorts.find((sort) => sort === query.sort) ?? 'featured',
    page: parsePropertyId(query.page ?? '') ?? 1,
  }
}

/** Whether the address says something that cannot be used. */
export function isRefused(query: ProjectsQuery): boolean {
  const choice = readProjectsChoice(query)
  return (
    projectFilters.some((key) => splitList(query[key]).length > choice[key].length) ||
    (query.sort !== undefined && query.sort !== choice.sort) ||
    (query.page !== undefined && Number(query.page) !== choice.page)
  )
}

/** The one address of a list of projects: keys in their fixed order, values sorted, defaults left out. */
export function projectsAddress(choice: Partial<ProjectsChoice> = {}): string {
  const { sort, page } = choice
  const filters = Object.fromEntries(
    projectFilters.map((key) => [key, [...new Set(choice[key])].sort()] as const),
  )
  return `/projects${writeQuery({
    ...filters,
    sort: sort === 'featured' ? undefined : sort,
    page: page === 1 ? undefined : page,
  })}`
}

function splitList(text = ''): string[] {
  const values = text.split(',').map((value) => value.trim())
  return [...new Set(values)].filter((value) => value !== '')
}

const among = (values: readonly string[]) => (value: string) => values.includes(value)

const isUsable: Readonly<Record<ProjectFilter, (value: string) => boolean>> = {
  cityId: (value) => parsePropertyId(value) !== undefined,
  type: among(subtypes),
  price: among(projectPriceBands.map(({ value }) => value)),
  status: among(projectStatuses),
  possession: (value) => /^[1-9]\d{3}$/.test(value),
  approval: among(approvalStatuses),
}
