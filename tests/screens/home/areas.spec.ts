import { searchAddress } from '#contract/search/search-address.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeTown } from '#tests/support/town.ts'
import { expectNoSidewaysScroll, open } from '#tests/support/visit.ts'

test.use({ hasTouch: true, isMobile: true })

for (const width of [320, 360, 430]) {
  test(`at ${width} px areas are chosen in a sheet as wide as the window`, async ({ page, site }) => {
    const { city, areas } = await makeTown(site, [{ area: 0 }, { area: 1 }])
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/')
    const panel = page.getByRole('form', { name: 'Find a property' })
    await panel.getByLabel('City').selectOption(city.name)
    await panel.getByText('All areas').click()
    const sheet = page.getByRole('dialog', { name: 'Areas' })
    await expect(sheet).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, width })
    await sheet.getByLabel(areas[1].name).check()
    await sheet.getByRole('button', { name: 'Done' }).click()

    await expect(sheet).toBeHidden()
    await expect(panel.locator('summary')).toContainText(areas[1].name)
    await panel.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(searchAddress({ cityId: city.id, areaIds: [areas[1].id] }))
  })
}

test('Back closes the sheet and keeps what was chosen', async ({ page, site }) => {
  const { city, areas } = await makeTown(site, [{ area: 0 }])
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  const panel = page.getByRole('form', { name: 'Find a property' })
  await panel.getByLabel('City').selectOption(city.name)
  await panel.getByText('All areas').click()
  const sheet = page.getByRole('dialog', { name: 'Areas' })
  await sheet.getByLabel(areas[0].name).check()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(panel.locator('summary')).toContainText(areas[0].name)
})
