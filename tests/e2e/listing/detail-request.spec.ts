import type { Page } from '@playwright/test'
import { detailRequestFields } from '#contract/leads/inquiry-fields.ts'
import { tidyLine, tidyLines } from '#contract/text/tidy-text.ts'
import { toasts, validationMessages } from '#messages/common.ts'
import { expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { makeListing } from '#tests/support/factories.ts'
import {
  expectFieldError,
  field,
  fill,
  pressDisabled,
  requestForm,
  requestLabels,
} from '#tests/support/inquiry.ts'
import { leadsFrom, newAddress } from '#tests/support/leads.ts'
import { makeTown } from '#tests/support/town.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { open } from '#tests/support/visit.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const submit = (page: Page) => requestForm(page).locator('button[type=submit]')
const person = () => ({ name: 'Bilal O’Neill', email: newAddress(), phone: '0333-1234567' })

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`at ${width} px the way from the home page over a search to a sent request for details`, {
    tag: width > height ? detail : [],
  }, async ({ page, site }) => {
    const { city, listings } = await makeTown(site, [{}, { subtype: 'shop' }])
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const panel = page.getByRole('form', { name: 'Find a property' })
    await panel.getByLabel('City').selectOption(city.name)
    await panel.getByLabel('Type').selectOption('House')
    await panel.getByRole('button', { name: 'Search' }).click()
    // The home page may show the new listing too: its card is clicked among the results.
    await expect(page).toHaveURL(/\/search\?/)
    await page
      .getByRole('heading', { name: listings[0]?.title ?? '' })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(`/listing/${listings[0]?.id}`)

    const texts = person()
    await fill(requestForm(page), requestLabels, texts)
    await submit(page).click()
    await expect(messages(page)).toContainText(toasts.propertyInquiry.success)
    const stored = await leadsFrom(site.pool, texts.email)
    expect(stored).toMatchObject([
      {
        kind: 'property_inquiry',
        listing_id: listings[0]?.id,
        name: texts.name,
        phone_e164: '+923331234567',
        events: 1,
        jobs: 1,
      },
    ])
    expect(stored[0]?.payload).toMatchObject({
      message: `Is the property with ID ${listings[0]?.id} still available?`,
    })
  })
}

test('every wrong text gets its message at its field and nothing is sent', { tag: detail }, async ({
  page,
  site,
}) => {
  const listing = await makeListing(site.db)
  const good = person()
  await open(page, `/listing/${listing.id}`)
  await fill(requestForm(page), requestLabels, good)
  for (const [name, text, message] of [
    ['name', '', validationMessages.required],
    ['name', 'x'.repeat(101), validationMessages.tooLong({ characters: detailRequestFields.name.max })],
    ['email', 'bilal(at)example.com', validationMessages.email],
    ['phone', '', validationMessages.required],
    ['phone', 'none of yours', validationMessages.notANumber],
    ['phone', '12345', validationMessages.phone],
    [
      'message',
      'x'.repeat(2001),
      validationMessages.tooLong({ characters: detailRequestFields.message.max }),
    ],
  ] as const) {
    await test.step(`${name}: ${text.slice(0, 20)}`, async () => {
      const input = field(requestForm(page), requestLabels[name])
      await input.fill(text)
      await pressDisabled(submit(page))
      await expectFieldError(input, message)
      await expect(input).toBeFocused()
      await input.fill({ ...good, message: '' }[name])
    })
  }
  expect(await leadsFrom(site.pool, good.email)).toEqual([])
})

test('a hostile request is stored as harmless text', { tag: detail }, async ({ page, site }) => {
  const listing = await makeListing(site.db)
  const texts = {
    ...person(),
    name: `<script>document.title = "owned"</script>'); DROP TABLE leads; --`,
    message: 'Line one\r\nBcc: all@example.com\r\n\u0000\u001b[2J<img src=x onerror=alert(1)>',
  }
  await open(page, `/listing/${listing.id}`)
  await fill(requestForm(page), requestLabels, texts)
  await submit(page).click()
  await expect(messages(page)).toContainText(toasts.propertyInquiry.success)
  const [lead] = await leadsFrom(site.pool, texts.email)
  expect(lead?.name).toBe(tidyLine(texts.name))
  expect(lead?.payload).toMatchObject({ message: tidyLines(texts.message) })
})

test('typed text outlives a failure and a reload', { tag: detail }, async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(503))
  const listing = await makeListing(site.db)
  const texts = person()
  await page.route('**/api/inquiry/property', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  })
  await open(page, `/listing/${listing.id}`)
  await fill(requestForm(page), requestLabels, texts)
  await submit(page).click()
  await expect(page.getByText(toasts.propertyInquiry.failure, { exact: true })).toBeVisible()
  await expect(submit(page)).toHaveText('Something went wrong!')
  await page.reload()
  for (const [name, text] of Object.entries(texts)) {
    await expect(field(requestForm(page), requestLabels[name as keyof typeof texts])).toHaveValue(text)
  }
  await submit(page).click()
  await expect(messages(page)).toContainText(toasts.propertyInquiry.success)
  expect(await leadsFrom(site.pool, texts.email)).toHaveLength(1)
})

test('a listing that was taken down meanwhile cannot be asked about, and says so', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedLoad(404))
  const listing = await makeListing(site.db)
  const texts = person()
  await open(page, `/listing/${listing.id}`)
  await fill(requestForm(page), requestLabels, texts)
  await site.pool.query('DELETE FROM listings WHERE id = $1', [listing.id])
  await submit(page).click()
  await expect(page.getByText(toasts.propertyInquiry.failure, { exact: true })).toBeVisible()
  expect(await leadsFrom(site.pool, texts.email)).toEqual([])
})
