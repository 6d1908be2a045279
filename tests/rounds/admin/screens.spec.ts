/** Every screen of the admin app, as an administrator sees it. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { collections } from '#contract/admin/collections.ts'
import { quarterBefore, toQuarter } from '#contract/reports/quarter.ts'
import { quarterName } from '#contract/reports/report-words.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import {
  bookings,
  importRuns,
  mails,
  payments,
  projectUnits,
  pushDeliveries,
  webhooks,
} from '#db/schema/index.ts'
import { enterAs } from '#tests/support/admin.ts'
import { applyForJob } from '#tests/support/applicant.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { countLayoutShifts, expectStill } from '#tests/support/layout-shift.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/visit.ts'

/**
 * Addresses below /admin with the heading that shows that the screen is there; a name in braces is replaced
 * by the id of a record that `make` makes.
 */
const screens: ReadonlyArray<readonly [path: string, heading: string]> = [
  ['/projects', 'Projects'],
  ['/projects/new', 'New project'],
  ['/projects/1', 'Margalla Court'],
  ['/project-videos', 'Project videos'],
  ['/project-videos/new', 'New project video'],
  ['/events', 'Events'],
  ['/events/new', 'New event'],
  ['/events/1', 'Property Expo Islamabad'],
  ['/agents', 'Agents'],
  ['/agents/new', 'New agent'],
  ['/agents/1', 'Mehreen Aslam'],
  ['/covers', 'Covers'],
  ['/covers/new', 'New cover'],
  ['/testimonials?archived=true', 'Testimonials'],
  ['/testimonials/new', 'New testimonial'],
  ['/group-photos', 'Group photos'],
  ['/group-photos/new', 'New group photo'],
  ['/tax-tables', 'Taxes and fees'],
  ['/tax-tables/new', 'New tax table'],
  ['/exchange-rates', 'Exchange rates'],
  ['/exchange-rates/new', 'New exchange rate'],
  ['/quarterly-reports', 'Quarterly reports'],
  ['/quarterly-reports/new', 'New quarterly report'],
  ['/quarterly-reports/1', quarterName(quarterBefore(toQuarter(dayInPakistan(new Date()))))],
  ['/ads', 'Ads'],
  ['/ads/new', 'New campaign'],
  ['/ads/1', 'Kachnar Residences, last apartments'],
  ['/pages', 'Pages'],
  ['/pages/terms', 'Terms & Conditions'],
  ['/offices', 'Offices'],
  ['/offices/new', 'New office'],
  ['/offices/1', 'Head Office'],
  ['/', 'Today'],
  ['/leads', 'Leads'],
  ['/analytics?range=13m', 'Analytics'],
  ['/demand?range=90d', 'Demand'],
  ['/leads?status=lost&q=nobody-is-called-like-this', 'Leads'],
  ['/leads/new', 'New lead'],
  ['/leads/{lead}', 'Noreen Baig'],
  ['/listings', 'Listings'],
  ['/listings?q=nothing-is-called-like-this', 'Listings'],
  ['/listings/new', 'New listing'],
  ['/listing-reviews', 'In review'],
  ['/listing-reports', 'Reported listings'],
  ['/cities', 'Cities and areas'],
  ['/cities/1', 'Islamabad'],
  ['/cities/1/areas/1', 'F-6'],
  ['/listings/10590', '4-bed house with lawn'],
  ['/staff', 'Staff'],
  ['/staff?q=nobody-is-called-like-this', 'Staff'],
  ['/audit', 'Audit log'],
  ['/imports', 'Imports'],
  ['/imports/{run}', 'homes.csv'],
  ['/price-evidence', 'Price evidence'],
  ['/jobs', 'Jobs'],
  ['/jobs/new', 'New job'],
  ['/applications', 'Applications'],
  ['/applications/{application}', 'Waqas Butt'],
  ['/health', 'Health'],
  ['/outbox', 'Outbox'],
  ['/outbox/{mail}', 'Thank you for your request'],
  ['/dead-jobs', 'Failed tasks'],
  ['/viewings', 'Viewings'],
  ['/viewings?view=week&from=2026-12-02', 'Viewings'],
  ['/bookings', 'Bookings'],
  ['/bookings?state=released&q=nobody-is-called-like-this', 'Bookings'],
  ['/bookings/{booking}', 'A-104, Margalla Court'],
  ['/settings', 'Settings'],
  ['/erase', 'Erase personal data'],
  ['/webhooks', 'Webhooks'],
  ['/webhooks/{webhook}', 'Our CRM'],
  ['/deliveries', 'Deliveries'],
  ['/deliveries/{delivery}', 'Lead received'],
  ['/account', 'My account'],
  ['/nothing-is-here', 'Page not found'],
]

