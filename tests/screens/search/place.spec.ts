import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { live, open } from '#tests/support/visit.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const cards = (page: Page) => results(page).getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const address = '/search?purpose=sale&type=residential&sort=price-low'

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`at ${width} px Back from a listing returns to the same place of the same results`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, `${address}&page=2`)
    const before = await titles(page)
    const card = cards(page).nth(12)
    await card.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const place = await scrolled(page)
    expect(place).toBeGreaterThan(300)
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/listing\/\d+$/)
    await expect.poll(() => scrolled(page)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(`${address}&page=2`)
    await expect.poll(() => scrolled(page)).toBe(place)
    expect(await titles(page)).toEqual(before)
    await expect(card.getByRole('heading').getByRole('link')).toBeFocused()
    await expect(pages(page).locator('[aria-current=page]')).toHaveText('2')
  })
}

test('Back and Forward walk through the searches that were made', async ({ page }) => {
  await open(page, address)
  const first = await titles(page)
  await pages(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${address}&page=2`)
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('2')
  await expect(cards(page).first()).toBeVisible()
  const second = await titles(page)
  await pages(page).getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page).toHaveURL(`${address}&page=3`)
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(second)
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(first)
  await page.goForward()
  await expect.poll(() => titles(page)).toEqual(second)
})

test('from a page number the keyboard goes on at the results that it brings', async ({ page }) => {
  await open(page, address)
  await pages(page).getByRole('link', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('2')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})

test('a search is in its address alone: a reload and a copied address show the same', async ({
  page,
  context,
}) => {
  await open(page, address)
  await pages(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${address}&page=2`)
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('2')
  const shown = await titles(page)
  await page.reload()
  expect(await titles(page)).toEqual(shown)
  const other = await context.newPage()
  await open(other, new URL(page.url()).pathname + new URL(page.url()).search)
  expect(await titles(other)).toEqual(shown)
})

test('cards and page numbers open in a new tab', async ({ page, context }) => {
  await open(page, address)
  const card = cards(page).nth(3).getByRole('heading').getByRole('link')
  const next = pages(page).getByRole('link', { name: 'Next page' })
  for (const link of [card, next]) {
    const href = new URL((await link.getAttribute('href')) ?? '', page.url()).href
    // The headless shell shows a tab before it has an address: what the tab asks for says where it leads.
    const [, asked] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('request', (request) => request.isNavigationRequest()),
      link.click({ modifiers: ['Control'] }),
    ])
    expect(asked.url()).toBe(href)
  }
  expect(new URL(await next.evaluate((link: HTMLAnchorElement) => link.href)).searchParams.get('page')).toBe(
    '2',
  )
  await expect(page).toHaveURL(address)
})

test('page links are real: each shows other homes, first and last say where they are', async ({ page }) => {
  await open(page, `${address}&perPage=60`)
  await expect(pages(page).getByRole('link', { name: 'Previous page' })).toHaveCount(0)
  const last = pages(page)
    .getByRole('link', { name: /^Page \d+$/ })
    .last()
  const number = await last.textContent()
  await last.click()
  await expect(page).toHaveURL(`${address}&page=${number}&perPage=60`)
  await live(page)
  await expect(pages(page).getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await expect(pages(page).getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
})

test('a listing opened by its address leads back to where the visitor came from', async ({ page }) => {
  await open(page, '/')
  await open(page, address)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/listing\/\d+$/)
  await page.reload()
  await live(page)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL('/')
})
