import { expect, type Page } from '@playwright/test'

/** Contact links and breadcrumbs; links within a sentence are as high as its line. */
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
 * Returns a function that sets whether a page has touch. Loaded content is not drawn again immediately, so
 * call it before a visit. It uses one connection, because no other can turn off what it has turned on.
 */
export async function touchOf(page: Page): Promise<(enabled: boolean) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page)
  return async (enabled) => {
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled })
  }
}
