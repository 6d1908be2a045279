import { searchAddress } from '#contract/search/search-address.ts'
import { validationMessages as messages } from '#messages/common.ts'
import { formParts } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { makeListing } from '#tests/support/factories.ts'
import {
  expectFieldError,
  field,
  fill,
  goodInquiry,
  inquiryLabels,
  requestForm,
  requestLabels,
} from '#tests/support/inquiry.ts'
import { leadsFrom, newAddress } from '#tests/support/leads.ts'
import { makeTown } from '#tests/support/town.ts'
import { failedLoad } from '#tests/support/trouble.ts'

test.use({ javaScriptEnabled: false })

test('the home page shows homes and its search leads to results', async ({ page, site }) => {
  const { city } = await makeTown(site, [{}, { subtype: 'shop' }])
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const panel = page.getByRole('form', { name: 'Find a property' })
  await panel.getByLabel('City').selectOption(city.name)
  await panel.getByLabel('Type').selectOption('House')
  await panel.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`1 house for sale in ${city.name}`)
})

test('a drawn map shows the results of a search, and where a listing is', { tag: detail }, async ({
  page,
  site,
  request,
}) => {
  const { city, listings } = await makeTown(site, [{ lat: 33.7, long: 73.1, price: 47_500_000 }])
  await page.goto(searchAddress({ cityId: city.id }))
  const results = page.getByRole('img', { name: 'Results map' })
  await expect(results).toBeVisible()
  const drawn = await request.get((await results.getAttribute('src')) ?? '')
  expect(drawn.headers()['content-type']).toContain('image/svg+xml')
  // The picture has the price of the one home, in its middle.
  expect(await drawn.text()).toMatch(/<text x="260(?:\.\d+)?" y="21\d(?:\.\d+)?"[^>]*>4\.75 Cr<\/text>/)
  expect(
    await results.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
  ).toBe(520)

  await page.goto(`/listing/${listings[0]?.id}`)
  const place = page.getByRole('img', { name: /^Map of .* and surroundings$/ })
  await place.scrollIntoViewIfNeeded()
  expect(
    await place.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
  ).toBe(520)
})

test('where no position is known, the pictures show the city and the country and say what is missing', {
  tag: detail,
}, async ({ page, site, request }) => {
  const nowhere = { lat: null, long: null }
  const { city, listings } = await makeTown(site, [nowhere], { areasAt: nowhere })
  const pictureOf = async (name: RegExp) => {
    const source = await page.getByRole('img', { name }).getAttribute('src')
    const drawn = await request.get(source ?? '')
    expect(drawn.headers()['content-type']).toContain('image/svg+xml')
    return drawn.text()
  }
  await page.goto(searchAddress({ cityId: city.id }))
  expect(await pictureOf(/^Results map$/)).toContain('1 property has no map position')
  await page.goto(`/listing/${listings[0]?.id}`)
  expect(await pictureOf(/^Map of .* and surroundings$/)).toContain(`>${city.name}</text>`)
  await expect(page.getByText('The map shows the approximate location.')).toBeVisible()

  // What the page refuses in its address has no picture either.
  expect((await request.get('/drawn-map/results.svg?near=33.6,73,99999')).status()).toBe(404)
  expect((await request.get('/drawn-map/place.svg?city=999999')).status()).toBe(404)
})

test('the filters are a form, the pages are links', async ({ page, site }) => {
  const { city } = await makeTown(site, [
    { beds: 3, price: 90_000_000 },
    { beds: 3 },
    { beds: 2 },
    { beds: 5 },
  ])
  await page.goto(searchAddress({ cityId: city.id, perPage: 1 }))
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 4' }).click()
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, page: 4, perPage: 1 }))

  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByLabel('Beds').selectOption('3')
  await filters.locator('summary', { hasText: 'Price' }).click()
  await filters.getByLabel('Maximum').first().fill('5')
  await filters.getByRole('button', { name: 'Show results' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2 properties/)
})

test('the search field is sent with the filters beside it', async ({ page, site }) => {
  const { city } = await makeTown(site, [{ beds: 3 }, { beds: 2 }, { subtype: 'shop' }])
  await page.goto(searchAddress({ cityId: city.id, beds: 3 }))
  await page.getByRole('combobox', { name: 'Area, project, landmark or ID' }).fill('house')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`1 house for sale in ${city.name}`)
})

test('on a phone the filters are reached and sent as well', async ({ page, site }) => {
  const { city } = await makeTown(site, [{ beds: 3 }, { beds: 2 }])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(searchAddress({ cityId: city.id }))
  await page.getByRole('link', { name: 'Filters' }).click()
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByLabel('Beds').selectOption('3')
  await filters.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1 property/)
})

