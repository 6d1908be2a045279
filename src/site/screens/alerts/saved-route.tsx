import { createFileRoute } from '@tanstack/react-router'
import { load } from '#ui/load.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { takesPosts } from '../../forms/posting.ts'
import { orNotFound } from '../../or-not-found.ts'
import { OldLink } from './old-link.tsx'
import { changeSaved } from './saved-changes.ts'
import { SavedScreen } from './saved-screen.tsx'

export const Route = createFileRoute('/alerts/$secret')({
  // What was just done, and to which alert; to all without it.
  validateSearch: ({ done, alert }): { done?: string; alert?: number } => ({
    ...(typeof done === 'string' && { done }),
    ...(Number(alert) > 0 && { alert: Number(alert) }),
  }),
  server: { middleware: [takesPosts(changeSaved)] },
  loader: async ({ params, serverContext, abortController: { signal } }) => ({
    saved: (await orNotFound(load('savedAlerts', { params, signal }))).data,
    posted: serverContext?.posted,
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    (await import('./alerts-head.ts')).alertsHead(loaderData ? 'saved' : 'none'),
  component: SavedScreen,
  pendingComponent: FormPageSkeleton,
  notFoundComponent: OldLink,
})
