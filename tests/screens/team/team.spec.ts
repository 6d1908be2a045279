import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { makeAgent, makeArea, makeCity, makeListing } from '#tests/support/factories.ts'
import { open, reloadUntil } from '#tests/support/visit.ts'

const namesOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('a visitor finds who works in their city and speaks their language, and comes back with Back', async ({
  page,
  site,
}) => {
  const city = await makeCity(site.db)
  const [one, other] = [
    await makeAgent(site.db, { city_id: city.id, languages: ['Urdu', 'Balochi'] }),
    await makeAgent(site.db, { city_id: city.id, languages: ['Urdu'] }),
  ]
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/team')
  await page.getByLabel('City').selectOption(`${city.name} (2)`)
  await expect(namesOn(page)).toHaveText([one.name, other.name])
  await page.getByLabel('Language').selectOption('Balochi (1)')
  await expect(namesOn(page)).toHaveText([one.name])
  await expect(page).toHaveURL(`/team?cityId=${city.id}&language=Balochi`)
  await expect(page).toHaveTitle(new RegExp(`^Agents in ${city.name} who speak Balochi`))
  await page.getByRole('link', { name: one.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.name)
  await page.goBack()
  await expect(namesOn(page)).toHaveText([one.name])
})

test('an agent’s page shows their contact details and listings', async ({ page, site }) => {
  const area = await makeArea(site.db)
  const agent = await makeAgent(site.db, {
    city_id: area.city_id,
    areaIds: [area.id],
    phone: '+923004445556',
    bio: 'Answers before the second ring.',
  })
  await open(page, `/team/${agent.id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Answers before the second ring.')
  await expect(main.getByRole('link', { name: area.name, exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Call/ }).first()).toHaveAttribute('href', 'tel:+923004445556')
  await expect(
    page.getByRole('heading', { name: `No listings with ${agent.name} at the moment` }),
  ).toBeVisible()
  const listing = await makeListing(site.db, { agent_id: agent.id, area_id: area.id })
  await reloadUntil(page, () =>
    expect(page.getByRole('heading', { name: listing.title })).toBeVisible({ timeout: 100 }),
  )
})

test('an agent who has left, or never existed, is not found', async ({ site }) => {
  const left = await makeAgent(site.db, { active: false })
  for (const id of [left.id, 2_147_483_647, 0, 'abc']) {
    expect((await fetch(`${site.url}/team/${id}`)).status, String(id)).toBe(404)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form', async ({ page, site }) => {
    const city = await makeCity(site.db)
    const agent = await makeAgent(site.db, { city_id: city.id })
    await page.goto('/team')
    await page.getByLabel('City').selectOption(`${city.name} (1)`)
    await page.getByRole('button', { name: 'Show agents' }).click()
    await expect(namesOn(page)).toHaveText([agent.name])
  })
})
