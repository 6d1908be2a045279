import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { screens } from '#tests/support/screens.ts'
import { live } from '#tests/support/visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** How much of each screen's page may have to be hydrated: the share of its elements that React looks after. */
const atMost = {
  'the home page': 0.35,
  'a search': 0.55,
  'a listing': 0.67,
  'a project': 0.65,
  'all projects': 0.55,
  'the agents': 0.3,
  'the gallery': 0.4,
}

for (const [name, share] of Object.entries(atMost)) {
  test(`parts of ${name} without behaviour are not hydrated`, { tag: detail }, async ({ page, site }) => {
    await page.goto((await screens[name]?.path(site)) ?? '')
    await live(page)
    expect(await hydrated(page, 'footer *')).toBe(0)
    expect(await hydrated(page, '.home-card *')).toBe(0)
    const all = await page.locator('body *').count()
    const marked = await hydrated(page, 'body *')
    expect(marked).toBeGreaterThan(0)
    expect(marked / all).toBeLessThan(share)
  })
}

/** How many of the elements React looks after: it leaves a mark on each. */
function hydrated(page: Page, elements: string): Promise<number> {
  return page
    .locator(elements)
    .evaluateAll(
      (all) => all.filter((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber'))).length,
    )
}

test('a page whose address has a campaign mark and its keys in another order is taken over as it is', {
  tag: detail,
}, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`))
  for (const path of [
    '/',
    '/search?beds=3&cityId=1&purpose=sale',
    '/projects?cityId=1',
    '/valuation?size=10&place=F-7&type=house&size_unit=marla&purpose=sale',
    '/costs?buyer=filer&price=20000000',
    '/careers?page=1&cityId=1',
    '/team?language=Urdu&cityId=1',
    '/compare?units=1&listings=1',
    '/wanted?beds=3&cityId=1',
    '/alerts/new?beds=3&cityId=1',
  ]) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}utm_source=letter`)
    await live(page)
  }
  expect(errors).toEqual([])
})

test('links that are not hydrated lead on without loading the page anew', { tag: detail }, async ({
  page,
}) => {
  await page.goto('/')
  await live(page)
  const forRobots = page
    .locator('head')
    .locator('meta[property="og:url"], script[type="application/ld+json"]')
  await expect(forRobots).toHaveCount(3)
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/careers')
  // What the server said of the first page is not said of another one.
  await expect(forRobots).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/careers$/)
  const inUrdu = page.getByRole('contentinfo').getByRole('link', { name: 'اردو' }).filter({ visible: true })
  await inUrdu.hover()
  await expect(inUrdu).toHaveAttribute('href', '/ur/careers')
  await page.getByRole('link', { name: 'Aangan Estates' }).first().click()
  await expect(page.getByRole('heading', { name: 'Browse by type' })).toBeVisible()
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
})

test('presses and choices before the scripts have loaded are not lost', async ({ page }) => {
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Rent', { exact: true }).click()
  await page.getByLabel('City', { exact: true }).selectOption('Lahore')
  pressed.resolve()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Rent' })).toBeChecked()
  // The budgets are those of rents, and the areas those of the city: both choices have counted.
  await expect(page.getByLabel('Budget').getByRole('option').nth(1)).toContainText('Up to 30,000')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue(/^\d+$/)
})

// Urdu words weigh more than English ones.
for (const [path, most] of [
  ['/', 112],
  ['/ur', 113],
] as const) {
  test(`${path} brings at most ${most} KB of scripts`, async ({ page }) => {
    const answers: Response[] = []
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') answers.push(answer)
    })
    await page.goto(path)
    // The scripts are asked for after the first paint, which a busy machine puts off.
    await live(page)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      answers.map(async (one) => brotliCompressSync(await one.body()).byteLength),
    )
    const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000
    expect(kb).toBeGreaterThan(80)
    expect(kb).toBeLessThan(most)
  })
}
