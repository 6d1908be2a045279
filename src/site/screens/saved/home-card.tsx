import { ListingCard, ProjectCard } from '../../cards/static-cards.ts'
import type { Shown } from './use-saved-cards.ts'

const sizes = '(width < 640px) 92vw, (width < 992px) 46vw, 400px'

/** The card of a saved home, as in every other list. */
export function HomeCard({ shown }: { shown: Shown }) {
  if (shown.kind === 'project') return <ProjectCard project={shown.project} sizes={sizes} />
  return <ListingCard listing={shown.listing} heading="h2" sizes={sizes} />
}
