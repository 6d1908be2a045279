import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { endpoints, type WireAnswer } from '#contract/api/endpoints.ts'
import { pageSizes } from '#contract/limits.ts'
import { home } from '#messages/site.ts'
import { answerCalls, Refusal } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import { toastStore } from '../../shell/toasts.ts'
import { loadHomeWindows } from './home-data.ts'
import { ListingWindows } from './listing-windows.tsx'

type WireCard = WireAnswer<'homeListings'>['data'][number]

/** So many featured properties and so many others, as the API has them. */
function answered(query: Record<string, string>, [featured, others]: [number, number]) {
  const some = (count: number, wanted: string | undefined, isFeatured: boolean) =>
    Array.from({ length: Math.min(count, Number(wanted)) }, (_, at) => card(at + 1, isFeatured))
  return { data: [...some(featured, query.featured, true), ...some(others, query.newest, false)] }
}

function card(number: number, featured: boolean): WireCard {
  const place = { id: 1, name: 'Islamabad' }
  return {
    id: featured ? number : 100 + number,
    title: `${featured ? 'Featured' : 'New'} ${number}`,
    purpose: 'sale',
    type: 'residential',
    subtype: 'house',
    status: 'published',
    price: 10_000_000,
    size: { value: 5, unit: 'marla', marla_basis: 272.25, sqft: 1361 },
    ...{ beds: 3, baths: 2, lat: null, long: null, image: null, image_count: 0, agent: null },
    ...{ city: place, area: place, featured },
    published_at: '2026-11-20T08:00:00Z',
    confirmed_at: null,
  }
}

/** Shows the windows with what the page comes with; `counts` are of the featured properties and of the others. */
async function openWindows(counts: [number, number]) {
  describeSite()
  const line = { isDown: false }
  const calls = answerCalls(endpoints, {
    homeListings: ({ query }) => (line.isDown ? new Refusal(503) : answered(query, counts)),
  })
  const first = await loadHomeWindows()
  const root = createRootRoute({
    loader: () => ({ today: '2026-11-23' }),
    component: () => <ListingWindows {...first} />,
  })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const screen = await render(<RouterProvider router={router} />)
  const titles = () =>
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  return { screen, titles, calls, line, next: screen.getByRole('button', { name: 'Next new listings' }) }
}

const range = (kind: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${kind} ${from + at}`)

test('the page comes with what is shown; two quick presses show the third page of both windows', async () => {
  const { titles, calls, next } = await openWindows([12, 18])
  await expect.poll(titles).toEqual([...range('Featured', 1, 4), ...range('New', 1, 6)])
  expect(calls[0]?.query).toEqual({ featured: '24', newest: '6' })
  await next.dblClick()
  await expect.poll(titles).toEqual([...range('Featured', 9, 12), ...range('New', 13, 18)])
  expect(calls).toHaveLength(2)
})

test('a press that cannot be answered leaves the page as it is, and the next one is answered', async () => {
  const { titles, line, next } = await openWindows([0, 12])
  line.isDown = true
  await next.click()
  await expect.poll(() => toastStore.read().map(({ text }) => text)).toEqual([home.notLoaded])
  expect(titles()).toEqual([...range('New', 1, pageSizes.homeListingsTop), ...range('New', 1, 6)])
  line.isDown = false
  await next.click()
  await expect.poll(titles).toEqual([...range('New', 5, 8), ...range('New', 7, 12)])
})
