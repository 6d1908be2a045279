/** Maps of real tiles, and the maps shown without tiles. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/demo-map-site.ts'
import { goodPassword, hire } from '#tests/support/staff.ts'

test.describe.configure({ mode: 'default' })

const listing = '/listing/10590'

async function openMap(page: Page, path = listing) {
  await page.goto(path)
  const map = page.getByRole('figure', { name: /and surroundings$|اطراف کا نقشہ$/ })
  await page.getByRole('heading', { name: /^(Location|مقام)$/ }).scrollIntoViewIfNeeded()
  return map
}

/** Tiles are on the map: the drawing below them is gone. */
async function expectTiles(map: ReturnType<Page['getByRole']>) {
  await expect(map.locator('canvas.map-shown')).toBeVisible()
  await expect(map.locator('text')).toHaveCount(0)
}

test('a listing has a street map with its attribution and a link to directions', async ({ page }) => {
  const map = await openMap(page)
  await expectTiles(map)
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=33\.\d+,73\.\d+$/,
  )
})

test('an Urdu page loads the Arabic font, and its map is labelled in Urdu', async ({ page }) => {
  const font = page.waitForResponse(/noto-sans-arabic/)
  const map = await openMap(page, `/ur${listing}`)
  await expectTiles(map)
  expect((await font).status()).toBe(200)
  await expect(map.getByRole('region', { name: /تیر والے بٹن/ })).toBeVisible()
})

test('arrow keys move the map, buttons zoom it, and the pin keeps its position', async ({ page }) => {
  const map = await openMap(page)
  await expectTiles(map)
  const pin = map.locator('.map-overlay svg')
  const before = await pin.boundingBox()
  await map.getByRole('region', { name: /arrow keys/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40)
  const farther = page.waitForResponse(/\/map\/tiles\/[\w-]+\/13\//)
  await map.getByRole('button', { name: 'Zoom out' }).click()
  await farther
})

test('the wheel scrolls the page over the map of a listing, which says how to zoom', async ({ page }) => {
  const map = await openMap(page)
  await expectTiles(map)
  await map.hover()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
  await expect(map.getByText(/Use (Ctrl|⌘) \+ scroll to zoom the map/)).toBeAttached()
})

test('staff draw the outline of an area, correct it, and visitors see it around a home', async ({
  page,
  mapSite,
}) => {
  const { property } = await (await page.request.get(`/api${listing.replace('g/', 'gs/')}`)).json()
  const { email } = await hire(mapSite, 'manager')
  const data = { email, password: goodPassword }
  expect((await page.request.post('/api/admin/sign-in', { data })).status()).toBe(200)
  await page.goto(`/admin/cities/${property.city.id}/areas/${property.area.id}`)
  const map = page.getByRole('figure', { name: 'Outline on the map' })
  await expectTiles(map)
  await page.getByRole('button', { name: 'Draw polygon' }).click()
  const tools = page.getByRole('toolbar', { name: 'Drawing tools' })
  await expect(tools.getByRole('button', { name: 'Undo last corner' })).toBeVisible()
  const press = async (x: number, y: number) => {
    const box = await map.boundingBox()
    if (!box) throw new Error('There is no map')
    await page.mouse.move(box.x + x, box.y + y)
    await page.mouse.click(box.x + x, box.y + y)
  }
  const corners = page.getByRole('textbox', { name: 'Corners' })
  await map.scrollIntoViewIfNeeded()
  // The tools are fetched with the first one that is used.
  await expect(async () => {
    await press(200, 100)
    await expect(map.locator('canvas')).toHaveCSS('cursor', 'crosshair', { timeout: 1_000 })
  }).toPass()
  await press(500, 100)
  await press(600, 350)
  await page.keyboard.press('Escape')
  await press(500, 300)
  await press(200, 300)
  await press(200, 100)
  await page.getByText('Corners as text').click()
  await expect(corners).toHaveValue(/^([\d.]+, [\d.]+\n){3}[\d.]+, [\d.]+$/)
  await press(500, 300)
  await tools.getByRole('button', { name: 'Remove corner' }).click()
  await expect(corners).toHaveValue(/^([\d.]+, [\d.]+\n){2}[\d.]+, [\d.]+$/)
  await page.getByRole('button', { name: 'Save position and outline' }).last().click()
  await expect(page.getByText('Saved. Visitors now see the change.')).toBeVisible()

  const shown = await openMap(page)
  await expectTiles(shown)
  await expect(shown.locator('path[stroke-linejoin=round]')).toBeVisible()
})

test('when tiles fail the map is drawn', async ({ page, trouble }) => {
  trouble.expect(/503/)
  await page.route('**/map/tiles/**', (route) => route.fulfill({ status: 503 }))
  const map = await openMap(page)
  await expect(map.locator('text').first()).toBeVisible()
  await expect(map.locator('canvas')).toHaveCount(0)
})

test('while tiles are loading the drawn map is shown', async ({ page }) => {
  await page.route('**/map/tiles/**', () => {})
  const map = await openMap(page)
  await expect(map.locator('canvas')).toHaveCount(1)
  await expect(map.locator('text').first()).toBeVisible()
})

test('without WebGL the map is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      return kind === 'webgl2' ? null : getContext.call(this, kind, ...rest)
    } as typeof getContext
  })
  const map = await openMap(page)
  await expect(map.locator('text').first()).toBeVisible()
  await expect(map.locator('canvas')).toHaveCount(0)
})
