/** The request for a viewing and the report of an error, which a listing leads to. */
import { failureToast } from '#contract/forms/messages.ts'
import { toasts } from '#messages/common.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeListing } from '#tests/support/factories.ts'
import { newPhone, textbox } from '#tests/support/forms.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'

const unavailable = { status: 500, json: {} }

test('a viewing is requested on the listing, again after an error', async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(500))
  const { id } = await makeListing(site.db)
  await open(page, `/listing/${id}`)
  await page.locator('summary', { hasText: 'Request a viewing' }).click()
  const form = page.locator('form').filter({ has: page.locator('input[name=slots]') })
  await form.locator('input[name=slots]').first().check()
  await textbox(form, 'Name').fill('Ayesha Khan')
  await textbox(form, 'Phone Number').fill(newPhone())
  await page.route('**/api/viewings', (route) => route.fulfill(unavailable), { times: 1 })
  await form.locator('button[type=submit]').click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText(failureToast('viewing', new Error()))
  await form.locator('button[type=submit]').click()
  await expect(messages).toContainText(toasts.viewing.success)
  await expect(page).toHaveURL(/\/viewing\/[\w-]{44}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the agent')
  await expectAccessible(page)
})

test('an error in a listing is reported, again after an error of ours', async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(500))
  const { id } = await makeListing(site.db)
  await open(page, `/listing/${id}/report`)
  const form = page.getByRole('main').locator('form')
  await form.getByRole('combobox').selectOption({ index: 1 })
  await page.route(`**/api/listings/${id}/reports`, (route) => route.fulfill(unavailable), { times: 1 })
  await form.locator('button[type=submit]').click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText(failureToast('listingReport', new Error()))
  await form.locator('button[type=submit]').click()
  await expect(messages).toContainText(toasts.listingReport.success)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page)
})
