/**
 * The main journeys, from the first page to the email, in Urdu on a phone: search, inquiry, valuation,
 * booking, application.
 */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { mails } from '#db/schema/index.ts'
import { toasts, validationMessages } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import {
  booking,
  formFields,
  formParts,
  inquiryScreen,
  searchField,
  searchFields,
  searchFilters,
  searchPanel,
  shell,
} from '#messages/site.ts'
import { detail } from '#tests/support/detail.ts'
import { makeBookable, makeJob } from '#tests/support/factories.ts'
import {
  chooseCv,
  type Entries,
  enter,
  newPhone,
  ready,
  siteForm,
  thankedReference,
} from '#tests/support/forms.ts'
import { holdCode } from '#tests/support/holds.ts'
import { expectFieldError } from '#tests/support/inquiry.ts'
import { newAddress, requestsOfPhone } from '#tests/support/leads.ts'
import { cards } from '#tests/support/payment-gateway/cards.ts'
import { expect, type Shop, test } from '#tests/support/shop.ts'
import { makeTown } from '#tests/support/town.ts'
import { failedLoad, type Trouble } from '#tests/support/trouble.ts'
import { expectNoSidewaysScroll, live } from '#tests/support/visit.ts'

// One shop serves all of them.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

type Visit = { page: Page; shop: Shop; trouble: Trouble; hasScripts: boolean }

const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'a home is found by a query in words and a filter, and asked about': findAndAsk,
  'a home is valued': value,
  'a unit is held, paid and booked': book,
  'a visitor applies for a job with a CV': apply,
}

