import { valuationMethodPath } from '#contract/paths.ts'
import { expect, test } from '#tests/support/browser.ts'
import { demoQuestion, withEvidence } from '#tests/support/demo-estimate.ts'
import { newPhone } from '#tests/support/forms.ts'
import { newAddress } from '#tests/support/leads.ts'
import { live } from '#tests/support/visit.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an owner sees an estimate with its evidence, and sends it to an agent', async ({ page, site }) => {
      await withEvidence(site)
      await page.goto('/valuation')
      if (javaScriptEnabled) await live(page)
      const place = page.getByRole('combobox', { name: 'Area or society' })
      await place.fill(demoQuestion.place)
      if (javaScriptEnabled) {
        await page.getByRole('option', { name: /^DHA Phase 6\s*DHA Lahore/ }).click()
        await expect(place).toHaveValue(demoQuestion.label)
      }
      const question = page.locator('form').filter({ has: place })
      await question.getByRole('combobox', { name: 'Property type' }).selectOption('House')
      await question.getByRole('textbox', { name: 'Size' }).fill('abc')
      await question.getByRole('button', { name: 'Show estimate' }).click()
      await expect(question.getByText('Enter a size, e.g. 10 or 7.5', { exact: true })).toBeVisible()
      await question.getByRole('textbox', { name: 'Size' }).fill('10')
      await question.getByRole('textbox', { name: 'Bedrooms' }).fill('4')
      await question.getByRole('button', { name: 'Show estimate' }).click()

      const answer = page.getByRole('region', { name: 'Estimated price' })
      await expect(answer).toContainText(`10 Marla House in ${demoQuestion.label}`)
      await expect(answer).toContainText(/Likely range: PKR [\d.]+ (Crore |Lac )?to [\d.]+ (Crore|Lac)/)
      await expect(answer).toContainText(/Based on \d+ similar properties/)
      await expect(page).toHaveURL(/place=DHA\+Phase\+6.*size=10/)
      if (javaScriptEnabled) await expect(answer.getByRole('heading')).toBeFocused()
      await expect(answer.getByRole('link', { name: /^How we estimate/ })).toHaveAttribute(
        'href',
        valuationMethodPath,
      )
      const rows = page.getByRole('region', { name: 'Similar properties' }).getByRole('row')
      expect(await rows.count()).toBeGreaterThan(5)
      if (javaScriptEnabled) {
        // It is loaded once a visitor comes near.
        await rows.first().scrollIntoViewIfNeeded()
        await expect(page.getByRole('figure', { name: 'Map of similar properties' })).toBeVisible()
      }

      const request = page
        .locator('form')
        .filter({ has: page.getByRole('textbox', { name: 'Phone Number' }) })
      await request.locator('summary', { hasText: 'Change the details' }).click()
      await expect(request.getByRole('combobox', { name: 'City' })).toHaveValue('Lahore')
      await expect(request.getByRole('textbox', { name: 'Area or society' })).toHaveValue('DHA Phase 6')
      await expect(request.getByRole('textbox', { name: 'Size' })).toHaveValue('10')
      const email = newAddress()
      await request.getByRole('textbox', { name: 'Name' }).fill('Ayesha Khan')
      await request.getByRole('textbox', { name: 'Email' }).fill(email)
      await request.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone())
      await request.getByRole('button', { name: 'Get my valuation' }).click()
      await expect(page.getByRole('heading', { name: 'We have your valuation request' })).toBeVisible()
      const { rows: stored } = await site.pool.query('SELECT estimate FROM leads WHERE email = $1', [email])
      expect(stored).toMatchObject([
        { estimate: { place: 'DHA Phase 6, Lahore', size: 10, figure: { likely: expect.any(Number) } } },
      ])
    })
  })
}
