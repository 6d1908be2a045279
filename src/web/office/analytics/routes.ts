import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { analyticsRanges } from '#contract/office/analytics.ts'
import { call } from '../call.ts'
import { office } from '../shell/routes.ts'
import { isOn } from '../systems.ts'

const analytics = createRoute({
  getParentRoute: () => office,
  path: '/analytics',
  beforeLoad: () => {
    if (!isOn('analytics')) throw notFound()
  },
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
