import { expect, test } from '#tests/support/browser.ts'

test.describe('a finger', () => {
  test.use({ hasTouch: true })

  for (const path of ['/careers', '/ur/careers']) {
    test(`jumps to the very end of ${path}, of which the footer was not laid out`, async ({ page }) => {
      // Letters of another font are wider, and some lines more.
      await page.route('**/*.woff2', (route) => route.abort('aborted'))
      for (const width of [320, 360, 640, 768, 991, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto(path)
        const footer = page.locator('.footer-late')
        const guessed = await footer.evaluate((element: HTMLElement) => element.offsetHeight)
        const own = await footer.evaluate((element: HTMLElement) => {
          element.style.contentVisibility = 'visible'
          return element.offsetHeight
        })
        expect(own, `${width} px`).toBeLessThanOrEqual(guessed)
      }
    })
  }
})
