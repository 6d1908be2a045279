import { pathInLanguage } from '#contract/language-paths.ts'
import { type Language, languages } from '#messages/languages.ts'
import { expect, test } from '#tests/support/browser.ts'
import { countLayoutShifts, expectStill, readToTheEnd } from '#tests/support/layout-shift.ts'
import { screens } from '#tests/support/screens.ts'
import { expectLargeTargets, touchOf } from '#tests/support/targets.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, expectNoSidewaysScroll, live } from '#tests/support/visit.ts'

/**
 * A window, and a narrower one that the page must fit too. The phone opens a page first, with nothing cached.
 */
const windows = [
  { wide: { width: 360, height: 740 }, narrow: { width: 320, height: 640 }, isTouched: true },
  // 200 % zoom of a window of 1280 px leaves the page 640 px of twice the density.
  { wide: { width: 1440, height: 900 }, narrow: { width: 640, height: 360 }, isTouched: false },
]

/**
 * Checks that are the same on every page are made on one, and colours, the same in every language, in one.
 */
const lookedAt = (name: string, language: Language) =>
  name === 'the home page' ? {} : { without: 'footer', contrast: language === 'en' }

const inEachLanguage = languages.flatMap((language) =>
  Object.entries(screens).map(([name, screen]) => ({ name, screen, language })),
)

for (const { name, screen, language } of inEachLanguage) {
  test(`${name} (${language}), on a phone and on a desktop: its status, nothing in the console, no layout shift, accessible`, async ({
    page,
    site,
    trouble,
    context,
  }) => {
    if (screen.status !== 200) trouble.expect(failedLoad(screen.status))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await countLayoutShifts(context)
    const path = pathInLanguage(await screen.path(site), language)
    const setTouched = await touchOf(page)
    for (const { wide, narrow, isTouched } of windows) {
      await test.step(`at ${wide.width} px and ${narrow.width} px`, async () => {
        await page.setViewportSize(wide)
        await setTouched(isTouched)
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(screen.status)
        await live(page)
        await readToTheEnd(page)
        await expectStill(page)
        await expectNoSidewaysScroll(page)
        // In Urdu, what is on a desk is what is on a phone; only its layout differs.
        if (isTouched || language === 'en') await expectAccessible(page, lookedAt(name, language))
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isTouched)
        await expectLargeTargets(page, isTouched ? 44 : 24)
        await page.setViewportSize(narrow)
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
