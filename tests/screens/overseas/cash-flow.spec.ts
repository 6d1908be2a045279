/** A buyer sees a project's payment plan with its dates, also without JavaScript. */
import { asc, eq } from 'drizzle-orm'
import { projectPath } from '#contract/paths.ts'
import { projects, projectUnitTypes } from '#db/schema/index.ts'
import { formatNumber } from '#messages/format-number.ts'
import { cashFlow as t } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'

test.use({ javaScriptEnabled: false })

test('a buyer chooses the day of the booking and reads what falls due each year and month', async ({
  page,
  site,
}) => {
  const [project] = await site.db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.name, 'Margalla Court'))
  if (!project) throw new Error('The demo has no such project')
  const [unit] = await site.db
    .select()
    .from(projectUnitTypes)
    .where(eq(projectUnitTypes.project_id, project.id))
    .orderBy(asc(projectUnitTypes.position))
  await page.goto(projectPath(project))
  await page.locator('summary', { hasText: t.title }).click()
  await page.getByLabel(t.start).fill('2027-01-31')
  await page.getByLabel(t.by).selectOption('month')
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page).toHaveURL(/start=2027-01-31/)
  const years = page.getByRole('table', { name: t.byYear })
  await expect(years.getByRole('row').nth(1)).toContainText('2027')
  await expect(years.getByRole('row', { name: t.total })).toContainText(formatNumber(unit?.price_from ?? 0))
  const months = page.getByRole('table', { name: t.details.month })
  await expect(months.getByRole('row').nth(1)).toContainText('Jan 2027')

  await page.goto(`${projectPath(project)}?start=2027-02-31`)
  await expect(page.getByText(t.wrongStart)).toBeVisible()
})
