import { projectPath } from '#contract/paths.ts'
import { projectFilters } from '#contract/projects/project-filters.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { type ProjectsQuery, projectsAddress, readProjectsChoice } from './projects-address.ts'
import { type FoundProjects, projectsHeadline, valueLabel } from './projects-labels.ts'

export const home: Crumb = { label: 'Home', path: '/' }
export const projectsCrumb: Crumb = { label: 'Projects', path: projectsAddress() }

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
  const title = isPlain && city ? `New projects in ${valueLabel('cityId', city, answer)}` : 'New projects'
  const { data, pagination } = answer
  const { totalRecords } = pagination
  const count = projectsHeadline(totalRecords, choice, answer)
  return pageHead({
    path: projectsAddress({ ...choice, sort: 'featured' }),
    title: `${title}: prices, payment plans and approvals${page > 1 ? `, page ${page}` : ''}`,
    description: `${page > 1 ? `Page ${page}: ` : ''}${count} with prices, payment plans, possession dates and their approvals checked. Filter by city, type, price and status.`,
    noindex: !isPlain || data.length === 0,
    jsonLd: [
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
      breadcrumbsJsonLd([home, projectsCrumb]),
    ],
  })
}
