/** Visitors' journeys, from beginning to end, written once for every browser. */
import { expect, test } from '@playwright/test'
import { searchAddress } from '#contract/search/search-address.ts'
import { toasts, validationMessages } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import { formFields, searchPanel } from '#messages/site.ts'
import { colleague, goodPassword } from '#tests/support/admin.ts'
import { textOf } from '#tests/support/alerts.ts'
import { demoQuestion, withEvidence } from '#tests/support/demo-estimate.ts'
import type { DemoSite } from '#tests/support/demo-site.ts'
import { makeBookable, makeJob, makeListing } from '#tests/support/factories.ts'
import { expectFocusInView } from '#tests/support/focus-in-view.ts'
import { type FormPlace, otherPlaces, writtenPlaces } from '#tests/support/form-places.ts'
import { newPhone, optionalEmail } from '#tests/support/forms.ts'
import { holdCode } from '#tests/support/holds.ts'
import { leadsFrom, newAddress, requestsOfPhone } from '#tests/support/leads.ts'
import type { Mailbox } from '#tests/support/mailbox.ts'
import { cards } from '#tests/support/payment-gateway/cards.ts'
import { showPictures } from '#tests/support/shown-pictures.ts'
import { makeTown } from '#tests/support/town.ts'
import type { HeldKey, Key, Size } from './engine.ts'
import {
  button,
  css,
  dialog,
  field,
  form,
  heading,
  link,
  list,
  main,
  option,
  region,
  siteForm,
  table,
  title,
  type Visit,
} from './visit.ts'

export type EngineSite = DemoSite & { mailbox: Mailbox }

type Journey = (visit: Visit, site: EngineSite) => Promise<void>

export const journeys: Readonly<Record<string, Journey>> = {
  'find a home with filters, sorting and pages': find,
  'look at a listing and its pictures': look,
  'send an inquiry, wrong at first': inquire,
  'set an alert': setAlert,
  'save two homes and compare them': compare,
  'get a valuation': value,
  'apply for a job with a CV': apply,
  'book a unit and pay': book,
  'find a home and ask about it in Urdu': askInUrdu,
  'sign in as staff and change a listing': edit,
  'reach every field with the keyboard': reachFields(writtenPlaces),
  'reach every choice with the keyboard': reachFields(otherPlaces),
}

async function find(visit: Visit, site: EngineSite): Promise<void> {
  const homes = [30_000_000, 8_000_000, 20_000_000].map((price) => ({ price, beds: 4 }))
  const { city, listings } = await makeTown(site, [...homes, { beds: 2 }, { subtype: 'shop' }])
  await visit.open('/')
  const panel = form('Find a property')
  await visit.select(field('City', panel), city.name)
  await visit.select(field('Type', panel), 'House')
  await visit.click(button('Search', panel))
  await visit.isAt(/^\/search\?.*subtype=house/)
  await visit.sees(title, `4 houses for sale in ${city.name}`)

  if (visit.isNarrow) {
    await visit.click(link(/^Filters/))
    const sheet = dialog('Filters')
    await visit.select(field(/^Beds/, sheet), '3+ (3)')
    await visit.click(button('Show 3 houses', sheet))
  } else await visit.select(field('Beds', form('Filters')), '3+ (3)')
  await visit.isAt(searchAddress({ cityId: city.id, subtype: ['house'], beds: 3 }))
  await visit.sees(title, /^3 /)
  await visit.select(field('Sort by'), 'Lowest price')
  await visit.isAt(searchAddress({ cityId: city.id, subtype: ['house'], beds: 3, sort: 'price-low' }))
  const first = css('article:first-of-type h2, article:first-of-type h3', region('Results'))
  await visit.sees(first, listings[1]?.title ?? '')
  await visit.click(link(/^Remove House/, list('Applied filters')))
  await visit.isAt(searchAddress({ cityId: city.id, beds: 3, sort: 'price-low' }))

  await visit.open('/search?purpose=sale&cityId=1')
  await visit.click(link('Next page'))
  await visit.isAt(/[?&]page=2/)
  await visit.seesCount(css('[aria-current=page]', css('nav[aria-label=Pages]')), 1)
  await visit.sees(css('[aria-current=page]', css('nav[aria-label=Pages]')), '2')
}

