import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { call } from '../call.ts'
import { navGroupsFor } from '../shell/nav-items.ts'
import { adminRoute } from '../shell/routes.ts'

/** The start screen. Staff without access to leads are redirected to the first screen that they may see. */
const today = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  loader: async ({ parentMatchPromise, abortController: { signal } }) => {
    const permissions = (await parentMatchPromise).loaderData?.permissions ?? []
    if (permissions.includes('leads.read')) return (await call('today', { signal })).data
    const first = navGroupsFor(permissions)[0]?.places[0]
    throw redirect({ to: first?.path ?? '/account', replace: true })
  },
  component: lazyRouteComponent(() => import('./today-screen.tsx'), 'TodayScreen'),
})

export const todayRoutes = [today] as const
