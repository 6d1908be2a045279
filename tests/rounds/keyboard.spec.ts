import { inquiryModal, toasts } from '#messages/common.ts'
import { expect, test } from '#tests/support/browser.ts'
import { field, goodInquiry, inquiryLabels } from '#tests/support/inquiry.ts'
import { expectRings, tabTo } from '#tests/support/keyboard.ts'
import { leadsFrom } from '#tests/support/leads.ts'
import { open } from '#tests/support/visit.ts'

test('an inquiry is sent with the keyboard alone', async ({ page, site }) => {
  await open(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Send inquiry' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: inquiryModal.title })
  await expect(field(modal, inquiryLabels.name)).toBeFocused()
  const texts = goodInquiry()
  for (const [name, label] of Object.entries(inquiryLabels)) {
    await expect(field(modal, label)).toBeFocused()
    await page.keyboard.type(texts[name as keyof typeof texts])
    await page.keyboard.press('Tab')
  }
  await expect(modal.locator('button[type=submit]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(toasts.inquiry.success, { exact: true })).toBeVisible()
  await expect(button).toBeFocused()
  expect(await leadsFrom(site.pool, texts.email)).toHaveLength(1)
})

test('the first stop of every page leads past the header', async ({ page }) => {
  await open(page, '/search?purpose=sale')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the focus stays in the modal, both ways round, and Escape gives it back', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Send inquiry' })
  await button.press('Enter')
  const modal = page.getByRole('dialog', { name: inquiryModal.title })
  await expect(field(modal, inquiryLabels.name)).toBeFocused()
  for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    // Between the last stop and the first the focus may rest on the browser's own bars, which is the body here.
    const place = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog[open]') !== null
    })
    expect(place).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL('/')
})

test('a filter opens, is chosen and closes with the keyboard', async ({ page }) => {
  await open(page, '/search?purpose=sale&cityId=1')
  const type = page.getByRole('form', { name: 'Filters' }).locator('summary', { hasText: 'Type' })
  await type.focus()
  await page.keyboard.press('Enter')
  const house = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^House/ })
  await tabTo(page, house)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/search?purpose=sale&cityId=1&subtype=house')
  await page.keyboard.press('Escape')
  await expect(house).toBeHidden()
  await expect(type).toBeFocused()
})

test('after a link the keyboard goes on at the new content', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/search/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('focused elements have a visible focus indicator', async ({ page }) => {
  await open(page, '/')
  await expectRings(page, 30)
})
