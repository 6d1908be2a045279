/** Common behaviour of all lists of the admin app. */
import { mails } from '#db/schema/index.ts'
import { colleague, signInAs } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'

test('a list can be filtered and reset; bulk actions can be undone', async ({ page, site }) => {
  const mail = { purpose: 'receipt', subject: 'About house 14', text: 'Hello', html: '<p>Hello</p>' }
  await site.db.insert(mails).values({ ...mail, recipient: 'sadia@example.com', status: 'kept' })
  await site.pool.query(`INSERT INTO pgboss.job (name, state, data, completed_on, output)
    VALUES ('picture-stored', 'failed', '{"fileId": "house-14"}', now(), '{"message": "The disk is full"}')`)
  await signInAs(page, (await colleague(site, 'admin')).email)
  await page.getByRole('navigation').getByRole('link', { name: 'Outbox' }).click()
  await page.getByRole('searchbox', { name: 'Recipient or subject' }).fill('nobody@')
  await expect(page.getByText('No emails match these filters')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Stored')
  await expect(page).toHaveURL(/\?page=1&q=nobody%40&status=kept$/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/outbox\?page=1$/)
  await expect(page.getByRole('link', { name: 'About house 14' })).toBeVisible()

  await page.goto('/admin/dead-jobs')
  const job = page.getByRole('row').filter({ hasText: 'house-14' })
  await job.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Dismissed.')).toBeVisible()
  await expect(job).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(job).toContainText('The disk is full')
  await expect(job.getByRole('checkbox')).not.toBeChecked()
})
