import type { Locator } from '@playwright/test'
import { agency } from '#agency'
import { failureToast, type ToastFeature } from '#contract/forms/messages.ts'
import { toasts, validationMessages } from '#messages/common.ts'
import { formParts } from '#messages/site.ts'
import { successText } from '#site/forms/success-text.ts'
import { expect, test } from '#tests/support/browser.ts'
import { failures } from '#tests/support/failures.ts'
import {
  chooseCv,
  type Entries,
  enter,
  enterLive,
  forms,
  otherForms,
  ready,
  siteForm,
  textbox,
  thankedReference,
} from '#tests/support/forms.ts'
import { expectFieldError, pressDisabled } from '#tests/support/inquiry.ts'
import { requestsOfPhone } from '#tests/support/leads.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, live, open } from '#tests/support/visit.ts'

const phoneOf = ({ texts }: Entries) => texts['Phone Number'] ?? ''

for (const [name, form] of Object.entries(forms)) {
  const { path, kind, submit } = form

  test(`${name}: what is sent is stored once, thanked for with its reference, and can be followed`, async ({
    page,
    site,
  }) => {
    const entries = form.good()
    await open(page, path)
    await enterLive(siteForm(page, form), entries)
    await siteForm(page, form).getByRole('button', { name: submit }).dblclick()

    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(successText(form.feature))
    const reference = await thankedReference(page)
    expect(await requestsOfPhone(site.pool, phoneOf(entries))).toMatchObject([{ kind, reference, jobs: 1 }])
    const thanked = page.getByRole('heading', { level: 2, name: formParts.received[form.kind] })
    await expect(thanked).toBeFocused()
    const whatsApp = page.getByRole('link', { name: 'WhatsApp us about this request' })
    await expect(whatsApp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/.*${reference}`))
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Track this request' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Request ${reference}`)
    await expect(page.locator('[aria-current=step]')).toHaveText(/^(Received|Assigned)/)
    for (const text of Object.values(entries.texts).filter(({ length }) => length > 4)) {
      await expect(page.getByRole('main')).not.toContainText(text)
    }
    await expectAccessible(page)
  })

  test(`${name}: every wrong text gets its message at its field and in the summary, and nothing is sent`, async ({
    page,
    site,
  }) => {
    const entries = form.good()
    await open(page, path)
    const box = siteForm(page, form)
    await enter(box, entries)
    const seen = new Set<string>()
    for (const [label, text, message] of form.wrong) {
      await test.step(`${label}: ${JSON.stringify(text.slice(0, 30))}`, async () => {
        const input = textbox(box, label)
        await input.fill(text)
        await input.blur()
        await expectFieldError(input, message)
        if (!seen.has(label)) await expectSummary(box, { label, message })
        seen.add(label)
        await input.fill(entries.texts[label] ?? '')
        await expect(input).not.toHaveAttribute('aria-invalid', 'true')
      })
    }
    const [last] = form.wrong
    if (last) await textbox(box, last[0]).fill(last[1])
    await pressDisabled(box.locator('button[type=submit]'))
    await expectAccessible(page)
    expect(await requestsOfPhone(site.pool, phoneOf(entries))).toEqual([])
  })

  test(`${name}: typed and sent with the keyboard; trouble of every kind and a reload lose nothing, then it is stored once`, async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expect(...Object.values(failures).flatMap(({ seen }) => seen))
    const entries = form.good()
    await page.clock.install()
    await open(page, path)
    const box = siteForm(page, form)
    await type(box, entries)
    await chooseCv(box)
    await ready(box)
    for (const [what, { begin, error }] of Object.entries(failures)) {
      await test.step(what, async () => {
        const happen = await begin(page, `**${form.call}`)
        await box.locator('button[type=submit]').press('Enter')
        await happen()
        const toast = page.getByRole('region', { name: 'Messages' })
        await expect(toast).toContainText(failureToast(form.feature, error))
        // A conflict is an answer, not a breakdown.
        const button = error === 409 ? submit : 'Something went wrong!'
        await expect(box.locator('button[type=submit]')).toHaveText(button)
        await toast.getByRole('button', { name: 'Dismiss' }).click()
        await page.context().setOffline(false)
      })
    }
    expect(await requestsOfPhone(site.pool, phoneOf(entries))).toEqual([])
    await page.reload()
    for (const [label, text] of Object.entries(entries.texts)) {
      await expect(textbox(box, label)).toHaveValue(text)
    }
    await chooseCv(box)
    await ready(box)
    await box.locator('button[type=submit]').press('Enter')
    await thankedReference(page)
    expect(await requestsOfPhone(site.pool, phoneOf(entries))).toHaveLength(1)
    await page.reload()
    await expect(textbox(box, 'Phone Number')).toHaveValue('')
  })
}

