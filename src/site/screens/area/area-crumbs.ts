import { cityAreasPath } from '#contract/paths.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { type AreaReport, linkTo } from './area-data.ts'

/** From the home page over the city and the areas around to the area itself. */
export function areaCrumbs({ city, around }: AreaReport): Crumb[] {
  return [
    homeCrumb,
    { label: city.name, path: cityAreasPath(city) },
    ...around.map((area) => ({ label: area.name, path: linkTo(area) })),
  ]
}
