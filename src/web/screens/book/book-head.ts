import { pageHead } from '../../seo.ts'
import type { Units } from './units-data.ts'

export function bookHead({ offer: { project }, unit }: Units) {
  return pageHead({
    path: `/book/${project.id}${unit ? `/${unit.id}` : ''}`,
    title: unit ? `Book ${unit.number} in ${project.name}` : `Book a unit in ${project.name}`,
    description: `Choose a unit of ${project.name}, hold it and pay its token.`,
    noindex: true,
  })
}
