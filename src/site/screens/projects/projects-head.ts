import { projectPath } from '#contract/paths.ts'
import { projectFilters } from '#contract/projects/project-search-keys.ts'
import { projectList as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { homeCrumb, projectsCrumb } from '../../crumbs.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { projectsAddress, readProjectsChoice } from './projects-address.ts'
import { type FoundProjects, projectsHeadline, valueLabel } from './projects-labels.ts'
import type { ProjectsQuery } from './projects-query.ts'

/**
 * The head of a list of projects. The whole list and that of one city may be found; other filters and orders are for
 * visitors alone.
 */
export function projectsHead(query: ProjectsQuery, answer: FoundProjects) {
  const choice = readProjectsChoice(query)
  const { page, cityId } = choice
  const others = projectFilters.filter((key) => key !== 'cityId')
  const isPlain = cityId.length <= 1 && others.every((key) => choice[key].length === 0)
  const [city] = cityId
  const title = isPlain && city ? t.listIn({ city: valueLabel('cityId', city, answer) }) : t.list
  const { data, pagination } = answer
  const { totalRecords } = pagination
  const found = projectsHeadline(totalRecords, choice, answer)
  return pageHead({
    path: projectsAddress({ ...choice, sort: 'featured' }),
    title: page > 1 ? t.laterPageTitle({ title, page }) : t.pageTitle({ title }),
    description: page > 1 ? t.laterPageDescription({ page, found }) : t.pageDescription({ found }),
    noindex: !isPlain || data.length === 0,
    jsonLd: import.meta.env.SSR && [
      {
        '@type': 'ItemList',
        name: title,
        numberOfItems: totalRecords,
        itemListElement: data.map((project, at) => ({
          '@type': 'ListItem',
          position: (pagination.currentPage - 1) * pagination.perPage + at + 1,
          name: project.name,
          url: absolutePage(projectPath(project)),
        })),
      },
      breadcrumbsJsonLd([homeCrumb, projectsCrumb]),
    ],
  })
}
