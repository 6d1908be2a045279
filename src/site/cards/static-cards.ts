/** The cards as parts of a page: those that the server rendered are not hydrated. */
import { staticPart } from '#ui/static-part.tsx'

export const ListingCard = staticPart(async () => (await import('./listing-card.tsx')).ListingCard)
export const ProjectCard = staticPart(async () => (await import('./project-card.tsx')).ProjectCard)
