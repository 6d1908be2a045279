import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { adminRoute } from '../shell/routes.ts'
import { mondayOf, today } from './weeks.ts'

const isDay = /^20\d\d-\d\d-\d\d$/
const isId = /^[1-9]\d{0,8}$/

export type ViewingsSearch = { from?: string; agent?: string; view?: 'week' }

function viewingsSearch({ from, agent, view }: Record<string, unknown>): ViewingsSearch {
  const day = String(from ?? '')
  const id = String(agent ?? '')
  return {
    ...(isDay.test(day) && !Number.isNaN(Date.parse(day)) && { from: mondayOf(day) }),
    ...(isId.test(id) && { agent: id }),
    ...(view === 'week' && { view }),
  }
}

const viewings = createRoute({
  getParentRoute: () => adminRoute,
  path: '/viewings',
  validateSearch: viewingsSearch,
  loaderDeps: ({ search: { from, agent } }) => ({ from, agent }),
  loader: async ({ deps: { from, agent }, abortController: { signal } }) => {
    const week = from ?? mondayOf(today())
    const [lists, choices, calendar] = await Promise.all([
      call('viewings', { query: { from: week, ...(agent !== undefined && { agent }) }, signal }),
      call('leadChoices', { signal }),
      call('calendarAddress', { signal }),
    ])
    return { ...lists.data, from: week, owners: choices.data.owners, calendar: calendar.data.path }
  },
  component: lazyRouteComponent(() => import('./viewings-screen.tsx'), 'ViewingsScreen'),
})

export const viewingRoutes = [viewings] as const
