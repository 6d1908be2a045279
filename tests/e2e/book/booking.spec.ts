/** Booking a unit of a project, as buyers meet it: the gateway is the sandbox, a process of its own. */

import type { Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { bookings, projectUnits } from '#db/schema/index.ts'
import { openQueue } from '#queue/queue.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { detail } from '#tests/support/detail.ts'
import { makeBookable } from '#tests/support/factories.ts'
import { newPhone } from '#tests/support/forms.ts'
import { holdCode } from '#tests/support/holds.ts'
import { newAddress } from '#tests/support/leads.ts'
import { cards } from '#tests/support/payment-gateway/cards.ts'
import { expect, type Shop, test } from '#tests/support/shop.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, expectNoSidewaysScroll, live } from '#tests/support/visit.ts'

// One shop serves all of them.
test.describe.configure({ mode: 'default' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

type Held = { reference: string; email: string }

/** Holds a unit of a project of its own. Returns the booking's reference; its page is open then. */
async function hold(page: Page, { database }: Shop, hasScripts = true): Promise<Held> {
  const { project, units } = await makeBookable(database.db, ['A-101'])
  return holdUnit(page, database, `/book/${project.id}/${units.get('A-101')}`, hasScripts)
}

async function holdUnit(
  page: Page,
  { db }: Pick<TestDatabase, 'db'>,
  path: string,
  hasScripts = true,
): Promise<Held> {
  const email = newAddress()
  await page.goto(path)
  if (hasScripts) await live(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Sana Malik')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone())
  await page.getByRole('button', { name: 'Hold A-101 for PKR 5 Lac (PKR 500,000)' }).click()
  await expect(heading(page)).toHaveText('Confirm your hold on A-101')
  const reference = page.url().split('/').at(-1) ?? ''
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await holdCode(db, reference))
  await page.getByRole('button', { name: 'Confirm hold on A-101' }).click()
  await expect(heading(page)).toHaveText('A-101 is held for you')
  return { reference, email }
}

/** On the page of the gateway, which its script opens. */
async function payWith(page: Page, card: string): Promise<void> {
  await live(page)
  await page.getByRole('button', { name: 'Pay PKR 5 Lac (PKR 500,000)' }).click()
  await expect(page.getByText('opened by script')).toBeVisible()
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: 'Pay now' }).click()
}

const yours = 'A-101 is reserved for you'

test('paid: from the list of units to the receipt; the gateway’s script is loaded and allowed on that screen alone', async ({
  page,
  shop,
}) => {
  const { project } = await makeBookable(shop.database.db, ['A-101', 'A-102'])
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(shop.sandbox.url) && request.resourceType() === 'script')
      scripts.push(page.url())
  })
  const policies = new Map<string, string>()
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest())
      policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '')
  })
  await page.goto(`/project/${project.id}/${project.slug}`)
  await page.getByRole('link', { name: 'Book online: Two-bed' }).click()
  await expect(page).toHaveURL(new RegExp(`/book/${project.id}#type-`))
  await expect(page.getByText('12 units are left. 2 can be booked here.')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'A-102 3rd floor, facing Garden PKR 1.92 Crore' }),
  ).toBeVisible()
  await expectAccessible(page)
  const [unit] = await shop.database.db
    .select()
    .from(projectUnits)
    .where(eq(projectUnits.project_id, project.id))
  await expect(page.getByRole('link', { name: 'A-101' })).toHaveAttribute(
    'href',
    `/book/${project.id}/${unit?.id}`,
  )
  await page.getByRole('link', { name: 'A-101' }).click()
  const facts = page.getByRole('main')
  for (const fact of ['PKR 1.92 Crore', '3rd floor', 'Garden', '1,125 sq ft', 'To be announced'])
    await expect(facts).toContainText(fact)
  const { reference, email } = await holdUnit(page, shop.database, `/book/${project.id}/${unit?.id}`)
  await expectAccessible(page)
  await payWith(page, cards.pays)
  await expect(heading(page)).toHaveText(yours)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  // The code and the receipt, and word to the agency.
  const mails = () => shop.mailbox.received.filter((mail) => mail.includes(reference))
  await expect.poll(() => mails().length).toBe(3)
  expect(mails().filter((mail) => new RegExp(`^To: ${email}`, 'im').test(mail))).toHaveLength(2)
  // Only what was held may load the script, and only its page may name the gateway.
  expect(new Set(scripts.map((at) => new URL(at).pathname))).toEqual(new Set([`/booking/${reference}`]))
  const gateway = new URL(shop.sandbox.url).origin
  const naming = [...policies].filter(([, policy]) => policy.includes(gateway)).map(([path]) => path)
  expect(naming).toEqual([`/booking/${reference}`])
  expect(policies.size).toBeGreaterThan(3)
  // Nothing about who booked it is on its page.
  expect(await (await page.request.get(`/booking/${reference}`)).text()).not.toMatch(/Sana|visitor-/)
})

