import { writeSlot } from '#contract/viewings/viewing-times.ts'
import { FreeTimes } from '#contract/viewings/viewings.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { newPhone } from '#tests/support/forms.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a viewing is asked for, moved and cancelled', async ({ page, site }) => {
  const { id } = await makeListing(site.db)
  const { slots } = FreeTimes.parse(
    await (await page.request.get(`/api/listings/${id}/viewing-times`)).json(),
  ).data
  // The last ones are a whole day's; the first day has those alone that are left of it.
  const chip = (nth: number) =>
    page.locator(`input[name=slots][value="${writeSlot(new Date(slots.at(-3 + nth) ?? ''))}"]`)
  const lastDay = page.locator('details[name$="-day"] > summary').last()
  await page.goto(`/listing/${id}`)
  await page.locator('summary', { hasText: 'Request a viewing' }).click()
  const form = page.locator('form').filter({ has: chip(0) })
  await lastDay.click()
  await chip(0).check()
  await chip(1).check()
  await form.getByRole('textbox', { name: 'Name' }).fill('Ayesha Khan')
  await form.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone())
  await page.getByRole('button', { name: 'Send request' }).click()

  await expect(page).toHaveURL(/\/viewing\/[\w-]{44}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the agent')
  await page.locator('summary', { hasText: 'Propose other times' }).click()
  await lastDay.click()
  await chip(2).check()
  await page.getByRole('button', { name: 'Propose these times' }).click()
  await expect(page.getByText('Times you proposed')).toBeVisible()
  await page.locator('summary', { hasText: 'Cancel the viewing' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This viewing is cancelled')
})
