import type { Locator, Page } from '@playwright/test'
import { searchAddress } from '#contract/search/search-address.ts'
import { expect, test } from '#tests/support/browser.ts'
import { showDemoAds } from '#tests/support/demo-ads.ts'
import { makeTown } from '#tests/support/town.ts'
import { open } from '#tests/support/visit.ts'

const long = 'A house with a long title that needs a second line of its card, near the park and the mosque'
const results = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('It is not shown')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

for (const width of [1440, 1920]) {
  test(`at ${width} px the results and the map fill the window, the map with 45 % of it`, async ({
    page,
    site,
  }) => {
    const { city } = await makeTown(site, [{}])
    await page.setViewportSize({ width, height: 900 })
    await open(page, searchAddress({ cityId: city.id }))
    const map = await box(page.getByRole('complementary', { name: 'Map' }))
    expect((await box(results(page))).x).toBeCloseTo(24, 0)
    expect(map.right).toBeCloseTo(width - 24, 0)
    expect(map.width).toBeCloseTo(0.45 * width, 0)
  })
}

test('a title of one line takes one line, and homes of a row align', async ({ page, site }) => {
  const { city } = await makeTown(site, [{ title: 'A plot' }, { title: 'Corner house' }, { title: long }])
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, searchAddress({ cityId: city.id }))
  const card = (title: string) => results(page).getByRole('article').filter({ hasText: title })
  const title = (name: string) => box(card(name).getByRole('heading'))
  const place = (name: string) => box(card(name).locator('.home-card-place'))
  // Newest first: the long one and a house are the first row, the plot is alone in the second.
  const line = (await title('A plot')).height
  expect((await title(long)).height).toBeCloseTo(2 * line, 0)
  expect((await title('Corner house')).height).toBeCloseTo(line, 0)
  expect((await place('Corner house')).y).toBeCloseTo((await place(long)).y, 0)
  const gap = async (name: string) => (await place(name)).y - (await title(name)).bottom
  expect(await gap('A plot')).toBeLessThan(10)
})

for (const homes of [1, 2, 7]) {
  test(`among ${homes} homes the ad has a row of its own`, async ({ page, site, request }) => {
    await showDemoAds(site, request)
    const { city } = await makeTown(
      site,
      Array.from({ length: homes }, () => ({})),
    )
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, searchAddress({ cityId: city.id }))
      const ad = await box(results(page).locator('.ad-space'))
      const list = await box(
        results(page)
          .getByRole('list')
          .filter({ has: page.locator('.ad-space') }),
      )
      expect(ad.width).toBeCloseTo(list.width, 0)
      const before = await box(
        results(page)
          .getByRole('article')
          .nth(Math.min(homes, 6) - 1),
      )
      expect(ad.y).toBeGreaterThan(before.bottom)
    }
  })
}
