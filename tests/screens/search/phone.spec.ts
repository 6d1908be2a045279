import type { Page } from '@playwright/test'
import { searchAddress } from '#contract/search/search-address.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeTown } from '#tests/support/town.ts'
import { open } from '#tests/support/visit.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test("filters are chosen in a sheet, and 'Show 2 houses' shows two houses", async ({ page, site }) => {
  const { city } = await makeTown(site, [{ beds: 3 }, { beds: 4 }, { subtype: 'shop' }])
  await open(page, searchAddress({ cityId: city.id }))
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(sheet(page).getByRole('button', { name: 'Show 3 properties' })).toBeVisible()
  await sheet(page)
    .getByRole('checkbox', { name: /^House/ })
    .check()
  await sheet(page).getByRole('button', { name: 'Show 2 houses' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, subtype: ['house'] }))
  await expect(headline(page)).toHaveText(`2 houses for sale in ${city.name}`)
  await page.goBack()
  await expect(page).toHaveURL(searchAddress({ cityId: city.id }))
  await expect(headline(page)).toHaveText(`3 properties for sale in ${city.name}`)
})

test('Back leaves the sheet and nothing has changed', async ({ page, site }) => {
  const { city } = await makeTown(site, [{}, { subtype: 'shop' }])
  await open(page, searchAddress({ cityId: city.id }))
  await page.getByRole('link', { name: 'Filters' }).click()
  await sheet(page)
    .getByRole('checkbox', { name: /^House/ })
    .check()
  await expect(sheet(page).getByRole('button', { name: 'Show 1 house', exact: true })).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(searchAddress({ cityId: city.id }))
  await expect(headline(page)).toHaveText(/^2 properties/)
})

test('the sheet can be cleared', async ({ page, site }) => {
  const { city } = await makeTown(site, [{ beds: 4 }])
  await open(page, searchAddress({ purpose: 'rent', cityId: city.id, beds: 3 }))
  await page.getByRole('link', { name: /Filters/ }).click()
  await sheet(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(sheet(page).getByLabel('City')).toHaveValue('')
  await sheet(page)
    .getByRole('button', { name: /^Show [\d,]+ properties$/ })
    .click()
  await expect(page).toHaveURL('/search?purpose=rent')
})

test('the map comes over the whole screen and Back takes it away', async ({ page }) => {
  await open(page, '/search?purpose=sale&cityId=1')
  await page.getByRole('button', { name: 'Map' }).click()
  const map = page.getByRole('dialog', { name: 'Map' })
  await expect(map).toBeVisible()
  expect((await map.boundingBox())?.width).toBe(360)
  await page.goBack()
  await expect(map).toBeHidden()
  await expect(page).toHaveURL('/search?purpose=sale&cityId=1')
})

test('the first home starts above 320 px, with four filters and the field for words', async ({ page }) => {
  await open(page, '/search?purpose=sale&cityId=1&type=residential&beds=3&baths=2')
  const first = await page.getByRole('region', { name: 'Results' }).getByRole('article').first().boundingBox()
  expect(first?.y).toBeLessThan(320)
})

test('buttons and selects are at least 44 px high', async ({ page }) => {
  await open(page, '/search?purpose=sale&cityId=1')
  const small = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main button, main select, header button, article a[aria-label]'))
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        what: element.outerHTML.slice(0, 90),
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 44),
  )
  expect(small).toEqual([])
})
