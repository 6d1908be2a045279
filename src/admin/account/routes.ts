import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { adminRoute } from '../shell/routes.ts'

const account = createRoute({
  getParentRoute: () => adminRoute,
  path: '/account',
  loader: async ({ abortController: { signal } }) => {
    const [{ data }, mails] = await Promise.all([
      call('sessions', { signal }),
      call('mailChoices', { signal }),
    ])
    return { data, mails: mails.data }
  },
  component: lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen'),
})

export const accountRoutes = [account] as const
