import { agencyText } from '#contract/agency-texts.ts'
import { about as t } from '#messages/site.ts'
import { aboutCrumb, homeCrumb } from '../../crumbs.ts'
import { agencyJsonLd, breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import type { AboutData } from './about-data.ts'

/** The head of the about page: the agency, since when, and who leads it. */
export function aboutHead({ page, team, offices }: AboutData) {
  const { description, timeline, leadership } = page
  const title = t.title({ agency: agencyText('name') })
  const founded = timeline.map(({ year }) => year).sort((one, other) => one - other)[0]
  return pageHead({
    path: '/about',
    title,
    description,
    image: team?.image && { ...team.image, alt: team.alt },
    jsonLd: import.meta.env.SSR && [
      {
        '@type': 'AboutPage',
        name: title,
        description,
        dateModified: page.updatedOn,
        inLanguage: page.language,
        mainEntity: {
          ...agencyJsonLd(offices.data),
          ...(founded && { foundingDate: String(founded) }),
          employee: leadership.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title })),
        },
      },
      breadcrumbsJsonLd([homeCrumb, aboutCrumb]),
    ],
  })
}
