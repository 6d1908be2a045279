import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { office } from '../shell/routes.ts'

const account = createRoute({
  getParentRoute: () => office,
  path: '/account',
  loader: ({ abortController: { signal } }) => call('sessions', { signal }),
  component: lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen'),
})

export const accountRoutes = [account] as const
