import { pathInLanguage } from '#contract/language-paths.ts'
import { languages } from '#messages/languages.ts'
import { expect, test } from '#tests/support/browser.ts'
import { cutOff, setTextSize } from '#tests/support/large-text.ts'
import { open } from '#tests/support/visit.ts'

const paths = [
  '/',
  '/search?purpose=sale&cityId=1',
  '/listing/10156',
  '/project/1/Margalla_Court',
  '/compare?units=1',
  '/costs',
  '/valuation',
  '/contact',
  '/team',
  '/projects',
  '/job-description/1',
]

for (const language of languages) {
  test(`with text of twice the size a phone shows everything (${language})`, async ({ page }) => {
    await setTextSize(page, 32)
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 740 })
      await open(page, pathInLanguage(path, language))
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await page.evaluate(() => matchMedia('(width < 12rem)').matches)).toBe(true)
        expect.soft(await page.evaluate(cutOff), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

test('with text of twice the size a laptop has the menu and the filters of a phone', async ({ page }) => {
  await setTextSize(page, 32)
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, '/')
  const panel = page.getByRole('form', { name: 'Find a property' })
  await panel.getByLabel('City').selectOption('Islamabad')
  await panel.locator('summary').click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await open(page, '/search?purpose=sale&cityId=1')
  await expect(page.getByRole('link', { name: 'Filters' })).toBeVisible()
  expect(await page.evaluate(cutOff)).toEqual([])
})
