import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { searchAddress } from '#contract/search/search-address.ts'
import { found, openSearch } from '#tests/support/components/search-screen.tsx'

const filterBar = ({ screen }: Awaited<ReturnType<typeof openSearch>>) =>
  screen.getByRole('form', { name: 'Filters' })

test('a budget can be typed as people say it', async () => {
  const search = await openSearch('/search?purpose=sale&cityId=1')
  const bar = filterBar(search)
  await bar.getByText('Price').click()
  await bar.getByLabelText('Minimum (Crore)').fill('50 lac')
  await bar.getByLabelText('Maximum (Crore)').fill('5 crore')
  await expect.element(bar.getByText('PKR 5 Crore')).toBeVisible()
  await bar.getByLabelText('Maximum (Crore)').click()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(search.address)
    .toBe(searchAddress({ cityId: 1, minPrice: 5_000_000, maxPrice: 50_000_000 }))
  await expect.element(search.screen.getByRole('link', { name: 'Remove 50 Lac – 5 Crore' })).toBeVisible()
  await expect.element(bar.getByLabelText('Minimum (Crore)')).toHaveValue('50 lac')
})

test.for([
  ['sale', 'Minimum (Crore)', '1.5', 15_000_000],
  ['sale', 'Minimum (Crore)', '2,50,00,000', 25_000_000],
  ['sale', 'Minimum (Crore)', '۵۰ لاکھ', 5_000_000],
  ['rent', 'Minimum (thousand)', '90', 90_000],
] as const)(
  "a price in '%s' under '%s', written '%s', is PKR %i",
  async ([purpose, label, text, minPrice]) => {
    const search = await openSearch(searchAddress({ purpose }))
    const bar = filterBar(search)
    await bar.getByText('Price').click()
    await bar.getByLabelText(label).fill(text)
    await userEvent.keyboard('{Tab}')
    await expect.poll(search.address).toBe(searchAddress({ purpose, minPrice }))
  },
)

test('an invalid price shows how to write one, and the search stays as it was', async () => {
  const search = await openSearch('/search?purpose=sale&beds=3')
  const bar = filterBar(search)
  await bar.getByText('Price').click()
  const from = bar.getByLabelText('Minimum (Crore)')
  await from.fill('cheap')
  await userEvent.keyboard('{Tab}')
  await expect.element(from).toBeInvalid()
  await expect.element(from).toHaveAccessibleDescription('Enter a price, e.g. 50 Lac or 1.5 Crore')
  expect(search.address()).toBe('/search?purpose=sale&beds=3')
  await from.fill('1 crore')
  await userEvent.keyboard('{Tab}')
  await expect.element(from).not.toBeInvalid()
  await expect.poll(search.address).toBe('/search?purpose=sale&minPrice=10000000&beds=3')
})

test('a text applies when the typing pauses, and a cleared one removes the filter', async () => {
  const search = await openSearch('/search?purpose=sale')
  const bar = filterBar(search)
  await bar.getByText('Size').click()
  await bar.getByLabelText('Minimum').fill('2,400')
  await expect.poll(search.address).toBe('/search?purpose=sale&minSize=2400')
  await bar.getByLabelText('Minimum').fill('')
  await expect.poll(search.address).toBe('/search?purpose=sale')
  const sizes = () => search.searches().map(({ minSize }) => minSize)
  await expect.poll(sizes).toEqual([undefined, '2400', undefined])
})

test('another unit says the same size', async () => {
  const search = await openSearch('/search?purpose=sale&minSize=1&maxSize=2&sizeUnit=kanal')
  const bar = filterBar(search)
  await bar.getByText('Size').click()
  await expect.element(bar.getByRole('radio', { name: 'Kanal' })).toBeChecked()
  await bar.getByText('Marla', { exact: true }).click()
  await expect.poll(search.address).toBe('/search?purpose=sale&minSize=20&maxSize=40&sizeUnit=marla')
  await expect.element(bar.getByLabelText('Minimum')).toHaveValue('20')
  await expect.element(search.screen.getByRole('link', { name: 'Remove 20 – 40 Marla' })).toBeVisible()
})

test('the usual budgets are a click away, those of a rent by the month', async () => {
  const search = await openSearch('/search?purpose=sale&cityId=1&page=4')
  const bar = filterBar(search)
  await bar.getByText('Price').click()
  await bar.getByRole('link', { name: '50 Lac – 1 Crore' }).click()
  await expect
    .poll(search.address)
    .toBe(searchAddress({ cityId: 1, minPrice: 5_000_000, maxPrice: 10_000_000 }))
  await expect.element(bar.getByLabelText('Maximum (Crore)')).toHaveValue('1 Crore')

  await bar.getByRole('link', { name: 'Rent' }).click()
  await expect.poll(search.address).toBe('/search?purpose=rent&cityId=1')
  await expect.element(bar.getByRole('link', { name: 'Rent' })).toHaveAttribute('aria-current', 'true')
  await bar.getByText('Price').click()
  await bar.getByRole('link', { name: 'Up to 50,000' }).click()
  await expect.poll(search.address).toBe('/search?purpose=rent&cityId=1&maxPrice=50000')
})

