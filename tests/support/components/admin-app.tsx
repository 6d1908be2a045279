/** The admin app for component tests, with its real screens and addresses; the test answers its calls. */
import '#admin/styles.css'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toaster } from '#admin/components/toaster.tsx'
import { routeTree } from '#admin/router.tsx'
import { type AdminAnswer, adminEndpoints } from '#contract/admin/endpoints.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { rolePermissions } from '#contract/permissions.ts'
import { answerCalls } from './answer-calls.ts'
import { describeSite } from './describe-site.ts'

// The choices in the admin app come from the public calls.
const calls = { ...endpoints, ...adminEndpoints }
export type AdminAnswers = Parameters<typeof answerCalls<typeof calls>>[1]

/** An administrator. */
const me: AdminAnswer<'me'>['data'] = {
  id: '1',
  name: 'Sana Malik',
  email: 'sana@agency.example',
  role: 'admin',
  permissions: rolePermissions('admin'),
  agent_id: null,
  agent: null,
  second_factor: false,
  second_factor_missing: false,
}

/** Answers the calls of the admin app, and the public ones it makes; gives the list of calls, which grows. */
export function answerAdmin(answers: AdminAnswers) {
  describeSite()
  return answerCalls(calls, answers)
}

/** Opens a screen at an address below /admin. Returns the calls that were made, and the current address. */
export async function openAdmin(path: string, answers: AdminAnswers) {
  const usual: AdminAnswers = {
    me: () => ({ data: me }),
    backupTrouble: () => ({ data: null }),
    leadViewings: () => ({ data: [] }),
  }
  const asked = answerAdmin({ ...usual, ...answers })
  const history = createMemoryHistory({ initialEntries: [`/admin${path}`] })
  const router = createRouter({ basepath: '/admin', routeTree, history })
  forgetDrafts()
  const screen = await render(<RouterProvider router={router} />)
  return {
    screen,
    address: () => history.location.href,
    go: (to: string) => router.history.push(`/admin${to}`),
    callsOf: (name: keyof typeof calls) => asked.filter((call) => call.name === name),
  }
}

/** Shows a component where a screen would be, at an address with these search parameters. */
export async function showInAdmin(content: ReactNode, search = '') {
  describeSite()
  const root = createRootRoute({ component: () => content })
  const index = createRoute({ getParentRoute: () => root, path: '/' })
  const history = createMemoryHistory({ initialEntries: [`/${search}`] })
  const router = createRouter({ routeTree: root.addChildren([index]), history })
  const screen = await render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  )
  return { screen, address: () => history.location.href }
}

function forgetDrafts() {
  onTestFinished(() => sessionStorage.clear())
}
