import '#site/styles.css'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadedList } from '#contract/api/async-state.ts'
import { endpoints, type WireAnswer } from '#contract/api/endpoints.ts'
import { errorScreen, home } from '#messages/site.ts'
import { answerCalls, Refusal } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import { found } from '#tests/support/components/search-screen.tsx'
import type { City } from '../../cities.ts'
import { loadOffices } from '../../visit-data.ts'
import { loadHome } from './home-data.ts'
import { Route } from './route.tsx'

const place = { id: 1, name: 'Lahore' }
const event: WireAnswer<'events'>[number] = {
  id: 1,
  title: 'Open day',
  description: 'Doors open at ten.',
  place: '',
  date: '2026-11-14',
  thumbnail: null,
  photo_count: 0,
  video_count: 0,
}

/** The home page with little on it, and one call that fails. */
async function openHome(
  failing?:
    | 'homeListings'
    | 'popularAreas'
    | 'search'
    | 'projects'
    | 'agents'
    | 'testimonials'
    | 'events'
    | 'covers',
) {
  describeSite()
  const unless =
    <Answer,>(name: typeof failing, answer: Answer) =>
    () =>
      name === failing ? new Refusal(500) : answer
  answerCalls(endpoints, {
    homeListings: unless('homeListings', { data: [] }),
    covers: unless('covers', []),
    popularAreas: unless('popularAreas', [{ ...place, city: place, for_sale: 7, image: null }]),
    projects: unless('projects', []),
    agents: unless('agents', {
      data: [],
      pagination: { per_page: 3, current_page: 1, total_pages: 1, total_records: 40 },
    }),
    testimonials: unless('testimonials', []),
    events: unless('events', [event]),
    search: unless('search', found(120)),
    adSlot: () => ({ room: false }),
    offices: () => [],
  })
  const root = createRootRoute({
    loader: async () => ({
      today: '2026-11-23',
      offices: await loadOffices(),
      cities: loadedList<City>([]),
    }),
    component: Outlet,
  })
  const index = createRoute({ ...Route.options, path: '/', getParentRoute: () => root, loader: loadHome })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren([index]), history })
  return render(<RouterProvider router={router} />)
}

const sections = [
  ['homeListings', home.latest.title],
  ['popularAreas', home.areas.title],
  ['search', home.types.title],
  ['projects', home.projects.title],
  ['agents', home.agents.title],
  ['testimonials', home.testimonials.title],
  ['events', home.events.title],
] as const

test.each(sections)('when %s fails, only its section says so, with another try', async (failing, title) => {
  const screen = await openHome(failing)
  const section = screen.getByRole('heading', { level: 2, name: title, exact: true })
  await expect.element(section).toBeVisible()
  await expect.element(screen.getByText(errorScreen.text)).toBeVisible()
  expect(screen.getByText(errorScreen.text).elements()).toHaveLength(1)
  // A link to the page itself works without scripts.
  await expect.element(screen.getByRole('link', { name: errorScreen.retry })).toHaveAttribute('href', '')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const other = failing === 'events' ? home.areas.title : home.events.title
  await expect.element(screen.getByRole('heading', { level: 2, name: other, exact: true })).toBeVisible()
})

test('a number that could not be loaded is left out, not shown as none', async () => {
  const screen = await openHome('agents')
  await expect.element(screen.getByText(home.why.listings)).toBeVisible()
  expect(screen.getByText(home.why.agents).elements()).toEqual([])
})

test('without a cover the page has its drawing', async () => {
  const screen = await openHome('covers')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(home.headline)
  expect(screen.getByText(errorScreen.text).elements()).toEqual([])
})
