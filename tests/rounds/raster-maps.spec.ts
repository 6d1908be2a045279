/** A site with raster tiles of another host, which its own server fetches. */
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
/** One that has no tiles yet. */
let emptySite: RunningSite
let database: TestDatabase
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-maps-'))
  tiles = await openReceiver()
  tile = await photo(256, 256)
  database = await createTestDatabase({ content: 'demo' })
  const settings = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    MAP_TILES: `${tiles.url}/{style}/{z}/{x}/{y}.jpg`,
    MAP_STYLE: 'streets',
    MAP_ATTRIBUTION: '© The surveyors',
    MAP_ATTRIBUTION_URL: 'https://surveyors.example/',
  }
  mapSite = await startSite({ ...settings, DATA_DIR: folder })
  emptySite = await startSite({ ...settings, DATA_DIR: join(folder, 'empty'), MAP_TILE_CACHE_MB: '0' })
})
test.beforeEach(() => {
  tiles.otherwise = (response) => void response.setHeader('content-type', 'image/jpeg').end(tile)
})
test.afterAll(async () => {
  await mapSite.stop()
  await emptySite.stop()
  await database.drop()
  await tiles.close()
  rmSync(folder, { recursive: true, force: true })
})

const listing = '/listing/10590'

async function openMap(page: Page, { url } = mapSite) {
  await page.goto(url + listing)
  const map = page.getByRole('figure', { name: /and surroundings$/ })
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
  return map
}

test('the server fetches raster tiles in the style of the settings, and the map can be zoomed', async ({
  page,
}) => {
  const map = await openMap(page)
  await expect(map.locator('canvas.map-shown')).toBeVisible()
  // A picture is 256 pixels wide, and the world at zoom 0 is 512: pictures are of the next zoom.
  expect(tiles.received.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/streets\/16\/\d+\/\d+\.jpg$/),
  )
  await expect(map.getByRole('link', { name: '© The surveyors' })).toHaveAttribute(
    'href',
    'https://surveyors.example/',
  )
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect
    .poll(() => tiles.received.map(({ path }) => path))
    .toContainEqual(expect.stringMatching(/^\/streets\/17\//))
})

test('without raster tiles the map is drawn', async ({ page, trouble }) => {
  trouble.expect(/404/)
  tiles.otherwise = 404
  const map = await openMap(page, emptySite)
  await expect(map.locator('text').first()).toBeVisible()
})

test('when tiles are unavailable the map is drawn and MapLibre is not fetched', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (/\/assets\/.*[.]js$/.test(answer.url())) scripts.push(answer.text())
  })
  await page.route('**/map/status', (route) => route.fulfill({ json: { available: false } }))
  const map = await openMap(page)
  await expect(map.locator('text').first()).toBeVisible()
  await expect(map.locator('canvas')).toHaveCount(0)
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect(map.locator('svg text').last()).toHaveText(/m$/)
  expect((await Promise.all(scripts)).filter((script) => script.includes('maplibregl-'))).toEqual([])
})

test('while raster tiles are slow the map is drawn', async ({ page }) => {
  tiles.otherwise = 'say nothing'
  const map = await openMap(page, emptySite)
  await expect(map.locator('text').first()).toBeVisible()
})

test('no page may contact the tile host: tiles come from the site itself', async () => {
  for (const path of [listing, '/admin']) {
    const answer = await fetch(mapSite.url + path)
    expect(answer.headers.get('content-security-policy')).not.toContain(tiles.url)
    expect(await answer.text()).not.toContain(tiles.url)
  }
})
