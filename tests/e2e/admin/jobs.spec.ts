/** Who applied, as those who hire work on it. */
import { readFile } from 'node:fs/promises'
import { enterAs } from '#tests/support/admin.ts'
import { applyForJob } from '#tests/support/applicant.ts'
import { expect, test } from '#tests/support/browser.ts'

test('an application is opened, its CV saved and never shown, and it moves on', async ({ page, site }) => {
  const { id, name, reference } = await applyForJob(page.request, site, 'Rubina Sheikh')
  await enterAs(page, site, 'hr')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/admin/applications?q=rubina')
  await page.getByRole('link', { name }).click()
  await expect(heading).toHaveText(name)
  await expect(page).toHaveURL(new RegExp(`/applications/${id}$`))

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CV' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`CV-${reference}.pdf`)
  expect(await readFile(await download.path(), 'utf8')).toContain(`the life of ${name}`)

  await page.getByLabel('Status').selectOption('Invited')
  await expect(page.getByText('Status changed to Invited.', { exact: true })).toBeVisible()
  const state = await (await page.request.get(`/api/inquiry/${reference}`)).json()
  expect(state.data.state).toBe('contacted')
})
