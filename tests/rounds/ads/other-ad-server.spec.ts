/** A site whose ads come from another server, which may be slow, dead or hostile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { type AdServer, badAnswers, farAd, openAdServer, say } from '#tests/support/ad-server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { countLayoutShifts, expectStill } from '#tests/support/layout-shift.ts'
import { photo } from '#tests/support/pictures.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

// All of them use the same site and the same ad server.
test.describe.configure({ mode: 'default' })

let ads: AdServer
let site: RunningSite
let database: TestDatabase
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-ads-'))
  ads = await openAdServer(await photo(640, 480))
  database = await createTestDatabase({ content: 'demo' })
  site = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    AD_SERVER_BASE: ads.base,
  })
})
test.afterAll(async () => {
  await site.stop()
  await database.drop()
  await ads[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

const place = (page: Page) => page.locator('.ad-space')
const houseText = (page: Page) => place(page).getByRole('link', { name: 'Get a valuation' })

test('a working ad server fills the places, and gets the views', async ({ page }) => {
  ads.answer = (response) => say(response, { ads: [farAd] })
  await page.goto(`${site.url}/search?purpose=rent&cityId=1&type=plot`)
  await page.goto(`${site.url}/`)
  await place(page).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Sponsored by Orchard Homes' })).toBeVisible()
  const link = place(page).getByRole('link')
  await expect(link).toHaveAttribute('href', farAd.link)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(place(page).getByRole('img', { name: farAd.alt })).toHaveJSProperty('naturalWidth', 640)
  await expect
    .poll(() => ads.asked.filter((one) => one.startsWith('POST')))
    .toEqual(['POST /events {"id":31,"event":"seen"}'])
  expect(ads.asked).toContain('GET /candidates?placement=home_band')
})

test('a bad one, whatever it answers, leaves the page as it is, and a word of the house in the place', async ({
  page,
  context,
}) => {
  await countLayoutShifts(context)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) errors.push(request.url())
  })
  for (const [what, answer] of Object.entries(badAnswers)) {
    await test.step(what, async () => {
      ads.answer = answer
      await page.goto(`${site.url}/`)
      await place(page).scrollIntoViewIfNeeded()
      await expect(houseText(page)).toBeVisible()
      await expect(place(page).getByRole('img')).toHaveCount(0)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      expect(errors).toEqual([])
      await expectStill(page)
    })
  }
})

test('a dead ad server leaves the page as it is, for every visitor', async () => {
  const dead = await openAdServer(Buffer.alloc(0))
  await dead[Symbol.asyncDispose]()
  const own = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    AD_SERVER_BASE: dead.base,
  })
  const browser = await chromium.launch(test.info().project.use.launchOptions)
  const page = await browser.newPage()
  await page.goto(`${own.url}/`)
  await place(page).scrollIntoViewIfNeeded()
  await expect(houseText(page)).toBeVisible()
  await browser.close()
  await own.stop()
})