/** One record of each kind that the demo content has none of. */
async function make(request: APIRequestContext, site: DemoSite): Promise<Record<string, number | string>> {
  const inquiry = goodInquiry({ name: 'Noreen Baig' })
  expect((await request.post('/api/inquiry', { data: inquiry })).status()).toBe(201)
  const leads = await site.pool.query<{ id: number }>('SELECT id FROM leads WHERE email = $1', [
    inquiry.email,
  ])
  const [run] = await site.db
    .insert(importRuns)
    .values({ file: 'homes.csv', state: 'done', finished_at: new Date() })
    .returning()
  const words = { subject: 'Thank you for your request', text: 'We call you.', html: '<p>We call you.</p>' }
  const [mail] = await site.db
    .insert(mails)
    .values({
      ...words,
      purpose: 'receipt',
      recipient: 'noreen@example.com',
      status: 'sent',
      sent_at: new Date(),
    })
    .returning()
  const [webhook] = await site.db
    .insert(webhooks)
    .values({
      name: 'Our CRM',
      url: 'https://crm.example/hook',
      events: ['lead.created'],
      active: false,
      salt: 'a',
    })
    .returning()
  const lead = leads.rows[0]?.id ?? 0
  const delivery = randomUUID()
  await site.db.insert(pushDeliveries).values({
    ...{ id: delivery, message_id: 'msg_1', target: 'webhook', webhook_id: webhook?.id, lead_id: lead },
    ...{ event: 'lead.created', data: { reference: 'AG-1' }, happened_at: new Date() },
    attempts: [
      { at: new Date().toISOString(), ms: 9, status: 500, answer: 'No', problem: 'The server answered 500.' },
    ],
  })
  const application = await applyForJob(request, site, 'Waqas Butt')
  const booking = await bookedUnit(site)
  return {
    delivery,
    webhook: webhook?.id ?? 0,
    lead,
    run: run?.id ?? 0,
    mail: mail?.id ?? 0,
    application: application.id,
    booking,
  }
}

/** A booking that was paid twice. */
async function bookedUnit({ db }: DemoSite): Promise<number> {
  // The other half of the screens may have been looked at on the same site.
  const [before] = await db.select().from(bookings).where(eq(bookings.unit_number, 'A-104'))
  if (before) return before.id
  const [unit] = await db.select().from(projectUnits).where(eq(projectUnits.number, 'A-104'))
  const [booking] = await db
    .insert(bookings)
    .values({
      reference: 'AG-7K3M-9QXD',
      project_id: unit?.project_id ?? 0,
      unit_id: unit?.id ?? 0,
      unit_number: 'A-104',
      unit_type: 'One-bed',
      amount: 500_000,
      name: 'Noreen Baig',
      email: 'noreen@example.com',
      phone: '0300 1234567',
      gateway: 'bank-transfer',
      held_until: new Date(),
      state: 'booked',
      booked_at: new Date(),
    })
    .returning()
  const paid = { booking_id: booking?.id ?? 0, amount: 500_000, currency: 'PKR', status: 'paid' as const }
  const transfer = { ...paid, gateway: 'bank-transfer', source: 'staff' as const }
  await db.insert(payments).values([
    { ...transfer, gateway_id: 'IBFT-1' },
    {
      ...transfer,
      gateway_id: 'IBFT-2',
      refund: 'needed',
      refund_reason: 'already paid',
    },
  ])
  return booking?.id ?? 0
}

