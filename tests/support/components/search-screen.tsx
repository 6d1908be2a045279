/** The search screen of the site for component tests, with its real route; the test answers its searches. */
import '#site/styles.css'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from 'vitest-browser-react'
import { loadedList } from '#contract/api/async-state.ts'
import { endpoints, type WireAnswer } from '#contract/api/endpoints.ts'
import type { City } from '#site/cities.ts'
import { Route as searchRoute } from '#site/screens/search/route.tsx'
import { useLinks } from '#site/shell/use-links.ts'
import { loadOffices } from '#site/visit-data.ts'
import { parseQuery, writeQuery } from '#ui/query-string.ts'
import { type Asked, answerCalls } from './answer-calls.ts'
import { describeSite } from './describe-site.ts'

type SearchAnswer = WireAnswer<'search'>

export const cities = [
  { id: 1, name: 'Islamabad', slug: 'islamabad', lat: 33.69, long: 73.05 },
  { id: 2, name: 'Lahore', slug: 'lahore', lat: 31.52, long: 74.35 },
]

/**
 * The result of a search: a number of homes, none of which is listed, and nothing else unless it is given.
 */
export function found(total: number, rest: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    data: [],
    pagination: { per_page: 18, current_page: 1, total_pages: Math.ceil(total / 18), total_records: total },
    counts: { subtype: [], area: [], city: [], beds: [] },
    areas: [],
    project: null,
    agent: null,
    keyword_understood: null,
    preferred: 0,
    on_call: { total_records: 0, data: [] },
    just_outside: { data: [], starts_at: null },
    without: [],
    ...rest,
  }
}

/**
 * Shows the screen at an address. Returns the searches that were requested, the current address, and the
 * router's history.
 */
export async function openSearch(
  address: string,
  answers: Parameters<typeof answerCalls<typeof endpoints>>[1] = {},
) {
  describeSite()
  const calls = answerCalls(endpoints, {
    search: () => found(0),
    understand: ({ query }) => ({ keyword: query.text }),
    areas: () => [],
    offices: () => [],
    ...answers,
  })
  const root = createRootRoute({
    component: Root,
    loader: async () => ({
      today: '2026-11-23',
      offices: await loadOffices(),
      cities: loadedList<City>(cities),
    }),
  })
  const search = createRoute({ ...searchRoute.options, path: '/search', getParentRoute: () => root })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({
    routeTree: root.addChildren([search]),
    history,
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
  })
  const screen = await render(
    // The header of every page, under which the filters stay in sight.
    <div style={{ paddingTop: 'var(--header-height)' }}>
      <RouterProvider router={router} />
    </div>,
  )
  return {
    screen,
    address: () => history.location.href,
    goBack: () => history.back(),
    searches: () => calls.filter(({ name }: Asked) => name === 'search').map(({ query }) => query),
  }
}

/** As in the shell of every page, links lead on by one listener for all. */
function Root() {
  useLinks()
  return <Outlet />
}
