import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { office } from '../shell/routes.ts'
import { pageOf } from '../ui/page-of.ts'

const audit = createRoute({
  getParentRoute: () => office,
  path: '/audit',
  validateSearch: ({ page, entity, entityId }: Record<string, unknown>) => ({
    page: pageOf(page),
    ...(typeof entity === 'string' && { entity }),
    ...(entityId !== undefined && { entityId: String(entityId) }),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page, entity, entityId }, abortController: { signal } }) =>
    call('audit', { query: { page, entity, entity_id: entityId }, signal }),
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
})

export const auditRoutes = [audit] as const
