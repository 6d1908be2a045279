import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { roles } from '#contract/permissions.ts'
import { call } from '../call.ts'
import { adminRoute } from '../shell/routes.ts'

const staff = createRoute({
  getParentRoute: () => adminRoute,
  path: '/staff',
  validateSearch: ({ q, role }: Record<string, unknown>) => {
    const known = roles.find((one) => one === role)
    return { ...(typeof q === 'string' && { q }), ...(known && { role: known }) }
  },
  loader: async ({ abortController: { signal } }) => {
    const [{ data }, agents] = await Promise.all([
      call('staff', { signal }),
      call('linkableAgents', { signal }),
    ])
    return { data, agents: agents.data }
  },
  component: lazyRouteComponent(() => import('./staff-screen.tsx'), 'StaffScreen'),
})

export const staffRoutes = [staff] as const
