import { expect, test } from '#tests/support/browser.ts'
import { countLayoutShifts, expectStill, readToTheEnd } from '#tests/support/layout-shift.ts'
import { screens } from '#tests/support/screens.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, expectNoSidewaysScroll, live, open } from '#tests/support/visit.ts'

for (const [name, screen] of Object.entries(screens)) {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`${name} at ${width} px: its status, nothing in the console, nothing jumps, everybody can use it`, async ({
      page,
      site,
      trouble,
      context,
    }) => {
      if (screen.status === 404) trouble.expect(failedLoad(404))
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await countLayoutShifts(context)
      const answer = await page.goto(await screen.path(site))
      expect(answer?.status()).toBe(screen.status)
      await live(page)
      await readToTheEnd(page)
      await expectStill(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }

  test(`${name} fits a window of 320 px, and 1280 px at 200 % zoom`, async ({ page, site, trouble }) => {
    if (screen.status === 404) trouble.expect(failedLoad(404))
    const path = await screen.path(site)
    // 200 % zoom of a window of 1280 px leaves the page 640 px of twice the density.
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(viewport)
      await open(page, path)
      await expectNoSidewaysScroll(page)
    }
  })
}
