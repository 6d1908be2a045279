import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { makeArea, makeCity, makeListing } from '#tests/support/factories.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

test('every price is where its home is; homes on one spot are a group that lists them', async ({
  page,
  site: { db },
}) => {
  const city = await makeCity(db)
  const { id: area_id } = await makeArea(db, { city_id: city.id, lat: 33.72, long: 73.02 })
  const home = (title: string, lat: number | null, long: number | null) =>
    makeListing(db, { title, city_id: city.id, area_id, lat, long, price: 25_000_000 })
  // 'Between' is halfway between the two homes on one spot and the last one.
  await home('First on the spot', 33.7, 73.05)
  await home('Second on the spot', 33.7, 73.05)
  await home('Between', 33.65, 73.1)
  await home('Far corner', 33.6, 73.15)
  await home('Only its area is known', null, null)

  await page.setViewportSize({ width: 1440, height: 900 })
  const map = page.getByRole('figure', { name: 'Map of the results' })
  const group = map.getByRole('button', { name: '2 properties here' })
  // The search hears of new listings a moment after they are stored.
  await expect(async () => {
    await open(page, `/search?purpose=sale&cityId=${city.id}`)
    await expect(group).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const [spot, between, corner] = [
    await middleOf(group),
    await middleOf(map.getByRole('link', { name: /^Between/ })),
    await middleOf(map.getByRole('link', { name: /^Far corner/ })),
  ]
  expect(Math.abs(between.x - (spot.x + corner.x) / 2)).toBeLessThan(1.5)
  expect(Math.abs(between.y - (spot.y + corner.y) / 2)).toBeLessThan(1.5)
  await expect(map.getByRole('link', { name: /^Only its area .* approximate location$/ })).toBeVisible()

  await group.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: '2 properties here' })
  await expect(list.getByRole('link')).toHaveText([/First|Second/, /First|Second/])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(group).toBeFocused()
})

async function middleOf(pin: Locator): Promise<{ x: number; y: number }> {
  await expect(pin).toBeVisible()
  const { x, y, width, height } = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