for (const hasScripts of [true, false]) {
  test.describe(`${hasScripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: hasScripts })
    for (const [title, journey] of Object.entries(journeys)) {
      test(title, { tag: hasScripts ? [] : detail }, ({ page, shop, trouble }) =>
        inLanguage('ur', () => journey({ page, shop, trouble, hasScripts })),
      )
    }
  })
}

async function findAndAsk(visit: Visit): Promise<void> {
  const { page, shop, hasScripts } = visit
  const [name, inUrdu] = hasScripts ? ['Lahore', 'لاہور'] : ['Multan', 'ملتان']
  const { listings } = await makeTown(
    siteOf(shop),
    [{ beds: 3 }, { beds: 5 }, { size_value: 5 }, { subtype: 'shop' }],
    { name },
  )
  await open(visit, '/ur')
  const panel = page.getByRole('form', { name: searchPanel.title })
  await panel.getByLabel(searchField.label).fill(`${inUrdu} میں 10 مرلہ گھر`)
  await panel.getByRole('button', { name: searchFields.search }).click()
  const chips = page.getByRole('list', { name: searchFilters.applied }).getByRole('link')
  await expect(chips).toContainText([
    name,
    typeLabel('house'),
    formatSize({ value: 10, unit: 'marla' }),
    searchFilters.clear,
  ])
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectUrdu(page)

  await page.getByRole('link', { name: searchFilters.title }).click()
  const filters = hasScripts
    ? page.getByRole('dialog', { name: searchFilters.title })
    : page.getByRole('form', { name: searchFilters.title })
  await filters.getByLabel(searchFilters.beds).selectOption('5')
  await filters.locator('button[type=submit]:visible').last().click()
  await expect(page).toHaveURL(/^[^?]*\/ur\/search\?.*beds=5/)
  await page
    .getByRole('article')
    .getByRole('link', { name: listings[1]?.title ?? '', exact: true })
    .click()
  await expect(page).toHaveURL(`/ur/listing/${listings[1]?.id}`)
  if (hasScripts) await live(page)

  await send(visit, {
    id: 'property-inquiry',
    kind: 'property_inquiry',
    toast: toasts.propertyInquiry.success,
  })
}

async function value(visit: Visit): Promise<void> {
  const { city } = await makeTown(siteOf(visit.shop), [{}])
  await open(visit, '/ur/valuation')
  await send(
    visit,
    { id: 'valuation', kind: 'valuation', toast: toasts.valuation.success },
    {
      texts: {
        [formFields.area]: 'ڈی ایچ اے فیز ۶',
        [formFields.bedrooms]: '۴',
        [formFields.size]: '۱۰ مرلہ',
      },
      choices: { [formFields.city]: city.name },
    },
  )
}

async function apply(visit: Visit): Promise<void> {
  const job = await makeJob(visit.shop.database.db)
  await open(visit, `/ur/job-description/${job.id}`)
  await send(
    visit,
    { id: 'job-application', kind: 'job_application', toast: toasts.jobApplication.success },
    {
      texts: {
        [formFields.city]: 'لاہور',
        [formFields.salary]: 'اسی ہزار',
        [formFields.experience]: 'پراپرٹی سیلز میں دو سال',
        [formFields.coverNote]: 'مجھے لاہور کی ہر گلی معلوم ہے۔',
      },
      choices: {},
    },
  )
}

async function book(visit: Visit): Promise<void> {
  const { page, shop, hasScripts } = visit
  const { db, pool } = shop.database
  const { project } = await makeBookable(db, ['A-101'])
  const { name, email, phone } = person()
  await open(visit, `/ur/book/${project.id}`)
  await page.getByRole('link', { name: 'A-101' }).click()
  if (hasScripts) await live(page)
  await expectUrdu(page)
  const form = siteForm(page, { id: 'booking' })
  // The code of a hold is sent by email, which is not optional here.
  const { [formFields.emailOptional]: _, ...texts } = labelled({ name, email, phone })
  await enter(form, { texts: { ...texts, [formFields.person.email]: email }, choices: {} })
  await form.locator('button[type=submit]').click()
  await expect(heading(page)).toHaveText(booking.confirm.title({ unit: 'A-101' }))
  await expectUrdu(page)

  const reference = page.url().split('/').at(-1) ?? ''
  const code = await holdCode(db, reference)
  await page.getByRole('textbox', { name: booking.confirm.code }).fill(inUrduDigits(code))
  await page.getByRole('button', { name: booking.confirm.submit({ unit: 'A-101' }) }).click()
  await expect(heading(page)).toHaveText(booking.held.title({ unit: 'A-101' }))
  await page.locator('form[data-checkout] button').click()
  await page.getByLabel('Card number').fill(cards.pays)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(heading(page)).toHaveText(booking.booked.title({ unit: 'A-101' }))
  await expectUrdu(page)
  await expect(page).toHaveURL(new RegExp(`/ur/booking/${reference}`))
  const { rows } = await pool.query('SELECT language, state FROM bookings WHERE reference = $1', [reference])
  expect(rows).toEqual([{ language: 'ur', state: 'booked' }])
  // The code, then the receipt.
  await expectUrduMails(shop, { email, link: `${shop.url}/ur/booking/${reference}`, count: 2 })
}

type Request = { id: string; kind: 'property_inquiry' | 'valuation' | 'job_application'; toast: string }

/**
 * Sends a form with a wrong phone, puts it right, and follows what was sent to its stored row, its page and its email.
 */
async function send(visit: Visit, { id, kind, toast }: Request, more: Entries = { texts: {}, choices: {} }) {
  const { page, shop, trouble, hasScripts } = visit
  const form = siteForm(page, { id })
  const { name, email, phone } = person()
  const submit = form.locator('button[type=submit]')
  const phoneField = form.getByRole('textbox', { name: formFields.person.phone })
  await enter(form, { ...more, texts: { ...more.texts, ...labelled({ name, email, phone: '۰۳۰۰' }) } })
  if (!hasScripts) {
    trouble.expect(failedLoad(422))
    await submit.click()
    await chooseCv(form)
  } else await phoneField.blur()
  await expectFieldError(phoneField, validationMessages.phone)
  await expectUrdu(page)

  await phoneField.fill(phone)
  await ready(form)
  await submit.click()
  if (hasScripts) await expect(page.getByRole('region', { name: shell.messages })).toContainText(toast)
  await expect(page.getByRole('heading', { name: formParts.received[kind] })).toBeVisible()
  const reference = await thankedReference(page)
  await expectUrdu(page)
  expect(await requestsOfPhone(shop.database.pool, phone)).toMatchObject([
    { kind, reference, language: 'ur' },
  ])
  const link = `${shop.url}/ur/inquiry/${reference}`
  await expectUrduMails(shop, { email, link, count: 1 })
  await page.goto(link)
  await expect(heading(page)).toHaveText(inquiryScreen.requestTitle({ reference }))
  await expectUrdu(page)
}

const siteOf = ({ database: { db }, url }: Shop) => ({ db, url })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function open({ page, hasScripts }: Visit, path: string): Promise<void> {
  await page.goto(path)
  if (hasScripts) await live(page)
  await expectUrdu(page)
}

async function expectUrdu(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(/^\/ur(\/|$)/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectNoSidewaysScroll(page)
}

/** So many emails went to the visitor, all of them in Urdu, with the address of what they are about. */
async function expectUrduMails(
  { mailbox, database }: Shop,
  { email, link, count }: { email: string; link: string; count: number },
): Promise<void> {
  const toVisitor = new RegExp(`^To: ${email}`, 'im')
  await expect.poll(() => mailbox.received.filter((mail) => toVisitor.test(mail)).length).toBe(count)
  const written = await database.db.select().from(mails).where(eq(mails.recipient, email))
  expect(written).toHaveLength(count)
  for (const { subject, html, text } of written) {
    expect(subject).toMatch(/\p{Script=Arabic}/u)
    expect(html).toContain('<html lang="ur" dir="rtl">')
    expect(text).toContain(link)
  }
}

type Person = { name: string; email: string; phone: string }

const person = (): Person => ({ name: 'عائشہ خان', email: newAddress(), phone: inUrduDigits(newPhone()) })

/** What a person types, by the labels of the fields. */
function labelled({ name, email, phone }: Person): Entries['texts'] {
  const labels = formFields.person
  return { [labels.name]: name, [labels.phone]: phone, [formFields.emailOptional]: email }
}

function inUrduDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)))
}
