import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { open } from '#tests/support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const whereMainBegins = (page: Page) => main(page).evaluate((element) => element.getBoundingClientRect().top)
const paddingOfMain = (page: Page) => main(page).evaluate((element) => getComputedStyle(element).paddingTop)

/** Keeps answers back until they are let go. */
async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const letGo = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await letGo.promise
    await route.continue()
  })
  return letGo.resolve
}

/** They are offered a second after what was asked for. */
async function longEnoughForSkeletons(page: Page): Promise<void> {
  const asked = await page.evaluate(() => performance.now())
  await page.waitForFunction((from) => performance.now() > from + 1_500, asked)
}

test('on a slow line a page stays as it is until the next one’s skeleton is there, which is seen from its top', async ({
  page,
}) => {
  await open(page, '/')
  const card = page.getByRole('article').getByRole('heading').getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  const before = { top: await whereMainBegins(page), padding: await paddingOfMain(page) }
  expect(before.top).toBeLessThan(0)
  const letScriptsGo = await holdBack(page, '**/assets/*.js')
  const letDataGo = await holdBack(page, '**/api/listings/*')

  await card.click()
  await expect(page).toHaveURL(/\/listing\/\d+$/)
  // Nothing of a skeleton has come that could be shown.
  await longEnoughForSkeletons(page)
  await expect(card).toBeVisible()
  expect({ top: await whereMainBegins(page), padding: await paddingOfMain(page) }).toEqual(before)
  await expect(page.getByRole('banner')).toHaveAttribute('data-look', 'fancy')

  letScriptsGo()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await expect.poll(() => whereMainBegins(page)).toBe(0)
  await expect(main(page)).toBeFocused()

  letDataGo()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page.locator('p[aria-live=polite]')).toContainText(name)

  await page.goBack()
  await expect.poll(() => whereMainBegins(page)).toBe(before.top)
})

test('on a slow line an open filter stays open and keeps the focus while its results are on their way', async ({
  page,
}) => {
  await open(page, '/search?purpose=sale&cityId=1')
  const letDataGo = await holdBack(page, '**/api/listings/**')
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Type' }).press('Enter')
  const house = filters.getByRole('checkbox', { name: /^House/ })
  await tabTo(page, house)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/subtype=house/)
  await longEnoughForSkeletons(page)
  await expect(house).toBeFocused()
  letDataGo()
  await expect(page.getByRole('link', { name: 'Remove House' })).toBeVisible()
  await expect(house).toBeFocused()
})

test('going back from a skeleton returns to the same scroll position', async ({ page }) => {
  await open(page, '/')
  const card = page.getByRole('article').getByRole('heading').getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  const before = await whereMainBegins(page)
  expect(before).toBeLessThan(0)
  await holdBack(page, '**/api/listings/*')
  await card.click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await expect.poll(() => whereMainBegins(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => whereMainBegins(page)).toBe(before)
})

test('going back to a page that comes in parts returns to where it was left, unless the visitor reads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const last = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const before = await whereMainBegins(page)
  expect(before).toBeLessThan(-3_000)
  await last.click()
  await expect.poll(() => whereMainBegins(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect.poll(() => whereMainBegins(page)).toBe(before)
  await page.keyboard.press('Home')
  await expect.poll(() => whereMainBegins(page)).toBe(0)
})
