import type { Locator, Page } from '@playwright/test'
import { inquiryFields } from '#contract/leads/inquiry-fields.ts'
import { inquiryModal, validationMessages as messages } from '#messages/common.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  expectFieldError,
  field,
  fill,
  goodInquiry,
  inquiryLabels,
  openInquiry,
  pressDisabled,
} from '#tests/support/inquiry.ts'
import { open } from '#tests/support/visit.ts'

const wrong: readonly (readonly [keyof typeof inquiryLabels, string, string])[] = [
  ['name', '', messages.required],
  ['name', '   ', messages.required],
  ['name', 'x'.repeat(101), messages.tooLong({ characters: inquiryFields.name.max })],
  ['email', '', messages.required],
  ['email', 'ayesha', messages.email],
  ['email', 'ayesha@khan', messages.email],
  ['email', 'ayesha@khan.h', messages.email],
  ['email', '"><script>alert(1)</script>@example.com', messages.email],
  ['email', 'a@b.pk\r\nBcc: all@example.com', messages.email],
  ['phone', '', messages.required],
  ['phone', 'call me, please', messages.notANumber],
  ['phone', '0300 1234', messages.phone],
  ['phone', '0300 1234567 89012', messages.phone],
  ['phone', "1' OR '1'='1", messages.notANumber],
  ['client_Location', '', messages.required],
  ['client_Location', 'x'.repeat(201), messages.tooLong({ characters: inquiryFields.client_Location.max })],
  ['inquiry', '', messages.required],
  ['inquiry', '\n\n', messages.required],
  ['inquiry', 'x'.repeat(2001), messages.tooLong({ characters: inquiryFields.inquiry.max })],
]

test('every wrong text gets its message at its field, once the field was left', async ({ page }) => {
  const asked = countInquiries(page)
  await open(page, '/')
  const modal = await openInquiry(page)
  await fill(modal, inquiryLabels, goodInquiry())
  const good = goodInquiry()
  for (const [name, text, message] of wrong) {
    await test.step(`${name}: ${JSON.stringify(text.slice(0, 40))}`, async () => {
      const input = field(modal, inquiryLabels[name])
      await input.fill(text)
      await input.blur()
      await expectFieldError(input, message)
      await expect(submit(modal)).toHaveAttribute('aria-disabled', 'true')
      await pressDisabled(submit(modal))
      await expect(input).toBeFocused()
      await input.fill(good[name])
      await expect(input).not.toHaveAttribute('aria-invalid', 'true')
    })
  }
  expect(asked()).toBe(0)
})

test('nothing is called wrong before it was touched', async ({ page }) => {
  await open(page, '/')
  const modal = await openInquiry(page)
  await expect(modal.locator('[aria-invalid=true]')).toHaveCount(0)
  const phone = field(modal, inquiryLabels.phone)
  await phone.pressSequentially('03')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  await phone.blur()
  await expectFieldError(phone, messages.phone)
})

test('pressing the disabled button shows every error, goes to the first and sends nothing', async ({
  page,
}) => {
  const asked = countInquiries(page)
  await open(page, '/')
  const modal = await openInquiry(page)
  await pressDisabled(submit(modal))
  for (const label of Object.values(inquiryLabels)) {
    await expectFieldError(field(modal, label), messages.required)
  }
  await expect(modal.getByRole('alert')).toHaveCount(1)
  await expect(modal.getByRole('alert')).toContainText('Please correct these fields')
  await expect(field(modal, inquiryLabels.name)).toBeFocused()
  await expect(submit(modal)).toHaveText(inquiryModal.button[''])
  expect(asked()).toBe(0)
})

test("a value the server refuses shows the server's message at its field", async ({ page, trouble }) => {
  trouble.expect(/status of 422/)
  await page.route('**/api/inquiry', (route) =>
    route.fulfill({
      status: 422,
      json: { error: { code: 'invalid', message: 'No', fields: { email: 'Nobody reads this address' } } },
    }),
  )
  await open(page, '/')
  const modal = await openInquiry(page)
  await fill(modal, inquiryLabels, goodInquiry())
  await submit(modal).click()
  const email = field(modal, inquiryLabels.email)
  await expectFieldError(email, 'Nobody reads this address')
  await expect(email).toBeFocused()
})

function submit(form: Locator): Locator {
  return form.locator('button[type=submit]')
}

function countInquiries(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/inquiry')) asked += 1
  })
  return () => asked
}
