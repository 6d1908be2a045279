import { bookPath, projectPath } from '#contract/paths.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import type { Units } from './units-data.ts'

/** The way from the home page to the units of a project, and what this page is called there. */
export function bookTrail({ offer: { project }, unit }: Units): { crumbs: Crumb[]; here: string } {
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: project.name, path: projectPath(project) },
  ]
  return { crumbs, here: unit ? `Book ${unit.number}` : 'Book a unit' }
}

export function bookHead(units: Units) {
  const {
    offer: { project },
    unit,
  } = units
  const { crumbs, here } = bookTrail(units)
  const path = bookPath(project.id, unit?.id)
  return pageHead({
    path,
    title: unit ? `Book ${unit.number} in ${project.name}` : `Book a unit in ${project.name}`,
    description: unit
      ? `Hold ${unit.number}, ${unit.type}, in ${project.name} and pay its token.`
      : `Choose a unit of ${project.name}, hold it and pay its token.`,
    noindex: true,
    jsonLd: [breadcrumbsJsonLd([...crumbs, { label: here, path }])],
  })
}
