import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { mailStatuses } from '#contract/admin/system.ts'
import { reachOf } from '#contract/permissions.ts'
import { call } from '../call.ts'
import { parsePage } from '../components/parse-page.ts'
import { adminRoute } from '../shell/routes.ts'

export const mailFilters = ['failing', ...mailStatuses] as const

const health = createRoute({
  getParentRoute: () => adminRoute,
  path: '/health',
  loader: ({ abortController: { signal } }) => call('health', { signal }),
  component: lazyRouteComponent(() => import('./health-screen.tsx'), 'HealthScreen'),
})

const outbox = createRoute({
  getParentRoute: () => adminRoute,
  path: '/outbox',
  validateSearch: ({ page, q, status }: Record<string, unknown>) => {
    const known = mailFilters.find((one) => one === status)
    return { page: parsePage(page), ...(typeof q === 'string' && { q }), ...(known && { status: known }) }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps, abortController: { signal } }) => call('mails', { query: deps, signal }),
  component: lazyRouteComponent(() => import('./outbox-screen.tsx'), 'OutboxScreen'),
})

const mail = createRoute({
  getParentRoute: () => adminRoute,
  path: '/outbox/$mail',
  loader: ({ params, abortController: { signal } }) => call('mail', { params, signal }),
  component: lazyRouteComponent(() => import('./mail-screen.tsx'), 'MailScreen'),
})

const deadJobs = createRoute({
  getParentRoute: () => adminRoute,
  path: '/dead-jobs',
  validateSearch: ({ page }: Record<string, unknown>) => ({ page: parsePage(page) }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, abortController: { signal } }) => call('deadJobs', { query: deps, signal }),
  component: lazyRouteComponent(() => import('./dead-jobs-screen.tsx'), 'DeadJobsScreen'),
})

const erase = createRoute({
  getParentRoute: () => adminRoute,
  path: '/erase',
  component: lazyRouteComponent(() => import('./erase-screen.tsx'), 'EraseScreen'),
})

const settings = createRoute({
  getParentRoute: () => adminRoute,
  path: '/settings',
  loader: async ({ abortController: { signal } }) => {
    const [{ data }, staff] = await Promise.all([call('settings', { signal }), call('staff', { signal })])
    const canAnswer = staff.data.filter(({ active, role }) => active && reachOf(role, 'leads.read') === 'all')
    return { data, staff: canAnswer.map(({ id, name }) => [id, name] as const) }
  },
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
})

export const systemRoutes = [health, outbox, mail, deadJobs, erase, settings] as const
