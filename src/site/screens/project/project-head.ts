import { hideWebsites, stripHtml } from '#contract/content/html.ts'
import { projectPath } from '#contract/paths.ts'
import { joinList } from '#contract/text/join-list.ts'
import { formatAmount } from '#contract/text/money.ts'
import { project as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { homeCrumb, projectsCrumb } from '../../crumbs.ts'
import { absoluteImage, breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import type { Project, ProjectData } from './project-data.ts'
import { approvalText, placeOfProject, unitsLeft } from './project-labels.ts'

export const projectCrumbs = [homeCrumb, projectsCrumb]

/** The head of a project's page, for search engines and for previews in chats. */
export function projectHead({ project }: ProjectData) {
  const path = projectPath(project)
  return pageHead({
    path,
    title: project.city ? t.title({ project: project.name, place: placeOfProject(project) }) : project.name,
    description: metaDescription(project),
    preview: { of: 'project', id: project.id, changedAt: project.updated_at },
    image: project.images[0],
    jsonLd: import.meta.env.SSR && [
      projectJsonLd(project, path),
      breadcrumbsJsonLd([...projectCrumbs, { label: project.name, path }]),
    ],
  })
}

function metaDescription({ name, kind, developer, approval, summary, price_from }: Project): string {
  if (!approval) return joinList([name, kind, developer, hideWebsites(stripHtml(summary))])
  const facts = {
    kind,
    developer,
    approval: approvalText(approval),
    summary: hideWebsites(stripHtml(summary)),
  }
  return price_from === null
    ? t.description(facts)
    : t.descriptionWithPrice({ ...facts, price: formatAmount(price_from) })
}

/** Homes are accommodation units; a project of plots or offices is a place. */
function projectJsonLd(project: Project, path: string): Record<string, unknown> {
  const { name, summary, city, area, lat, long, amenities, unit_types } = project
  const isOfFlats = unit_types.some(({ subtype }) => subtype === 'apartment')
  const units = unitsLeft(unit_types)
  const picture = project.images[0]?.url ?? project.image
  return {
    '@type': isOfFlats ? 'ApartmentComplex' : 'Place',
    name,
    description: hideWebsites(stripHtml(summary)),
    url: absolutePage(path),
    ...(picture && { image: absoluteImage(picture) }),
    address: {
      '@type': 'PostalAddress',
      ...(area && { streetAddress: area.name }),
      ...(city && { addressLocality: city.name }),
      addressCountry: 'PK',
    },
    ...(lat !== null &&
      long !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenity,
        value: true,
      })),
    }),
    ...(isOfFlats && {
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: units.total },
      numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: units.available },
    }),
  }
}
