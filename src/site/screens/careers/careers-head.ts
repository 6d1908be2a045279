import { agencyText } from '#contract/agency-texts.ts'
import { vacancyPath } from '#contract/paths.ts'
import { careers as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { Answer } from '#ui/api.ts'
import { careersCrumb, homeCrumb } from '../../crumbs.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { careersAddress, readCareersChoice } from './careers-address.ts'
import type { CareersQuery } from './careers-query.ts'
import { departmentLabel } from './department-label.ts'

export type JobPostings = Answer<'jobPostings'>

/**
 * The head of a list of jobs, undefined when it could not be loaded. Filtered lists are for visitors, not for search
 * engines.
 */
export function careersHead(query: CareersQuery, answer: JobPostings | undefined) {
  if (!answer) {
    const agency = agencyText('name')
    return pageHead({
      path: careersCrumb.path,
      title: t.pageTitle({ agency }),
      description: t.intro({ agency }),
      noindex: true,
    })
  }
  const { data, pagination, filters } = answer
  const choice = readCareersChoice(query)
  const { cityId, department, page = 1 } = choice
  const city = filters?.cities.find(({ id }) => id === cityId)?.name
  const isWhole = cityId === undefined && department === undefined
  const path = careersAddress(choice)
  const list = isWhole
    ? t.pageTitle({ agency: agencyText('name') })
    : jobsTitle(departmentLabel(filters, department), city)
  const { totalRecords: count } = pagination
  const title = page > 1 ? t.numberedTitle({ title: list, page }) : list
  return pageHead({
    path,
    title,
    description: isWhole && page === 1 ? t.description({ count }) : t.descriptionOf({ title, count }),
    noindex: !isWhole || data.length === 0,
    jsonLd: import.meta.env.SSR && [
      {
        '@type': 'ItemList',
        name: list,
        numberOfItems: count,
        itemListElement: data.map(({ id, title: name }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          url: absolutePage(vacancyPath(id)),
        })),
      },
      breadcrumbsJsonLd([homeCrumb, careersCrumb]),
    ],
  })
}

/** 'Sales jobs in Lahore'. */
export function jobsTitle(department: string | undefined, city: string | undefined): string {
  if (department && city) return t.jobsInDepartmentAndCity({ department, city })
  if (department) return t.jobsInDepartment({ department })
  return city ? t.jobsInCity({ city }) : t.jobs
}
