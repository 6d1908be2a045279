import { formParts } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { makeListing } from '#tests/support/factories.ts'
import { chooseCv, enter, forms, siteForm, textbox, thankedReference } from '#tests/support/forms.ts'
import { expectFieldError } from '#tests/support/inquiry.ts'
import { requestsOfPhone } from '#tests/support/leads.ts'
import { failedLoad } from '#tests/support/trouble.ts'

test.use({ javaScriptEnabled: false })

/** One with a file, one about a project; the others are alike. */
const walked = ['job application', 'project inquiry']

for (const [name, form] of Object.entries(forms)) {
  test(`${name} without JavaScript: errors come back with what was typed, then it is thanked for`, {
    tag: walked.includes(name) ? [] : detail,
  }, async ({ page, site, trouble }) => {
    trouble.expect(failedLoad(422))
    const entries = form.good()
    const [label, text, message] = form.wrong.find(([, text]) => text.length > 0 && text.length < 100) ?? []
    if (!label || text === undefined || !message) throw new Error('The form has nothing to get wrong')
    await page.goto(form.path)
    const box = siteForm(page, form)
    await enter(box, { ...entries, texts: { ...entries.texts, [label]: text } })
    await box.locator('button[type=submit]').click()

    await expectFieldError(textbox(box, label), message)
    await expect(box.getByRole('link', { name: `${label}: ${message}` })).toBeVisible()
    for (const [other, typed] of Object.entries(entries.texts)) {
      if (other !== label) await expect(textbox(box, other)).toHaveValue(typed)
    }
    await textbox(box, label).fill(entries.texts[label] ?? '')
    await chooseCv(box)
    await box.locator('button[type=submit]').click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formParts.received[form.kind])
    const reference = await thankedReference(page)
    const phone = entries.texts['Phone Number'] ?? ''
    expect(await requestsOfPhone(site.pool, phone)).toMatchObject([{ kind: form.kind, reference }])
    await page.reload()
    expect(await requestsOfPhone(site.pool, phone)).toHaveLength(1)
  })
}

for (const language of ['', '/ur']) {
  test(`a request about a property that is refused names it and leads back, at ${language}/listing`, {
    tag: detail,
  }, async ({ page, site, trouble }) => {
    trouble.expect(failedLoad(422), failedLoad(404))
    const listing = await makeListing(site.db)
    const form = page
      .locator('form')
      .filter({ has: page.locator('[name=property_id]') })
      .filter({ has: page.locator('[name=message]') })
    const text = (name: string) => form.locator(`[name=${name}]`)
    await page.goto(`${language}/listing/${listing.id}`)
    await text('name').fill('Ayesha Khan')
    await text('email').fill('ayesha@example.com')
    await text('phone').fill('12')
    await form.locator('button[type=submit]').click()

    await expect(page.getByRole('heading', { level: 1 })).toContainText(listing.title)
    await expect(text('name')).toHaveValue('Ayesha Khan')
    await expect(text('phone')).toHaveValue('12')
    await expect(text('phone')).toHaveAttribute('aria-invalid', 'true')
    const back = page.getByRole('main').locator(`a[href="${language}/listing/${listing.id}"]`)
    await expect(back).toBeVisible()

    // Taken down meanwhile, it is known by its ID alone, and what was typed still comes back.
    await site.pool.query('DELETE FROM listings WHERE id = $1', [listing.id])
    await text('phone').fill('0300 1234567')
    await form.locator('button[type=submit]').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(listing.id))
    await expect(text('name')).toHaveValue('Ayesha Khan')
  })
}
