import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { live, open } from '#tests/support/visit.ts'

test('a service worker that an earlier site left behind is unregistered', async ({ page, context }) => {
  const worker = '/left-behind.js'
  await context.route(`**${worker}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {})' }),
  )
  // A page of the earlier site, which may register its worker.
  await context.route('**/earlier', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Earlier</title>' }),
  )
  await page.goto('/earlier')
  await page.evaluate((url) => navigator.serviceWorker.register(url).then(() => {}), worker)
  expect(await registrations(page)).toBe(1)

  await open(page, '/')
  await expect.poll(() => registrations(page)).toBe(0)
})

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('a lost connection is announced at the bottom right, and so is its return', async ({
  page,
  context,
}) => {
  await open(page, '/')
  // Chromium asks for the site's icon when it has time: from here on it is in the cache.
  await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => fetch(link.href).then(() => {}))
  const notices = page.getByRole('region', { name: 'Notices' })
  await context.setOffline(true)
  await expect(notices).toContainText('You are offline')
  await context.setOffline(false)
  await expect(notices).toContainText('You are back online')
  const { x, y } = (await notices.boundingBox()) ?? { x: 0, y: 0 }
  expect(x).toBeGreaterThan(720)
  expect(y).toBeGreaterThan(450)
})

test('a new screen starts at its top', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page
    .getByRole('contentinfo')
    .or(page.getByRole('banner'))
    .getByRole('link', { name: 'Properties', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a reload and Back from another site return to where the visitor was', async ({ page, context }) => {
  await context.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
  // The browser itself may miss a place by a pixel.
  const missed = () => page.evaluate(() => Math.abs(Math.round(scrollY) - 900))
  for (const path of ['/', '/search?purpose=sale', '/about']) {
    await open(page, path)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.reload()
    await live(page)
    await expect.poll(missed, path).toBeLessThanOrEqual(1)
    await page.goto('https://elsewhere.example/')
    await page.goBack()
    await live(page)
    await expect.poll(missed, path).toBeLessThanOrEqual(1)
  }
})

test('a visitor who reads on before the scripts have loaded keeps the scroll position', async ({ page }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto('/search?purpose=rent', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  allow()
  await live(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
})
