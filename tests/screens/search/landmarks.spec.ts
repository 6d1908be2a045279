/** Searching near a landmark of the map. */
import { expect, test } from '#tests/support/demo-map-site.ts'
import { expectAccessible } from '#tests/support/visit.ts'

test.describe.configure({ mode: 'default' })

// The landmarks are read after the start.
test.beforeAll(async ({ mapSite }) => {
  const suggested = async () => (await fetch(`${mapSite.url}/api/suggestions?text=emporium`)).json()
  await expect
    .poll(suggested, { timeout: 60_000 })
    .toContainEqual(expect.objectContaining({ kind: 'landmark' }))
})

test('a landmark typed with a slip is suggested, and choosing it searches near it', async ({ page }) => {
  await page.goto('/search?purpose=rent')
  const field = page.getByRole('combobox', { name: 'Area, project, landmark or ID' })
  await field.click()
  await field.fill('emporuim')
  const mall = page.getByRole('option', { name: /^Emporium Mall Shopping mall · .*Lahore$/ })
  await expect(mall).toBeVisible()
  await expectAccessible(page)
  await mall.click()
  await expect(page).toHaveURL(/purpose=rent&near=31\.46\d+,74\.26\d+,2&nearName=Emporium\+Mall$/)
  await expect(page.getByRole('link', { name: 'Remove Within 2 km of Emporium Mall' })).toBeVisible()
})

test('an Urdu page suggests landmarks by their Urdu names', async ({ page }) => {
  await page.goto('/ur/search?purpose=sale&cityId=3')
  const field = page.getByRole('combobox', { name: 'علاقہ، پروجیکٹ، مشہور مقام یا آئی ڈی' })
  await field.click()
  await field.fill('جناح ہسپتال')
  await expect(page.getByRole('group', { name: 'مشہور مقامات' })).toContainText('Jinnah Hospital Lahore')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole name of a landmark searches near it, and the words can be searched instead', async ({
    page,
  }) => {
    await page.goto('/search?purpose=sale')
    await page.getByRole('combobox', { name: 'Area, project, landmark or ID' }).fill('packages mall')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('link', { name: 'Remove Within 2 km of Packages Mall, Lahore' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Search for these words instead' }).click()
    await expect(page).toHaveURL(/keyword=packages\+mall/)
    await expect(page).not.toHaveURL(/near=/)
  })

  test('a number that is no property and no phone number of an agent is explained', async ({ page }) => {
    await page.goto('/search?purpose=sale&keyword=0300+1234567')
    await expect(page.getByText('No agent has the phone number', { exact: false })).toBeVisible()
    await page.goto('/search?purpose=sale&keyword=2,400')
    await expect(page.getByText('was searched as a property ID', { exact: false })).toBeVisible()
  })
})
