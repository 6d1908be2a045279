import { createFileRoute, notFound } from '@tanstack/react-router'
import { mediaFilter, readMediaFilter } from '#contract/content/event-media.ts'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { load } from '#ui/load.ts'
import { withCode } from '#ui/static-part.tsx'
import { EventCard } from '../../cards/static-event-card.ts'
import { listOrFailed } from '../../list-or-failed.ts'
import { orNotFound } from '../../or-not-found.ts'
import { EventScreen } from './event-screen.tsx'
import { EventSkeleton } from './event-skeleton.tsx'

export const Route = createFileRoute('/gallery/$id')({
  // The usual tab is never written, so that the page has one address.
  validateSearch: ({ media }: Record<string, unknown>) => {
    const filter = readMediaFilter(media)
    return filter === mediaFilter.ALL ? {} : { media: filter }
  },
  loader: ({ params, abortController }) => loadEvent(params.id, abortController.signal),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData, match }) =>
    loaderData ? (await import('./event-head.ts')).eventHead(loaderData.event, match.search.media) : {},
  component: EventScreen,
  pendingComponent: EventSkeleton,
})

/** One event, and others to show below it. An ID that is invalid or unknown gives the not-found page. */
async function loadEvent(typed: string, signal: AbortSignal) {
  const eventId = parsePropertyId(typed)
  if (eventId === undefined) throw notFound()
  const [event, others] = await Promise.all([
    orNotFound(load('event', { params: { eventId }, signal })),
    withCode([EventCard], listOrFailed(load('events', { signal }))),
  ])
  return { event, others: { ...others, data: others.data.filter(({ id }) => id !== eventId).slice(0, 3) } }
}
