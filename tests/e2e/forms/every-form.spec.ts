import { agency } from '#agency'
import { expect, test } from '#tests/support/browser.ts'
import {
  chooseCv,
  type Entries,
  enter,
  enterLive,
  forms,
  ready,
  siteForm,
  textbox,
  thankedReference,
} from '#tests/support/forms.ts'
import { expectFieldError, pressDisabled } from '#tests/support/inquiry.ts'
import { requestsOfPhone } from '#tests/support/leads.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, open } from '#tests/support/visit.ts'
import { successText } from '#web/forms/success-text.ts'

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
    const thanks = page.getByRole('heading', { level: 2, name: successText(form.feature) })
    await expect(thanks).toBeFocused()
    const whatsApp = page.getByRole('link', { name: 'WhatsApp us about it' })
    await expect(whatsApp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/.*${reference}`))
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Follow it' }).click()
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
    for (const [label, text, message] of form.wrong) {
      await test.step(`${label}: ${JSON.stringify(text.slice(0, 30))}`, async () => {
        const input = textbox(box, label)
        await input.fill(text)
        await input.blur()
        await expectFieldError(input, message)
        await pressDisabled(box.locator('button[type=submit]'))
        await expect(input).toBeFocused()
        await input.blur()
        await box.getByRole('link', { name: `${label}: ${message}` }).click()
        await expect(input).toBeFocused()
        await input.fill(entries.texts[label] ?? '')
        await expect(input).not.toHaveAttribute('aria-invalid', 'true')
      })
    }
    expect(await requestsOfPhone(site.pool, phoneOf(entries))).toEqual([])
  })

  test(`${name}: what was typed outlives a server that is down and a reload`, async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expect(failedLoad(503))
    const entries = form.good()
    await page.route(`**${form.call}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await open(page, path)
    const box = siteForm(page, form)
    await enterLive(box, entries)
    await box.getByRole('button', { name: submit }).click()
    await expect(box.locator('button[type=submit]')).toHaveText('Something went wrong!')
    await page.reload()
    for (const [label, text] of Object.entries(entries.texts)) {
      await expect(textbox(box, label)).toHaveValue(text)
    }
    await chooseCv(box)
    await ready(box)
    await box.getByRole('button', { name: submit }).click()
    await thankedReference(page)
    expect(await requestsOfPhone(site.pool, phoneOf(entries))).toHaveLength(1)
    await page.reload()
    await expect(textbox(box, 'Phone Number')).toHaveValue('')
  })

  test(`${name}: it is sent with the keyboard alone`, async ({ page, site }) => {
    const entries = form.good()
    await open(page, path)
    const box = siteForm(page, form)
    for (const [label, option] of Object.entries(entries.choices)) {
      const list = box.getByRole('combobox', { name: label, exact: true })
      await list.focus()
      await page.keyboard.type(option)
    }
    for (const [label, text] of Object.entries(entries.texts)) {
      await textbox(box, label).focus()
      await page.keyboard.type(text)
    }
    await chooseCv(box)
    await ready(box)
    await box.locator('button[type=submit]').focus()
    await page.keyboard.press('Enter')
    await thankedReference(page)
    expect(await requestsOfPhone(site.pool, phoneOf(entries))).toHaveLength(1)
  })
}

test('the thanks for a franchise enquiry name the franchise desk', () => {
  expect(successText('franchise')).toContain(agency.franchiseDesk.email)
})
