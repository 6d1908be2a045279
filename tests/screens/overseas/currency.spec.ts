/** A visitor abroad reads prices in their own currency, at a rate that shows its date. */
import { eq } from 'drizzle-orm'
import { pathInLanguage } from '#contract/language-paths.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { exchangeRates } from '#db/schema/index.ts'
import { inLanguage } from '#messages/language.ts'
import { languages } from '#messages/languages.ts'
import { foreignPrices } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { countLayoutShifts, expectStill } from '#tests/support/layout-shift.ts'
import { expectAccessible, expectNoSidewaysScroll, live } from '#tests/support/visit.ts'

test.use({ viewport: { width: 320, height: 740 } })

for (const language of languages) {
  test(`a currency chosen once is on every page, without a jump, and an old rate says so (${language})`, async ({
    page,
    site,
    context,
  }) => {
    const texts = inLanguage(language, () => ({
      open: foreignPrices.open,
      label: foreignPrices.label,
      none: foreignPrices.none,
      old: foreignPrices.old({ amount: '' }).replace('≈', '').trim(),
      isOld: foreignPrices.isOld,
    }))
    await countLayoutShifts(context)
    const { id } = await makeListing(site.db, { price: 38_500_000 })
    await site.db
      .update(exchangeRates)
      .set({ pkr: 77, day: dayInPakistan(new Date()) })
      .where(eq(exchangeRates.currency, 'AED'))
    await page.goto(pathInLanguage(`/listing/${id}`, language))
    await live(page)
    const opener = page.getByRole('main').getByLabel(texts.open)
    const choice = page.getByRole('main').getByLabel(texts.label)
    await expect(page.getByText('AED 500,000')).toHaveCount(0)
    await opener.click()
    await choice.selectOption('AED')
    await expect(page.getByText('AED 500,000').first()).toBeVisible()
    const rate = page.getByRole('main').getByText('1 AED = PKR 77')
    await expect(rate).not.toContainText(texts.isOld)

    // Another page, which came from the shared cache: the lines are there before the amounts.
    await page.goto(pathInLanguage('/search', language))
    await live(page)
    await expect(page.locator('.home-card .foreign').first()).toContainText('AED')
    await expectStill(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await site.db.update(exchangeRates).set({ day: '2026-01-05' }).where(eq(exchangeRates.currency, 'AED'))
    await page.goto(pathInLanguage(`/listing/${id}`, language))
    await live(page)
    await expect(page.getByText(texts.old).first()).toBeVisible()
    await expect(rate).toContainText(texts.isOld)
    await expectStill(page)
    await opener.click()
    await choice.selectOption(texts.none)
    await expect(page.getByText('AED 500,000').first()).toBeHidden()
  })
}
