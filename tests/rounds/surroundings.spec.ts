/** The surroundings of homes. */

import { expect, test } from '#tests/support/demo-map-site.ts'
import { countLayoutShifts, expectStill, readToTheEnd } from '#tests/support/layout-shift.ts'
import { expectAccessible } from '#tests/support/visit.ts'

test.describe.configure({ mode: 'default' })

test('a listing shows nearby places with their distance in a straight line, without layout shift', async ({
  page,
  context,
  request,
}) => {
  // The first answer of a busy server may be empty: it waits for its tiles only so long.
  await expect
    .poll(async () => (await (await request.get('/api/listings/10590/nearby')).json()).data.length)
    .toBeGreaterThan(0)
  await countLayoutShifts(context)
  await page.goto('/listing/10590')
  await readToTheEnd(page)
  const nearby = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Nearby' }) })
    .last()
  await expect(nearby.getByText('Mosque', { exact: true })).toBeVisible()
  await expect(nearby.getByText('Hospital', { exact: true })).toBeVisible()
  await expect(nearby.getByText(/^Distances and walking times are measured in a straight line/)).toBeVisible()
  await readToTheEnd(page)
  await expectStill(page)
  await expectAccessible(page)
})

test('the map of a search shows places and prices that the visitor chose, and remembers them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/search?purpose=sale&box=72.95,33.6,73.15,33.75')
  await page.getByRole('button', { name: 'Map layers' }).click()
  const layers = page.getByRole('region', { name: 'Map layers' })
  await layers.getByRole('checkbox', { name: 'Schools' }).check()
  await layers.getByRole('checkbox', { name: /^Prices by area/ }).check()
  await expect(page.getByText('Zoom in to see more places')).toBeVisible()
  await expect(page.getByText('Homes for sale, PKR per marla')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(layers).toBeHidden()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Map layers, 2 shown' })).toBeVisible()
  await expect(page.getByText('Homes for sale, PKR per marla')).toBeVisible()
})
