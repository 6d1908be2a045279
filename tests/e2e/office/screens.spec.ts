/** Every screen of the back office, as an administrator meets it. */
import { expect, test } from '#tests/support/browser.ts'
import { countLayoutShifts, expectStill } from '#tests/support/layout-shift.ts'
import { colleague, signInAs } from '#tests/support/office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/visit.ts'

/** Addresses below /office with the heading that says that the screen is there. */
const screens: ReadonlyArray<readonly [path: string, heading: string]> = [
  ['/projects', 'Projects'],
  ['/projects/1', 'Margalla Court'],
  ['/project-videos', 'Project videos'],
  ['/project-videos/new', 'New project video'],
  ['/events', 'Events'],
  ['/events/1', 'Property Expo Islamabad'],
  ['/agents', 'Agents'],
  ['/agents/1', 'Mehreen Aslam'],
  ['/covers', 'Covers'],
  ['/covers/new', 'New cover'],
  ['/testimonials?archived=true', 'Testimonials'],
  ['/group-photos', 'Group photos'],
  ['/pages', 'Pages'],
  ['/pages/terms', 'Terms & Conditions'],
  ['/offices', 'Offices'],
  ['/offices/1', 'Head Office'],
  ['/', 'Today'],
  ['/leads', 'Leads'],
  ['/leads?status=lost&q=nobody-is-called-like-this', 'Leads'],
  ['/listings', 'Listings'],
  ['/listings?q=nothing-is-called-like-this', 'Listings'],
  ['/listings/new', 'New listing'],
  ['/listings/10590', '4-bed house with lawn'],
  ['/staff', 'Staff'],
  ['/staff?q=nobody-is-called-like-this', 'Staff'],
  ['/audit', 'Audit log'],
  ['/imports', 'Imports'],
  ['/jobs', 'Jobs'],
  ['/jobs/new', 'New job'],
  ['/applications', 'Applications'],
  ['/outbox', 'Outbox'],
  ['/dead-jobs', 'Dead jobs'],
  ['/settings', 'Settings'],
  ['/account', 'My account'],
]

/** In halves, so that two can look at them at once. */
for (const half of [0, 1]) {
  test(`every screen is there (${half + 1} of 2): nothing in the console, nothing jumps, everybody can use it, a tablet and a phone show all of it`, async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(screens.length * 6_000)
    const wide = { width: 1440, height: 900 }
    await page.setViewportSize(wide)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { email } = await colleague(site, 'admin')
    await signInAs(page, email)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in')
    await countLayoutShifts(context)
    for (const [path, heading] of screens.filter((_, at) => at % 2 === half)) {
      await test.step(path, async () => {
        await page.goto(`/office${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expectStill(page)
        await expectAccessible(page)
        for (const width of [768, 360]) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoSidewaysScroll(page)
        }
        await page.setViewportSize(wide)
      })
    }
  })
}

test('the command palette leads anywhere by a few letters, without the mouse', async ({ page, site }) => {
  const { email } = await colleague(site, 'admin')
  await signInAs(page, email)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('audit lo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('columns keep the width that they were given', async ({ page, site }) => {
  const { email } = await colleague(site, 'admin')
  await signInAs(page, email)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in')
  await page.goto('/office/staff')
  const column = page.getByRole('columnheader', { name: 'Role' })
  const before = (await column.boundingBox())?.width ?? 0
  await page.getByRole('separator', { name: 'Width of Role' }).focus()
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('ArrowRight')
  const wider = (await column.boundingBox())?.width ?? 0
  expect(wider).toBeGreaterThan(before)
  await page.reload()
  await expect(column).toBeVisible()
  expect((await column.boundingBox())?.width).toBe(wider)
})
