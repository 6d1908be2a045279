/** Searching by the map. */

import type { Page } from '@playwright/test'
import { decodeBox } from '#contract/search/map-box.ts'
import { MapAnswer } from '#contract/search/map-search.ts'
import { expect, test } from '#tests/support/demo-map-site.ts'
import { detail } from '#tests/support/detail.ts'
import { expectAccessible } from '#tests/support/visit.ts'
import { cameraFor, projectionAt } from '#ui/map/projection.ts'

test.describe.configure({ mode: 'default' })

const islamabad = '/search?purpose=sale&cityId=1'
/** A few streets of Rawalpindi, where every home is a pin. */
const streets = '/search?purpose=sale&box=73.04,33.6,73.07,33.63'
const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

const mapOf = (page: Page) => page.getByRole('figure', { name: /^(Results map|نتائج کا نقشہ)$/ })

async function openMap(page: Page, path: string) {
  await page.goto(path)
  await expect(mapOf(page).locator('canvas.map-shown')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** How many the headline says. */
async function headlineCount(page: Page): Promise<number> {
  const text = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  return Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? 0)
}

/** What the API says is on the map of an address. */
async function answerFor(page: Page, zoom = 15): Promise<MapAnswer> {
  const { search } = new URL(page.url())
  const answer = await page.request.get(`/api/listings/map${search}&zoom=${zoom}`)
  return MapAnswer.parse(await answer.json())
}

type Place = { lat: number; long: number }

/**
 * Presses the bare canvas of a map that shows the box of the address: of these results the one nearest to the middle,
 * where our own formula says it is. Returns false when there is none.
 */
async function pressPlace(
  page: Page,
  resultsOf: (data: MapAnswer['data']) => readonly Place[],
): Promise<boolean> {
  const frame = await mapOf(page).boundingBox()
  const box = decodeBox(new URL(page.url()).searchParams.get('box') ?? '')
  if (!frame || !box) throw new Error('The map shows no box of the address')
  const camera = cameraFor({ box, padding: 0, maxZoom: 18 }, frame)
  const { project } = projectionAt(camera, frame)
  const { data } = await answerFor(page, Math.floor(camera.zoom))
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - frame.width / 2, y - frame.height / 2)
  const [nearest] = resultsOf(data)
    .map(project)
    .toSorted((one, other) => far(one) - far(other))
  if (!nearest) return false
  await page.mouse.click(frame.x + nearest.x, frame.y + nearest.y)
  return true
}

