import { expect, test } from 'vitest'
import { found, openSearch } from '#tests/support/components/search-screen.tsx'

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
