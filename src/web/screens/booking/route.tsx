import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { loadBooking } from './booking-data.ts'
import { BookingScreen } from './booking-screen.tsx'

export const Route = createFileRoute('/booking/$reference')({
  // Whoever comes from the page of the gateway; what came of it the database alone says.
  validateSearch: ({ from }): { from?: 'payment' } => (from === 'payment' ? { from } : {}),
  loader: ({ params, abortController: { signal } }) => loadBooking(params.reference, signal),
  head: async ({ loaderData }) =>
    loaderData ? (await import('./booking-head.ts')).bookingHead(loaderData) : {},
  component: BookingScreen,
  pendingComponent: FormPageSkeleton,
})
