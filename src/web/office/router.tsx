/** Every address of the back office on one page. */
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { AccountScreen } from './account/account-screen.tsx'
import { AuditScreen } from './audit/audit-screen.tsx'
import { call, OfficeError } from './call.ts'
import { NotHere } from './shell/not-here.tsx'
import { Office } from './shell/office.tsx'
import { places } from './shell/places.ts'
import { Trouble } from './shell/trouble.tsx'
import { ForgottenScreen } from './sign-in/forgotten-screen.tsx'
import { PasswordScreen } from './sign-in/password-screen.tsx'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'
import { StaffScreen } from './staff/staff-screen.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotHere })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === 'string' && /^\/(?!\/)/.test(next) ? { next } : {},
  component: SignInScreen,
})
const forgotten = createRoute({ getParentRoute: () => root, path: '/forgotten', component: ForgottenScreen })
const password = createRoute({ getParentRoute: () => root, path: '/password', component: PasswordScreen })

/** Everything behind the door: whoever is not signed in is led there, and back afterwards. */
const office = createRoute({
  getParentRoute: () => root,
  id: 'office',
  loader: async ({ location, abortController: { signal } }) => {
    try {
      return (await call('me', { signal })).data
    } catch (error) {
      if (!(error instanceof OfficeError) || error.status !== 401) throw error
      throw redirect({ to: '/sign-in', search: { next: location.href } })
    }
  },
  component: Office,
  errorComponent: Trouble,
})
const home = createRoute({
  getParentRoute: () => office,
  path: '/',
  loader: async ({ parentMatchPromise }) => {
    const me = (await parentMatchPromise).loaderData
    const first = places.find(({ needs }) => !needs || me?.permissions.includes(needs))
    throw redirect({ to: first?.path ?? '/account', replace: true })
  },
})
const staff = createRoute({
  getParentRoute: () => office,
  path: '/staff',
  loader: ({ abortController: { signal } }) => call('staff', { signal }),
  component: StaffScreen,
  errorComponent: Trouble,
})
const audit = createRoute({
  getParentRoute: () => office,
  path: '/audit',
  validateSearch: ({ page, entity, entityId }: Record<string, unknown>) => ({
    page: Math.max(1, Math.floor(Number(page)) || 1),
    ...(typeof entity === 'string' && { entity }),
    ...(entityId !== undefined && { entityId: String(entityId) }),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page, entity, entityId }, abortController: { signal } }) =>
    call('audit', { query: { page, entity, entity_id: entityId }, signal }),
  component: AuditScreen,
  errorComponent: Trouble,
})
const account = createRoute({
  getParentRoute: () => office,
  path: '/account',
  loader: ({ abortController: { signal } }) => call('sessions', { signal }),
  component: AccountScreen,
  errorComponent: Trouble,
})

export const router = createRouter({
  basepath: '/office',
  routeTree: root.addChildren([
    signIn,
    forgotten,
    password,
    office.addChildren([home, staff, audit, account]),
  ]),
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
