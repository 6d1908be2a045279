import type { Page } from '@playwright/test'
import { test } from '#tests/support/browser.ts'
import { expectFocusInView, smallWindows } from '#tests/support/focus-in-view.ts'
import { forms, otherForms, siteForm } from '#tests/support/forms.ts'
import { open } from '#tests/support/visit.ts'

const keyboard = (page: Page) => ({
  pressTab: () => page.keyboard.press('Tab'),
  run: (code: () => unknown) => page.evaluate(code),
})

/** Each page with its forms. */
const pages = new Map(
  [...Object.entries(otherForms), ...Object.entries(forms)].map(([name, form]) => [
    form.path,
    { name, form },
  ]),
)

for (const [path, { name, form }] of pages) {
  test(`${name}: the field that has the focus and its error can be seen whole in small windows`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    // Shows the errors of all fields.
    await siteForm(page, form).locator('button[type=submit]').press('Enter')
    for (const window of smallWindows) {
      await test.step(`${window.width} × ${window.height}`, async () => {
        await page.setViewportSize(window)
        await expectFocusInView(keyboard(page))
      })
    }
  })
}

for (const path of ['/project/1/Margalla_Court', '/alerts/new?purpose=sale&cityId=1', '/costs', '/compare']) {
  test(`${path}: what has the focus can be seen whole in small windows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    for (const window of smallWindows) {
      await page.setViewportSize(window)
      await expectFocusInView(keyboard(page))
    }
  })
}

test('the buttons at the foot of the filters of a phone cover none of them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 420 })
  await open(page, '/search?purpose=sale&cityId=1')
  await page.getByRole('link', { name: 'Filters' }).click()
  await page.locator('dialog[open] select').first().waitFor()
  await expectFocusInView(keyboard(page))
})