test('declined: the unit stays held, and another card books it; two simultaneous notices book it once', async ({
  page,
  shop,
}) => {
  const { reference } = await hold(page, shop)
  await payWith(page, cards.isDeclined)
  await expect(page.getByText('The payment was declined and nothing was taken.')).toBeVisible()
  await expect(heading(page)).toHaveText('A-101 is held for you')
  await payWith(page, cards.paysTwiceTold)
  await expect(heading(page)).toHaveText(yours)
  const paid = await shop.database.pool.query(
    `SELECT refund FROM payments WHERE status = 'paid' AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [reference],
  )
  expect(paid.rows).toEqual([{ refund: null }])
})

test('paid, and the notice comes late: the page waits for it and believes no address', {
  tag: detail,
}, async ({ page, shop }) => {
  const { reference } = await hold(page, shop)
  await page.goto(`/booking/${reference}?from=payment&status=paid&state=booked`)
  await expect(heading(page)).toHaveText('A-101 is held for you')
  await page.goto(`/booking/${reference}`)
  await payWith(page, cards.paysLate)
  await expect(page.getByText('There is no need to pay again.')).toBeVisible()
  await expect(heading(page)).toHaveText(yours)
})

test('forged: a notice that the gateway did not sign books nothing; nor does a bank that fails', {
  tag: detail,
}, async ({ page, shop, trouble }) => {
  await hold(page, shop)
  await payWith(page, cards.isForged)
  await expect(page.getByText('The payment was declined and nothing was taken.')).toBeVisible()
  await expect(heading(page)).toHaveText('A-101 is held for you')
  trouble.expect(failedLoad(502))
  await payWith(page, cards.fails)
  await expect(page.getByText('Nothing was paid.')).toBeVisible()
})

test('two buyers for one unit: the second sees immediately that it is held, and gets it when the first leaves', async ({
  page,
  shop,
  browser,
}) => {
  const { project, units } = await makeBookable(shop.database.db, ['A-101'])
  const path = `/book/${project.id}/${units.get('A-101')}`
  const second = await browser.newPage({ baseURL: shop.url })
  await second.goto(path)
  await live(second)
  const { reference } = await holdUnit(page, shop.database, path)
  await second.getByRole('textbox', { name: 'Name' }).fill('Bilal Ahmed')
  await second.getByRole('textbox', { name: 'Email' }).fill(newAddress())
  await second.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone())
  const send = second.getByRole('button', { name: 'Hold A-101 for PKR 5 Lac (PKR 500,000)' })
  await send.click()
  await expect(second.getByText(/Someone else is booking A-101 right now\./)).toBeVisible()
  await second.close()
  // Abandoned: half an hour later its job finds that nothing was paid.
  const { db, url } = shop.database
  const [booking] = await db
    .update(bookings)
    .set({ held_until: sql`now() - interval '1 minute'` })
    .where(eq(bookings.reference, reference))
    .returning()
  const queue = await openQueue(url)
  await queue.enqueue(db, 'booking-to-settle', { bookingId: booking?.id ?? 0 })
  await queue.close()
  await expect(heading(page)).toHaveText('A-101 is no longer held for you')
  await page.getByRole('link', { name: 'See available units' }).click()
  await expect(page.getByRole('link', { name: 'A-101' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    test(`given up ${javaScriptEnabled ? 'with' : 'without'} JavaScript: asked once more, and free for the next`, {
      tag: detail,
    }, async ({ page, shop }) => {
      const { reference } = await hold(page, shop, javaScriptEnabled)
      const release = page.getByRole('button', { name: 'Release A-101' })
      await expect(release).toBeHidden()
      await page.getByText('I have changed my mind').click()
      if (javaScriptEnabled) await expectAccessible(page)
      await release.click()
      await expect(heading(page)).toHaveText('A-101 is no longer held for you')
      await expect(page).toHaveURL(`/booking/${reference}`)
      await expect(page.getByText('You released the unit and have nothing to pay.')).toBeVisible()
      await page.getByRole('link', { name: 'See available units' }).click()
      await page.getByRole('link', { name: 'A-101' }).click()
      await expect(page.getByRole('button', { name: 'Hold A-101 for PKR 5 Lac (PKR 500,000)' })).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a unit is held, paid on the gateway’s page, and booked', async ({ page, shop, trouble }) => {
    trouble.expect(failedLoad(422))
    const { project, units } = await makeBookable(shop.database.db, ['A-101'])
    const email = newAddress()
    await page.goto(`/book/${project.id}`)
    await page.getByRole('link', { name: 'A-101' }).click()
    const send = page.getByRole('button', { name: 'Hold A-101 for PKR 5 Lac (PKR 500,000)' })
    await page.getByRole('textbox', { name: 'Email' }).fill('no address')
    await send.click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: 'Name' }).fill('Sana Malik')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone())
    await send.click()
    await expect(heading(page)).toHaveText('Confirm your hold on A-101')
    const confirm = page.getByRole('button', { name: 'Confirm hold on A-101' })
    const code = page.getByRole('textbox', { name: '6-digit code' })
    const reference = page.url().split('/').at(-1) ?? ''
    const right = await holdCode(shop.database.db, reference)
    await code.fill('12')
    await confirm.click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('You can try 4 more times').first()).toBeVisible()
    // The link of the email has the code filled in, and does nothing by itself.
    await page.goto(`/booking/${reference}?code=${right}`)
    await expect(code).toHaveValue(right)
    await confirm.click()
    await expect(page).toHaveURL(`/booking/${reference}`)
    await expect(heading(page)).toHaveText('A-101 is held for you')
    await page.getByRole('button', { name: 'Pay PKR 5 Lac (PKR 500,000)' }).click()
    await expect(page.getByText('opened by form')).toBeVisible()
    await page.getByLabel('Card number').fill(cards.pays)
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(heading(page)).toHaveText(yours)
    expect(units.size).toBe(1)
  })
})
