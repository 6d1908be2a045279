import { cityAreasPath } from '#contract/paths.ts'
import { homeCrumb } from '../../crumbs.ts'
import type { Report } from './report-data.ts'

/** The trail to a report. */
export function reportCrumbs({ city }: Pick<Report, 'city'>) {
  return [homeCrumb, { label: city.name, path: cityAreasPath(city) }]
}
