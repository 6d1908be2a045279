import { expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { countLayoutShifts, expectStill, readToTheEnd } from '#tests/support/layout-shift.ts'
import { showPictures } from '#tests/support/shown-pictures.ts'
import { misplacedLines, takeFontsAway, urduScreens } from '#tests/support/urdu-lines.ts'
import { open } from '#tests/support/visit.ts'

test('an Urdu page is set in its own script, nothing moves, and an English page loads none of it', async ({
  page,
  context,
}) => {
  await countLayoutShifts(context)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/ur/contact')
  await readToTheEnd(page)
  await expectStill(page)
  expect(await page.evaluate(() => document.fonts.check('16px Nastaliq', 'گھر'))).toBe(true)
  expect(asked.filter((url) => /urdu-.*\.(css|woff2)$/.test(url))).toHaveLength(3)
  asked.length = 0
  await open(page, '/contact')
  expect(asked.filter((url) => /urdu/.test(url))).toEqual([])
})

test('in Urdu the left arrow key leads to the next picture, which a finger draws from the left', async ({
  page,
  site,
}) => {
  const listing = await makeListing(site.db)
  await showPictures(site, listing, ['The front', 'The lounge', 'The garden'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/ur/listing/${listing.id}`)
  await page.getByRole('main').getByRole('link', { name: 'The front' }).click()
  const lightbox = page.locator('dialog[open]')
  await expect(lightbox).toContainText('The front')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox).toContainText('The lounge')
  await lightbox.getByRole('list').evaluate((row) => row.scrollTo({ left: -2 * row.clientWidth }))
  await expect(lightbox).toContainText('The garden')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('The lounge')
})

test('lines of Urdu have their height from the Latin font, also from that of the device', async ({
  page,
}) => {
  for (const path of urduScreens) {
    // The font is optional: on a busy machine it comes too late for a first visit, and is there for the next.
    await expect(async () => {
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(misplacedLines, 0.9), path).toEqual([])
    }).toPass()
    await page.evaluate(takeFontsAway)
    expect(await page.evaluate(misplacedLines, 0.75), path).toEqual([])
  }
})
