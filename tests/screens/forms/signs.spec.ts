import { trapField } from '#contract/forms/form-signals.ts'
import { expect, test } from '#tests/support/browser.ts'
import { enterLive, forms, siteForm, thankedReference } from '#tests/support/forms.ts'
import { requestsOfPhone } from '#tests/support/leads.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { open } from '#tests/support/visit.ts'

const form = { ...forms.feedback, path: '/contact', id: 'feedback', call: '/api/contact' }
const good = () => forms.feedback?.good() ?? { texts: {}, choices: {} }

test('the trap is out of sight, off the way of the keyboard and not read out', async ({ page }) => {
  await open(page, form.path)
  const box = siteForm(page, form)
  const trap = box.locator(`input[name=${trapField}]`)
  await expect(trap).toHaveCount(1)
  const parent = await trap.locator('xpath=ancestor::div[1]').boundingBox()
  expect([parent?.width, parent?.height]).toEqual([0, 0])
  await expect(box.getByRole('textbox', { name: 'Leave this field blank' })).toHaveCount(0)
  await box.getByRole('textbox', { name: 'Feedback' }).focus()
  await page.keyboard.press('Tab')
  await expect(box.locator('button[type=submit]')).toBeFocused()
})

test('a visitor caught by the trap passes the challenge without doing anything, and is stored once', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedLoad(403))
  const entries = good()
  await open(page, form.path)
  const box = siteForm(page, form)
  await enterLive(box, entries)
  await box.locator(`input[name=${trapField}]`).evaluate((trap) => {
    if (trap instanceof HTMLInputElement) trap.value = 'https://example.com'
  })
  const asked = page.waitForRequest((request) => Boolean(request.postDataJSON()?.altcha))
  await box.locator('button[type=submit]').click()
  await asked
  const reference = await thankedReference(page)
  expect(await requestsOfPhone(site.pool, entries.texts['Phone Number'] ?? '')).toMatchObject([{ reference }])
})

test('a visitor who has to wait sees how long, and keeps the typed text', async ({ page, trouble }) => {
  trouble.expect(failedLoad(429))
  const entries = good()
  const message = 'Too many forms have been sent from your network. Please wait 7 minutes and try again.'
  await page.route(`**${form.call}`, (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message } } }),
  )
  await open(page, form.path)
  const box = siteForm(page, form)
  await enterLive(box, entries)
  await box.locator('button[type=submit]').click()
  await expect(box.getByRole('alert')).toHaveText(message)
  await expect(box.getByRole('textbox', { name: 'Feedback' })).toHaveValue(entries.texts.Feedback ?? '')
})
