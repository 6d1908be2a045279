import { expect, onTestFinished, test } from 'vitest'
import type { WireAnswer } from '#contract/api/endpoints.ts'
import { found, openSearch } from '#tests/support/components/search-screen.tsx'

const home: WireAnswer<'search'>['data'][number] = {
  ...{ id: 7, title: 'House by the park', purpose: 'sale', type: 'residential', subtype: 'house' },
  ...{ status: 'published', price: 16_000_000, beds: 4, baths: 4, lat: null, long: null, featured: false },
  size: { value: 5, unit: 'marla', marla_basis: 225, sqft: 1125 },
  city: { id: 1, name: 'Islamabad' },
  area: { id: 3, name: 'G-13' },
  ...{ image: null, image_count: 0, agent: null, published_at: null, confirmed_at: null },
}

test('while other results load, the heading describes the results on the screen', async () => {
  const lahore = Promise.withResolvers<ReturnType<typeof found>>()
  const { screen, searches } = await openSearch('/search?purpose=sale&cityId=1', {
    search: ({ query }) => (query.cityId === '2' ? lahore.promise : found(7)),
  })
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('7 properties for sale in Islamabad')
  await screen.getByRole('form', { name: 'Filters' }).getByLabelText('City').selectOptions('Lahore')
  await expect.poll(() => searches().length).toBe(2)
  await expect.element(title).toHaveTextContent('7 properties for sale in Islamabad')
  lahore.resolve(found(3))
  await expect.element(title).toHaveTextContent('3 properties for sale in Lahore')
})

test('without a connection, Back shows the results that were seen before', async () => {
  let isOnline = true
  const { screen, goBack } = await openSearch('/search?purpose=sale&cityId=1', {
    search: ({ query }) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return found(query.cityId === '2' ? 3 : 7)
    },
  })
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('7 properties for sale in Islamabad')
  await screen.getByRole('form', { name: 'Filters' }).getByLabelText('City').selectOptions('Lahore')
  await expect.element(title).toHaveTextContent('3 properties for sale in Lahore')
  isOnline = false
  goBack()
  await expect.element(title).toHaveTextContent('7 properties for sale in Islamabad')
  await expect.element(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(title).toHaveTextContent('7 properties for sale in Islamabad')
})

test('below few results, homes just outside say which limit they miss, and prices on call are counted apart', async () => {
  const { screen } = await openSearch('/search?purpose=sale&cityId=1&maxPrice=15000000', {
    search: () =>
      found(0, {
        just_outside: { data: [{ limit: 'maxPrice', by: 7, listing: home }], starts_at: 16_000_000 },
        on_call: { total_records: 12, data: [{ ...home, id: 8, title: 'House on call', price: 0 }] },
      }),
  })
  const outside = screen.getByRole('region', { name: 'Just outside your search' })
  const start = outside.getByText('Properties for sale in Islamabad start at PKR 1.6 Crore.')
  await expect.element(start).toBeVisible()
  await expect.element(outside.getByText('PKR 1.6 Crore: 7% above your maximum')).toBeVisible()
  await expect
    .element(outside.getByRole('link', { name: 'House by the park' }))
    .toHaveAccessibleDescription('PKR 1.6 Crore: 7% above your maximum')
  const onCall = screen.getByRole('region', { name: 'Price on call: 12' })
  await expect.element(onCall.getByRole('link', { name: 'House on call' })).toBeVisible()
  await expect
    .element(onCall.getByRole('link', { name: 'All 12 properties with price on call' }))
    .toHaveAttribute('href', '/search?purpose=sale&cityId=1&onCall=true')
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('No properties for sale in Islamabad')
})

test('a name of several places asks which one is meant, with the search in each', async () => {
  const { screen } = await openSearch(
    '/search?purpose=sale&subtype=house&keyword=gulshan&typed=gulshan+house',
    {
      understand: () => ({
        subtype: ['house'],
        keyword: 'gulshan',
        which: {
          words: ['gulshan'],
          places: [
            { id: 4, name: 'Gulshan-e-Iqbal', within: 'Karachi', city_id: 3 },
            { id: 5, name: 'Gulshan-e-Ravi', within: 'Lahore', city_id: 2 },
          ],
        },
      }),
    },
  )
  const which = screen.getByRole('list', { name: 'Which one?' })
  await expect
    .element(which.getByRole('link', { name: 'Gulshan-e-Ravi, Lahore' }))
    .toHaveAttribute('href', '/search?purpose=sale&cityId=2&areaIds=5&subtype=house&typed=gulshan+house')
})

test('a result can be hidden and shown again, and says that it was opened before', async () => {
  onTestFinished(() => localStorage.clear())
  localStorage.setItem('aangan-seen-listings', '7')
  const answer = {
    search: () => found(2, { data: [home, { ...home, id: 8, title: 'House by the canal' }] }),
    listingCards: () => ({ data: [] }),
  }
  const { screen } = await openSearch('/search?purpose=sale', answer)
  const results = screen.getByRole('region', { name: 'Results' })
  await expect.poll(() => results.getByText('Seen', { exact: true }).elements()).toHaveLength(1)
  await results.getByRole('button', { name: 'Hide House by the park' }).click()
  await expect.element(results.getByText('Hidden: House by the park')).toBeVisible()
  await expect.poll(() => results.getByRole('article').elements()).toHaveLength(1)
  await results.getByRole('button', { name: 'Show again' }).click()
  await expect.element(results.getByRole('link', { name: 'House by the park' })).toBeVisible()
})
