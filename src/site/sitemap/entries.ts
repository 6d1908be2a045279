import {
  agentPath,
  areaPath,
  cityAreasPath,
  eventPath,
  listingPath,
  projectPath,
  reportPath,
  vacancyPath,
} from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import type { Answer } from '#ui/api.ts'
import type { Entry } from './write.ts'

/** Where each entry of a part has its page. */
export function sitemapEntries(part: Answer<'sitemapPart'>): Entry[] {
  switch (part.kind) {
    case 'listings':
      return part.entries.map(({ id, changedAt }) => ({ path: listingPath(id), changedAt }))
    case 'areas':
      return part.entries.map(({ id, englishName, citySlug, changedAt }) => ({
        path: areaPath({ id, english_name: englishName, city_slug: citySlug }),
        changedAt,
      }))
    case 'cities':
      return part.entries.map(({ slug, changedAt }) => ({ path: cityAreasPath({ slug }), changedAt }))
    case 'reports':
      return part.entries.map(({ citySlug, quarter, changedAt }) => ({
        path: reportPath({ slug: citySlug }, quarter),
        changedAt,
      }))
    case 'projects':
      return part.entries.map(({ changedAt, ...project }) => ({ path: projectPath(project), changedAt }))
    case 'agents':
      return part.entries.map(({ id, changedAt }) => ({ path: agentPath(id), changedAt }))
    case 'events':
      return part.entries.map(({ id, changedAt }) => ({ path: eventPath(id), changedAt }))
    case 'jobs':
      return part.entries.map(({ id, changedAt }) => ({ path: vacancyPath(id), changedAt }))
    case 'searches':
      return part.entries.map(({ purpose, cityId, areaId, type, changedAt }) => {
        const areaIds = areaId === null ? [] : [areaId]
        return { path: searchAddress({ purpose, cityId, areaIds, type: type ?? 'all' }), changedAt }
      })
  }
}
