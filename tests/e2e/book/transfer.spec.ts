import { bookingTerms } from '#agency'
import { expect, test } from '#tests/support/browser.ts'
import { screens } from '#tests/support/screens.ts'
import { open } from '#tests/support/visit.ts'

test('a buyer who pays by transfer sees the purpose and the deadline, and copies the IBAN, which never breaks', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, (await screens['a booking']?.path(site)) ?? '')
  await expect(page.getByRole('main')).toContainText(/Until \d\d:\d\d PKT on/)
  await expect(page.getByText('3rd floor')).toBeVisible()
  const iban = page.getByText(bookingTerms.account.iban)
  const lines = await iban.evaluate((element) => element.getClientRects().length)
  expect(lines).toBe(1)
  await page.getByRole('button', { name: 'Copy IBAN' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(bookingTerms.account.iban.replaceAll(' ', ''))
})