test('on a phone the results are sorted by links', { tag: detail }, async ({ page, site }) => {
  const { city, listings } = await makeTown(site, [{ price: 90_000_000 }, { price: 10_000_000 }])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(searchAddress({ cityId: city.id }))
  await page.locator('summary', { hasText: 'Newest' }).click()
  await page.getByRole('link', { name: 'Lowest price', exact: true }).click()
  await expect(page).toHaveURL(searchAddress({ cityId: city.id, sort: 'price-low' }))
  await expect(page.getByRole('article').first()).toContainText(listings[1]?.title ?? '')
})

test('a listing leaves no gap where a script would share and print it', { tag: detail }, async ({
  page,
  site,
}) => {
  const listing = await makeListing(site.db)
  await page.goto(`/listing/${listing.id}`)
  const [share] = await page
    .locator('button[title=Share]')
    .evaluateAll((buttons) => buttons.map((one) => one.clientWidth))
  expect(share).toBe(0)
})

test('nothing is offered that only a script could do', { tag: detail }, async ({ page, site }) => {
  const listing = await makeListing(site.db)
  for (const width of [360, 1000, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/',
      '/search?purpose=sale&cityId=1',
      `/listing/${listing.id}`,
      '/gallery',
      '/contact',
    ]) {
      await page.goto(path)
      const dead = page.locator('button:visible:not([type=submit]), button:visible:not(form button)')
      expect([path, width, await dead.allTextContents()]).toEqual([path, width, []])
    }
  }
})

test('the open menu covers nothing of the page', { tag: detail }, async ({ page }) => {
  for (const width of [320, 360, 1000]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/', '/contact']) {
      await page.goto(path)
      const header = await page.getByRole('banner').boundingBox()
      const main = await page.getByRole('main').boundingBox()
      expect(main?.y, `${path} at ${width} px`).toBe((header?.y ?? 0) + (header?.height ?? 0))
      // One row, until the menu is opened.
      expect(header?.height, `${path} at ${width} px`).toBeLessThan(80)
      await page.getByRole('banner').locator('summary').click()
      const opened = await page.getByRole('banner').boundingBox()
      expect(opened?.height).toBeGreaterThan(100)
      expect((await page.getByRole('main').boundingBox())?.y).toBe((opened?.y ?? 0) + (opened?.height ?? 0))
    }
  }
})

test('the menu is there on a phone', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('banner').locator('summary').click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Properties', exact: true })
    .click()
  await expect(page).toHaveURL('/search?purpose=sale&cityId=1')
})

test('the property ID leads to the property', { tag: detail }, async ({ page, site }) => {
  const listing = await makeListing(site.db)
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Property ID' }).fill(String(listing.id))
  await page.getByRole('button', { name: 'Find property' }).click()
  await expect(page).toHaveURL(`/listing/${listing.id}`)
})

test('an inquiry is sent from a page of its own', async ({ page, site, trouble }) => {
  trouble.expect(failedLoad(422))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page).toHaveURL(/\/inquiry\??$/)
  const texts = goodInquiry()
  const form = page.getByRole('main')
  await fill(form, inquiryLabels, { ...texts, phone: '12' })
  await form.locator('button[type=submit]').click()
  await expectFieldError(field(form, inquiryLabels.phone), messages.phone)
  await expect(field(form, inquiryLabels.name)).toHaveValue(texts.name)
  await field(form, inquiryLabels.phone).fill(texts.phone)
  await form.locator('button[type=submit]').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formParts.received.inquiry)
  const [lead] = await leadsFrom(site.pool, texts.email)
  await expect(page.getByRole('main')).toContainText(lead?.reference ?? 'nothing stored')
  await page.reload()
  expect(await leadsFrom(site.pool, texts.email)).toHaveLength(1)
})

test('details of a listing are asked for, errors come back with what was typed', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(failedLoad(422))
  const listing = await makeListing(site.db)
  const texts = {
    name: '<b>Ali</b> "A"',
    email: newAddress(),
    phone: '0300 1234567',
    message: 'Is it </textarea> free?',
  }
  await page.goto(`/listing/${listing.id}`)
  await fill(requestForm(page), requestLabels, { ...texts, email: 'nobody' })
  await requestForm(page).locator('button[type=submit]').click()
  await expectFieldError(field(page, requestLabels.email), messages.email)
  await expect(field(page, requestLabels.name)).toHaveValue(texts.name)
  await expect(field(page, requestLabels.message)).toHaveValue(texts.message)
  await field(page, requestLabels.email).fill(texts.email)
  await requestForm(page).locator('button[type=submit]').click()

  await expect(page.getByRole('main')).toContainText(/AG-/)
  expect(await leadsFrom(site.pool, texts.email)).toMatchObject([
    { kind: 'property_inquiry', listing_id: listing.id, name: texts.name, events: 1, jobs: 1 },
  ])
})
