import { eq } from 'drizzle-orm'
import { projectUnitTypes } from '#db/schema/index.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeArea, makeBookable, makeListing } from '#tests/support/factories.ts'
import { open } from '#tests/support/visit.ts'

test('a visitor compares two homes, measures to a place by keyboard, and shares the address', async ({
  page,
  site,
}) => {
  const area = await makeArea(site.db, { name: 'Comparison Gardens', lat: 33.7, long: 73 })
  const position = { area_id: area.id, lat: 33.71, long: 73 }
  const one = await makeListing(site.db, { ...position, features: ['Corner'], beds: 3 })
  const sold = await makeListing(site.db, { ...position, status: 'sold', beds: 5 })

  for (const { id } of [one, sold]) {
    await open(page, `/listing/${id}`)
    await page.getByRole('link', { name: 'Compare with other properties' }).click()
    // The comparison is remembered once it is there, not when its address is.
    await expect(page.getByRole('table', { name: /^Comparison of|^Comparison/ })).toBeVisible()
  }
  await expect(page).toHaveURL(`/compare?listings=${one.id},${sold.id}`)

  const table = page.getByRole('table', { name: 'Comparison of 2 properties' })
  const row = (name: RegExp) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(table.getByRole('columnheader', { name: one.title })).toBeVisible()
  await expect(row(/^Status/).getByRole('cell')).toHaveText(['On offer', 'Sold'])
  await expect(row(/^Beds Differs/).getByRole('cell')).toHaveText(['3', '5'])
  await expect(row(/^Corner/).getByRole('cell')).toHaveText(['Yes', 'No'])

  await page.getByRole('link', { name: 'Ft²' }).click()
  await expect(row(/^Size/).getByRole('cell')).toHaveText(['2,500 sq ft', '2,500 sq ft'])

  const place = page.getByRole('combobox', { name: 'Distance to' })
  await place.fill('comparison gardens')
  await expect(page.getByRole('option', { name: 'Comparison Gardens' })).toBeVisible()
  await place.press('ArrowDown')
  await place.press('Enter')
  await expect(row(/^Distance to Comparison Gardens/).getByRole('cell')).toHaveText(['1.1 km', '1.1 km'])

  await page.getByRole('link', { name: 'Show differences only' }).click()
  await expect(row(/^Size/)).toHaveCount(0)
  await page.reload()
  await expect(row(/^Beds/)).toHaveCount(1)
  await page.getByRole('link', { name: `Remove ${sold.title} from the comparison` }).click()
  await expect(page.getByRole('columnheader', { name: sold.title })).toHaveCount(0)
})

test('saved homes are ticked and compared, and one of them is watched', async ({ page, site }) => {
  const one = await makeListing(site.db)
  const other = await makeListing(site.db)
  for (const { id, title } of [one, other]) {
    await open(page, `/listing/${id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: `Save ${title}` })
      .first()
      .click()
  }
  await open(page, '/saved')
  await page.getByLabel(`Compare ${one.title}`).check()
  await page.getByLabel(`Compare ${other.title}`).check()
  await page.getByRole('button', { name: 'Compare selected' }).click()
  await expect(page.getByRole('table', { name: 'Comparison of 2 properties' })).toBeVisible()
  await page.goBack()
  await page
    .getByRole('link', { name: 'Tell me when the price drops or it is no longer available' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get alerts for this property')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('units of a project are ticked and compared, and a listing is added by its ID', async ({
    page,
    site,
  }) => {
    const { project } = await makeBookable(site.db, ['A-1'])
    const other = { name: 'Penthouse', subtype: 'penthouse' as const, size_unit: 'sqft' as const }
    const rest = { price_from: 90_000_000, total: 2, available: 0, size_value: 3000, size_sqft: 3000 }
    await site.db.insert(projectUnitTypes).values({ ...other, ...rest, project_id: project.id, position: 1 })
    const listing = await makeListing(site.db, { price: 0 })
    const units = await site.db
      .select({ id: projectUnitTypes.id })
      .from(projectUnitTypes)
      .where(eq(projectUnitTypes.project_id, project.id))
      .orderBy(projectUnitTypes.position)

    await page.goto(`/project/${project.id}/${project.slug}`)
    await page.getByLabel('Compare Two-bed').check()
    await page.getByLabel('Compare Penthouse').check()
    await page.getByRole('button', { name: 'Compare units' }).click()
    await page.getByLabel('Property ID', { exact: true }).last().fill(String(listing.id))
    await page.getByRole('button', { name: 'Add property' }).click()

    const asked = new URL(page.url()).searchParams
    expect(asked.get('units')?.split(',').map(Number)).toEqual(units.map(({ id }) => id))
    const row = (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row(/^Status/).getByRole('cell')).toHaveText([
      'On offer',
      '12 of 40 units available',
      'Sold out',
    ])
    await expect(row(/^Price Differs/).getByRole('cell')).toHaveText([
      'Call',
      'From PKR 1.85 Crore',
      'From PKR 9 Crore',
    ])
  })
})
