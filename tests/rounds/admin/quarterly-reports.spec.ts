/** A market report, from its figures to the page and the PDF that visitors get. */
import { quarterBefore, toQuarter } from '#contract/reports/quarter.ts'
import { quarterName } from '#contract/reports/report-words.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { enterAs } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'

test('an editor makes a market report, checks its PDF and publishes it; a visitor finds it from the areas', async ({
  page,
  site,
}) => {
  const quarter = quarterBefore(toQuarter(dayInPakistan(new Date())))
  await enterAs(page, site, 'editor')
  await page.goto('/admin/quarterly-reports/new')
  await page.getByLabel('City', { exact: true }).selectOption({ label: 'Lahore' })
  await page.getByRole('textbox', { name: 'Introduction', exact: true }).fill('A busy quarter in Lahore.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/quarterly-reports\/\d+$/)
  const draft = await page.getByRole('link', { name: 'Download the PDF in English' }).getAttribute('href')
  expect((await page.request.get(draft ?? '')).headers()['content-type']).toBe('application/pdf')

  const visitor = await page.context().newPage()
  await visitor.goto('/areas/lahore')
  const link = visitor.getByRole('link', { name: 'Quarterly market reports' })
  await expect(link).toHaveCount(0)
  expect((await page.request.get('/reports/lahore')).status()).toBe(404)

  await page.getByRole('checkbox', { name: 'Published' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()

  await expect.poll(async () => (await page.request.get('/reports/lahore')).status()).toBe(200)
  await visitor.reload()
  await link.click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    `Property market report: Lahore, ${quarterName(quarter)}`,
  )
  await expect(visitor.getByText('A busy quarter in Lahore.')).toBeVisible()
  await expect(visitor.getByRole('table', { name: 'Asking prices and rents' })).toContainText('for sale')
  const pdf = await visitor.getByRole('link', { name: 'Download this report (PDF)' }).getAttribute('href')
  expect(pdf).toBe(`/reports/lahore/${quarter}.pdf`)
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf')
})
