/** The places for ads: filled by this server, and by others, good and bad ones. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { adCampaigns } from '#db/schema/index.ts'
import { expect, test } from '#tests/support/browser.ts'
import { showDemoAds } from '#tests/support/demo-ads.ts'
import { countLayoutShifts, expectStill, readToTheEnd } from '#tests/support/layout-shift.ts'
import { expectAccessible } from '#tests/support/visit.ts'

const place = (page: Page) => page.locator('.ad-space')
const ad = (page: Page) => page.getByRole('region', { name: /^Sponsored by / })

test.beforeEach(({ site, request }) => showDemoAds(site, request))

test('ads appear on home, search and listing pages, are labelled, and cause no layout shift', async ({
  page,
  context,
}) => {
  await countLayoutShifts(context)
  for (const path of ['/', '/search?purpose=sale&cityId=1', '/listing/10590']) {
    await page.goto(path)
    await place(page).scrollIntoViewIfNeeded()
    await expect(ad(page)).toContainText('Sponsored')
    await expect(ad(page).getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(ad(page).getByRole('img')).toHaveJSProperty('complete', true)
    await expectAccessible(page)
    await readToTheEnd(page)
    await expectStill(page)
  }
})

test('an ad seen for a second and clicked is reported, without data about the visitor', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ads/events')) told.push(request.postData() ?? '')
  })
  await page.goto('/')
  await place(page).scrollIntoViewIfNeeded()
  await expect.poll(() => told).toHaveLength(1)
  await ad(page).getByRole('link').click()
  await expect.poll(() => told).toHaveLength(2)
  const [seen, clicked] = told.map((text) => JSON.parse(text))
  expect(seen).toEqual({ id: expect.any(Number), event: 'seen' })
  expect(clicked).toEqual({ id: seen.id, event: 'clicked' })
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('aangan-ads') ?? '{}'))
  expect(kept.seen).toEqual({ [seen.id]: 1 })
})

test('a visitor who opts out of tracking sees ads, but nothing is reported or stored', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => told.push(request.url()))
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/')
  await place(page).scrollIntoViewIfNeeded()
  await expect(ad(page)).toBeVisible()
  await ad(page).getByRole('link').click()
  await expect(page).not.toHaveURL(/\/$/)
  expect(told.filter((url) => url.endsWith('/api/ads/events'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('aangan-ads'))).toBeNull()
})

test('without JavaScript there is neither an ad nor a hole', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(place(page)).toBeHidden()
  await expect(place(page)).toHaveCount(1)
  await context.close()
})

test('within a second of the last campaign’s end its place is gone from the page', async ({ page, site }) => {
  const hasPlace = async () => (await (await page.request.get('/')).text()).includes('ad-space')
  expect(await hasPlace()).toBe(true)
  await site.db.update(adCampaigns).set({ shown: false })
  try {
    await expect.poll(hasPlace).toBe(false)
    await site.db.update(adCampaigns).set({ shown: true }).where(eq(adCampaigns.id, 2))
    await expect.poll(hasPlace).toBe(true)
  } finally {
    await site.db.update(adCampaigns).set({ shown: true })
  }
})
