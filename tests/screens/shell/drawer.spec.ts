import type { Page } from '@playwright/test'
import { drawerWidthPx } from '#contract/limits.ts'
import { expect, test } from '#tests/support/browser.ts'
import { inquiryModal } from '#tests/support/inquiry.ts'
import { open } from '#tests/support/visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openDrawer(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(drawer(page)).toBeVisible()
}

test('the drawer is 250 px wide, opens from the left and says its version', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await openDrawer(page)
  await expect.poll(() => drawer(page).boundingBox()).toMatchObject({ x: 0, width: drawerWidthPx })
  await expect(drawer(page).getByText('App Version v2.0')).toBeVisible()
  await expect(drawer(page).getByRole('listitem')).toHaveText([
    'Properties',
    'Projects',
    'Blog',
    'Careers',
    'Contact',
    'Send Inquiry',
    'About',
    'All projects',
    'Gallery',
    'Agents',
    'Valuation',
    'Request a property',
    'Taxes and costs',
    'Buying from abroad',
    'Dubai event',
    'Franchise',
    'ISO Certification',
    'Terms & Conditions',
    'Privacy Policy',
  ])
})

test('the pages that it lists after its entries are there', async ({ page }) => {
  await open(page, '/contact')
  await openDrawer(page)
  const more = drawer(page).getByRole('navigation', { name: 'More pages' })
  for (const link of await more.getByRole('link').all()) {
    const path = (await link.getAttribute('href')) ?? ''
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
  }
  await more.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(drawer(page)).toBeHidden()
})

test('its entries lead on, and Back does not open it again', async ({ page }) => {
  await open(page, '/')
  await openDrawer(page)
  await drawer(page).getByRole('link', { name: 'Properties', exact: true }).click()
  await expect(page).toHaveURL('/search?purpose=sale&cityId=1')
  await expect(drawer(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(drawer(page)).toBeHidden()
})

test("'Projects' jumps to the section of the home page, from there and from another page", async ({
  page,
}) => {
  for (const path of ['/', '/contact']) {
    await open(page, path)
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Projects', exact: true }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL('/#projects')
    await expect(page.getByRole('heading', { level: 2, name: 'Projects' })).toBeInViewport()
  }
})

test("'Send Inquiry' opens the inquiry modal in its place, and Back closes that", async ({ page }) => {
  await open(page, '/')
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'Send Inquiry' }).click()
  const modal = await inquiryModal(page)
  await expect(drawer(page)).toBeHidden()
  await page.goBack()
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL('/')
})

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
  ['its button', (page: Page) => drawer(page).getByRole('button', { name: 'Close menu' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(330, 600)],
] as const) {
  test(`${how} closes the drawer, and the page stays where it was`, async ({ page }) => {
    await open(page, '/search?purpose=sale&page=2')
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await openDrawer(page)
    await close(page)
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL('/search?purpose=sale&page=2')
    // While it is open, the room kept for a scrollbar makes this browser's page a little narrower, and so shorter.
    expect(Math.abs((await page.evaluate(() => scrollY)) - 400)).toBeLessThan(16)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused()
  })
}
