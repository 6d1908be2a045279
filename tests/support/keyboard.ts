/** Going through a page with the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 80

/** Presses Tab until something has the focus, and fails where it never does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not reach it')
}

/** Presses Tab so many times; at each stop the ring of the focus can be seen. */
export async function expectRings(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const element = document.activeElement
      // A card draws the ring around itself for its link, a search box for its input.
      const ringed = [element, element?.closest('article'), element?.closest('label'), element?.parentElement]
      return ringed.some(
        (one) =>
          one &&
          parseFloat(getComputedStyle(one).outlineWidth) >= 2 &&
          getComputedStyle(one).outlineStyle !== 'none',
      )
    })
    const what = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 100))
    expect(seen, what ?? '').toBe(true)
  }
}
