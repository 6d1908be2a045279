/** A campaign from the admin app to the pages that it is meant for, and back. */
import type { Locator, Page } from '@playwright/test'
import { SearchAnswer } from '#contract/search/search.ts'
import { adCampaigns } from '#db/schema/index.ts'
import { enterAs, messages } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { photo } from '#tests/support/pictures.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const panel = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) })
const sponsored = (within: Page | Locator) =>
  within.getByRole('region', { name: 'Sponsored by Orchard Homes' })

/** The page of a home that this search finds. */
async function foundBy(page: Page, query: string): Promise<string> {
  const found = await page.request.get(`/api/listings/search?perPage=1&${query}`)
  return `/listing/${SearchAnswer.parse(await found.json()).data[0]?.id}`
}

async function hasPlace(page: Page, path: string): Promise<boolean> {
  return (await (await page.request.get(path)).text()).includes('ad-space')
}

test('a campaign is created with a preview, appears only on its pages, is counted, and disappears when it is paused', async ({
  page,
  site,
  browser,
}) => {
  // No other ad may take the place where this one is expected.
  await site.db.update(adCampaigns).set({ shown: false })
  await enterAs(page, site, 'editor')
  await page.goto('/admin/ads')
  await page.getByRole('link', { name: 'Add campaign' }).click()
  await save(page)
  await expect(page.getByText('Choose at least one placement')).toBeVisible()

  const name = `Orchard, flats ${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('textbox', { name: 'Internal name' }).fill(name)
  await page.getByRole('textbox', { name: 'Advertiser' }).fill('Orchard Homes')
  await page.getByRole('checkbox', { name: 'Search results, between listings' }).check()
  await page.getByRole('checkbox', { name: 'Listing page, at the side' }).check()
  await page.getByLabel('Last day').fill('2099-12-31')
  await page.getByRole('checkbox', { name: 'Islamabad' }).check()
  await page.getByRole('checkbox', { name: 'To rent' }).check()
  await page.getByRole('checkbox', { name: 'Residential' }).check()
  const picture = { name: 'flats.jpg', mimeType: 'image/jpeg', buffer: await photo(1280, 853) }
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('textbox', { name: 'Image description', exact: true }).fill('A tower at dusk')
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Flats by the park')
  await page.getByRole('textbox', { name: 'Links to' }).fill('/valuation')
  const preview = panel(page, 'Preview')
  await expect(sponsored(preview)).toHaveCount(2)
  await expect(sponsored(preview).getByRole('img', { name: 'A tower at dusk' }).first()).toBeVisible()
  await save(page)
  await expect(page).toHaveURL(/\/admin\/ads\/\d+$/)

  const search = '/search?purpose=rent&cityId=1&type=residential'
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', search)
  const meant = await foundBy(page, 'cityId=1&purpose=rent&type=residential')
  for (const path of [search, meant]) await expect.poll(() => hasPlace(page, path), path).toBe(true)
  const others = ['cityId=1&purpose=sale&type=residential', 'cityId=2&purpose=rent&type=residential']
  for (const query of [...others, 'cityId=1&purpose=rent&type=commercial'])
    for (const path of [`/search?${query}`, await foundBy(page, query)])
      expect(await hasPlace(page, path), path).toBe(false)
  for (const path of ['/', '/search', '/search?purpose=rent', '/contact'])
    expect(await hasPlace(page, path), path).toBe(false)

  const visit = await browser.newContext({ baseURL: site.url })
  const visitor = await visit.newPage()
  const told = () =>
    visitor.waitForResponse((answer) => answer.url().endsWith('/api/ads/events') && answer.status() === 204)
  for (const path of [meant, search]) {
    const seen = told()
    await visitor.goto(path)
    await visitor.locator('.ad-space').scrollIntoViewIfNeeded()
    await expect(sponsored(visitor)).toContainText('Sponsored')
    await seen
  }
  await sponsored(visitor).getByRole('link').click()
  await expect(visitor).toHaveURL(/\/valuation$/)
  // The click is counted while its page unloads, so the page cannot wait for the result.
  const numbers = panel(page, 'Views and clicks in the last 30 days')
  await expect(async () => {
    await page.reload()
    await expect(numbers).toContainText('50.0 % of views led to a click.', { timeout: 2_000 })
  }).toPass()
  await page.goto('/admin/ads')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('50.0 %')

  await page.getByRole('link', { name }).click()
  await page.getByRole('checkbox', { name: 'Active' }).uncheck()
  await save(page)
  await expect(messages(page)).toContainText('The campaign was saved.')
  for (const path of [search, meant]) await expect.poll(() => hasPlace(page, path), path).toBe(false)
  await visitor.goto(meant)
  await expect(visitor.getByRole('complementary', { name: 'Contact' })).toBeVisible()
  await expect(sponsored(visitor)).toHaveCount(0)
  await visit.close()
})
