import type { Locator } from '@playwright/test'
import { inquiryModal as limits } from '#contract/limits.ts'
import { inquiryModal, toasts } from '#messages/common.ts'
import { expect, test } from '#tests/support/browser.ts'
import { field, fill, goodInquiry, inquiryLabels, openInquiry } from '#tests/support/inquiry.ts'
import { leadsFrom } from '#tests/support/leads.ts'
import { open } from '#tests/support/visit.ts'

test('an inquiry from the header is stored, told of, and its modal closes', async ({ page, site }) => {
  await open(page, '/')
  const modal = await openInquiry(page)
  await expect(modal.getByRole('heading', { name: inquiryModal.title })).toBeVisible()
  const texts = goodInquiry({ phone: '+92 300 1234567' })
  await fill(modal, inquiryLabels, texts)
  await modal.getByRole('button', { name: inquiryModal.button[''] }).click()

  await expect(page.getByText(toasts.inquiry.success, { exact: true })).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  const stored = await leadsFrom(site.pool, texts.email)
  expect(stored).toMatchObject([
    {
      kind: 'inquiry',
      name: texts.name,
      phone: texts.phone,
      phone_e164: '+923001234567',
      events: 1,
      jobs: 1,
    },
  ])
  expect(stored[0]?.payload).toMatchObject(texts)
  const reference = page.getByRole('region', { name: 'Messages' }).getByRole('link')
  await expect(reference).toHaveText(stored[0]?.reference ?? '')
  await expect(reference).toHaveAttribute('href', `/inquiry/${stored[0]?.reference}`)
})

test('the button shows the progress of sending, with the texts of the specification', async ({
  page,
  trouble,
}) => {
  trouble.expect(/net::ERR_FAILED/)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/inquiry', async (route) => {
    await answered
    await route.abort()
  })
  await open(page, '/')
  const modal = await openInquiry(page)
  const submit = modal.locator('button[type=submit]')
  await expect(submit).toHaveText(inquiryModal.button[''])
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await fill(modal, inquiryLabels, goodInquiry())
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await submit.click()
  await expect(submit).toHaveText(inquiryModal.button.sending)
  answer()
  await expect(submit).toHaveText(inquiryModal.button.error)

  await page.unroute('**/api/inquiry')
  const shown = await textsOf(submit)
  await submit.click()
  await expect(modal).toBeHidden()
  expect(await shown()).toEqual([
    inquiryModal.button.error,
    inquiryModal.button.sending,
    inquiryModal.button.sent,
  ])
})

/** Keeps every text that a button shows from now on, also one that is there for a moment alone. */
async function textsOf(button: Locator): Promise<() => Promise<string[]>> {
  const kept = await button.evaluateHandle((element) => {
    const texts = [element.textContent]
    new MutationObserver(() => {
      if (element.textContent !== texts.at(-1)) texts.push(element.textContent)
    }).observe(element, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => kept.jsonValue()
}

test('closing discards the typed text and the result', async ({ page, trouble }) => {
  trouble.expect(/net::ERR_FAILED/)
  await page.route('**/api/inquiry', (route) => route.abort())
  await open(page, '/')
  const modal = await openInquiry(page)
  await fill(modal, inquiryLabels, goodInquiry())
  await modal.locator('button[type=submit]').click()
  await expect(modal.locator('button[type=submit]')).toHaveText(inquiryModal.button.error)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()

  await openInquiry(page)
  await expect(field(modal, inquiryLabels.name)).toHaveValue('')
  await expect(modal.locator('button[type=submit]')).toHaveText(inquiryModal.button[''])
})

for (const [width, expected] of [
  [1440, limits.widthPx],
  [431, limits.widthPx],
  [430, limits.phoneWidthPx],
  [360, limits.phoneWidthPx],
  [320, limits.narrowWidthPx],
] as const) {
  test(`the modal is ${expected} px wide in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    const modal = await openInquiry(page)
    expect(await modal.evaluate((element) => element.getBoundingClientRect().width)).toBe(expected)
  })
}

test('the modal fades in 500 ms', async ({ page }) => {
  await open(page, '/')
  const modal = await openInquiry(page)
  const durations = await modal.evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(durations).toContain(`${limits.fadeMs / 1000}s`)
})
