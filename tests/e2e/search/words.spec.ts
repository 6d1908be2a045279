import type { Page } from '@playwright/test'
import { searchAddress } from '#contract/search/search-address.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeTown } from '#tests/support/town.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('link')

test('a query in words becomes filters that can be taken away, or the words again', async ({
  page,
  site,
}) => {
  const name = 'Shadanpur'
  const { city } = await makeTown(
    site,
    [
      { size_value: 10, size_unit: 'marla', beds: 3 },
      { size_value: 10, size_unit: 'marla', subtype: 'shop' },
      { size_value: 5, size_unit: 'marla', beds: 3 },
    ],
    { name },
  )
  const typed = 'shadanpur mein 10 marla ghar'
  await open(page, '/')
  const panel = page.getByRole('form', { name: 'Find a property' })
  await panel.locator('[name=keyword]').fill(typed)
  await panel.locator('[name=keyword]').press('Enter')
  const size = { minSize: 10, maxSize: 10, sizeUnit: 'marla' } as const
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, subtype: ['house'], ...size, typed }))
  await expect(headline(page)).toHaveText(`1 house for sale in ${name}`)
  await expect(chips(page)).toContainText([name, 'House', '10 Marla', ''])
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Remove 10 Marla' }).click()
  await expect(headline(page)).toHaveText(`2 houses for sale in ${name}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Search for these words instead' }).click()
  await expect(page).toHaveURL(searchAddress({ keyword: typed, typed }))
  await expect(chips(page).first()).toHaveText(`“${typed}”`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a query in words is understood, in Urdu as well', async ({ page, site }) => {
    const { city } = await makeTown(site, [{ beds: 4 }, { beds: 2 }], { name: 'Noorkot' })
    for (const prefix of ['', '/ur']) {
      await page.goto(`${prefix}/search?purpose=sale&keyword=${encodeURIComponent('noorkot چار بیڈ')}`)
      const meant = searchAddress({ cityId: city.id, beds: 4, typed: 'noorkot چار بیڈ' })
      await expect(page).toHaveURL(prefix + meant)
      await expect(headline(page)).toContainText('1')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /beds=4$/)
    }
  })
})
