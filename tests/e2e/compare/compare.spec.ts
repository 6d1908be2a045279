import { eq } from 'drizzle-orm'
import { pathInLanguage } from '#contract/language-paths.ts'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import { projectUnitTypes } from '#db/schema/index.ts'
import { propertyTerms } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import { languages } from '#messages/languages.ts'
import { compare as t } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { makeArea, makeBookable, makeListing } from '#tests/support/factories.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

for (const language of languages) {
  const at = (path: string) => pathInLanguage(path, language)
  const said = <Text>(say: () => Text) => inLanguage(language, say)

  test(`a visitor compares homes by keyboard, hears what changes, and shares the address (${language})`, {
    tag: language === 'ur' ? detail : [],
  }, async ({ page, site }) => {
    const name = `Comparison ${language} Gardens`
    const area = await makeArea(site.db, { name, lat: 33.7, long: 73 })
    const position = { area_id: area.id, lat: 33.71, long: 73 }
    const one = await makeListing(site.db, { ...position, features: ['Corner'], beds: 3 })
    const sold = await makeListing(site.db, { ...position, status: 'sold', beds: 5 })
    const table = (count: number) => page.getByRole('table', { name: said(() => t.table({ count })) })
    const row = (text: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: text }) })
    const rows = (key: keyof typeof t.rows) => {
      const label = said(() => t.rows[key])
      return row(typeof label === 'string' ? label : said(() => label({ unit: '' })))
    }

    for (const ids of [[one.id], [one.id, sold.id]]) {
      await open(page, at(`/listing/${ids.at(-1)}`))
      const link = page.getByRole('link', { name: said(() => t.compareThis) })
      await expect(link).toHaveAttribute('href', at(`/compare?listings=${ids.join()}`))
      await link.press('Enter')
      await expect(table(ids.length)).toBeVisible()
      // The comparison is remembered once it is there, not when its address is.
      await page.waitForFunction((all) => Object.values(sessionStorage).includes(all), ids.join())
    }
    await expect(page).toHaveURL(at(`/compare?listings=${one.id},${sold.id}`))
    await expect(page).toHaveTitle(new RegExp(said(() => t.table({ count: 2 }))))

    // A cell is read out with the name of its home alone.
    await expect(page.getByRole('columnheader', { name: one.title, exact: true })).toBeVisible()
    await expect(rows('status').getByRole('cell')).toHaveText([
      said(() => t.onOffer),
      said(() => t.status.sold),
    ])
    await expect(rows('beds').getByRole('cell')).toHaveText(['3', '5'])
    await expect(rows('beds')).toContainText(said(() => t.differs))
    const [yes, notStated] = [said(() => t.yes), said(() => t.notStated)]
    const features = page.getByRole('row').filter({ has: page.getByRole('cell', { name: yes, exact: true }) })
    await expect(features.getByRole('cell')).toHaveText([yes, notStated])

    const heard = page.getByRole('main').getByRole('status').first()
    await page.getByRole('link', { name: said(() => sizeUnitOptions[0]?.label ?? '') }).press('Enter')
    await expect(rows('size').getByRole('cell')).toHaveText([/^2,500/, /^2,500/])
    await expect(heard).toContainText(said(() => t.sizesIn({ unit: propertyTerms.unitsInText.sqft })))

    const place = page.getByRole('combobox', { name: said(() => t.place) })
    await place.fill(name.toLowerCase())
    await expect(page.getByRole('option', { name })).toBeVisible()
    await place.press('ArrowDown')
    await place.press('Enter')
    await expect(row(name).getByRole('cell')).toHaveText([/^1\.1/, /^1\.1/])
    // Its label names the place now.
    await expect(page.getByRole('combobox', { name })).toBeFocused()
    await expect(heard).toContainText(said(() => t.distanceTo({ place: name })))

    await page.getByRole('link', { name: said(() => t.onlyDifferences) }).press('Enter')
    await expect(rows('size')).toHaveCount(0)
    await expect(heard).toContainText(said(() => t.differencesShown))
    await page.reload()
    await expect(rows('beds')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('link', { name: said(() => t.removeNamed({ title: sold.title })) }).press('Enter')
    await expect(page.getByRole('columnheader', { name: sold.title })).toHaveCount(0)
    await expect(page.getByRole('table').getByRole('link', { name: one.title, exact: true })).toBeFocused()
    await expect(heard).toContainText(said(() => t.table({ count: 1 })))

    await page.locator('#compare-id').fill('no number')
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText('no number')
  })
}

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
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page.getByRole('table', { name: 'Comparison of 2 properties' })).toBeVisible()
  await page.goBack()
  await page
    .getByRole('link', {
      name: `Tell me when the price drops or the property is no longer available: ${one.title}`,
    })
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
      'Available',
      '12 of 40 units available',
      'Sold out',
    ])
    await expect(row(/^Price Differs/).getByRole('cell')).toHaveText([
      'Call',
      'From PKR 1.85 Crore Lowest',
      'From PKR 9 Crore',
    ])
  })
})
