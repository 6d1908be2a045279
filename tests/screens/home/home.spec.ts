import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/visit.ts'

test('a popular area, seen through the arch, leads to what is for sale there', async ({ page }) => {
  await open(page, '/')
  const areas = page.locator('section', { has: page.getByRole('heading', { name: 'Popular areas' }) })
  await expect(areas.getByRole('listitem')).toHaveCount(6)
  const tile = areas.getByRole('link', { name: /^DHA Lahore/ })
  const [, count] = /(\d+) for sale/.exec((await tile.textContent()) ?? '') ?? []
  await expect(tile.locator('.arch img')).toBeVisible()
  await tile.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${count} properties for sale in DHA Lahore`,
  )
})

test('the newest events stand in one row and lead to the gallery', async ({ page }) => {
  await open(page, '/')
  const events = page.locator('section', { has: page.getByRole('heading', { name: 'Events', exact: true }) })
  await expect(events.getByRole('article')).toHaveCount(3)
  const tops = await events
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await events.getByRole('link', { name: 'View all events' }).click()
  await expect(page).toHaveURL('/gallery')
})

test('on the contact page getting in touch comes first, every office says when it is open', async ({
  page,
}) => {
  await open(page, '/contact')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Get in touch',
    'Our offices',
    'Feedback',
  ])
  const offices = page.getByRole('region', { name: 'Our offices' })
  await expect(offices.getByRole('heading', { level: 3 })).toHaveText([
    'Head Office',
    'Corporate Office',
    'Lahore Branch',
    'Karachi Branch',
  ])
  await expect(offices.locator('address').getByText(/\d [ap]m to \d [ap]m/)).toHaveCount(4)
})
