import { measureEstimates } from '#domain/estimates/accuracy/measure-estimates.ts'
import { expect, test } from '#tests/support/browser.ts'
import { withEvidence } from '#tests/support/demo-estimate.ts'
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
  await lightbox
    .getByRole('list')
    .first()
    .evaluate((row) => row.scrollTo({ left: -2 * row.clientWidth }))
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

test('labels of Urdu forms stay on one line within their fields, on phones, tablets and desks', async ({
  page,
}) => {
  for (const path of formScreens) {
    await open(page, `/ur${path}`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(brokenLabels), `${path} at ${width} px`).toEqual([])
    }
  }
})

const formScreens = [
  '/contact',
  '/valuation',
  '/wanted',
  '/get-aangan-franchise',
  '/costs',
  '/inquiry',
  '/careers',
]

/** The labels inside fields that take more than one line. */
function brokenLabels(): string[] {
  return Array.from(document.querySelectorAll('main label[for]')).flatMap((label) => {
    const field = document.getElementById(label.getAttribute('for') ?? '')
    const isInside = label.previousElementSibling === field && getComputedStyle(label).position === 'absolute'
    if (!isInside || label.getClientRects().length === 0) return []
    const lines = label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight)
    // A label is drawn larger while its field is empty.
    return lines > 1.6 ? [`${label.textContent} (${lines.toFixed(1)} lines)`] : []
  })
}

test('tables fit a phone of 360 px in both languages, or scroll beside names that stay in sight', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await withEvidence(site)
  await measureEstimates({ db: site.db, clock: () => new Date() })
  const [one, other] = [await makeListing(site.db), await makeListing(site.db)]
  const paths = [
    '/areas/lahore',
    '/valuation/method',
    `/compare?listings=${one.id},${other.id}`,
    '/project/1/Margalla_Court',
  ]
  for (const path of paths.flatMap((each) => [each, `/ur${each}`])) {
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('main table').first(), path).toBeVisible()
    const wide = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main table')).flatMap((table) => {
        const box = table.parentElement
        const name = table.querySelector('tbody th')
        if (name && getComputedStyle(name).position === 'sticky' && box?.tabIndex === 0) return []
        return box && table.scrollWidth > box.clientWidth + 1
          ? [`${table.scrollWidth} in ${box.clientWidth}`]
          : []
      }),
    )
    expect(wide, path).toEqual([])
  }
})
