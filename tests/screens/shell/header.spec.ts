import type { Page } from '@playwright/test'
import { offices } from '#agency'
import { breakpoints, header as limits } from '#contract/limits.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/visit.ts'

const header = (page: Page) => page.getByRole('banner')
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

test('the header turns fancy at 30 px and back above them', async ({ page }) => {
  await open(page, '/search?purpose=sale')
  await expect(header(page)).toHaveAttribute('data-look', 'default')
  await scrollTo(page, limits.fancyFromPx)
  await expect(header(page)).toHaveAttribute('data-look', 'fancy')
  await scrollTo(page, limits.fancyFromPx - 1)
  await expect(header(page)).toHaveAttribute('data-look', 'default')
})

test('a scroll counts once it has rested 15 ms', async ({ page }) => {
  await page.clock.install()
  await open(page, '/search?purpose=sale')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const scrolled = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true })),
  )
  await scrollTo(page, 300)
  await scrolled
  await page.clock.runFor(limits.scrollDebounceMs - 1)
  await expect(header(page)).toHaveAttribute('data-look', 'default')
  await page.clock.runFor(1)
  await expect(header(page)).toHaveAttribute('data-look', 'fancy')
})

test('over the picture of the home page the header has a look of its own', async ({ page }) => {
  await open(page, '/')
  await expect(header(page)).toHaveAttribute('data-look', 'custom-default')
  await scrollTo(page, 200)
  await expect(header(page)).toHaveAttribute('data-look', 'fancy')
  await expect(header(page)).toHaveCSS('position', 'fixed')
})

test('the header is bordered on the pages of much text and of the agents', async ({
  page,
  trouble,
  request,
}) => {
  for (const path of ['/terms', '/privacy-policy', '/team']) {
    await test.step(path, async () => {
      // The screen may not be built yet; the header already knows its address.
      if ((await request.get(path)).status() === 404) trouble.expect(/status of 404/)
      await open(page, path)
      await expect(header(page)).toHaveAttribute('data-look', 'bordered')
    })
  }
})

test('the menu leads where it says and marks the page it is on', async ({ page }) => {
  await open(page, '/')
  const menu = header(page).getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link')).toHaveText([
    'About',
    'Properties',
    'Projects',
    'Gallery',
    'Blog',
    'Careers',
    'Contact',
  ])
  await expect(menu.locator('[aria-current=page]')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Properties', exact: true }).click()
  await expect(page).toHaveURL('/search?purpose=sale&cityId=1')
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Properties'])
  await header(page)
    .getByRole('link', { name: /Aangan/ })
    .click()
  await expect(page).toHaveURL('/')
})

for (const [home, from, name] of [
  ['/', '/search?purpose=rent', 'Projects'],
  ['/ur', '/ur/contact', 'پروجیکٹ'],
] as const) {
  test(`'${name}' jumps to the section of ${home}, from another page and again`, async ({ page }) => {
    await open(page, from)
    const heading = page.locator('#projects').getByRole('heading', { level: 2 })
    for (const _time of ['first', 'again']) {
      await header(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`${home}#projects`)
      await expect(heading).toBeInViewport()
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(heading).not.toBeInViewport()
    }
    await header(page).getByRole('link', { name, exact: true }).click()
    await page.locator('#projects').getByRole('link', { name: projectsLabels[home] }).first().click()
    await expect(page).toHaveURL(`${home === '/' ? '' : home}/projects`)
  })
}

const projectsLabels = { '/': 'View all projects', '/ur': 'تمام پروجیکٹ' } as const

test('below 1060 px the menu folds away behind a button', async ({ page }) => {
  await page.setViewportSize({ width: breakpoints.mobileNavbarBelow - 1, height: 800 })
  await open(page, '/')
  const menu = header(page).getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await expect(header(page)).toHaveAttribute('data-menu', 'collapsed')
  await header(page).getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await expect(header(page)).toHaveAttribute('data-menu', 'expanded')
  await page.setViewportSize({ width: breakpoints.mobileNavbarBelow, height: 800 })
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden()
})

test('the inquiry button is a round icon with a name below 992 px', async ({ page }) => {
  const button = header(page).getByRole('button', { name: 'Send inquiry' })
  await page.setViewportSize({ width: breakpoints.drawerBelow, height: 800 })
  await open(page, '/')
  await expect(button.getByText('Send inquiry')).toBeVisible()
  await page.setViewportSize({ width: breakpoints.drawerBelow - 1, height: 800 })
  await expect(button.getByText('Send inquiry')).toBeHidden()
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 1 }
  expect(width).toBe(height)
  expect(width).toBeGreaterThanOrEqual(44)
})

test('below 991 px a compact footer takes the place of the large one', async ({ page }) => {
  await page.setViewportSize({ width: breakpoints.shellHiddenBelow, height: 800 })
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  const columns = footer.getByRole('navigation', { name: 'Company' })
  await expect(footer).toHaveCount(1)
  await expect(columns).toBeVisible()
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Aangan Estates`)
  await page.setViewportSize({ width: breakpoints.shellHiddenBelow - 1, height: 800 })
  await expect(columns).toBeHidden()
  await expect(footer).toHaveCount(1)
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Aangan Estates`)
  for (const { name } of offices.slice(0, 2))
    await expect(footer.getByRole('heading', { name })).toBeVisible()
  for (const name of ['About', 'Gallery', 'Request a property', 'Terms & Conditions', 'Privacy Policy'])
    await expect(footer.getByRole('link', { name })).toBeVisible()
})
