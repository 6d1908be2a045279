/** The request for a viewing on a page of its own: for visitors without JavaScript, and for links. */
import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { sendPosted, takesPosts } from '../../forms/posting.ts'
import { viewingForm } from '../../forms/viewing-form.ts'
import { loadToView } from './request-data.ts'
import { RequestScreen } from './request-screen.tsx'

export const Route = createFileRoute('/listing/$id/viewing')({
  server: {
    middleware: [
      takesPosts((text) => sendPosted(viewingForm(text('property_id')), text, (_, { path }) => path)),
    ],
  },
  loader: async ({ params, serverContext, abortController: { signal } }) => ({
    ...(await loadToView(params.id, signal)),
    posted: serverContext?.posted,
  }),
  head: async ({ loaderData }) =>
    loaderData ? (await import('./viewing-head.ts')).requestHead(loaderData) : {},
  component: RequestScreen,
  pendingComponent: FormPageSkeleton,
})
