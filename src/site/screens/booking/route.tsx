import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { takesPosts } from '../../forms/posting.ts'
import { loadBooking } from './booking-data.ts'
import { BookingScreen } from './booking-screen.tsx'
import { confirmHold } from './confirm.ts'
import { giveUp } from './give-up.ts'

export const Route = createFileRoute('/booking/$reference')({
  // `from` says that the visitor comes from the gateway; only the database says whether they paid.
  validateSearch: ({ from, code }): { from?: 'payment'; code?: string } => ({
    ...(from === 'payment' && { from }),
    // Of the email's link; digits alone are read as a number.
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code).padStart(6, '0') }),
  }),
  server: {
    middleware: [
      takesPosts((text) =>
        text('action') === 'confirm'
          ? confirmHold(text('reference'), text('code'))
          : giveUp(text('reference')),
      ),
    ],
  },
  loader: async ({ params, serverContext, abortController: { signal } }) => ({
    booking: await loadBooking(params.reference, signal),
    posted: serverContext?.posted,
  }),
  head: async ({ loaderData }) =>
    loaderData ? (await import('./booking-head.ts')).bookingHead(loaderData.booking) : {},
  component: BookingScreen,
  pendingComponent: FormPageSkeleton,
})