test('another city has other areas, and the selects apply immediately', async () => {
  const counts = { subtype: [], area: [], city: [], beds: [{ value: 4, count: 1250 }] }
  const search = await openSearch('/search?purpose=sale&cityId=1&areaIds=4,9&page=2', {
    search: () => found(40, { counts }),
  })
  const bar = filterBar(search)
  await bar.getByLabelText('City').selectOptions('Lahore')
  await expect.poll(search.address).toBe('/search?purpose=sale&cityId=2')
  await bar.getByLabelText('Beds').selectOptions('4+ (1,250)')
  await expect.poll(search.address).toBe('/search?purpose=sale&cityId=2&beds=4')
  await bar.getByText('More filters').click()
  await bar.getByLabelText('Baths').selectOptions('2+')
  await expect.poll(search.address).toBe('/search?purpose=sale&cityId=2&beds=4&baths=2')
  await expect.element(bar.getByText('1 selected')).toBeVisible()
  await search.screen
    .getByRole('region', { name: 'Results' })
    .getByRole('combobox', { name: 'Sort by' })
    .selectOptions('Largest')
  await expect.poll(search.address).toBe('/search?purpose=sale&cityId=2&beds=4&baths=2&sort=size-high')
})

test('types are chosen one by one, and another group takes them back', async () => {
  const subtype = [
    { value: 'house', count: 12 },
    { value: 'shop', count: 3 },
  ] as const
  const search = await openSearch('/search?purpose=sale', {
    search: () => found(15, { counts: { subtype: [...subtype], area: [], city: [], beds: [] } }),
  })
  const bar = filterBar(search)
  await bar.getByText('Type').click()
  await bar.getByRole('checkbox', { name: /^House\s*12$/ }).click()
  await bar.getByRole('checkbox', { name: /^Shop/ }).click()
  await expect.poll(search.address).toBe('/search?purpose=sale&subtype=house,shop')
  await expect.element(bar.getByText('2 types')).toBeVisible()
  await bar.getByRole('checkbox', { name: /^House/ }).click()
  await expect.poll(search.address).toBe('/search?purpose=sale&subtype=shop')
  await bar.getByText('Plots', { exact: true }).click()
  await expect.poll(search.address).toBe('/search?purpose=sale&type=plot')
  await expect.element(bar.getByRole('radio', { name: 'Plots' })).toBeChecked()
})

test('one filter is open at a time; Escape and a click beside it close it', async () => {
  const search = await openSearch('/search?purpose=sale')
  const bar = filterBar(search)
  const from = bar.getByLabelText('Minimum (Crore)')
  await bar.getByText('Price').click()
  await expect.element(from).toBeVisible()
  await bar.getByText('More filters').click()
  await expect.element(bar.getByLabelText('Keyword')).toBeVisible()
  await expect.element(from).not.toBeVisible()
  await bar.getByText('Price').click()
  await from.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(from).not.toBeVisible()
  expect(document.activeElement?.textContent).toContain('Price')
  await bar.getByText('Price').click()
  await search.screen.getByRole('heading', { level: 1 }).click()
  await expect.element(from).not.toBeVisible()
})

test('a chip takes its filter away, also out of its field', async () => {
  const search = await openSearch('/search?purpose=sale&cityId=1&minPrice=10000000&keyword=corner')
  const bar = filterBar(search)
  const chips = search.screen.getByRole('list', { name: 'Applied filters' })
  await bar.getByText('Price').click()
  await expect.element(bar.getByLabelText('Minimum (Crore)')).toHaveValue('1 Crore')
  await chips.getByRole('link', { name: 'Remove From 1 Crore' }).click()
  await expect.poll(search.address).toBe('/search?purpose=sale&cityId=1&keyword=corner')
  await expect.element(bar.getByLabelText('Minimum (Crore)')).toHaveValue('')
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(search.address).toBe('/search?purpose=sale')
  await expect.element(chips).not.toBeInTheDocument()
})

test('when nothing fits, each filter that keeps homes out can be left out', async () => {
  const without = [
    { key: 'cityId', count: 1 },
    { key: 'beds', count: 1200 },
    { key: 'baths', count: 0 },
  ] as const
  const search = await openSearch('/search?purpose=sale&cityId=1&areaIds=4&beds=9&baths=1', {
    search: () => found(0, { without: [...without] }),
  })
  const { screen } = search
  await expect.element(screen.getByRole('link', { name: 'Any number of beds: 1,200 results' })).toBeVisible()
  expect(screen.getByRole('link', { name: /number of baths:/ }).elements()).toEqual([])
  await expect
    .element(screen.getByRole('link', { name: 'Request a property' }))
    .toHaveAttribute('href', '/wanted?purpose=sale&cityId=1&areaIds=4&beds=9&baths=1')
  await screen.getByRole('link', { name: 'Any city: 1 result' }).click()
  await expect.poll(search.address).toBe('/search?purpose=sale&beds=9&baths=1')
})

test('a form that is sent keeps possession, year and floors', async () => {
  const address = '/search?purpose=sale&possession=ready&minYear=2015&minFloor=0&maxFloor=3'
  const search = await openSearch(address)
  const bar = filterBar(search)
  await bar.getByText('More filters').click()
  await expect.element(bar.getByLabelText('Floor', { exact: true })).toHaveValue('0..3')
  await bar.getByLabelText('Keyword').fill('lawn')
  await userEvent.keyboard('{Enter}')
  await expect.poll(search.address).toBe(`${address}&keyword=lawn`)
})

test('the bar is one row on a wide screen', async () => {
  const search = await openSearch('/search?purpose=sale')
  await expect.element(filterBar(search)).toBeVisible()
  const bar = filterBar(search).element()
  const boxes = [...bar.querySelectorAll('nav, select, summary')]
    .filter((box) => box.closest('details')?.querySelector('summary') === box || !box.closest('details'))
    .map((box) => box.getBoundingClientRect())
  expect(boxes).toHaveLength(8)
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
})
