import '../styles.css'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { endpoints, type WireAnswer } from '#contract/api/endpoints.ts'
import { answerCalls } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import Nearby from './nearby.tsx'

const around: WireAnswer<'listingNearby'> = {
  data: [{ kind: 'mosque', name: 'Faisal Mosque', lat: 33.73, long: 73.04, metres: 240 }],
  measured_from: null,
}

afterEach(() => scrollTo(0, 0))

/** A page with the list somewhere down its length, and something after it. */
async function openPage(answer = around) {
  describeSite()
  let arrive = () => {}
  const isAsked = new Promise<void>((resolve) => {
    arrive = resolve
  })
  answerCalls(endpoints, { listingNearby: () => isAsked.then(() => answer) })
  const screen = await render(
    <>
      <div style={{ height: '300vh' }}>The map</div>
      <Nearby of={{ call: 'listingNearby', id: 7 }} />
      <h2>Calculator</h2>
      <div style={{ height: '300vh' }} />
    </>,
  )
  return { ...screen, arrive: () => arrive() }
}

/** Waits until the page's observers have reported positions. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const topOf = (heading: Element) => heading.getBoundingClientRect().top

test('the list appears by itself below what is in view', async () => {
  const { getByText, arrive } = await openPage()
  arrive()
  await expect.element(getByText('Faisal Mosque')).toBeInTheDocument()
})

test('for a visitor who is already there it waits for a press, and moves nothing before', async () => {
  const { getByText, getByRole, arrive } = await openPage()
  const next = getByRole('heading', { name: 'Calculator' })
  next.element().scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = topOf(next.element())
  arrive()
  const button = getByRole('button', { name: 'Show places nearby' })
  await expect.element(button).toBeVisible()
  expect(topOf(next.element())).toBe(before)
  await button.click()
  await expect.element(getByText('Faisal Mosque')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toContain('Nearby')
})

test('it appears by itself once the visitor goes from the end of the page to its top', async () => {
  const { getByText, getByRole, arrive } = await openPage()
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  arrive()
  await expect.element(getByRole('button', { name: 'Show places nearby' })).toBeInTheDocument()
  await twoFrames()
  expect(getByText('Faisal Mosque').query()).toBeNull()
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(getByText('Faisal Mosque')).toBeInTheDocument()
})

test('where nothing is known nothing is shown', async () => {
  const { getByRole, arrive, container } = await openPage({ data: [], measured_from: null })
  arrive()
  getByRole('heading', { name: 'Calculator' }).element().scrollIntoView({ behavior: 'instant' })
  await expect.element(getByRole('heading', { name: 'Calculator' })).toBeVisible()
  expect(container.querySelector('button, section')).toBeNull()
})
