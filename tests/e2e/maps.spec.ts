/** A site whose maps are made of somebody's tiles, which may come, fail, or keep a visitor waiting. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { photo } from '#tests/support/pictures.ts'
import { openReceiver, type Receiver } from '#tests/support/receiver.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

test.describe.configure({ mode: 'default' })

let tiles: Receiver
let tile: Buffer
let mapSite: RunningSite
let database: TestDatabase
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-maps-'))
  tiles = await openReceiver()
  tile = await photo(256, 256)
  database = await createTestDatabase({ content: 'demo' })
  mapSite = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    MAP_TILES: `${tiles.url}/{style}/{z}/{x}/{y}.jpg`,
    MAP_STYLE: 'streets',
    MAP_ATTRIBUTION: '© The surveyors',
    MAP_ATTRIBUTION_URL: 'https://surveyors.example/',
  })
})
test.beforeEach(() => {
  tiles.otherwise = (response) => void response.setHeader('content-type', 'image/jpeg').end(tile)
})
test.afterAll(async () => {
  await mapSite.stop()
  await database.drop()
  await tiles.close()
  rmSync(folder, { recursive: true, force: true })
})

const listing = '/listing/10590'

async function openMap(page: Page) {
  await page.goto(mapSite.url + listing)
  const map = page.getByRole('figure', { name: /and surroundings$/ })
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
  return map
}

test('the tiles are asked for in the style of the settings, named, and can be zoomed', async ({ page }) => {
  const map = await openMap(page)
  await expect(map.locator('img').first()).toHaveJSProperty('naturalWidth', 256)
  expect(tiles.received.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/streets\/14\/\d+\/\d+\.jpg$/),
  )
  await expect(map.getByRole('link', { name: '© The surveyors' })).toHaveAttribute(
    'href',
    'https://surveyors.example/',
  )
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect
    .poll(() => tiles.received.map(({ path }) => path))
    .toContainEqual(expect.stringMatching(/^\/streets\/15\//))
})

test('the arrow keys move it, and the pin with it', async ({ page }) => {
  const map = await openMap(page)
  const pin = map.locator('svg').first()
  const before = await pin.boundingBox()
  await map.getByRole('region', { name: /arrow keys/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40)
})

test('prices stand on the map of the results; taking hold of one moves the map, pressing it opens the home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${mapSite.url}/search?purpose=sale&cityId=1`)
  const map = page.getByRole('figure', { name: 'Map of the results' })
  const price = map.getByRole('link', { name: /Cr|Lac/ }).first()
  await expect(price).toBeVisible()
  const box = await price.boundingBox()
  if (!box) throw new Error('The price is nowhere')
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 50, box.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/search\?/)
  await expect.poll(async () => (await price.boundingBox())?.x).toBeGreaterThan(box.x + 15)
  await price.click()
  await expect(page).toHaveURL(/\/listing\/\d+/)
})

test('where no tile can be had the map is drawn', async ({ page, trouble }) => {
  trouble.expect(/404/)
  tiles.otherwise = 404
  const map = await openMap(page)
  await expect(map.locator('text').first()).toBeVisible()
  await expect(map.locator('img')).toHaveCount(0)
})

test('where tiles keep a visitor waiting the map is drawn after six seconds', async ({ page }) => {
  await page.clock.install()
  tiles.otherwise = 'say nothing'
  const map = await openMap(page)
  await expect(map.locator('svg').first()).toBeVisible()
  await expect(map.locator('text')).toHaveCount(0)
  await page.clock.fastForward(6_100)
  await expect(map.locator('text').first()).toBeVisible()
})

test('pages may show pictures of that host besides their own, and of no other', async ({ site }) => {
  const policyOf = async ({ url }: { url: string }, path = listing) => {
    const answer = await fetch(url + path)
    return /img-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  }
  expect(await policyOf(mapSite)).toBe(`'self' data: ${tiles.url}`)
  expect(await policyOf(site)).toBe("'self' data:")
  expect(await policyOf(mapSite, '/admin')).toContain(tiles.url)
})
