import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '#tests/support/components/answer-calls.ts'
import { found, openSearch } from '#tests/support/components/search-screen.tsx'

/** React reports the failure that the boundary caught. */
afterEach(() => {
  const reported = vi.mocked(console.error)
  expect(reported.mock.calls.flat().map(String)).toContainEqual(expect.stringContaining('CallError'))
  reported.mockClear()
})

const waysBack = [
  { way: 'by its button', act: (press: () => Promise<void>) => press() },
  { way: 'when the connection is back', act: async () => void window.dispatchEvent(new Event('online')) },
]

test.for(waysBack)(
  'results stay while the next cannot be loaded, and are asked for again $way',
  async ({ act }) => {
    let isDown = false
    const { screen } = await openSearch('/search?purpose=sale&cityId=1', {
      search: ({ query }) => (isDown ? new Refusal(503) : found(query.cityId === '2' ? 3 : 7)),
    })
    const title = screen.getByRole('heading', { level: 1 })
    await expect.element(title).toHaveTextContent('7 properties for sale in Islamabad')
    isDown = true
    await screen.getByRole('form', { name: 'Filters' }).getByLabelText('City').selectOptions('Lahore')
    const notice = screen.getByRole('alert')
    await expect.element(notice.getByText(/these are the results of your previous search/)).toBeVisible()
    await expect.element(title).toHaveTextContent('7 properties for sale in Islamabad')
    isDown = false
    await act(() => notice.getByRole('button', { name: 'Try again' }).click())
    await expect.element(title).toHaveTextContent('3 properties for sale in Lahore')
    await expect.element(notice).not.toBeInTheDocument()
  },
)

test('a search that fails before any results are shown is an error screen', async () => {
  const { screen } = await openSearch('/search?purpose=sale', { search: () => new Refusal(503) })
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
})
