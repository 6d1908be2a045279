import { createFileRoute } from '@tanstack/react-router'
import { emptyList, loadedList } from '#contract/api/async-state.ts'
import { call } from '#ui/api.ts'
import { withCode } from '#ui/static-part.tsx'
import { EventCard } from '../../cards/static-event-card.ts'
import { loadAnnouncement } from '../dubai-event/load-event.ts'
import { GalleryScreen } from './gallery-screen.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import type { GroupPhoto } from './group-photo.ts'

export const Route = createFileRoute('/gallery')({
  loader: async ({ abortController: { signal } }) => {
    const [events, groupPhotos, announced] = await Promise.all([
      withCode([EventCard], call('events', { signal })),
      call('groupPhotos', { signal }).then(loadedList, () => emptyList<GroupPhoto>()),
      loadAnnouncement(signal).catch(() => undefined),
    ])
    return { events: loadedList(events), groupPhotos, announced }
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./gallery-head.ts')).galleryHead(loaderData.events.data) : {},
  component: GalleryScreen,
  pendingComponent: GallerySkeleton,
})
