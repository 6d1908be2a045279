/** What every address of the back office hangs on: the root, and all that is behind the door. */
import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { call, OfficeError } from '../call.ts'
import { NotHere, NotHereInOffice } from './not-here.tsx'
import { Office } from './office.tsx'
import { Trouble } from './trouble.tsx'

export const root = createRootRoute({ component: Outlet })

const accountPath = '/account'

/** Whoever is not signed in is led to the door, and back afterwards. */
export const office = createRoute({
  getParentRoute: () => root,
  id: 'office',
  loader: async ({ location, abortController: { signal } }) => {
    try {
      const me = (await call('me', { signal })).data
      // Nothing else is answered before it is on.
      if (me.secondFactorMissing && location.pathname !== accountPath) throw redirect({ to: accountPath })
      return me
    } catch (error) {
      if (!(error instanceof OfficeError) || error.status !== 401) throw error
      throw redirect({ to: '/sign-in', search: { next: location.href } })
    }
  },
  component: Office,
  errorComponent: Trouble,
  notFoundComponent: NotHereInOffice,
})

/** Every address that no area knows. */
const nowhere = createRoute({ getParentRoute: () => office, path: '/$', component: NotHere })

export const shellRoutes = [nowhere] as const
