import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { found, openSearch } from '#tests/support/components/search-screen.tsx'

beforeEach(() => page.viewport(360, 740))

/** As many homes as there are beds asked for; 20 by default. */
const byBeds = ({ query }: { query: Record<string, string> }) => found(Number(query.beds ?? 20))

const openSheet = async (address: string) => {
  const search = await openSearch(address, { search: byBeds })
  await search.screen.getByRole('link', { name: /^Filters/ }).click()
  return { ...search, sheet: search.screen.getByRole('dialog', { name: 'Filters' }) }
}

test('the page behind the sheet does not change until the results are shown', async () => {
  const { sheet, address, screen, searches } = await openSheet('/search?purpose=sale&cityId=1&page=2')
  await expect.element(screen.getByRole('form', { name: 'Filters' })).not.toBeInTheDocument()
  await sheet.getByLabelText('Beds').selectOptions('1')
  await expect.element(sheet.getByRole('button', { name: 'Show 1 property' })).toBeVisible()
  expect(address()).toBe('/search?purpose=sale&cityId=1&page=2')
  expect(searches().at(-1)).toEqual({ purpose: 'sale', cityId: '1', beds: '1', perPage: '1' })
  await sheet.getByRole('button', { name: 'Show 1 property' }).click()
  await expect.poll(address).toBe('/search?purpose=sale&cityId=1&beds=1')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('1 property for sale in Islamabad')
})

test('closing the sheet discards what was chosen in it', async () => {
  const { sheet, address, screen } = await openSheet('/search?purpose=sale&beds=4')
  await sheet.getByLabelText('Beds').selectOptions('2')
  await expect.element(sheet.getByRole('button', { name: 'Show 2 properties' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await screen.getByRole('link', { name: /^Filters/ }).click()
  await expect.element(sheet.getByLabelText('Beds')).toHaveValue('4')
  expect(address()).toBe('/search?purpose=sale&beds=4')
})

test('the sheet is cleared down to the purpose, and a rent has no budget of a sale', async () => {
  const { sheet, address } = await openSheet('/search?purpose=sale&cityId=1&minPrice=10000000&beds=4')
  await sheet.getByText('Rent', { exact: true }).click()
  await expect.element(sheet.getByLabelText('Minimum (thousand)')).toHaveValue('')
  await sheet.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(sheet.getByLabelText('City')).toHaveValue('')
  await sheet.getByRole('button', { name: 'Show 20 properties' }).click()
  await expect.poll(address).toBe('/search?purpose=rent')
})

test('typed text applies when the form is sent immediately', async () => {
  const { sheet, address } = await openSheet('/search?purpose=sale')
  await sheet.getByLabelText('Maximum (Crore)').fill('50 lac')
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect.poll(address).toBe('/search?purpose=sale&maxPrice=5000000')
})

test('the button stays in reach of a thumb', async () => {
  const { sheet } = await openSheet('/search?purpose=sale')
  const button = sheet.getByRole('button', { name: /^Show/ })
  await expect.element(button).toBeVisible()
  const { bottom, height } = button.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(740)
  expect(height).toBeGreaterThanOrEqual(44)
})

test('possession, year and floor are chosen in the sheet', async () => {
  const { sheet, address } = await openSheet('/search?purpose=sale')
  await sheet.getByText('Under construction', { exact: true }).click()
  await sheet.getByText('Ready', { exact: true }).click()
  await sheet.getByLabelText('Year built').selectOptions('2010')
  await sheet.getByLabelText('Floor', { exact: true }).selectOptions('Floors 1 to 3')
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect
    .poll(address)
    .toBe('/search?purpose=sale&possession=ready,under+construction&minYear=2010&minFloor=1&maxFloor=3')
})

test('one press sets the filters for buyers abroad, and another one removes them', async () => {
  const { sheet, address } = await openSheet('/search?purpose=sale&cityId=1')
  const pill = sheet.getByRole('link', { name: 'Buying from abroad' })
  await pill.click()
  await expect.element(pill).toHaveAttribute('aria-current', 'true')
  await expect.element(sheet.getByRole('checkbox', { name: 'NOC approved' })).toBeChecked()
  await pill.click()
  await expect.element(pill).not.toHaveAttribute('aria-current')
  await pill.click()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect
    .poll(address)
    .toBe('/search?purpose=sale&cityId=1&possession=ready&features=instalments&approved=true')
})

test('plots are asked for their possession, but for no year and no floor', async () => {
  const { sheet } = await openSheet('/search?purpose=sale&type=plot')
  await expect.element(sheet.getByText('Not yet available', { exact: true })).toBeInTheDocument()
  expect(sheet.getByLabelText('Year built').elements()).toEqual([])
  expect(sheet.getByLabelText('Floor', { exact: true }).elements()).toEqual([])
})
