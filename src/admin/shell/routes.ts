/** The root of all admin routes, and the route of everything after sign-in. */
import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { AdminCallError, call } from '../call.ts'
import { AdminShell } from './admin-shell.tsx'
import { AdminNotFound, NotHere } from './not-found.tsx'
import { Trouble } from './trouble.tsx'

export const root = createRootRoute({ component: Outlet })

const accountPath = '/account'

/** Returns who is signed in. A visitor who is not is sent to the sign-in page, and back afterwards. */
async function askWhoIsHere(location: { pathname: string; href: string }, signal: AbortSignal) {
  try {
    const me = (await call('me', { signal })).data
    // Nothing else is answered before it is on.
    if (me.secondFactorMissing && location.pathname !== accountPath) throw redirect({ to: accountPath })
    return me
  } catch (error) {
    if (!(error instanceof AdminCallError) || error.status !== 401) throw error
    throw redirect({ to: '/sign-in', search: { next: location.href } })
  }
}

export const adminRoute = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  // First of all on the way in, and while a second factor is missing: the screens' own calls would be refused.
  // From then on beside them.
  beforeLoad: async ({ cause, location, matches, abortController: { signal } }) => {
    const known = matches.find(({ routeId }) => routeId === '/admin')?.loaderData
    const mayGoOn = Reflect.get(Object(known), 'secondFactorMissing') === false
    return {
      arrived: cause === 'stay' && mayGoOn ? undefined : await askWhoIsHere(location, signal),
    }
  },
  loader: ({ context, location, abortController: { signal } }) =>
    context.arrived ?? askWhoIsHere(location, signal),
  component: AdminShell,
  errorComponent: Trouble,
  notFoundComponent: AdminNotFound,
})

/** Every address that no area knows. */
const nowhere = createRoute({ getParentRoute: () => adminRoute, path: '/$', component: NotHere })

export const shellRoutes = [nowhere] as const
