/** Booking a unit of a project: first the unit, then the buyer. The result has a page of its own. */
import { createFileRoute } from '@tanstack/react-router'
import { bookingPath } from '#contract/paths.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { sendPosted, takesPosts } from '../../forms/posting.ts'
import { BookScreen } from './book-screen.tsx'
import { bookingForm } from './booking-form.ts'
import { loadUnits } from './units-data.ts'

export const Route = createFileRoute('/book/$project/{-$unit}')({
  server: {
    middleware: [takesPosts((text) => sendPosted(bookingForm(text('unit_id')), text, bookingPath))],
  },
  loader: async ({ params, serverContext, abortController: { signal } }) => ({
    ...(await loadUnits(params, signal)),
    posted: serverContext?.posted,
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) => (loaderData ? (await import('./book-head.ts')).bookHead(loaderData) : {}),
  component: BookScreen,
  pendingComponent: FormPageSkeleton,
})
