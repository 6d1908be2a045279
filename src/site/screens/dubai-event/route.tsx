import { createFileRoute } from '@tanstack/react-router'
import { withCode } from '#ui/static-part.tsx'
import { ProjectCard } from '../../cards/static-cards.ts'
import { getInTouchForm } from '../../forms/contact-forms.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { sendPosted, takesPosts } from '../../forms/posting.ts'
import { EventScreen } from './event-screen.tsx'
import { loadDubaiEvent } from './load-event.ts'

export const Route = createFileRoute('/dubai-re-event')({
  server: { middleware: [takesPosts((text) => sendPosted(getInTouchForm, text))] },
  loader: async ({ serverContext, abortController }) => ({
    ...(await withCode([ProjectCard], loadDubaiEvent(abortController.signal))),
    posted: serverContext?.posted,
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./event-head.ts')).dubaiEventHead(loaderData) : {},
  component: EventScreen,
  pendingComponent: FormPageSkeleton,
})
