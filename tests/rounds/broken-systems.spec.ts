/** A site whose systems are all broken: its pages are complete, and none of its secrets gets out. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { SearchAnswer } from '#contract/search/search.ts'
import { bookings, files, listingImages } from '#db/schema/index.ts'
import { openQueue } from '#queue/queue.ts'
import { applyForJob } from '#tests/support/applicant.ts'
import { kindsOfBroken, makeSecrets, openBroken } from '#tests/support/broken-systems.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeBookable } from '#tests/support/factories.ts'
import { holdCode } from '#tests/support/holds.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { goodPassword, hire } from '#tests/support/staff.ts'

type Visit = { request: APIRequestContext; site: RunningSite; database: TestDatabase }

for (const kind of kindsOfBroken) {
  test(`with every system ${kind} all pages come whole, requests are taken, and no secret is said anywhere`, async ({
    playwright,
  }) => {
    await using broken = await openBroken(kind)
    const secrets = makeSecrets()
    const folder = mkdtempSync(join(tmpdir(), 'aangan-broken-'))
    const database = await createTestDatabase({ content: 'demo' })
    const site = await startSite({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'debug',
      ...secrets.settings(broken.host),
    })
    const request = await playwright.request.newContext({ baseURL: site.url })
    try {
      const visit = { request, site, database }
      const said = [...(await seePages(visit)), ...(await provoke(visit)), ...(await lookInside(visit))]
      await expect.poll(() => site.said(), 'the log says what does not answer').toMatch(/mail|push/)
      for (const setting of ['SMTP_URL', 'S3_BUCKET', 'CLAMAV_URL', 'SEARCH_BASE'])
        await expect
          .poll(() => site.said(), 'the log names the setting after the start')
          .toContain(`${setting} was tried: `)
      for (const secret of secrets.texts) {
        const at = [...said, site.said()].find((text) => text.includes(secret))
        expect(at?.slice(0, 500)).toBeUndefined()
      }
    } finally {
      await request.dispose()
      // Requests that still wait for an answer that never comes would keep it from ending by itself.
      await site.kill()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

/** Opens every kind of page, and checks its content; returns all texts. */
async function seePages({ request, database }: Visit): Promise<string[]> {
  const said: string[] = []
  const { project, units } = await makeBookable(database.db, ['A-101', 'A-102'])
  const hold = { ...goodInquiry(), unit_id: units.get('A-101') }
  const { data } = await (await request.post('/api/bookings', { data: hold })).json()
  const code = await holdCode(database.db, data.reference)
  await request.post(`/api/bookings/${data.reference}/confirm`, { data: { code } })
  const found = await request.get('/api/listings/search?perPage=1')
  const listing = SearchAnswer.parse(await found.json()).data[0]
  const picture = await addPicture(database, listing?.id ?? 0)
  const pages: ReadonlyArray<readonly [path: string, shows: string]> = [
    ['/', 'Margalla Court'],
    ['/search?purpose=sale&cityId=1', 'Properties for sale in Islamabad'],
    [`/listing/${listing?.id}`, `/media/${picture}/`],
    ['/project/1/Margalla_Court', 'Margalla Court'],
    [`/book/${project.id}`, 'A-102'],
    [`/booking/${data.reference}`, 'A-101 is held for you'],
    ['/contact', 'Blue Area'],
    ['/careers', 'Careers'],
  ]
  for (const [path, shows] of pages) {
    const answer = await request.get(path)
    const html = await answer.text()
    expect([path, answer.status(), html.includes(shows)]).toEqual([path, 200, true])
    said.push(html, JSON.stringify(answer.headers()))
  }
  // Its place is there, with its placeholder until it comes.
  const answers = await Promise.all(Array.from({ length: 6 }, () => request.get(`/media/${picture}/840`)))
  expect(answers.map((answer) => answer.status())).toEqual(Array(6).fill(503))
  await settle(database, data.reference)
  return [...said, ...(await Promise.all(answers.map((answer) => answer.text())))]
}

/** Requests that need the systems, and attempts to break in. */
async function provoke({ request, database }: Visit): Promise<string[]> {
  // A scanner that does not answer is waited for; other requests do not wait with it.
  void applyForJob(request, database, 'Waqas Butt').catch(() => undefined)
  const inquiry = await request.post('/api/inquiry', { data: goodInquiry() })
  expect(inquiry.status()).toBe(201)
  const view = { event: 'page_view', path: '/about', title: 'About' }
  const answers = [
    inquiry,
    await request.post('/api/counts', { data: JSON.stringify({ width: 360, events: [view] }) }),
    await request.post('/api/payments/notices/sandbox', {
      headers: { 'sandbox-signature': 't=1,v1=0' },
      data: '{}',
    }),
    await request.post('/api/uploads?kind=picture', {
      headers: { authorization: 'Bearer wrong', 'content-type': 'image/jpeg' },
      data: Buffer.from('no picture'),
    }),
    await request.post('/auth/unlock', { data: { password: 'wrong' } }),
    await request.get('/nothing-is-here'),
    await request.get('/api/listings/nonsense'),
  ]
  return Promise.all(
    answers.map(async (answer) => `${JSON.stringify(answer.headers())} ${await answer.text()}`),
  )
}

/** The API's own description, what staff see, and what the operator sees. */
async function lookInside({ request, site, database }: Visit): Promise<string[]> {
  const { email } = await hire({ database }, 'admin')
  const data = { email, password: goodPassword }
  expect((await request.post('/api/admin/sign-in', { data })).status()).toBe(200)
  const metrics = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(site.said())?.[0] ?? ''
  const paths = ['/api/openapi.json', '/api/docs', '/health/live', '/health/ready', '/admin', metrics]
  const office = ['settings', 'mails', 'dead-jobs', 'bookings', 'today', 'webhooks', 'audit']
  const all = [...paths, ...office.map((name) => `/api/admin/${name}`)]
  return Promise.all(
    all.map(async (path) => {
      let text = ''
      // A busy machine may make the site ask for a retry; broken systems stay broken.
      await expect(async () => {
        const answer = await request.get(path)
        expect([path, answer.status()]).toEqual([path, 200])
        text = await answer.text()
      }).toPass()
      return text
    }),
  )
}

/** A photograph in the storage, which cannot be read. */
async function addPicture({ db }: TestDatabase, listing: number): Promise<string> {
  const id = 'aBcDeFgHiJkLmNoPqRsTuV'
  const address = `media/${id}/original`
  await db.insert(files).values({
    ...{ id, address, sha256: 'a'.repeat(64), kind: 'picture', content_type: 'image/jpeg', bytes: 1 },
    ...{ width: 1280, height: 853, thumbhash: 'k0oGBQAoFWhMCGd2eHeIeVeHiHgI', colour: '#0b6b4a' },
  })
  const box = { width: 1280, height: 853 }
  await db
    .insert(listingImages)
    .values({ ...box, listing_id: listing, position: 0, url: address, alt: 'The front' })
  return id
}

/** As if the time of the hold were over: the gateway is asked. */
async function settle({ db, url }: TestDatabase, reference: string): Promise<void> {
  const held_until = new Date(Date.now() - 60_000)
  const [booking] = await db
    .update(bookings)
    .set({ held_until })
    .where(eq(bookings.reference, reference))
    .returning()
  const queue = await openQueue(url)
  await queue.enqueue(db, 'booking-to-settle', { bookingId: booking?.id ?? 0 })
  await queue.close()
}
