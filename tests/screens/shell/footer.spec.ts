import { expect, test } from '#tests/support/browser.ts'

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  for (const path of ['/careers', '/ur/careers']) {
    test(`the footer of ${path} is not taller than the estimate, so a jump to the end reaches it`, async ({
      page,
    }) => {
      // Without its fonts, some lines wrap.
      await page.route('**/*.woff2', (route) => route.abort('aborted'))
      for (const width of [320, 360, 640, 768, 991, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto(path)
        const footer = await page.locator('.footer-late').evaluate((element: HTMLElement) => {
          const part = [...element.children].find((child) => getComputedStyle(child).display !== 'none')
          const isSkipped = !part?.checkVisibility({ contentVisibilityAuto: true })
          const estimate = element.offsetHeight
          element.style.contentVisibility = 'visible'
          return { isSkipped, estimate, height: element.offsetHeight }
        })
        expect(footer.isSkipped, `${width} px`).toBe(true)
        expect(footer.height, `${width} px`).toBeLessThanOrEqual(footer.estimate)
      }
    })
  }
})