/** The addresses of a collection. */
const listAndForm = (path: string) => [`/${path}`, `/${path}/$id`]

test('the table of screens leaves none out', () => {
  const office = new URL('../../../src/admin/', import.meta.url)
  const patterns = readdirSync(office, { recursive: true, encoding: 'utf8' })
    // The sign-in screens have journeys of their own.
    .filter((file) => /^[\w-]+\/routes\.ts$/.test(file) && !file.startsWith('sign-in/'))
    .flatMap((file) => [...readFileSync(new URL(file, office), 'utf8').matchAll(/\bpath: '([^']*)'/g)])
    .map(([, pattern = '']) => pattern)
    .concat(collections.map(({ path }) => (path === 'ad-campaigns' ? 'ads' : path)).flatMap(listAndForm))
  expect(patterns.length).toBeGreaterThan(30)
  const isShown = (pattern: string) => {
    const like = new RegExp(`^${pattern.replaceAll(/\$\w*/g, '[^/?]+')}(\\?|$)`)
    return screens.some(([path]) => like.test(path))
  }
  expect(patterns.filter((pattern) => !isShown(pattern))).toEqual([])
})

/** Records of which a site needs one are made at the first request, for all tests on that site. */
const made = new WeakMap<DemoSite, ReturnType<typeof make>>()

function madeIn(request: APIRequestContext, site: DemoSite): ReturnType<typeof make> {
  const ours = made.get(site) ?? make(request, site)
  made.set(site, ours)
  return ours
}

/** Not one test for each, which would sign in for each; not one for all, which would be the last to end. */
const atOnce = 8
const wide = { width: 1440, height: 900 }

for (let first = 0; first < screens.length; first += atOnce) {
  const some = screens.slice(first, first + atOnce)
  test(`every screen from ${first + 1} to ${first + some.length} is there: nothing in the console, no layout shift, accessible, a tablet and a phone show all of it`, async ({
    page,
    site,
    context,
  }) => {
    const ids = await madeIn(page.request, site)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enterAs(page, site, 'admin')
    await countLayoutShifts(context)
    for (const [path, heading] of some) {
      await test.step(path, async () => {
        await page.setViewportSize(wide)
        await page.goto(`/admin${path.replace(/\{(\w+)\}/, (_, name) => String(ids[name]))}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expectStill(page)
        await expectAccessible(page)
        for (const width of [768, 360]) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoSidewaysScroll(page)
        }
      })
    }
  })
}

test('the command palette leads anywhere by a few letters, without the mouse', async ({ page, site }) => {
  await enterAs(page, site, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or go to a screen' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('audit lo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the command palette finds a client by a phone as it is typed, and opens their leads', async ({
  page,
  site,
}) => {
  const person = { name: 'Gulnaz Bibi', email: 'gulnaz@example.com', phone: '0345 7654321' }
  const inquiry = { ...person, client_Location: 'Lahore', inquiry: 'A house in the lane' }
  expect((await page.request.post('/api/inquiry', { data: inquiry })).status()).toBe(201)
  await enterAs(page, site, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('0345 765')
  const client = page.getByRole('option', { name: /^Gulnaz Bibi \+92 345 7654321/ })
  await expect(client).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  await expect(page.getByRole('row').filter({ hasText: 'Gulnaz Bibi' })).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zzqx')
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toBeVisible()
})

test('columns keep the width that they were given', async ({ page, site }) => {
  await enterAs(page, site, 'admin')
  await page.goto('/admin/staff')
  const column = page.getByRole('columnheader', { name: 'Role' })
  const before = (await column.boundingBox())?.width ?? 0
  await page.getByRole('separator', { name: 'Width of Role' }).focus()
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('ArrowRight')
  const wider = (await column.boundingBox())?.width ?? 0
  expect(wider).toBeGreaterThan(before)
  await page.reload()
  await expect(column).toBeVisible()
  expect((await column.boundingBox())?.width).toBe(wider)
})
