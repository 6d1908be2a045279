import { searchAddress } from '#contract/search/search-address.ts'
import { expect, test } from '#tests/support/browser.ts'
import { newPhone, siteForm, thankedReference } from '#tests/support/forms.ts'
import { makeTown } from '#tests/support/town.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '#tests/support/visit.ts'

test('a wish names its city and areas once each, takes them away again, and is answered with what there is', async ({
  page,
  site,
}) => {
  const homes = [
    { price: 20_000_000 },
    { area: 1, price: 21_000_000 },
    { area: 1, price: 90_000_000 },
  ] as const
  const { city, areas, listings } = await makeTown(site, homes, { name: 'Bagh' })
  const [first, second] = areas
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/wanted')
  const form = siteForm(page, { id: 'wanted' })
  const chips = form.getByRole('button', { name: /^Remove/ })
  const chip = (name: string) => form.getByRole('button', { name: `Remove ${name}`, exact: true })
  const kind = form.getByRole('combobox', { name: 'Subtype' })
  const cityList = form.getByRole('combobox', { name: 'City' })

  await kind.selectOption('House')
  await form.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Plots')
  await expect(kind).toHaveValue('')
  await form.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Residential')

  await cityList.selectOption(city.name)
  for (const { name } of areas) await form.getByRole('checkbox', { name }).check()
  await expect(chips).toHaveText([city.name, first.name, second.name])
  await form.getByRole('checkbox', { name: first.name }).uncheck()
  await form.getByRole('checkbox', { name: first.name }).check()
  await expect(chips).toHaveText([city.name, second.name, first.name])
  await chip(first.name).press('Enter')
  await expect(chips).toHaveText([city.name, second.name])
  await expect(form.getByRole('searchbox', { name: 'Find an area' })).toBeFocused()
  await expectAccessible(page)

  await chip(city.name).press('Enter')
  await expect(cityList).toBeFocused()
  await expect(cityList).toHaveValue('')
  await expect(chips).toHaveCount(0)

  await cityList.selectOption(city.name)
  await expect(chips).toHaveText([city.name])
  await form.getByRole('checkbox', { name: second.name }).check()
  await form.getByRole('textbox', { name: 'Minimum price' }).fill('5')
  await expect(form.getByText('PKR 5 Crore')).toBeVisible()
  await form.getByRole('textbox', { name: 'Minimum price' }).fill('1.5')
  await form.getByRole('textbox', { name: 'Maximum price' }).fill('250 lac')
  await expect(form.getByText('PKR 2.5 Crore')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Ayesha Khan')
  await form.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone())
  await form.locator('button[type=submit]').click()

  const reference = await thankedReference(page)
  const { rows } = await site.pool.query('SELECT payload FROM leads WHERE reference = $1', [reference])
  expect(rows).toMatchObject([
    {
      payload: {
        purpose: 'Sale',
        type: 'residential',
        subtype: '',
        city: city.name,
        cityId: city.id,
        selectedAreas: [second.name],
        selectedAreasId: [second.id],
        minPrice: 15_000_000,
        maxPrice: 25_000_000,
      },
    },
  ])
  const matching = page.getByRole('region', { name: 'Properties available now' })
  await expect(matching.getByRole('article')).toHaveCount(1)
  await expect(matching.getByRole('heading', { name: listings[1]?.title ?? '' })).toBeVisible()
  await expectNoSidewaysScroll(page)

  // What was sent is forgotten, so that another wish starts afresh.
  await page.getByRole('button', { name: 'Request another property' }).click()
  await expect(cityList).toHaveValue('')
  await expect(chips).toHaveCount(0)
})

test('a search that found nothing hands its city, areas and prices over', async ({ page, site }) => {
  const { city, areas } = await makeTown(site, [{}])
  const asked = searchAddress({
    purpose: 'rent',
    cityId: city.id,
    areaIds: [areas[1].id],
    subtype: ['house'],
    maxPrice: 50_000,
  })
  await open(page, asked.replace('/search', '/wanted'))
  const form = siteForm(page, { id: 'wanted' })
  await expect(form.getByRole('radio', { name: 'Rent' })).toBeChecked()
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveText([city.name, areas[1].name])
  await expect(form.getByRole('combobox', { name: 'Subtype' })).toHaveValue('house')
  await expect(form.getByRole('textbox', { name: 'Maximum price' })).toHaveValue('50,000')
})
