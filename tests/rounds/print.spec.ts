import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/visit.ts'

const paths = [
  '/',
  '/listing/10156',
  '/project/1/Margalla_Court',
  '/compare?units=1',
  '/costs',
  '/contact',
  '/search?purpose=sale&cityId=1',
]

test('on paper there are no controls and no messages, and tables are whole', async ({ page }) => {
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 720, height: 1000 })
  for (const path of paths) {
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    const controls = page.locator('button, input, select, textarea, [data-toasts], .contact-bar, header')
    expect(await controls.filter({ visible: true }).count(), path).toBe(0)
    const cut = await page.locator('table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const isCut = (box: Element) =>
          getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1
        for (let box: Element | null = table; box; box = box.parentElement) {
          if (isCut(box)) return [box.outerHTML.slice(0, 100)]
        }
        return []
      }),
    )
    expect(cut, path).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('where the system is dark the page stays as light as it was drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/contact')
  const { ground, field } = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    field: getComputedStyle(document.querySelector('main input:not([type=hidden])') ?? document.body).color,
  }))
  expect({ ground, field }).toEqual({ ground: 'rgb(255, 255, 255)', field: 'rgb(16, 32, 26)' })
})
