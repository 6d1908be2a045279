/** An agent's card as a part of the page: those that the server rendered are not hydrated. */
import { staticPart } from '#ui/static-part.tsx'

export const TeamCard = staticPart(async () => (await import('./team-card.tsx')).TeamCard)
