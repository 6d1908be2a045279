import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { parsePage } from '../components/parse-page.ts'
import { adminRoute } from '../shell/routes.ts'

const imports = createRoute({
  getParentRoute: () => adminRoute,
  path: '/imports',
  validateSearch: ({ page }: Record<string, unknown>) => ({ page: parsePage(page) }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page }, abortController: { signal } }) => call('imports', { query: { page }, signal }),
  component: lazyRouteComponent(() => import('./imports-screen.tsx'), 'ImportsScreen'),
})

const priceImports = createRoute({
  getParentRoute: () => adminRoute,
  path: '/price-evidence',
  validateSearch: ({ page }: Record<string, unknown>) => ({ page: parsePage(page) }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page }, abortController: { signal } }) =>
    call('imports', { query: { page, subject: 'prices' }, signal }),
  component: lazyRouteComponent(() => import('./price-imports-screen.tsx'), 'PriceImportsScreen'),
})

export const previewTabs = ['new', 'changed', 'refused'] as const

const run = createRoute({
  getParentRoute: () => adminRoute,
  path: '/imports/$run',
  validateSearch: ({ show }: Record<string, unknown>) => {
    const known = previewTabs.find((tab) => tab === show)
    return known ? { show: known } : {}
  },
  loader: async ({ params, abortController: { signal } }) => {
    const [run, profiles] = await Promise.all([
      call('import', { params, signal }),
      call('importProfiles', { signal }),
    ])
    return { run: run.data, profiles: profiles.data }
  },
  component: lazyRouteComponent(() => import('./run-screen.tsx'), 'RunScreen'),
})

export const importRoutes = [imports, priceImports, run] as const
