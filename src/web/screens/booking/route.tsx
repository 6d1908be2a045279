import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { takesPosts } from '../../forms/posting.ts'
import { loadBooking } from './booking-data.ts'
import { BookingScreen } from './booking-screen.tsx'
import { giveUp } from './give-up.ts'

export const Route = createFileRoute('/booking/$reference')({
  // Whoever comes from the page of the gateway; what came of it the database alone says.
  validateSearch: ({ from }): { from?: 'payment' } => (from === 'payment' ? { from } : {}),
  server: { middleware: [takesPosts((text) => giveUp(text('reference')))] },
  loader: async ({ params, serverContext, abortController: { signal } }) => ({
    booking: await loadBooking(params.reference, signal),
    posted: serverContext?.posted,
  }),
  head: async ({ loaderData }) =>
    loaderData ? (await import('./booking-head.ts')).bookingHead(loaderData.booking) : {},
  component: BookingScreen,
  pendingComponent: FormPageSkeleton,
})