async function look(visit: Visit, site: EngineSite): Promise<void> {
  const listing = await makeListing(site.db)
  await showPictures(site, listing, ['The front', 'The lounge', 'The garden'])
  await visit.open(`/listing/${listing.id}`)
  await visit.sees(title, listing.title)
  await visit.click(link(/^Photo 1 of 3/))
  const pictures = dialog(`Photos of ${listing.title}`)
  await visit.sees(pictures, '1 of 3: The front')
  await visit.press('ArrowRight')
  await visit.sees(pictures, '2 of 3: The lounge')
  if (!visit.isNarrow) {
    await visit.click(button('Next photo', pictures))
    await visit.sees(pictures, '3 of 3: The garden')
  }
  await visit.press('Escape')
  await visit.seesCount(pictures, 0)
  await visit.hasAttribute(link('WhatsApp'), 'href', /^https:\/\/wa\.me\/\d+\?text=/)
}

async function inquire(visit: Visit, site: EngineSite): Promise<void> {
  const email = newAddress()
  await visit.open('/inquiry')
  const inquiry = siteForm('inquiry')
  await visit.fill(field('Name', inquiry), 'Ayesha Khan')
  await visit.fill(field('Email', inquiry), email)
  await visit.fill(field('Phone Number', inquiry), '0300')
  await visit.fill(field('Your location', inquiry), 'G-13, Islamabad')
  await visit.fill(field('Inquiry', inquiry), 'I am looking for a house of 10 marla.')
  await visit.press('Tab')
  await visit.focus(field('Phone Number', inquiry))
  await visit.press('Tab')
  await visit.hasAttribute(field('Phone Number', inquiry), 'aria-invalid', 'true')
  await visit.sees(inquiry, validationMessages.phone)
  expect(await leadsFrom(site.pool, email)).toEqual([])

  await visit.fill(field('Phone Number', inquiry), newPhone())
  await visit.click(css('button[type=submit]', inquiry))
  await visit.sees(region('Messages'), toasts.inquiry.success)
  expect(await leadsFrom(site.pool, email)).toMatchObject([{ kind: 'inquiry', events: 1 }])
}

async function setAlert(visit: Visit, { mailbox }: EngineSite): Promise<void> {
  const email = newAddress()
  await visit.open('/search?purpose=sale&cityId=1&subtype=house')
  await visit.click(link('Save this search'))
  const alert = dialog('Get alerts for this search')
  await visit.fill(field('Email address', alert), email)
  await visit.click(button('Get alerts', alert))
  await visit.sees(title, 'Check your inbox')
  const mails = () => mailbox.received.filter((mail) => mail.includes(`\nTo: ${email}`))
  await expect.poll(() => mails().length).toBe(1)
  const [code = ''] = /\d{6}/.exec(textOf(mails()[0] ?? '').replaceAll(/http\S+/g, '')) ?? []
  await visit.fill(field('Code from the message'), code)
  await visit.press('Enter')
  await visit.sees(title, 'Your alerts')
  await visit.seesCount(css('article', main), 1)
}

async function compare(visit: Visit, { db }: EngineSite): Promise<void> {
  const homes = [await makeListing(db, { beds: 3 }), await makeListing(db, { beds: 5 })]
  for (const { id } of homes) {
    await visit.open(`/listing/${id}`)
    const heart = css(`main [data-save=listing-${id}]`)
    await visit.click(heart)
    await visit.hasAttribute(heart, 'aria-pressed', 'true')
  }
  await visit.open('/saved')
  for (const { title } of homes) await visit.click(field(`Compare ${title}`))
  await visit.click(link('Compare (2)'))
  await visit.isAt(/^\/compare\?listings=/)
  await visit.sees(table('Comparison of 2 properties'), homes[1]?.title ?? '')
}

async function value(visit: Visit, site: EngineSite): Promise<void> {
  await withEvidence(site)
  const email = newAddress()
  await visit.open('/valuation')
  await visit.fill(field('Area or society'), demoQuestion.place)
  await visit.click(option(/^DHA Phase 6\s*DHA Lahore/))
  await visit.select(field('Property type'), 'House')
  await visit.fill(field('Size'), '10')
  await visit.fill(field('Bedrooms'), '4')
  await visit.click(button('Show estimate'))
  await visit.sees(region('Estimated price'), /Likely range: PKR [\d.]+ (Crore |Lac )?to [\d.]+ (Crore|Lac)/)
  await visit.isAt(/^\/valuation\?.*size=10/)

  const request = siteForm('valuation')
  await visit.fill(field('Name', request), 'Ayesha Khan')
  await visit.fill(field(optionalEmail, request), email)
  await visit.fill(field('Phone Number', request), newPhone())
  await visit.click(button('Get my valuation', request))
  await visit.seesCount(heading('We have your valuation request'), 1)
  expect(await leadsFrom(site.pool, email)).toMatchObject([{ kind: 'valuation' }])
}

