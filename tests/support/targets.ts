import { expect, type Page } from '@playwright/test'

/** The ways to reach somebody, and the trail to a page; those within a sentence are as high as its line. */
const targets =
  'a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"], nav[aria-label=Breadcrumbs] a, footer a'
const inSentences = '.prose a, p a'

/** Contact links, breadcrumbs and the footer's links are at least so many px high, and WhatsApp's bear its mark. */
export async function expectLargeTargets(page: Page, px: number): Promise<void> {
  const links = await page.locator(targets).evaluateAll(
    (all, except) =>
      all
        .filter((link) => link.checkVisibility() && !link.matches(except))
        .map((link) => ({
          what: link.getAttribute('href') ?? '',
          height: link.getBoundingClientRect().height,
          isMarked: Boolean(link.querySelector('.icon-whatsapp') ?? link.closest('.icon-whatsapp')),
        })),
    inSentences,
  )
  expect(links.filter(({ height }) => height < px)).toEqual([])
  expect(links.filter(({ what, isMarked }) => what.includes('wa.me') && !isMarked)).toEqual([])
}

/**
 * Says of a page whether it is touched. What is loaded already is not drawn anew at once, so say it before a visit.
 * A connection of its own, which must stay the same: what one has turned on no other turns off.
 */
export async function touchOf(page: Page): Promise<(enabled: boolean) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page)
  return async (enabled) => {
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled })
  }
}
