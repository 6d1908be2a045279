import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { bookingFilters } from '#contract/admin/bookings.ts'
import { call } from '../call.ts'
import { parsePage } from '../components/parse-page.ts'
import { adminRoute } from '../shell/routes.ts'
import { onlyWith } from '../switched-off.ts'

const beforeLoad = onlyWith('payments')

const bookings = createRoute({
  getParentRoute: () => adminRoute,
  path: '/bookings',
  beforeLoad,
  validateSearch: ({ page, q, state }: Record<string, unknown>) => {
    const known = bookingFilters.find((one) => one === state)
    return { page: parsePage(page), ...(typeof q === 'string' && { q }), ...(known && { state: known }) }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps, abortController: { signal } }) => call('bookings', { query: deps, signal }),
  component: lazyRouteComponent(() => import('./bookings-screen.tsx'), 'BookingsScreen'),
})

const booking = createRoute({
  getParentRoute: () => adminRoute,
  path: '/bookings/$booking',
  beforeLoad,
  loader: ({ params, abortController: { signal } }) => call('bookingForStaff', { params, signal }),
  component: lazyRouteComponent(() => import('./booking-screen.tsx'), 'BookingScreen'),
})

export const bookingRoutes = [bookings, booking] as const
