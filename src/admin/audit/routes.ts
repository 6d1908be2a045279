import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { parsePage } from '../components/parse-page.ts'
import { adminRoute } from '../shell/routes.ts'
import { type AuditFilters, filters } from './filters.ts'

const isDay = /^\d{4}-\d{2}-\d{2}$/

function auditSearch(said: Record<string, unknown>): AuditFilters & { page: number } {
  const known = filters
    .map((name) => [name, String(said[name] ?? '')] as const)
    .filter(([name, text]) => (name === 'from' || name === 'to' ? isDay.test(text) : text !== ''))
  return { page: parsePage(said.page), ...Object.fromEntries(known) }
}

const audit = createRoute({
  getParentRoute: () => adminRoute,
  path: '/audit',
  validateSearch: auditSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { entityId, ...deps }, abortController: { signal } }) => {
    const [log, people] = await Promise.all([
      call('audit', { query: { ...deps, entity_id: entityId }, signal }),
      call('auditPeople', { signal }),
    ])
    return { ...log, people: people.data }
  },
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
})

export const auditRoutes = [audit] as const
