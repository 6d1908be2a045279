import { createFileRoute } from '@tanstack/react-router'
import { load } from '#ui/load.ts'
import { withCode } from '#ui/static-part.tsx'
import { EventCard } from '../../cards/static-event-card.ts'
import { listOrFailed } from '../../list-or-failed.ts'
import { loadAnnouncement } from '../dubai-event/load-event.ts'
import { GalleryScreen } from './gallery-screen.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'

export const Route = createFileRoute('/gallery')({
  loader: async ({ abortController: { signal } }) => {
    const [events, groupPhotos, announced] = await Promise.all([
      withCode([EventCard], listOrFailed(load('events', { signal }))),
      listOrFailed(load('groupPhotos', { signal })),
      loadAnnouncement(signal).catch(() => undefined),
    ])
    return { events, groupPhotos, announced }
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./gallery-head.ts')).galleryHead(loaderData.events.data) : {},
  component: GalleryScreen,
  pendingComponent: GallerySkeleton,
})
