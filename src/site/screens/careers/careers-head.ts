import { agency } from '#agency'
import { vacancyPath } from '#contract/paths.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { Answer } from '#ui/api.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { type CareersQuery, careersAddress, readCareersChoice } from './careers-address.ts'

export type JobPostings = Answer<'jobPostings'>

export const home: Crumb = { label: 'Home', path: '/' }
export const careers: Crumb = { label: 'Careers', path: careersAddress() }

/** The head of a list of jobs. Filtered lists are for visitors, not for search engines. */
export function careersHead(query: CareersQuery, { data, pagination, filters }: JobPostings) {
  const choice = readCareersChoice(query)
  const { cityId, department, page = 1 } = choice
  const city = filters.cities.find(({ id }) => id === cityId)?.name
  const isWhole = cityId === undefined && department === undefined
  const path = careersAddress(choice)
  const title = isWhole ? `Careers: jobs at ${agency.name}` : jobsTitle(department, city)
  const { totalRecords } = pagination
  return pageHead({
    path,
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${page > 1 ? `Page ${page}: ` : ''}${isWhole ? '' : `${title}: `}${totalRecords} open ${totalRecords === 1 ? 'job' : 'jobs'} with salary, requirements and closing date. Apply online with your CV, and hear from us within two weeks.`,
    noindex: !isWhole || data.length === 0,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: title,
        numberOfItems: totalRecords,
        itemListElement: data.map(({ id, title: name }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          url: absolutePage(vacancyPath(id)),
        })),
      },
      breadcrumbsJsonLd([home, careers]),
    ],
  })
}

/** 'Sales jobs in Lahore'. */
export function jobsTitle(department: string | undefined, city: string | undefined): string {
  return `${department ? `${department} jobs` : 'Jobs'}${city ? ` in ${city}` : ''}`
}
