import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { makeArea, makeCity, makeListing } from '#tests/support/factories.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

test('without tiles every price is where its home is, and homes at one position share a pin', async ({
  page,
  site: { db },
}) => {
  const city = await makeCity(db)
  const { id: area_id } = await makeArea(db, { city_id: city.id, name: 'Hillside', lat: 33.72, long: 73.02 })
  const home = (title: string, price: number, place: { lat: number | null; long: number | null }) =>
    makeListing(db, { title, city_id: city.id, area_id, price, ...place })
  // 'Between' is halfway between the two homes on one spot and the last one.
  await home('First on the spot', 25_000_000, { lat: 33.7, long: 73.05 })
  await home('Second on the spot', 35_000_000, { lat: 33.7, long: 73.05 })
  await home('Between', 45_000_000, { lat: 33.65, long: 73.1 })
  await home('Far corner', 55_000_000, { lat: 33.6, long: 73.15 })
  await home('Only its area is known', 65_000_000, { lat: null, long: null })

  await page.setViewportSize({ width: 1440, height: 900 })
  const map = page.getByRole('figure', { name: 'Results map' })
  const building = map.getByRole('button', { name: '2 from 2.5 Cr, 2 properties' })
  // The search learns of new listings a moment after they are stored.
  await expect(async () => {
    await open(page, `/search?purpose=sale&cityId=${city.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^5 /, { timeout: 2_000 })
  }).toPass()
  await expect(building).toBeVisible()
  const [spot, between, corner] = [
    await middleOf(building),
    await middleOf(map.getByRole('button', { name: 'Property at 4.5 Cr' })),
    await middleOf(map.getByRole('button', { name: 'Property at 5.5 Cr' })),
  ]
  expect(Math.abs(between.x - (spot.x + corner.x) / 2)).toBeLessThan(1.5)
  expect(Math.abs(between.y - (spot.y + corner.y) / 2)).toBeLessThan(1.5)

  await building.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: '2 properties here' })
  await expect(list.getByRole('link')).toHaveText([/First|Second/, /First|Second/])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(building).toBeFocused()

  await map.getByRole('button', { name: '1 property in Hillside' }).click()
  await page.getByRole('link', { name: 'Show these properties' }).click()
  await expect(page).toHaveURL(new RegExp(`areaIds=${area_id}`))
})

async function middleOf(pin: Locator): Promise<{ x: number; y: number }> {
  await expect(pin).toBeVisible()
  const { x, y, width, height } = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
