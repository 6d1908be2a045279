import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { endpoints } from '#contract/api/endpoints.ts'
import { answerCalls } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import Suggestions from './suggestions.tsx'

/** A field that is typed into between the first rendering of its suggestions and their first effect. */
function TypedEarly() {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    box.current.value = 'gulberg'
    box.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return (
    <>
      <input ref={box} role="combobox" aria-label="Search" aria-expanded={false} aria-controls="list" />
      <Suggestions box={box} choice={{ purpose: 'sale' }} listClassName="" />
    </>
  )
}

test('letters typed while the suggestions are loading are answered', async () => {
  describeSite()
  const calls = answerCalls(endpoints, { suggestions: () => [] })
  const routeTree = createRootRoute({ component: TypedEarly })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await render(<RouterProvider router={router} />)
  await expect.poll(() => calls.map(({ query }) => query.text)).toEqual(['gulberg'])
})

/** A field that is left before its suggestions are there. */
function Left() {
  const box = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={box} role="combobox" aria-label="Search" aria-expanded={false} aria-controls="list" />
      <Suggestions box={box} choice={{ purpose: 'sale' }} listClassName="" />
    </>
  )
}

test('suggestions that come after the field was left wait until it has the focus again', async () => {
  describeSite()
  const router = createRouter({
    routeTree: createRootRoute({ component: Left }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const screen = await render(<RouterProvider router={router} />)
  const box = screen.getByRole('combobox')
  await expect.element(screen.getByText('Near me')).toBeInTheDocument()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await box.click()
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
})
