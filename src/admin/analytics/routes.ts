import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { analyticsRanges } from '#contract/admin/analytics.ts'
import { call } from '../call.ts'
import { adminRoute } from '../shell/routes.ts'
import { onlyWith } from '../switched-off.ts'

const analytics = createRoute({
  getParentRoute: () => adminRoute,
  path: '/analytics',
  beforeLoad: onlyWith('analytics'),
  validateSearch: ({ range }: Record<string, unknown>) => {
    const known = analyticsRanges.find((one) => one === range)
    return known ? { range: known } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) =>
    (await call('analytics', { query: deps, signal })).data,
  component: lazyRouteComponent(() => import('./analytics-screen.tsx'), 'AnalyticsScreen'),
})

export const analyticsRoutes = [analytics] as const