test('moving the map searches it; list, map and address say the same, elsewhere and after Back as well', {
  tag: detail,
}, async ({ page, context }) => {
  await page.setViewportSize(wide)
  await openMap(page, islamabad)
  const everything = await headlineCount(page)
  await mapOf(page).hover()
  await page.mouse.wheel(0, -600)
  await expect(page).toHaveURL(/[?&]box=/)
  await expect(page).not.toHaveURL(/cityId/)
  await expect(page.getByRole('link', { name: 'Remove Map area' })).toBeVisible()
  // Without its city the box has homes of the next city too.
  await expect.poll(() => headlineCount(page)).not.toBe(everything)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const count = await headlineCount(page)
  expect((await answerFor(page)).total).toBe(count)

  const there = page.url()
  await page.locator('[data-listing] a').first().click()
  await expect(page).toHaveURL(/\/listing\//)
  await page.goBack()
  await expect(page).toHaveURL(there)
  await expect(mapOf(page).locator('canvas.map-shown')).toBeVisible()
  expect(await headlineCount(page)).toBe(count)

  const elsewhere = await context.newPage()
  await elsewhere.setViewportSize(phone)
  await elsewhere.goto(there)
  expect(await headlineCount(elsewhere)).toBe(count)
})

test('a cluster is pressed, then a pin, its preview and its listing; Back returns to the same place', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await openMap(page, '/search?purpose=sale&box=72.85,33.5,73.2,33.8')
  const preview = page.getByRole('region', { name: /on the map$|properties here$/ })
  await expect(async () => {
    const before = page.url()
    const isCluster = await pressPlace(page, ({ clusters }) => clusters)
    if (!isCluster) return
    await expect(page).not.toHaveURL(before, { timeout: 5_000 })
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    throw new Error('There are still clusters')
  }).toPass()
  const apart = ({ pins }: MapAnswer['data']) => pins.filter(({ count }) => count === 1)
  await pressPlace(page, apart)
  const shown = await preview.getByRole('heading').textContent()
  const there = page.url()
  await preview.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/listing\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL(there)
  await expect(mapOf(page).locator('canvas.map-shown')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await pressPlace(page, apart)
  await expect(preview.getByRole('heading')).toHaveText(shown ?? '')
})

test('while tiles are late the results are on the drawn map, which works; tiles come below them', {
  tag: detail,
}, async ({ page }) => {
  const tiles = Promise.withResolvers<void>()
  await page.route('**/map/tiles/**', async (route) => {
    await tiles.promise
    await route.continue()
  })
  await page.setViewportSize(wide)
  await page.goto(streets)
  const map = mapOf(page)
  const price = map.getByRole('button', { name: /^Property at [\d.]+ \w+$/ }).first()
  await expect(price).toBeVisible()
  await expect(map.locator('canvas')).toHaveCount(1)
  await expect(map.locator('canvas.map-shown')).toHaveCount(0)
  await expect(map.locator('svg text').last()).toHaveText(/m$/)
  await map.getByRole('button', { name: 'Zoom out' }).click()
  await expect(page).not.toHaveURL(/box=73.04,33.6,/)
  // The pin may lie below a button of the map.
  await price.press('Enter')
  await expect(
    page
      .getByRole('region', { name: /on the map$/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  tiles.resolve()
  await expect(map.locator('canvas.map-shown')).toBeVisible()
  await expect(price).toBeHidden()
  await expect(map.locator('svg text')).toHaveCount(0)
})

test("with 'Search as I move' off, moving the map offers to search the area", { tag: detail }, async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await openMap(page, islamabad)
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck()
  await mapOf(page).hover()
  await page.mouse.wheel(0, -600)
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/[?&]box=/)
  await expect(page.getByRole('checkbox', { name: 'Search as I move the map' })).toBeVisible()
})

test('a drawn area is searched, and its shape is in the address', { tag: detail }, async ({
  page,
  context,
}) => {
  await page.setViewportSize(wide)
  await openMap(page, islamabad)
  const everything = await headlineCount(page)
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await page.getByRole('button', { name: 'Draw polygon' }).click()
  await expect(page.getByRole('button', { name: 'Undo last corner' })).toBeVisible()
  const { x, y, width, height } = (await mapOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const corners = [
    [0.2, 0.5],
    [0.75, 0.5],
    [0.75, 0.75],
    [0.2, 0.75],
    [0.2, 0.5],
  ] as const
  for (const [right, down] of corners) {
    await page.mouse.move(x + width * right, y + height * down, { steps: 3 })
    await page.mouse.down()
    await page.mouse.up()
  }
  await expect(page).toHaveURL(/[?&]shape=[\w-]+/)
  await expect(page.getByRole('link', { name: 'Remove Drawn area' })).toBeVisible()
  await expect.poll(() => headlineCount(page)).not.toBe(everything)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const count = await headlineCount(page)
  expect(count).toBeGreaterThan(0)
  expect((await answerFor(page)).total).toBe(count)

  const elsewhere = await context.newPage()
  await elsewhere.setViewportSize(wide)
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByRole('link', { name: 'Remove Drawn area' })).toBeVisible()
  expect(await headlineCount(elsewhere)).toBe(count)

  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page).not.toHaveURL(/shape=/)
})

test('by keyboard alone: a pin, its neighbour, its preview, the listing', { tag: detail }, async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await openMap(page, streets)
  const pin = mapOf(page).getByRole('button', { name: /Use the arrow keys/ })
  await pin.focus()
  const first = await pin.getAttribute('aria-label')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await expect(pin).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  expect(await pin.getAttribute('aria-label')).toMatch(/Property|properties/)
  expect(first).toMatch(/Property|properties/)

  await page.keyboard.press('Enter')
  const preview = page.getByRole('region', { name: /on the map$|properties here$/ })
  await expect(preview.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(pin).toBeFocused()
  await page.keyboard.press('Enter')
  await preview.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/listing\/\d+/)
})

