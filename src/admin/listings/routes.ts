import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { AdminCallError, call } from '../call.ts'
import { adminRoute } from '../shell/routes.ts'
import { readListAddress } from './list-address.ts'

const listings = createRoute({
  getParentRoute: () => adminRoute,
  path: '/listings',
  validateSearch: readListAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) => {
    const [found, views] = await Promise.all([
      call('listings', { query: deps, signal }),
      call('listingViews', { signal }),
    ])
    return { ...found, views: views.data }
  },
  component: lazyRouteComponent(() => import('./listings-screen.tsx'), 'ListingsScreen'),
})

const newListing = createRoute({
  getParentRoute: () => adminRoute,
  path: '/listings/new',
  component: lazyRouteComponent(() => import('./new-listing-screen.tsx'), 'NewListingScreen'),
})

const listing = createRoute({
  getParentRoute: () => adminRoute,
  path: '/listings/$id',
  // An email's link asks to confirm it immediately.
  validateSearch: ({ confirm }: Record<string, unknown>): { confirm?: 'yes' } =>
    confirm === 'yes' ? { confirm } : {},
  loader: async ({ params: { id }, abortController: { signal } }) => {
    try {
      return await call('openListing', { params: { id }, signal })
    } catch (error) {
      if (error instanceof AdminCallError && error.status === 404) throw notFound()
      throw error
    }
  },
  component: lazyRouteComponent(() => import('./editor/editor-screen.tsx'), 'EditorScreen'),
})

const reviews = createRoute({
  getParentRoute: () => adminRoute,
  path: '/listing-reviews',
  loader: async ({ abortController: { signal } }) => (await call('listingReviews', { signal })).data,
  component: lazyRouteComponent(() => import('./reviews-screen.tsx'), 'ReviewsScreen'),
})

const reports = createRoute({
  getParentRoute: () => adminRoute,
  path: '/listing-reports',
  loader: async ({ abortController: { signal } }) => (await call('listingReports', { signal })).data,
  component: lazyRouteComponent(() => import('./reports-screen.tsx'), 'ReportsScreen'),
})

export const listingRoutes = [listings, newListing, listing, reviews, reports] as const
