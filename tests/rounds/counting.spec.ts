/** Events of a visitor's walk, counted by the day; and their way to another service. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page, Request } from '@playwright/test'
import { CountedBatch, CountedEvent } from '#contract/analytics/visit-events.ts'
import { dailyCounts } from '#db/schema/index.ts'
import { test as base, expect } from '#tests/support/browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { newAddress } from '#tests/support/leads.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { open } from '#tests/support/visit.ts'

type Counting = RunningSite & {
  db: TestDatabase['db']
  restart(settings: Record<string, string>): Promise<void>
}

/** A site of this file alone: its counts are in the table once it has been stopped. */
const test = base.extend<object, { counting: Counting }>({
  counting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aangan-counting-'))
      const database = await createTestDatabase({ content: 'demo' })
      const start = (more: Record<string, string>) =>
        startSite({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'warn', ...more })
      const site: Counting = {
        ...(await start({})),
        db: database.db,
        async restart(settings) {
          await site.stop()
          Object.assign(site, await start(settings))
        },
      }
      try {
        await use(site)
      } finally {
        await site.stop()
        await database.drop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ counting }, use) => use(counting.url),
})
test.describe.configure({ mode: 'default' })

const isBeacon = (request: Request) =>
  request.resourceType() === 'ping' || request.url().endsWith('/api/counts')

/** As a browser does when its window is left for another one. */
const leave = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/**
 * Keeps a page where it is when a phone number is clicked: headless Chromium sends a page no more clicks once it has
 * handed a `tel:` link to the system.
 */
const keepPhoneLinksHere = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('click', (event) => {
      const { target } = event
      if (target instanceof Element && target.closest('a[href^="tel:"]')) event.preventDefault()
    })
  })

/**
 * Home, a search, its first listing, a call, a message and a request for details; then home again. Returns the
 * listing's path.
 */
async function walk(page: Page): Promise<string> {
  await keepPhoneLinksHere(page)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await open(page, '/')
  const panel = page.getByRole('form', { name: 'Find a property' })
  await panel.getByLabel('City').selectOption('Islamabad')
  await panel.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveTitle(/^Properties for sale in Islamabad/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/listing\/\d+$/)
  const contact = page.getByRole('complementary', { name: 'Contact' })
  await contact.getByRole('link', { name: /^Call/ }).click()
  await contact.getByRole('link', { name: 'WhatsApp' }).click()
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Request details' }) })
  await form.getByLabel('Name').fill('Ayesha Khan')
  await form.getByLabel('Email').fill(newAddress())
  await form.getByLabel('Phone').fill('0300 1234567')
  await form.locator('button[type=submit]').click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Detail request sent')
  const { pathname } = new URL(page.url())
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  return pathname
}

test('a visit is counted exactly: each page once by its title, the search, the listing, the call, the message, the lead', async ({
  page,
  browser,
  counting,
}) => {
  const batches: CountedEvent[][] = []
  page.on('request', (request) => {
    if (!isBeacon(request)) return
    const { events } = CountedBatch.parse(JSON.parse(request.postData() ?? ''))
    batches.push(events.map((event) => CountedEvent.parse(event)))
  })
  const path = await walk(page)
  await leave(page)
  await expect.poll(() => batches.flat().length).toBe(8)
  expect(batches.length, 'sent together').toBeLessThanOrEqual(3)
  expect(await page.context().cookies()).toEqual([])

  for (const [signal, header] of [
    ['globalPrivacyControl', 'Sec-GPC'],
    ['doNotTrack', 'DNT'],
  ] as const) {
    const context = await browser.newContext({ baseURL: counting.url, extraHTTPHeaders: { [header]: '1' } })
    await context.addInitScript((name) => {
      Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
    }, signal)
    const asked = await context.newPage()
    await keepPhoneLinksHere(asked)
    const sent: string[] = []
    asked.on('request', (request) => isBeacon(request) && sent.push(request.url()))
    await open(asked, path)
    await asked.getByRole('complementary', { name: 'Contact' }).getByRole('link', { name: /^Call/ }).click()
    await leave(asked)
    await asked.goto('/terms')
    expect(sent).toEqual([])
    await context.close()
  }

  await counting.stop()
  const rows = await counting.db.select().from(dailyCounts)
  const listing = `listing:${path.split('/').at(-1)}`
  expect(Object.fromEntries(rows.map(({ event, subject, count }) => [`${event} ${subject}`, count]))).toEqual(
    {
      'page ': 3,
      'page /': 1,
      'page /search': 1,
      'page /listing/{id}': 1,
      'page device:desktop': 3,
      'search ': 1,
      'search purpose:sale': 1,
      'search city:1': 1,
      'view ': 1,
      [`view ${listing}`]: 1,
      'call ': 1,
      [`call ${listing}`]: 1,
      'whatsapp ': 1,
      [`whatsapp ${listing}`]: 1,
      'lead ': 1,
      [`lead ${listing}`]: 1,
      'lead kind:property_inquiry': 1,
    },
  )
})

test('with an external base the browser sends events there, and the policy allows it', async ({
  browser,
  counting,
}) => {
  const received: string[] = []
  const receiver = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''} ${await text(request)}`)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const bound = receiver.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  await counting.restart({ ANALYTICS_BASE: `http://127.0.0.1:${port}/collect` })
  const context = await browser.newContext({ baseURL: counting.url })
  const page = await context.newPage()
  const violations: string[] = []
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  await open(page, '/about')
  await leave(page)
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]).toMatch(
    /^POST \/collect {2}\{"width":\d+,"events":\[\{"event":"page_view","path":"\/about"/,
  )
  expect(violations).toEqual([])
  await context.close()
  receiver.close()
  await counting.restart({ ANALYTICS: 'off' })
  const html = await (await fetch(`${counting.url}/`)).text()
  expect(html).not.toContain('analyticsBase')
  expect(html).not.toContain('/api/counts')
  expect((await fetch(`${counting.url}/api/counts`, { method: 'POST', body: '{"events":[]}' })).status).toBe(
    404,
  )
})
