/** The card as a part of a page: what the server rendered is not hydrated. */
import { staticPart } from '#ui/static-part.tsx'

export const EventCard = staticPart(async () => (await import('./event-card.tsx')).EventCard)
