/** Leads as staff work with them: from the public form to the deal. */

import type { Page } from '@playwright/test'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { enterAs } from '#tests/support/admin.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { fill, goodInquiry, inquiryLabels, openInquiry } from '#tests/support/inquiry.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/visit.ts'

/** Returns an agent who got none of these leads, once the rules have assigned all of them. */
async function agentWithout({ pool }: DemoSite, emails: readonly string[]): Promise<string> {
  const owners = async () => {
    const { rows } = await pool.query<{ owner_id: number }>(
      'SELECT owner_id FROM leads WHERE email = ANY ($1) AND owner_id IS NOT NULL',
      [emails],
    )
    return rows.map(({ owner_id }) => owner_id)
  }
  await expect.poll(owners).toHaveLength(emails.length)
  const { rows } = await pool.query<{ name: string }>(
    'SELECT name FROM agents WHERE active AND id <> ALL ($1) ORDER BY id LIMIT 1',
    [await owners()],
  )
  return rows[0]?.name ?? ''
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a request of the public form appears by itself, and goes step by step to won', async ({
  page,
  context,
  site,
}) => {
  await enterAs(page, site, 'manager')
  // A slow line: the screen is there long before it receives lead events.
  const { promise: heldBack, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(adminEndpoints.leadNews.path, async (route) => {
    await heldBack
    await route.continue()
  })
  await page.goto('/admin/leads')
  await expect(heading(page)).toHaveText('Leads')

  // A visitor, elsewhere.
  const inquiry = goodInquiry({ name: 'Zubaida Noor', inquiry: 'Is there a house with a courtyard?' })
  const visitor = await context.newPage()
  await visitor.goto('/')
  const modal = await openInquiry(visitor)
  await fill(modal, inquiryLabels, inquiry)
  await modal.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(modal).toBeHidden()
  const given = 'SELECT FROM leads WHERE email = $1 AND owner_id IS NOT NULL'
  await expect.poll(async () => (await site.pool.query(given, [inquiry.email])).rowCount).toBe(1)
  letThrough()

  const row = page.getByRole('row').filter({ hasText: 'Zubaida Noor' })
  await expect(row).toContainText('Is there a house with a courtyard?')
  await expect(row).toContainText('Assigned')
  await page.getByRole('searchbox').fill('courty')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1 lead')
  await row.getByRole('link', { name: 'Zubaida Noor' }).click()
  await expect(heading(page)).toHaveText('Zubaida Noor')
  await expectAccessible(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('G-13, Islamabad')
  const reference = /AG-\w{4}-\w{4}/.exec((await main.textContent()) ?? '')?.[0] ?? ''

  await page.getByRole('button', { name: 'WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write on WhatsApp' })
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
    new RegExp(`Zubaida Noor.*${reference}`),
  )
  await expect(dialog.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/923001234567\?text=.*Zubaida/,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const move = (to: string) => page.getByRole('button', { name: to, exact: true }).click()
  const timeline = page.getByRole('list').filter({ hasText: 'Sent on the website' })
  await page.getByRole('button', { name: 'Record call' }).click()
  const outcome = page.getByRole('dialog', { name: 'Record call' })
  await outcome.getByRole('radio', { name: 'Call back at' }).check()
  await expectAccessible(page)
  await outcome.getByRole('button', { name: 'Record call' }).click()
  await expect(timeline).toContainText('Called: call back at 10:00')
  await expect(page.getByRole('checkbox', { name: 'Call back Zubaida Noor' })).toBeVisible()
  await expect(main).toContainText('Current status: Assigned.')
  await move('Contacted')
  await expect(timeline).toContainText('Assigned → Contacted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(timeline).toContainText('Undone')
  for (const to of ['Contacted', 'Viewing', 'Offer', 'Won']) {
    await move(to)
    await expect(main).toContainText(`Current status: ${to}.`)
  }
  await expect(timeline).toContainText('Offer → Won')
  await page.getByRole('textbox', { name: 'Internal note' }).fill('They move in on Friday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(timeline.getByRole('listitem').first()).toContainText('They move in on Friday.')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)

  await visitor.goto(`/inquiry/${reference}`)
  await expect(visitor.locator('[aria-current=step]')).toContainText('Closed')
})

test('many leads are assigned to an agent together and given back; a sender of two requests is one person', {
  tag: detail,
}, async ({ page, site }) => {
  const people = ['Gulnaz Bibi', 'Gulnaz B.'].map((name) => goodInquiry({ name, phone: '0312 9998877' }))
  for (const [at, inquiry] of people.entries()) {
    const body = { ...inquiry, inquiry: `The house in the lane, number ${at}` }
    const sent = await page.request.post('/api/inquiry', { data: body })
    expect(sent.status()).toBe(201)
  }
  const agent = await agentWithout(
    site,
    people.map(({ email }) => email),
  )
  await enterAs(page, site, 'manager')
  await page.goto('/admin/leads?q=gulnaz')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('2 leads')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const cells = page.getByRole('cell', { name: agent })
  await page.getByLabel('Assign to').selectOption(agent)
  await expect(cells).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cells).toHaveCount(0)

  await page.getByRole('link', { name: 'Gulnaz Bibi' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Gulnaz Bibi')
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Merged into this lead', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Separate' }).click()
  await expect(page.getByRole('button', { name: 'Merge' })).toBeVisible()

  await page.getByRole('button', { name: 'In 1 hour' }).click()
  await page.getByRole('button', { name: 'Add reminder' }).click()
  await page.getByRole('checkbox', { name: 'Call Gulnaz Bibi' }).click()
  await expect(page.getByText('Done: Call Gulnaz Bibi', { exact: true })).toBeVisible()
})

test('Today shows overdue leads and reminders, and has the same numbers in the table as in the chart', {
  tag: detail,
}, async ({ page, site }) => {
  const inquiry = goodInquiry({ name: 'Parveen Akhtar' })
  expect((await page.request.post('/api/inquiry', { data: inquiry })).status()).toBe(201)
  await site.pool.query("UPDATE leads SET created_at = now() - interval '9 days' WHERE email = $1", [
    inquiry.email,
  ])
  await enterAs(page, site, 'manager')
  await page.goto('/admin')
  await expect(heading(page)).toHaveText('Today')
  await expect(page.getByRole('link', { name: 'Parveen Akhtar' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Remind me to' }).fill('Bring the keys back')
  await page.getByRole('button', { name: 'Add reminder' }).click()
  const task = page.getByRole('checkbox', { name: 'Bring the keys back' })
  await task.click()
  await expect(task).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(task).not.toBeChecked()
  await expect(page.getByRole('img', { name: /^Leads: .* in 30 days/ })).toBeVisible()
  await page.getByText('View as table').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
  await expectAccessible(page)
  await page.getByRole('link', { name: /Waiting over 15 minutes/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Parveen Akhtar' })).toBeVisible()
})

test('a call is entered from the palette; an earlier request of the caller is shown, and nothing is stored twice', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/console: .*422.*\/api\/admin\/leads\)$/)
  await enterAs(page, site, 'manager')
  await page.goto('/admin')
  await expect(heading(page)).toHaveText('Today')
  const begin = async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('new lead')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('New lead')
  }
  const field = (name: string) => page.getByRole('textbox', { name })
  const send = () => page.getByRole('button', { name: 'Save lead' }).click()
  await begin()
  await send()
  await expect(field('Name')).toBeFocused()
  await field('Name').fill('Shabana Rafiq')
  await field('Phone').fill('0333 5550199')
  await page.reload()
  await expect(field('Name')).toHaveValue('Shabana Rafiq')
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Property inquiry' })
  await page.getByRole('combobox', { name: 'Property' }).fill('10590')
  await page.getByRole('option', { name: '4-bed house with lawn' }).click()
  await send()
  await expect(heading(page)).toHaveText('Shabana Rafiq')
  const main = page.getByRole('main')
  await expect(main).toContainText('First call: Immediately')
  await expect(main).toContainText('Phone, added by hand')
  await expect(main).toContainText('is the agent for listing 10590')
  await expect(main).toContainText('Current status: Contacted.')

  await begin()
  await expect(field('Name')).toHaveValue('')
  await field('Name').fill('Shabana')
  await field('Phone').fill('+92 333 5550199')
  await page.getByRole('combobox', { name: 'Source' }).selectOption({ label: 'WhatsApp' })
  await expect(page.getByRole('checkbox', { name: 'Already answered' })).not.toBeChecked()
  await expect(main).toContainText('This person has contacted us before.')
  await expectAccessible(page)
  await page.getByRole('link', { name: '4-bed house with lawn' }).click()
  await expect(heading(page)).toHaveText('Shabana Rafiq')
})