async function apply(visit: Visit, site: EngineSite): Promise<void> {
  const [job, phone] = [await makeJob(site.db), newPhone()]
  await visit.open(`/job-description/${job.id}`)
  const application = siteForm('job-application')
  await visit.fill(field('Name', application), 'Ayesha Khan')
  await visit.fill(field(optionalEmail, application), newAddress())
  await visit.fill(field('Phone Number', application), phone)
  await visit.fill(field('City', application), 'Multan')
  await visit.fill(field('Experience', application), 'Two years in sales')
  await visit.attach(css('input[type=file]', application), 'cv.pdf', `%PDF-1.7 ${phone}`)
  await visit.sees(application, /cv\.pdf.*Uploaded/)
  await visit.click(button('Send application', application))
  await visit.sees(region('Messages'), toasts.jobApplication.success)
  await visit.sees(main, /AG-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  expect(await requestsOfPhone(site.pool, phone)).toMatchObject([{ kind: 'job_application' }])
}

async function book(visit: Visit, { db }: EngineSite): Promise<void> {
  const { project, units } = await makeBookable(db, ['A-101'])
  await visit.open(`/book/${project.id}`)
  await visit.click(link(/A-101/))
  await visit.isAt(`/book/${project.id}/${units.get('A-101')}`)
  await visit.isLive()
  await visit.fill(field('Name'), 'Sana Malik')
  await visit.fill(field('Email'), newAddress())
  await visit.fill(field('Phone Number'), newPhone())
  await visit.click(button('Hold A-101 for PKR 5 Lac (PKR 500,000)'))
  await visit.sees(title, 'Confirm your hold on A-101')
  const [reference = ''] = String(await visit.run(() => location.pathname)).match(/[^/]+$/) ?? []
  await visit.fill(field('6-digit code'), await holdCode(db, reference))
  await visit.click(button('Confirm hold on A-101'))
  await visit.sees(title, 'A-101 is held for you')
  await visit.isLive()
  await visit.click(button('Pay PKR 5 Lac (PKR 500,000)'))
  await visit.fill(field('Card number'), cards.pays)
  await visit.click(button('Pay now'))
  await visit.sees(title, 'A-101 is reserved for you')
}

function askInUrdu(visit: Visit, site: EngineSite): Promise<void> {
  return inLanguage('ur', async () => {
    const { city, listings } = await makeTown(site, [{}])
    const phone = newPhone()
    await visit.open('/ur')
    await visit.hasAttribute(css('html'), 'dir', 'rtl')
    const panel = form(searchPanel.title)
    await visit.select(css('select[name=cityId]', panel), city.name)
    await visit.click(css('button[type=submit]', panel))
    await visit.isAt(/^\/ur\/search\?/)
    await visit.sees(title, city.name)
    await visit.isLive()
    await visit.click(link(listings[0]?.title ?? '', css('article')))
    await visit.isAt(`/ur/listing/${listings[0]?.id}`)
    await visit.isLive()
    const request = siteForm('property-inquiry')
    await visit.fill(field(formFields.person.name, request), 'عائشہ خان')
    await visit.fill(field(formFields.emailOptional, request), newAddress())
    await visit.fill(field(formFields.person.phone, request), inUrduDigits(phone))
    await visit.click(css('button[type=submit]', request))
    await visit.sees(main, /AG-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(await requestsOfPhone(site.pool, inUrduDigits(phone))).toMatchObject([{ language: 'ur' }])
  })
}

async function edit(visit: Visit, site: EngineSite): Promise<void> {
  const { email } = await colleague(site, 'manager')
  const { id } = await makeListing(site.db, { title: 'A house to change', price: 20_000_000 })
  // The app learns by this that no user is signed in.
  visit.allow(/status of 401 .*\/api\/admin\/me/)
  await visit.tab.goto(`${site.url}/admin/listings/${id}`)
  await visit.sees(title, 'Sign in')
  await visit.fill(field('Email'), email)
  await visit.fill(field('Password'), goodPassword)
  await visit.click(button('Sign in'))
  await visit.sees(title, 'A house to change')
  await visit.fill(field('Title'), 'A house that was changed')
  await visit.click(button('Save'))
  await visit.sees(region('Notifications'), 'Saved.')
  await visit.open(`/listing/${id}`)
  await visit.sees(title, 'A house that was changed')
}

/** Only the forms that people write in, for the time it takes; the current Chromium goes through all. */
function reachFields(places: ReadonlyMap<string, FormPlace>): Journey {
  return async (visit, site) => {
    const browser = {
      open: (path: string) => visit.open(path),
      resize: (size: Size) => visit.tab.resize(size),
      press: (key: Key, held?: HeldKey) => visit.press(key, held),
      run: <Argument>(code: (given: Argument) => unknown, given: Argument) => visit.run(code, given),
    }
    for (const [name, place] of places) await test.step(name, () => expectFocusInView(browser, site, place))
  }
}

const inUrduDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)))
