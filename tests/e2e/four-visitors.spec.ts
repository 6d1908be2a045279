/** Four people who come to the site, from the page that they open to what the agency gets of them. */
import type { Locator, Page } from '@playwright/test'
import { viewings } from '#db/schema/index.ts'
import { inLanguage } from '#messages/language.ts'
import { formFields, formParts, valuationScreen } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { newPhone, siteForm, thankedReference } from '#tests/support/forms.ts'
import { fill, requestForm, requestLabels } from '#tests/support/inquiry.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { requestsOfPhone } from '#tests/support/leads.ts'
import { makeTown } from '#tests/support/town.ts'
import { expectNoSidewaysScroll, live, open } from '#tests/support/visit.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.locator('#results').getByRole('article')
const cardLink = (card: Locator) => card.getByRole('heading').getByRole('link')

test.describe('a couple with a cheap phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('finds a house in words, asks to view it by phone number alone, and goes back without a line', async ({
    page,
    context,
    site,
    trouble,
  }) => {
    const name = 'Gulpur'
    await makeTown(
      site,
      [
        { beds: 3, price: 12_000_000 },
        { beds: 5, price: 40_000_000 },
      ],
      { name },
    )
    await open(page, '/')
    const keyword = page.getByRole('form', { name: 'Find a property' }).locator('[name=keyword]')
    await keyword.fill('gulpur mein 1.5 crore tak ghar')
    await keyword.press('Enter')
    await expect(title(page)).toHaveText(`1 house for sale in ${name}`)
    await expectNoSidewaysScroll(page)
    const results = page.url()
    await cardLink(page.locator('#results').getByRole('article')).tap()
    await expect(page).toHaveURL(/\/listing\/\d+$/)
    await live(page)

    await page.locator('summary', { hasText: 'Request a viewing' }).tap()
    const form = page.locator('form').filter({ has: page.locator('input[name=slots]') })
    await form.locator('input[name=slots]').first().check()
    const phone = newPhone()
    await form.getByRole('textbox', { name: 'Name' }).fill('Sana and Ali')
    await form.getByRole('textbox', { name: 'Phone Number' }).fill(phone)
    await form.getByRole('button', { name: 'Send request' }).tap()
    await expect(title(page)).toHaveText('Waiting for the agent')
    expect(await requestsOfPhone(site.pool, phone)).toMatchObject([{ kind: 'viewing' }])

    trouble.expect(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(results)
    await expect(title(page)).toHaveText(`1 house for sale in ${name}`)
    await context.setOffline(false)
  })
})

test.describe('an uncle in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' })

  test('sees prices in dirham and times of his own clock, and asks to view with his number', async ({
    page,
    site,
  }) => {
    const { listings } = await makeTown(site, [{ price: 45_000_000 }])
    await open(page, `/listing/${listings[0]?.id}`)
    await page.getByLabel('Show prices in another currency').click()
    await page.getByRole('combobox', { name: 'Prices also in' }).first().selectOption('AED')
    await expect(page.locator('main .foreign').first()).toContainText(/AED\s[\d,]+/)

    await page.locator('summary', { hasText: 'Request a viewing' }).click()
    const form = page.locator('form').filter({ has: page.locator('input[name=slots]') })
    await expect(form.getByText(/\d your time$/).first()).toBeVisible()
    await form.locator('input[name=slots]').first().check()
    await form.getByRole('textbox', { name: 'Name' }).fill('Tariq Mehmood')
    await form.getByRole('textbox', { name: 'Phone Number' }).fill('+971 50 123 4567')
    await form.getByRole('button', { name: 'Send request' }).click()
    await expect(title(page)).toHaveText('Waiting for the agent')
    await expect(
      page
        .getByRole('main')
        .getByText(/your time/)
        .first(),
    ).toBeVisible()
    const stored = await site.db.select().from(viewings)
    expect(stored).toContainEqual(expect.objectContaining({ time_zone: 'Asia/Dubai' }))
  })
})

test.describe('a widow who sells', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('asks in Urdu what her house is worth, by phone number alone', ({ page, site }) =>
    inLanguage('ur', async () => {
      const { city } = await makeTown(site, [{}])
      await open(page, '/ur/valuation')
      await expect(title(page)).toHaveText(valuationScreen.title)
      const form = siteForm(page, { id: 'valuation' })
      await form.getByRole('combobox', { name: formFields.city }).selectOption(city.name)
      const phone = newPhone()
      await fill(
        form,
        {
          area: formFields.area,
          bedrooms: formFields.bedrooms,
          size: formFields.size,
          name: formFields.person.name,
          phone: formFields.person.phone,
        },
        { area: 'گلشن کالونی', bedrooms: '۴', size: '۱۰ مرلہ', name: 'زبیدہ خانم', phone },
      )
      await form.locator('button[type=submit]').tap()
      const reference = await thankedReference(page)
      expect(await requestsOfPhone(site.pool, phone)).toMatchObject([{ kind: 'valuation', reference }])
      await page.getByRole('link', { name: formParts.track }).tap()
      await expect(title(page)).toContainText(reference)
      await expectNoSidewaysScroll(page)
    }))
})

test('somebody with a keyboard alone searches, opens a house, asks for details and returns to the card', async ({
  page,
  site,
}) => {
  const { city } = await makeTown(site, [{ beds: 3 }, { beds: 5 }])
  await open(page, `/search?purpose=sale&cityId=${city.id}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const link = cardLink(results(page).nth(1))
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/listing\/\d+$/)
  await expect(page.getByRole('main')).toBeFocused()

  const form = requestForm(page)
  await tabTo(page, form.getByRole('textbox', { name: requestLabels.name }))
  await page.keyboard.type('Ayesha Khan')
  await tabTo(page, form.getByRole('textbox', { name: requestLabels.phone }))
  const phone = newPhone()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await thankedReference(page)
  expect(await requestsOfPhone(site.pool, phone)).toMatchObject([{ kind: 'property_inquiry' }])

  await page.goBack()
  await expect(link).toBeFocused()
})
