import { enterAs } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/visit.ts'

const list = [
  'Ref;Kind;Deal;Town;Society;Demand;Land',
  'H-1;Kothi;Sell;Islamabad;G-13;3.1 Crore;7 Marla',
  'H-2;Flat;To let;Islamabad;G-13;90 Thousand;1200 sqft',
  'H-3;Kothi;Sell;Islamabad;G-13;cheap;10 Marla',
].join('\n')

test('a list is imported: columns recognized, previewed, applied, shown on the site, and undone', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedLoad(422))
  await enterAs(page, site, 'manager')
  await page.goto('/admin/imports')
  const name = `dealer-${crypto.randomUUID().slice(0, 8)}.csv`
  await page.getByLabel('Choose file').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible()
  const pick = (label: string) => page.getByRole('combobox', { name: label, exact: true })
  await expect(pick('City')).toHaveValue('Town')
  await expect(pick('Price')).toHaveValue('Demand')
  await expectAccessible(page)
  await pick('Type').selectOption('Kind')
  await expect(pick('Type: Flat')).toHaveValue('apartment')
  await pick('Type: Kothi').selectOption('farm house')
  await pick('Sale or rent').selectOption('Deal')
  await expect(pick('Sale or rent: To let')).toHaveValue('rent')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('alert')).toContainText('size: Choose a column')
  await pick('Size').selectOption('Land')
  await page.getByRole('button', { name: 'Preview' }).click()

  const apply = page.getByRole('button', { name: 'Import 2 listings' })
  await expect(apply).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Islamabad')
  await page.getByRole('tab', { name: 'Rejected' }).click()
  await expect(page.getByRole('table')).toContainText('“cheap” is not a price')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const before = await count(site.pool)
  await apply.click()
  await expect(page.getByRole('heading', { name: 'Import results' })).toBeVisible()
  expect(await count(site.pool)).toBe(before + 2)
  const { rows } = await site.pool.query<{ id: number; title: string }>(
    "SELECT id, title FROM listings WHERE source_id = 'ref:H-1'",
  )
  const [made] = rows
  await expect
    .poll(async () =>
      (await (await page.request.get(`/listing/${made?.id}`)).text()).includes(made?.title ?? '-'),
    )
    .toBe(true)

  await site.pool.query("UPDATE listings SET price = 99000 WHERE source_id = 'ref:H-2'")
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('1 listing kept unchanged')
  await expect(page.getByRole('main')).toContainText('was edited since')
  await expectAccessible(page)
  expect(await count(site.pool)).toBe(before + 1)
  await site.pool.query("DELETE FROM listings WHERE source_id = 'ref:H-2'")

  await page.getByRole('link', { name: 'All imports' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Undone')
  await row.getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

async function count(pool: {
  query: (sql: string) => Promise<{ rows: { count: number }[] }>
}): Promise<number> {
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM listings')
  return rows[0]?.count ?? 0
}
