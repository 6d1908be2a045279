import type { Locator, Page } from '@playwright/test'
import { tooLarge, wrongType } from '#contract/files/upload-types.ts'
import { trapField } from '#contract/forms/form-signals.ts'
import { formRefusals, toasts, uploads, validationMessages } from '#messages/common.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  cv,
  enter,
  enterLive,
  forms,
  newPhone,
  optionalEmail,
  ready,
  siteForm,
  textbox,
  thankedReference,
} from '#tests/support/forms.ts'
import { expectFieldError, pressDisabled } from '#tests/support/inquiry.ts'
import { newAddress, requestsOfPhone } from '#tests/support/leads.ts'
import { openRelay } from '#tests/support/relay.ts'
import { slowDown } from '#tests/support/slow-line.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '#tests/support/visit.ts'

const application = { path: '/job-description/1', id: 'job-application' }
const good = () => forms['job application']?.good() ?? { texts: {}, choices: {} }

const input = (form: Locator) => form.locator('input[type=file]')
const send = (form: Locator) => form.locator('button[type=submit]')
const row = (form: Locator) => form.getByRole('listitem').filter({ hasText: /KB|MB/ })
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** A CV that takes a while to send. */
const long = (name: string, megabytes = 3) => ({
  ...cv(name),
  buffer: Buffer.concat([cv().buffer, Buffer.alloc(megabytes * 1024 * 1024, 'x')]),
})

async function openForm(page: Page): Promise<Locator> {
  await open(page, application.path)
  return siteForm(page, application)
}

test('a CV shows its progress while the rest is typed; cancelled it is gone, chosen again it is sent', async ({
  page,
  site,
}) => {
  const form = await openForm(page)
  const entries = good()
  await enterLive(form, entries)
  // It must not have ended before all was looked at, however busy the machine is.
  await slowDown(page, 40)
  await input(form).setInputFiles(long('long.pdf'))
  await expect(row(form)).toHaveCount(1)
  const progress = form.getByRole('progressbar', { name: 'Uploading long.pdf' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(5)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  await pressDisabled(send(form))
  await expectFieldError(input(form), validationMessages.stillUploading)
  await form.getByRole('button', { name: 'Cancel upload of long.pdf' }).click()
  await expect(row(form)).toHaveCount(0)
  await expect(input(form)).toBeFocused()
  await expectFieldError(input(form), validationMessages.required)
  await form.getByRole('link', { name: `CV: ${validationMessages.required}` }).click()
  await expect(input(form)).toBeFocused()

  await slowDown(page, -1)
  await input(form).setInputFiles(cv('first.pdf'))
  await ready(form)
  await input(form).setInputFiles(cv('second.pdf'))
  await expect(row(form)).toHaveText(/second\.pdf.*Uploaded/)
  // No draft knows of a CV.
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).toContain(entries.texts[optionalEmail])
  expect(kept).toMatch(/\\"resume\\":\\"\\"/)
  await send(form).click()
  const reference = await thankedReference(page)
  const { rows } = await site.pool.query<{ name: string }>(
    `SELECT resume IS NOT NULL AS has_cv FROM job_applications WHERE reference = $1`,
    [reference],
  )
  expect(rows).toEqual([{ has_cv: true }])
  await page.getByRole('button', { name: 'Apply again' }).click()
  await expect(row(form)).toHaveCount(0)
})

test('a CV whose connection breaks off, or is missing, shows an error and is tried again', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/net::ERR_/)
  await using relay = await openRelay(site.url)
  await page.goto(relay.url + application.path)
  const form = siteForm(page, application)
  await expect(send(form)).toHaveAttribute('aria-disabled', 'true')
  await slowDown(page, 40)
  await input(form).setInputFiles(long('mine.pdf', 2))
  const progress = form.getByRole('progressbar')
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(5)
  relay.cut()
  await expect(row(form)).toContainText('The connection was lost. Try again.')
  await expect(toast(page)).toContainText(toasts.jobApplication.failure)
  await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  await slowDown(page, -1)
  await form.getByRole('button', { name: 'Upload mine.pdf again' }).click()
  await expect(toast(page)).toContainText(toasts.jobApplication.failure)
  relay.mend()
  await form.getByRole('button', { name: 'Upload mine.pdf again' }).click()
  await expect(row(form)).toContainText('Uploaded')
})

test('a file that is no CV is refused where it is chosen, and cannot be sent', async ({ page, trouble }) => {
  trouble.expect(failedLoad(415))
  const form = await openForm(page)
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  for (const [file, sentence] of [
    [picture, wrongType(['document'])],
    [{ ...cv('nothing.pdf'), buffer: Buffer.alloc(0) }, uploads.empty],
    [long('huge.pdf', 5), tooLarge('document')],
  ] as const) {
    await input(form).setInputFiles(file)
    await expect(row(form)).toContainText(sentence)
    await expect(form.getByRole('button', { name: /^Try / })).toHaveCount(0)
    await expect(toast(page)).toContainText(toasts.jobApplication.failure)
    await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  }
  await pressDisabled(send(form))
  await expectFieldError(input(form), validationMessages.required)
  await expectAccessible(page)
})

test('a job that was closed meanwhile takes no application, and says so', async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(404))
  const form = await openForm(page)
  const entries = good()
  await enterLive(form, entries)
  await site.pool.query("UPDATE jobs SET status = 'closed' WHERE id = 1")
  try {
    await send(form).click()
    await expect(toast(page)).toContainText(toasts.jobApplication.failure)
    await expect(send(form)).toHaveText('Something went wrong!')
    await form.getByRole('button', { name: 'Remove cv.pdf' }).click()
    await expect(send(form)).toHaveText('Send application')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'This job is closed' })).toBeVisible()
    await expect(form).toHaveCount(0)
    expect(await requestsOfPhone(site.pool, entries.texts['Phone Number'] ?? '')).toEqual([])
  } finally {
    await site.pool.query("UPDATE jobs SET status = 'open' WHERE id = 1")
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [what, file, message, status] of [
    ['no CV', undefined, validationMessages.required, 422],
    [
      'another kind of file',
      { ...cv('me.jpg'), buffer: Buffer.from('no picture') },
      wrongType(['document']),
      415,
    ],
    ['a CV that is too large', long('huge.pdf', 7), tooLarge('document'), 413],
  ] as const) {
    test(`an application with ${what} comes back with what was typed`, async ({ page, trouble }) => {
      trouble.expect(failedLoad(status))
      const entries = good()
      await page.goto(application.path)
      const form = siteForm(page, application)
      await enter(form, entries)
      await input(form).setInputFiles(file ? [file] : [])
      await send(form).click()
      await expectFieldError(input(form), message)
      await expect(textbox(form, optionalEmail)).toHaveValue(entries.texts[optionalEmail] ?? '')
    })
  }

  test('an application that is held up says why, and that the CV is to be chosen again', async ({
    page,
    site,
  }) => {
    const texts = { name: 'Ayesha Khan', email: newAddress(), phone: newPhone() }
    const answer = await page.request.post(application.path, {
      headers: { origin: site.url },
      multipart: {
        ...{ form: application.id, job_id: '1', ...texts, city: 'Multan', experience: 'Long' },
        ...{ expected_salary: '', cover_note: '', [trapField]: 'https://example.com', resume: cv() },
      },
    })
    expect(answer.status()).toBe(403)
    const html = await answer.text()
    expect(html).toContain(validationMessages.chooseAgain)
    expect(html).toContain(formRefusals.trap({ field: trapField }))
  })
})
