/** A visitor reads prices per area in the unit of the city, or in the one they chose on another page (D40). */
import { pathInLanguage } from '#contract/language-paths.ts'
import { priceUnits as units } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import { unitChoice } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { countLayoutShifts, expectStill } from '#tests/support/layout-shift.ts'
import { expectAccessible, expectNoSidewaysScroll, live } from '#tests/support/visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a unit chosen once is on every page in both languages, without a jump', async ({ page, context }) => {
  const { label } = unitChoice
  await countLayoutShifts(context)
  await page.goto('/areas/islamabad')
  await live(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('columnheader', { name: 'Sale, PKR per marla', exact: true })).toBeVisible()
  await main.getByLabel(label).selectOption('sqm')
  await expect(main.getByRole('columnheader', { name: 'Sale, PKR per sq m', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await main.getByRole('link', { name: 'Yield a year' }).click()
  await expect(page).toHaveURL(/\?sort=yield-high#by-yield$/)
  const byYield = main.getByRole('columnheader', { name: 'Yield a year' })
  await expect(byYield).toHaveAttribute('aria-sort', 'descending')
  await expect(byYield).toBeInViewport({ ratio: 1 })

  await page.goto('/areas/islamabad/f-6-1')
  await live(page)
  await expect(main.getByText(/half are between .* sq m/).first()).toBeVisible()
  await expect(main.getByText(/half are between .* Marla/).first()).toBeHidden()
  await expectStill(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.goto(pathInLanguage('/reports/islamabad', 'ur'))
  await live(page)
  await expect(
    main
      .getByText(inLanguage('ur', () => units.per.sqm))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expectStill(page)
  const choice = main.getByLabel(inLanguage('ur', () => unitChoice.label))
  await expect(choice).toHaveValue('sqm')
  await choice.selectOption('')
  await expect(
    main
      .getByText(inLanguage('ur', () => units.per.marla))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})
