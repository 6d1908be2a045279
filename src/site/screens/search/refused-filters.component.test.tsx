import { expect, test } from 'vitest'
import { fieldMessages } from '#contract/api/issues.ts'
import { Search } from '#contract/search/search.ts'
import { Refusal } from '#tests/support/components/answer-calls.ts'
import { found, openSearch } from '#tests/support/components/search-screen.tsx'

/** Refuses as the API does. */
const judged = ({ query }: { query: Record<string, string> }) => {
  const { error } = Search.safeParse(query)
  return error ? new Refusal(422, { fields: fieldMessages(error.issues, query) }) : found(7)
}

test('filters of an address that mean nothing are named, and the rest is searched', async () => {
  const { screen, searches } = await openSearch('/search?purpose=sale&cityId=1&beds=many&minPrice=cheap', {
    search: judged,
  })
  const refused = screen.getByRole('alert')
  await expect
    .element(refused.getByText('Minimum price: Not a number. Results are shown without this filter.'))
    .toBeVisible()
  await expect
    .element(refused.getByText('Beds: Not a number. Results are shown without this filter.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('7 properties for sale in Islamabad')
  expect(searches().at(-1)).toEqual({ purpose: 'sale', cityId: '1' })
})

test('a filter that is refused says why in its own field', async () => {
  const { screen } = await openSearch('/search?purpose=sale&minPrice=50000000&maxPrice=10000000', {
    search: judged,
  })
  const filters = screen.getByRole('form', { name: 'Filters' })
  await filters.getByText('Price').click()
  const upTo = filters.getByLabelText('Maximum (Crore)')
  await expect.element(upTo).toBeInvalid()
  await expect.element(upTo).toHaveAccessibleDescription('The maximum price is lower than the minimum')
  await expect.element(filters.getByLabelText('Minimum (Crore)')).not.toBeInvalid()
})

test('an incomplete part of the map is neither searched nor shown as a filter', async () => {
  const { screen } = await openSearch('/search?purpose=sale&cityId=1&shape=xx&beds=3', { search: judged })
  const sentence = /^The map area in this link is incomplete\./
  await expect.element(screen.getByRole('alert').getByText(sentence)).toBeVisible()
  const applied = screen.getByRole('list', { name: 'Applied filters' }).getByRole('link')
  expect(applied.elements().map(({ textContent }) => textContent)).toEqual([
    'Islamabad',
    '3+ beds',
    'Clear all',
  ])
})