test('hovering over a card highlights its pin, and the areas on the map are links with counts', {
  tag: detail,
}, async ({ page }) => {
  await page.setViewportSize(wide)
  await openMap(page, streets)
  const pins = mapOf(page).locator('.map-overlay span')
  await expect(pins).toHaveCount(0)
  const placed = (await answerFor(page)).data.pins.flatMap(({ ids }) => ids)
  await page
    .locator(placed.map((id) => `[data-listing="${id}"]`).join())
    .first()
    .hover()
  await expect(pins).toHaveCount(1)

  await page.getByText('Areas on this map').click()
  const area = page
    .getByRole('complementary', { name: 'Map' })
    .getByRole('link')
    .filter({ hasText: /\d$/ })
    .first()
  const count = Number(/\d+$/.exec((await area.textContent()) ?? '')?.[0])
  await area.click()
  await expect(page).toHaveURL(/areaIds=\d+/)
  await expect.poll(() => headlineCount(page)).toBeGreaterThanOrEqual(count)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  for (const { language, prefix, show, list } of [
    { language: 'English', prefix: '', show: 'Show the list', list: 'Properties on the map' },
    { language: 'Urdu', prefix: '/ur', show: 'فہرست دکھائیں', list: 'نقشے پر موجود پراپرٹیز' },
  ])
    test(`the map fills the screen, with the homes in a drawer; Back returns there, and then closes it (${language})`, {
      tag: prefix ? detail : [],
    }, async ({ page }) => {
      await page.goto(prefix + islamabad)
      await page.getByRole('button', { name: /^(Map|نقشہ)$/ }).tap()
      await expect(page).toHaveURL(/view=map/)
      await expect(mapOf(page).locator('canvas.map-shown')).toBeVisible()
      const drawer = page.getByRole('region', { name: list })
      await drawer.getByRole('button', { name: show }).tap()
      const home = drawer.getByRole('article').nth(2)
      await home.scrollIntoViewIfNeeded()
      await expectAccessible(page)
      await home.getByRole('link').first().tap()
      await expect(page).toHaveURL(/\/listing\//)
      await page.goBack()
      await expect(mapOf(page).locator('canvas.map-shown')).toBeVisible()
      await expect(home).toBeInViewport()
      await page.goBack()
      await expect(page).not.toHaveURL(/view=map/)
      await expect(mapOf(page)).toBeHidden()
    })

  test('an area is drawn with a finger, and its homes are in the drawer', async ({ page }) => {
    await page.goto(`${islamabad}&view=map`)
    const map = mapOf(page)
    await expect(map.locator('canvas.map-shown')).toBeVisible()
    const everything = (await answerFor(page)).total
    await page.getByRole('button', { name: 'Draw an area' }).tap()
    await expect(map.locator('canvas')).toHaveCSS('cursor', 'crosshair')
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const touch = await fingerOn(page)
    const around = (turn: number) => ({
      x: x + width * (0.5 + 0.35 * Math.cos(turn * 2 * Math.PI)),
      y: y + height * (0.65 + 0.25 * Math.sin(turn * 2 * Math.PI)),
    })
    await touch('touchStart', around(0))
    for (let step = 1; step < 40; step += 1) await touch('touchMove', around(step / 40))
    await touch('touchEnd')
    await expect(page).toHaveURL(/[?&]shape=[\w-]+/)
    const { total } = await answerFor(page)
    expect(total).toBeGreaterThan(0)
    expect(total).not.toBe(everything)
    const drawer = page.getByRole('region', { name: 'Properties on the map' })
    await expect(drawer.getByRole('heading', { level: 2 })).toContainText(new RegExp(`^${total} `))
    // The tools gave way to the homes, and one step back is the map without the area.
    await expect(page.getByRole('button', { name: 'Draw an area' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Properties to swipe through' })).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/shape=/)
    await expect(page).toHaveURL(/view=map/)
  })
})

/** A finger that is put down, moved and lifted at points of the page. */
async function fingerOn(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}
