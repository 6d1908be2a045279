import { expect, type Locator, type Page } from '@playwright/test'
import { inquiryModal as texts } from '#messages/common.ts'
import { newAddress } from './leads.ts'
import { live } from './visit.ts'

/** The labels of the inquiry form by field, as visitors read them. */
export const inquiryLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone Number',
  client_Location: 'Your location',
  inquiry: 'Inquiry',
} as const

/** The labels of a listing's detail request. */
export const requestLabels = {
  name: 'Name',
  phone: 'Phone Number',
  email: 'Email (optional)',
  message: 'Message',
} as const

/** The detail request beside a listing. */
export function requestForm(page: Page): Locator {
  return page.locator('form').filter({ has: field(page, requestLabels.message) })
}

type InquiryTexts = Record<keyof typeof inquiryLabels, string>

/** An inquiry that may be sent as it is, from an address of its own. */
export function goodInquiry(changes: Partial<InquiryTexts> = {}): InquiryTexts {
  return {
    name: 'Ayesha Khan',
    email: newAddress(),
    phone: '0300 1234567',
    client_Location: 'G-13, Islamabad',
    inquiry: 'I am looking for a house of 10 marla.',
    ...changes,
  }
}

/** The inquiry modal, opened from the header. */
export async function openInquiry(page: Page): Promise<Locator> {
  // Before the page is live, the button leads to a page with the same form.
  await live(page)
  await page.getByRole('banner').getByRole('button', { name: 'Send inquiry' }).click()
  return inquiryModal(page)
}

export async function inquiryModal(page: Page): Promise<Locator> {
  const modal = page.getByRole('dialog', { name: texts.title })
  await expect(modal).toBeVisible()
  return modal
}

/** Types the texts into the fields with these labels, inside a form or a whole page. */
export async function fill<Name extends string>(
  form: Locator | Page,
  labels: Readonly<Record<Name, string>>,
  texts: Partial<Record<Name, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries<string | undefined>(texts)) {
    if (text !== undefined) await field(form, labels[name as Name]).fill(text)
  }
}

export function field(form: Locator | Page, label: string): Locator {
  return form.getByRole('textbox', { name: label, exact: true })
}

/** The error of a field: the text that describes it, while it is marked as wrong. */
export async function expectFieldError(input: Locator, message: string): Promise<void> {
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(message)
}

/** Presses a button that looks and reads as disabled; a visitor can, but Playwright must be forced to. */
export async function pressDisabled(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
}