/** Pressing the button of a form with a wrong field leads to that field, and so does the summary's link. */
async function expectSummary(box: Locator, { label, message }: { label: string; message: string }) {
  const input = textbox(box, label)
  await pressDisabled(box.locator('button[type=submit]'))
  await expect(input).toBeFocused()
  await input.blur()
  await box.getByRole('link', { name: `${label}: ${message}` }).click()
  await expect(input).toBeFocused()
}

async function type(box: Locator, { texts, choices }: Entries): Promise<void> {
  const { keyboard } = box.page()
  for (const [label, option] of Object.entries(choices)) {
    await box.getByRole('combobox', { name: label, exact: true }).focus()
    await keyboard.type(option)
  }
  for (const [label, text] of Object.entries(texts)) {
    await textbox(box, label).focus()
    await keyboard.type(text)
  }
}

for (const name of ['valuation', 'job application', 'inquiry']) {
  test(`${name}: what is typed and chosen before the scripts have come is sent`, async ({ page, site }) => {
    const form = { ...forms, ...otherForms }[name]
    if (!form) throw new Error('The table has lost a form')
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await allowed
      await route.continue()
    })
    const entries = form.good()
    await page.goto(form.path, { waitUntil: 'commit' })
    await enter(siteForm(page, form), entries)
    allow()
    await live(page)
    await ready(siteForm(page, form))
    await siteForm(page, form).getByRole('button', { name: form.submit }).click()
    const reference = await thankedReference(page)
    expect(await requestsOfPhone(site.pool, phoneOf(entries))).toMatchObject([{ reference }])
  })
}

test('a message that appears does not move the button away from under the pointer', async ({ page }) => {
  await open(page, '/contact')
  const box = siteForm(page, { id: 'get-in-touch' })
  await textbox(box, 'Name').focus()
  const button = await box.locator('button[type=submit]').boundingBox()
  if (!button) throw new Error('The button is out of sight')
  await page.mouse.click(button.x + 20, button.y + 3)
  await expect(box.getByRole('link', { name: /^Name: / })).toBeVisible()
})

test('a second request for a call-back says that the first is known', async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(409))
  const form = forms['get in touch']
  if (!form) throw new Error('The table has lost a form')
  const entries = form.good()
  await open(page, form.path)
  for (const said of [toasts.getInTouch.success, toasts.getInTouch.conflict]) {
    await enterLive(siteForm(page, form), entries)
    await siteForm(page, form).getByRole('button', { name: form.submit }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(said)
    if (said === toasts.getInTouch.success)
      await page.getByRole('button', { name: 'Request another call' }).click()
  }
  await expect(siteForm(page, form).getByRole('alert')).toHaveText(toasts.getInTouch.conflict)
  await expect(siteForm(page, form).locator('button[type=submit]')).toHaveText(form.submit)
  await expect(textbox(siteForm(page, form), 'Phone Number')).toHaveValue(phoneOf(entries))
  expect(await requestsOfPhone(site.pool, phoneOf(entries))).toHaveLength(1)
})

test('every text of S5.2 and S8.3 is shown by some form', () => {
  const all = Object.values({ ...forms, ...otherForms })
  // The journeys of a form see both of its toasts. Those of alerts are in alerts/, of a listing in listing-forms.spec.ts,
  // the project videos' in the admin app.
  const elsewhere: ToastFeature[] = [
    'alert',
    'alertsLink',
    'listingReport',
    'viewing',
    'projectVideoCreate',
    'projectVideoUpdate',
  ]
  expect([...new Set(all.map(({ feature }) => feature)), ...elsewhere].sort()).toEqual(
    Object.keys(toasts).sort(),
  )
  const said = new Set(all.flatMap(({ wrong }) => wrong.map(([, , message]) => message)))
  const { required, notANumber, email, text, phone } = validationMessages
  for (const message of [required, notANumber, email, text, phone]) expect(said).toContain(message)
})

test('the thanks for a franchise enquiry name the franchise desk', () => {
  expect(successText('franchise')).toContain(agency.franchiseDesk.email)
})
