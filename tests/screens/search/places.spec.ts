import type { Page } from '@playwright/test'
import { z } from 'zod'
import { PlaceSuggestion } from '#contract/places/places.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { makeTown } from '#tests/support/town.ts'
import { expectNoSidewaysScroll, open } from '#tests/support/visit.ts'

/** A place of the demo and how many listings it has. */
async function placeCalled(site: DemoSite, name: string, purpose: 'sale' | 'rent' = 'sale') {
  const answer = await fetch(`${site.url}/api/places?text=${encodeURIComponent(name)}&purpose=${purpose}`)
  const place = z
    .array(PlaceSuggestion)
    .parse(await answer.json())
    .find((one) => one.name === name)
  if (!place) throw new Error(`The demo has no ${name}`)
  return place
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const panelOf = (page: Page) => page.getByRole('form', { name: 'Find a property' })
const areasFilter = (page: Page) =>
  page
    .getByRole('form', { name: 'Filters' })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'Areas' }) })

test('the home page suggests places of every city before one is chosen, by purpose', async ({
  page,
  site,
}) => {
  const forSale = await placeCalled(site, 'DHA Phase 6')
  const toRent = await placeCalled(site, 'DHA Phase 6', 'rent')
  expect(forSale.listing_count).not.toBe(toRent.listing_count)
  await open(page, '/')
  const panel = panelOf(page)
  const box = panel.getByRole('combobox', { name: 'Area, project, landmark or ID' })
  await box.fill('defence phase 6 lahor')
  const option = panel.getByRole('option', { name: 'DHA Phase 6' }).first()
  await expect(option).toHaveText(`DHA Phase 6DHA Lahore, Lahore${forSale.listing_count}`)
  await panel.getByText('Rent', { exact: true }).click()
  await box.focus()
  await expect(option).toHaveText(`DHA Phase 6DHA Lahore, Lahore${toRent.listing_count}`)
  await box.press('ArrowDown')
  await box.press('Enter')
  const summary = panel.locator('summary')
  await expect(panel.getByLabel('City', { exact: true })).toHaveValue(String(toRent.city_id))
  await expect(summary).toContainText('DHA Phase 6')
  await expect(summary).toBeFocused()
  await panel.getByRole('button', { name: 'Search' }).click()
  const address = searchAddress({ purpose: 'rent', cityId: toRent.city_id, areaIds: [toRent.id] })
  await expect(page).toHaveURL(address)
  await expect(headline(page)).toContainText('to rent in DHA Phase 6')
})

test('a text in Urdu is understood when no suggestion is chosen', async ({ page, site }) => {
  const dha = await placeCalled(site, 'DHA Phase 6')
  await open(page, '/')
  const box = panelOf(page).getByRole('combobox', { name: 'Area, project, landmark or ID' })
  await box.fill('ڈی ایچ اے فیز ۶ لاہور')
  await box.press('Enter')
  const { city_id: cityId, id } = dha
  const typed = 'ڈی ایچ اے فیز ۶ لاہور'
  await expect(page).toHaveURL(searchAddress({ purpose: 'sale', cityId, areaIds: [id], typed }))
  await expect(headline(page)).toContainText(`${dha.listing_count} properties for sale in DHA Phase 6`)
})

test("the results' area filter finds places of every city before one is chosen", async ({ page, site }) => {
  const dha = await placeCalled(site, 'DHA Lahore')
  await open(page, '/search?purpose=sale')
  const areas = areasFilter(page)
  await areas.locator('summary').click()
  await areas.getByRole('combobox', { name: 'Find a location' }).fill('DHA Lahore')
  await areas.getByRole('option', { name: 'DHA Lahore' }).first().click()
  await expect(page).toHaveURL(searchAddress({ cityId: dha.city_id, areaIds: [dha.id] }))
  await expect(headline(page)).toContainText(`${dha.listing_count} properties for sale in DHA Lahore`)
})

test("the results' area filter finds a society by its phases' homes, and places of other cities", async ({
  page,
  site,
}) => {
  const dha = await placeCalled(site, 'DHA Lahore')
  const inLahore = searchAddress({ cityId: dha.city_id, areaIds: [dha.id] })
  await open(page, searchAddress({ cityId: dha.city_id }))
  const areas = areasFilter(page)
  await areas.locator('summary').click()
  await areas.getByLabel('Find an area').fill('ڈیفنس لاہور')
  await areas.getByRole('checkbox', { name: `DHA Lahore ${dha.listing_count}` }).check()
  await expect(page).toHaveURL(inLahore)

  const { city } = await makeTown(site, [{}])
  await open(page, searchAddress({ cityId: city.id }))
  await areas.locator('summary').click()
  await areas.getByLabel('Find an area').fill('dha lahore')
  const elsewhere = areas.getByRole('region', { name: 'In other cities' })
  await elsewhere.getByRole('button', { name: 'DHA Lahore' }).first().click()
  await expect(page).toHaveURL(inLahore)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('suggestions fit the window, on the home page and among the filters', async ({ page, site }) => {
    const dha = await placeCalled(site, 'DHA Phase 6')
    await open(page, '/')
    const panel = panelOf(page)
    await panel.getByRole('combobox', { name: 'Area, project, landmark or ID' }).fill('dha')
    await expect(panel.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    const { x = -1, width = 361 } = (await panel.getByRole('listbox').boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)

    await open(page, '/search?purpose=sale')
    await page.getByRole('link', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('combobox', { name: 'Find a location' }).fill('phase 6 lahore')
    await sheet.getByRole('listbox').getByRole('option', { name: 'DHA Phase 6' }).first().click()
    await expect(sheet.getByRole('checkbox', { name: 'DHA Phase 6' }).first()).toBeChecked()
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(searchAddress({ cityId: dha.city_id, areaIds: [dha.id] }))
  })
})
