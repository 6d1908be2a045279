import { bookPath, projectPath } from '#contract/paths.ts'
import { bookUnit as t } from '#messages/site.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import type { Units } from './units-data.ts'

/** The way from the home page to the units of a project, and what this page is called there. */
export function bookTrail({ offer: { project }, unit }: Units): { crumbs: Crumb[]; here: string } {
  const crumbs = [homeCrumb, { label: project.name, path: projectPath(project) }]
  return { crumbs, here: unit ? t.unitTitle({ unit: unit.number }) : t.crumb }
}

export function bookHead(units: Units) {
  const {
    offer: { project },
    unit,
  } = units
  const { crumbs, here } = bookTrail(units)
  const path = bookPath(project.id, unit?.id)
  const inProject = { project: project.name }
  return pageHead({
    path,
    title: unit ? t.unitPageTitle({ unit: unit.number, ...inProject }) : t.title(inProject),
    description: unit
      ? t.unitDescription({ unit: unit.number, type: unit.type, ...inProject })
      : t.description(inProject),
    noindex: true,
    jsonLd: import.meta.env.SSR && [breadcrumbsJsonLd([...crumbs, { label: here, path }])],
  })
}
