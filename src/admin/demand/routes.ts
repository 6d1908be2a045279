import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { analyticsRanges } from '#contract/admin/analytics.ts'
import { call } from '../call.ts'
import { adminRoute } from '../shell/routes.ts'

const demand = createRoute({
  getParentRoute: () => adminRoute,
  path: '/demand',
  validateSearch: ({ range }: Record<string, unknown>) => {
    const known = analyticsRanges.find((one) => one === range)
    return known ? { range: known } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) =>
    (await call('demand', { query: deps, signal })).data,
  component: lazyRouteComponent(() => import('./demand-screen.tsx'), 'DemandScreen'),
})

export const demandRoutes = [demand] as const
