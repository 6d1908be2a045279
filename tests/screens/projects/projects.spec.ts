import { expect, test } from '#tests/support/browser.ts'
import { makeArea, makeProject } from '#tests/support/factories.ts'
import { open } from '#tests/support/visit.ts'

test('a visitor filters, sorts and pages projects; the address says it, and Back leads back', async ({
  page,
  site,
}) => {
  const { city_id } = await makeArea(site.db)
  for (let at = 0; at < 13; at++)
    await makeProject(site.db, { city_id, status: at < 12 ? 'launching' : 'ready' })
  await open(page, `/projects?cityId=${city_id}`)
  const headline = page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 })
  await expect(headline).toContainText('13 projects')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.locator('summary', { hasText: 'Status' }).click()
  const launching = page.getByRole('checkbox', { name: 'Launching' })
  await expect(page.getByText(/^Launching/).locator('..')).toContainText('12')
  await launching.check()
  await expect(headline).toContainText('12 projects')
  await expect(page).toHaveURL(`/projects?cityId=${city_id}&status=launching`)
  await page.keyboard.press('Escape')
  await page.getByLabel('Sort by').selectOption('Newest')
  await expect(page).toHaveURL(`/projects?cityId=${city_id}&status=launching&sort=newest`)
  await page.goBack()
  await page.goBack()
  await expect(headline).toContainText('13 projects')
})

test('where no project matches, it says which filter to remove', async ({ page, site }) => {
  const { city_id } = await makeArea(site.db)
  await makeProject(site.db, { city_id, status: 'ready' })
  await open(page, `/projects?cityId=${city_id}&status=launching`)
  await expect(page.getByRole('heading', { name: 'No projects match these filters' })).toBeVisible()
  await page.getByRole('link', { name: 'Any status: 1 project' }).click()
  await expect(page).toHaveURL(`/projects?cityId=${city_id}`)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('every project of the home page is reached by its arrows, and all of them by a link', async ({
  page,
  site,
}) => {
  const { rows } = await site.pool.query<{ count: number }>(
    'SELECT count(*)::int FROM projects WHERE shown AND archived_at IS NULL',
  )
  const total = rows[0]?.count ?? 0
  await open(page, '/')
  const section = page.locator('#projects')
  const names = new Set<string>()
  for (let at = 0; at < Math.ceil(total / 3); at++) {
    await expect(section.getByRole('article')).toHaveCount(3)
    for (const name of await section.getByRole('heading', { level: 3 }).allTextContents()) names.add(name)
    await section.getByRole('button', { name: 'Next projects' }).click()
  }
  expect(names.size).toBe(total)
  await section.getByRole('link', { name: 'View all projects' }).first().click()
  await expect(page).toHaveURL('/projects')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, and the pages are links', async ({ page, site }) => {
    const { city_id } = await makeArea(site.db)
    for (let at = 0; at < 13; at++) await makeProject(site.db, { city_id, status: 'launching' })
    await page.goto(`/projects?cityId=${city_id}`)
    await page.locator('summary', { hasText: 'Status' }).click()
    await page.getByRole('checkbox', { name: 'Launching' }).check()
    await page.getByRole('button', { name: 'Show projects' }).click()
    await expect(page).toHaveURL(/[?&]status=launching/)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
