import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { applicationStatuses, jobStatuses } from '#contract/admin/vacancies.ts'
import { call } from '../call.ts'
import { parsePage } from '../components/parse-page.ts'
import { adminRoute } from '../shell/routes.ts'

const jobs = createRoute({
  getParentRoute: () => adminRoute,
  path: '/jobs',
  validateSearch: ({ page, q, status }: Record<string, unknown>) => {
    const known = jobStatuses.find((one) => one === status)
    return { page: parsePage(page), ...(typeof q === 'string' && { q }), ...(known && { status: known }) }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps, abortController: { signal } }) => call('listJobs', { query: deps, signal }),
  component: lazyRouteComponent(() => import('./vacancies-screen.tsx'), 'JobsScreen'),
})

/** Whose number is 'new' is not there yet. */
const job = createRoute({
  getParentRoute: () => adminRoute,
  path: '/jobs/$job',
  loader: async ({ params: { job }, abortController: { signal } }) => {
    if (job !== 'new') return call('showJob', { params: { job }, signal })
    const { choices } = await call('listJobs', { query: { page: 1 }, signal })
    return { data: undefined, lastSaved: null, choices }
  },
  component: lazyRouteComponent(() => import('./vacancy-screen.tsx'), 'JobScreen'),
})

const applications = createRoute({
  getParentRoute: () => adminRoute,
  path: '/applications',
  validateSearch: ({ page, q, status, job }: Record<string, unknown>) => {
    const known = applicationStatuses.find((one) => one === status)
    const wanted = Number(job)
    return {
      page: parsePage(page),
      ...(typeof q === 'string' && { q }),
      ...(known && { status: known }),
      ...(Number.isInteger(wanted) && wanted > 0 && { job: wanted }),
    }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps, abortController: { signal } }) => call('applications', { query: deps, signal }),
  component: lazyRouteComponent(() => import('./applications-screen.tsx'), 'ApplicationsScreen'),
})

const application = createRoute({
  getParentRoute: () => adminRoute,
  path: '/applications/$application',
  loader: ({ params, abortController: { signal } }) => call('application', { params, signal }),
  component: lazyRouteComponent(() => import('./application-screen.tsx'), 'ApplicationScreen'),
})

export const jobRoutes = [jobs, job, applications, application] as const
