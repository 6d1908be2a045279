/** What the filters of the list and their values are called. */

import { typeLabel } from '#contract/listings/property.ts'
import type { ProjectFilter, ProjectSort } from '#contract/projects/project-filters.ts'
import { projectFilters, projectPriceBands } from '#contract/projects/project-filters.ts'
import { projectStatuses, projectStatusLabels } from '#contract/projects/project-status.ts'
import type { Answer } from '#ui/api.ts'
import type { Chip } from '../search/chips.ts'
import { type ProjectsChoice, projectsAddress } from './projects-address.ts'

export type FoundProjects = Answer<'searchProjects'>

export const filterLabels: Readonly<Record<ProjectFilter, string>> = {
  cityId: 'City',
  type: 'Type',
  price: 'Price',
  status: 'Status',
  possession: 'Possession',
  approval: 'Approval',
}

/** What removing a filter gives, as the empty list says it. */
export const anyLabels: Readonly<Record<ProjectFilter, string>> = {
  cityId: 'Any city',
  type: 'Any type',
  price: 'Any price',
  status: 'Any status',
  possession: 'Any possession year',
  approval: 'Any approval',
}

export const sortLabels: Readonly<Record<ProjectSort, string>> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  possession: 'Earliest possession',
}

const approvalLabels: Readonly<Record<string, string>> = {
  approved: 'Approved',
  'in process': 'Approval in process',
  'not required': 'No approval required',
}

/** The name of a filter's value; `cities` are named by the answer. */
export function valueLabel(key: ProjectFilter, value: string, { counts }: FoundProjects): string {
  switch (key) {
    case 'cityId':
      return counts.cityId.find((city) => city.value === value)?.name ?? `City ${value}`
    case 'type':
      return typeLabel(value)
    case 'price':
      return projectPriceBands.find((band) => band.value === value)?.label ?? value
    case 'status':
      return projectStatusLabels[projectStatuses.find((status) => status === value) ?? 'ready']
    case 'approval':
      return approvalLabels[value] ?? value
    case 'possession':
      return value
  }
}

/** The applied filters, each with the address of the list without it. */
export function projectChips(choice: ProjectsChoice, answer: FoundProjects): Chip[] {
  return projectFilters.flatMap((key) =>
    choice[key].map((value) => ({
      id: `${key}-${value}`,
      label: valueLabel(key, value, answer),
      href: projectsAddress({ ...choice, page: 1, [key]: choice[key].filter((other) => other !== value) }),
    })),
  )
}

/** '3 projects in Lahore', '12 projects'. */
export function projectsHeadline(total: number, choice: ProjectsChoice, answer: FoundProjects): string {
  const count = `${total} ${total === 1 ? 'project' : 'projects'}`
  const [city, ...others] = choice.cityId
  return city && others.length === 0 ? `${count} in ${valueLabel('cityId', city, answer)}` : count
}
