/** A viewing, on the page that only its visitor has the address of. */
import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { takesPosts } from '../../forms/posting.ts'
import { changeViewing } from './change-viewing.ts'
import { loadViewing } from './viewing-data.ts'
import { ViewingScreen } from './viewing-screen.tsx'

export const Route = createFileRoute('/viewing/$secret')({
  server: { middleware: [takesPosts(changeViewing)] },
  loader: async ({ params: { secret }, serverContext, abortController: { signal } }) => ({
    secret,
    viewing: await loadViewing(secret, signal),
    posted: serverContext?.posted,
  }),
  head: async ({ loaderData }) =>
    loaderData ? (await import('./viewing-head.ts')).viewingHead(loaderData.secret, loaderData.viewing) : {},
  component: ViewingScreen,
  pendingComponent: FormPageSkeleton,
})
