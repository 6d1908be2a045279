import '#site/styles.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { endpoints } from '#contract/api/endpoints.ts'
import { validationMessages } from '#messages/common.ts'
import { shell } from '#messages/site.ts'
import { answerCalls, Refusal } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import { PropertySearchBox } from './property-search.tsx'
import { toastStore } from './toasts.ts'
import { usePropertySearch } from './use-property-search.ts'

/** The box, with how the call for a listing ends. */
async function openBox(listing: () => Refusal) {
  describeSite()
  const calls = answerCalls(endpoints, { listing })
  const root = createRootRoute({
    component: function Box() {
      return <PropertySearchBox search={usePropertySearch()} />
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const screen = await render(<RouterProvider router={createRouter({ routeTree: root, history })} />)
  const box = screen.getByRole('textbox', { name: shell.propertyId })
  const search = async (text: string) => {
    await box.fill(text)
    await userEvent.keyboard('{Enter}')
  }
  return { box, note: screen.getByRole('alert'), search, calls }
}

test("without a connection the search says so, not 'Invalid ID' and not in a toast, and keeps the number", async () => {
  const { box, note, search } = await openBox(() => {
    throw new TypeError('Failed to fetch')
  })
  await search('7')
  await expect.element(note).toHaveTextContent(shell.unreachable)
  await expect.element(box).toHaveAccessibleDescription(shell.unreachable)
  await expect.element(box).toHaveValue('7')
  expect(toastStore.read()).toEqual([])
})

test("an answer without a listing is 'Invalid ID', whatever its status", async () => {
  const { note, search, calls } = await openBox(() => new Refusal(500))
  await search('7')
  await expect.element(note).toHaveTextContent(validationMessages.invalidId)
  expect(calls).toHaveLength(1)
})

test("text that is no number above 0 sends no request and shows 'Invalid ID'", async () => {
  const { note, search, calls } = await openBox(() => new Refusal(404))
  for (const text of ['0', '-5', 'G-13', '4.5']) {
    await search(text)
    await expect.element(note).toHaveTextContent(validationMessages.invalidId)
  }
  expect(calls).toEqual([])
})
