import type { Page } from '@playwright/test'
import { searchAddress } from '#contract/search/search-address.ts'
import { expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { makeTown } from '#tests/support/town.ts'
import { open } from '#tests/support/visit.ts'

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' })
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' })
const popover = (page: Page, label: string) =>
  filters(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: label }) })
/** Those that fit, without the ones just outside. */
const cards = (page: Page) => page.locator('#results').getByRole('article')

test('from the home page a search by city, area, type and budget finds exactly what fits', async ({
  page,
  site,
}) => {
  const { city, areas, listings } = await makeTown(site, [
    { price: 25_000_000 },
    { price: 60_000_000 },
    { price: 25_000_000, subtype: 'shop' },
    { price: 25_000_000, area: 1 },
    { price: 90_000, purpose: 'rent' },
  ])
  const [fitting] = listings
  await open(page, '/')
  const panel = page.getByRole('form', { name: 'Find a property' })
  await panel.getByLabel('City').selectOption(city.name)
  await panel.locator('summary', { hasText: 'Areas' }).click()
  await panel.getByLabel(areas[0].name).check()
  await page.keyboard.press('Escape')
  await panel.getByLabel('Type').selectOption('House')
  await panel.getByLabel('Budget').selectOption('Up to 5 Crore')
  await panel.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(
    searchAddress({ cityId: city.id, areaIds: [areas[0].id], subtype: ['house'], maxPrice: 50_000_000 }),
  )
  await expect(headline(page)).toHaveText(`1 house for sale in ${areas[0].name}, ${city.name}`)
  await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveText([
    city.name,
    areas[0].name,
    'House',
    'Up to 5 Crore',
  ])
  await expect(cards(page)).toHaveCount(1)
  await cards(page)
    .getByRole('link', { name: fitting?.title ?? '' })
    .first()
    .click()
  await expect(page).toHaveURL(`/listing/${fitting?.id}`)
})

test('a chip takes its filter out of the address and the results', { tag: detail }, async ({
  page,
  site,
}) => {
  const { city, areas } = await makeTown(site, [{}, { area: 1 }, { area: 1, subtype: 'shop' }])
  await open(page, searchAddress({ cityId: city.id, areaIds: [areas[1].id], subtype: ['shop'] }))
  await expect(headline(page)).toContainText('1 shop for sale')
  await chips(page).getByRole('link', { name: 'Remove Shop' }).click()
  await expect(headline(page)).toContainText('2 properties for sale')
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, areaIds: [areas[1].id] }))
  await chips(page)
    .getByRole('link', { name: `Remove ${areas[1].name}` })
    .click()
  await expect(headline(page)).toContainText('3 properties for sale')
  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/search?purpose=sale')
  await expect(chips(page)).toHaveCount(0)
})

test('filters of the bar apply immediately, show their counts, and go back to page 1', async ({
  page,
  site,
}) => {
  const { city, areas } = await makeTown(site, [
    { beds: 2 },
    { beds: 3, area: 1 },
    { beds: 5, subtype: 'farm house' },
    { subtype: 'shop' },
  ])
  await open(page, searchAddress({ cityId: city.id, page: 2 }))
  const type = popover(page, 'Type')
  await type.locator('summary').click()
  await expect(type.getByRole('listitem')).toHaveText([/House\s*2/, /Farm House\s*1/, /Shop\s*1/])
  await type.getByRole('checkbox', { name: /^House/ }).check()
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, subtype: ['house'] }))
  await type.getByRole('checkbox', { name: 'Farm House' }).check()
  await expect(headline(page)).toHaveText(/^3 /)
  await page.keyboard.press('Escape')

  const beds = filters(page).getByLabel('Beds')
  await expect(beds.getByRole('option')).toHaveText([
    'Any',
    '1+ (3)',
    '2+ (3)',
    '3+ (2)',
    '4+ (1)',
    '5+ (1)',
    '6+ (0)',
  ])
  await beds.selectOption({ value: '3' })
  await expect(headline(page)).toHaveText(/^2 /)

  const area = popover(page, 'Areas')
  await area.locator('summary').click()
  await area.getByLabel('Find an area').fill(areas[1].name.toLowerCase())
  await area.getByLabel(areas[1].name).check()
  await expect(headline(page)).toHaveText(`1 property for sale in ${areas[1].name}, ${city.name}`)
  await filters(page).getByLabel('City').selectOption('All cities')
  await expect(page).toHaveURL(searchAddress({ subtype: ['farm house', 'house'], beds: 3 }))
})

test('a budget is typed as people say it', { tag: detail }, async ({ page, site }) => {
  const { city } = await makeTown(site, [{ price: 9_000_000 }, { price: 16_000_000 }, { price: 40_000_000 }])
  await open(page, searchAddress({ cityId: city.id }))
  const price = popover(page, 'Price')
  await price.locator('summary').click()
  await price.getByLabel('Minimum').fill('1 Crore')
  await price.getByLabel('Maximum').fill('2.5 crore')
  await price.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, minPrice: 10_000_000, maxPrice: 25_000_000 }))
  await expect(headline(page)).toHaveText(/^1 property/)
})

test('a size is searched in the unit it is given in', { tag: detail }, async ({ page, site }) => {
  const { city } = await makeTown(site, [{ size_value: 5 }, { size_value: 1, size_unit: 'kanal' }])
  await open(page, searchAddress({ cityId: city.id }))
  const size = popover(page, 'Size')
  await size.locator('summary').click()
  await size.getByText('Marla', { exact: true }).click()
  await size.getByLabel('Minimum').fill('20')
  await size.getByLabel('Minimum').press('Tab')
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, minSize: 20, sizeUnit: 'marla' }))
  await expect(headline(page)).toHaveText(/^1 property/)
})

test('the cheapest comes first when asked for, and what is on call last', { tag: detail }, async ({
  page,
  site,
}) => {
  const { city, listings } = await makeTown(site, [{ price: 30_000_000 }, { price: 0 }, { price: 8_000_000 }])
  await open(page, searchAddress({ cityId: city.id }))
  await page
    .getByRole('region', { name: 'Results' })
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption('Lowest price')
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, sort: 'price-low' }))
  await expect(cards(page).getByRole('heading')).toHaveText([2, 0, 1].map((at) => listings[at]?.title ?? ''))
})

test('a misspelt keyword finds what was meant when the words themselves are searched', {
  tag: detail,
}, async ({ page }) => {
  await open(page, '/search?purpose=sale&keyword=bahria+twon&typed=bahria+twon')
  await expect(headline(page)).toHaveText(/^[\d,]+ /)
  await expect(page.getByText('Showing results for')).toContainText(/bahria town/i)
  await expect(cards(page).first()).toContainText(/bahria/i)
})

test('when nothing fits, the page says which filter keeps homes out', { tag: detail }, async ({
  page,
  site,
}) => {
  const { city } = await makeTown(site, [{ beds: 3 }, { beds: 4 }])
  await open(page, searchAddress({ cityId: city.id, beds: 9 }))
  await expect(headline(page)).toContainText('No properties for sale')
  await page.getByRole('link', { name: 'Any number of beds: 2 results' }).click()
  await expect(headline(page)).toHaveText(/^2 properties/)
})
