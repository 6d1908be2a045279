import type { Page } from '@playwright/test'
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
        // The desktop's page in Urdu is that of the phone, laid out anew: what opening it does is seen in English.
        if (isTouched || language === 'en') await openStill(page, path, screen.status)
        await expectNoSidewaysScroll(page)
        if (isTouched || language === 'en') await expectAccessible(page, audited(name, language, isTouched))
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isTouched)
        await expectLargeTargets(page, isTouched ? 44 : 24)
        await page.setViewportSize(narrow)
        await expectNoSidewaysScroll(page)
      })
    }
  })
}

/** Opens a page with nothing that jumps, from its top to its end. */
async function openStill(page: Page, path: string, status: number): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  await live(page)
  await readToTheEnd(page)
  await expectStill(page)
}

/**
 * What an audit looks at: what is the same on every page on one of them, colours in one language, and on a desktop
 * only what a layout changes.
 */
const audited = (name: string, language: Language, isTouched: boolean) => ({
  ...(name !== 'the home page' && { without: 'footer' }),
  contrast: language === 'en' || name === 'the home page',
  ...(!isTouched && { rules: ['color-contrast', 'region', 'landmark-unique'] }),
})
