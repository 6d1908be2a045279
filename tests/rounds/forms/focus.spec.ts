import { test } from '#tests/support/browser.ts'
import { expectFocusInView } from '#tests/support/focus-in-view.ts'
import { formPlaces } from '#tests/support/form-places.ts'
import { open } from '#tests/support/visit.ts'

for (const [name, place] of formPlaces) {
  test(`${name}: the field that has the focus and its error can be seen whole in small windows`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectFocusInView(
      {
        open: (path) => open(page, path),
        resize: (size) => page.setViewportSize(size),
        press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
        run: (code, given) => page.evaluate(`(${code})(${JSON.stringify(given)})`),
      },
      site,
      place,
    )
  })
}
