/** Every address of the admin app; each area keeps its own in its `routes.ts`. */
import { createRouter } from '@tanstack/react-router'
import { accountRoutes } from './account/routes.ts'
import { adRoutes } from './ads/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { cityRoutes } from './cities/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { demandRoutes } from './demand/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { listingRoutes } from './listings/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { NotHere } from './shell/not-found.tsx'
import { adminRoute, root, shellRoutes } from './shell/routes.ts'
import { Trouble } from './shell/trouble.tsx'
import { signInRoutes } from './sign-in/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { jobRoutes } from './vacancies/routes.ts'
import { viewingRoutes } from './viewings/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** For tests, which open it at addresses of their own. */
export const routeTree = root.addChildren([
  ...signInRoutes,
  adminRoute.addChildren([
    ...todayRoutes,
    ...leadRoutes,
    ...viewingRoutes,
    ...analyticsRoutes,
    ...demandRoutes,
    ...listingRoutes,
    ...importRoutes,
    ...jobRoutes,
    ...systemRoutes,
    ...webhookRoutes,
    ...staffRoutes,
    ...auditRoutes,
    ...accountRoutes,
    ...cityRoutes,
    ...contentRoutes,
    ...adRoutes,
    ...pageRoutes,
    ...bookingRoutes,
    ...shellRoutes,
  ]),
])

export const router = createRouter({
  basepath: '/admin',
  routeTree,
  defaultErrorComponent: Trouble,
  defaultNotFoundComponent: NotHere,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
