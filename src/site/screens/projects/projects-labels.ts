/** What the filters of the list and their values are called. */

import { typeLabel } from '#contract/listings/property.ts'
import { projectPriceBands } from '#contract/projects/project-filters.ts'
import { type ProjectFilter, projectFilters } from '#contract/projects/project-search-keys.ts'
import { projectStatuses, projectStatusLabels } from '#contract/projects/project-status.ts'
import type { Chip } from '#contract/search/search-chips.ts'
import { searchFilters as filterTexts, projectList as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { type ProjectsChoice, projectsAddress } from './projects-address.ts'

export type FoundProjects = Answer<'searchProjects'>

const approvalLabels: Readonly<Record<string, string>> = t.approvals

/** The name of a filter's value; `cities` are named by the answer. */
export function valueLabel(key: ProjectFilter, value: string, { counts }: FoundProjects): string {
  switch (key) {
    case 'cityId':
      return (
        counts.cityId.find((city) => city.value === value)?.name ?? filterTexts.unknownCity({ id: value })
      )
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
  const [city, ...others] = choice.cityId
  return city && others.length === 0
    ? t.foundIn({ count: total, city: valueLabel('cityId', city, answer) })
    : t.found({ count: total })
}
