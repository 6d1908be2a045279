/** What alerts find and when messages are sent: once, grouped, in the right hours, despite failures. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { agency } from '#agency'
import {
  alertContacts,
  alertMatches,
  alertMessages,
  alerts,
  listingChanges,
  listings,
} from '#db/schema/index.ts'
import { matchChanges } from '#domain/alerts/match-changes.ts'
import { sendDueAlerts } from '#domain/alerts/send-due-alerts.ts'
import { settleChanges } from '#domain/listings/price-history/settle-changes.ts'
import { type MailerOptions, openMailer } from '#mail/mailer.ts'
import { askForAlert, behind, confirmAlert, openAlerts, textOf } from '../../support/alerts.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type AreaRow, makeArea, makeCity, makeListing } from '../../support/factories.ts'
import { refuse } from '../../support/refuse.ts'
import { post, signedIn } from '../../support/staff.ts'

let api: TestApi
let site: Awaited<ReturnType<typeof openAlerts>>
let johar: AreaRow
let now: Date
beforeEach(async () => {
  api = await createTestApi()
  const lahore = await makeCity(api.database.db, { name: 'Lahore' })
  johar = await makeArea(api.database.db, { name: 'Johar Town', city_id: lahore.id })
  now = nextWednesday()
  await open()
})
afterEach(async () => {
  expect(api.unexpected).toEqual([])
  await site.close()
  await api.close()
})

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

async function open(options: Partial<MailerOptions> = {}): Promise<void> {
  site = await openAlerts(api, options)
  site.ctx.clock = () => now
}

/** At noon in Pakistan: what is written now has settled by then. */
function nextWednesday(): Date {
  const tomorrow = Math.ceil(Date.now() / day)
  const daysAhead = Array.from({ length: 7 }, (_, ahead) => new Date((tomorrow + ahead) * day + 7 * hour))
  return daysAhead.find((date) => date.getUTCDay() === 3) ?? new Date()
}

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const houses = () => `purpose=sale&areaIds=${johar.id}&subtype=house`
const home = (more: object = {}) => makeListing(api.database.db, { area_id: johar.id, ...more })
const mails = () => site.mailbox.received.filter((mail) => !/^Subject: Confirm/m.test(mail))
const told = () => mails().map(textOf)

/** Creates a confirmed alert; returns the secret of its address. */
async function alertFor(email: string, wish: object = { search: houses() }, path?: string): Promise<string> {
  await askForAlert(api, { email, ...wish }, path)
  await site.sendMessages()
  return confirmAlert(api, site.mailbox.received.at(-1))
}

/** Runs the jobs of the next minute or two. */
async function pass(ms = 2 * minute): Promise<void> {
  await settleChanges(site.ctx)
  await matchChanges(site.ctx)
  later(ms)
  await sendDueAlerts(site.ctx)
}

const change = (id: number, to: Partial<typeof listings.$inferInsert>) =>
  api.database.db.update(listings).set(to).where(eq(listings.id, id))

test('a new matching home is sent within five minutes, once, and no other', async () => {
  await alertFor('sana@example.com')
  const older = await api.database.db.$count(listings)
  expect(older).toBe(0)
  const fits = await home({ title: 'Corner house', price: 18_500_000 })
  await home({ title: 'To rent', purpose: 'rent' })
  await home({ title: 'A flat', subtype: 'apartment' })
  await makeListing(api.database.db, { title: 'Elsewhere' })
  const published = now
  await pass()
  expect(now.getTime() - published.getTime()).toBeLessThan(5 * minute)
  expect(told()).toHaveLength(1)
  expect(mails()[0]).toMatch(/^Subject: 1 update: Houses for sale in Johar Town/m)
  expect(told()[0]).toContain(
    `New: Corner house: PKR 1.85 Crore, Johar Town, Lahore (https://homes.example/listing/${fits.id})`,
  )
  expect(told()[0]).not.toMatch(/To rent|A flat|Elsewhere/)
  expect(behind('https://homes.example/alerts/', mails()[0])).toHaveLength(44)
  expect((mails()[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ')).toMatch(
    /^List-Unsubscribe: <https:\/\/homes\.example\/api\/alerts\/unsubscribe\/[\w-]{44}>$/m,
  )
  await change(fits.id, { title: 'Corner house with a lawn' })
  await pass(day)
  expect(told()).toHaveLength(1)
})

test('homes from before the alert are not new, however they are edited; a later correction that matches is sent then', async () => {
  const old = await home({ published_at: new Date(Date.now() - day) })
  await alertFor('sana@example.com')
  const flat = await home({ title: 'Wrongly a flat', subtype: 'apartment' })
  await change(old.id, { title: 'Edited' })
  await pass()
  expect(told()).toEqual([])
  await change(flat.id, { subtype: 'house' })
  await pass()
  expect(told()).toHaveLength(1)
  expect(told()[0]).toContain('Wrongly a flat')
})

test('a price drop is sent when it has settled, a typing error never', async () => {
  const house = await home({
    title: 'Brick house',
    price: 20_000_000,
    published_at: new Date(Date.now() - day),
  })
  await api.database.db.update(listings).set({ created_at: new Date(Date.now() - day) })
  await alertFor('sana@example.com')
  now = new Date()
  await change(house.id, { price: 2_000_000 })
  await change(house.id, { price: 20_000_000 })
  await change(house.id, { price: 18_000_000 })
  await settleChanges(site.ctx)
  await matchChanges(site.ctx)
  expect(await api.database.db.$count(alertMatches)).toBe(0)
  now = nextWednesday()
  await pass()
  expect(told()).toHaveLength(1)
  expect(told()[0]).toContain(
    'Price reduced: Brick house: now PKR 1.8 Crore, was PKR 2 Crore, Johar Town, Lahore',
  )
})

test('a home back on the market is sent once it has settled, to searches and to visitors who saved it', async () => {
  const house = await home({ title: 'Brick house', published_at: new Date(Date.now() - day) })
  await api.database.db.update(listings).set({ created_at: new Date(Date.now() - day) })
  await alertFor('sana@example.com')
  await alertFor('amna@example.com', { listing_id: house.id, price_drop: 'yes' }, '/api/alerts/homes')
  now = new Date()
  await change(house.id, { status: 'sold' })
  // The end of the sale is an hour before its return, which is no correction then.
  await api.database.db
    .update(listingChanges)
    .set({ changed_at: new Date(Date.now() - 3 * hour) })
    .where(eq(listingChanges.listing_id, house.id))
  await change(house.id, { status: 'published' })
  await pass(0)
  expect(told()).toEqual([])
  now = nextWednesday()
  await pass()
  expect(
    mails()
      .map((mail) => /^To: (\S+)/m.exec(mail)?.[1])
      .sort(),
  ).toEqual(['amna@example.com', 'sana@example.com'])
  for (const text of told()) expect(text).toContain('Back on the market: Brick house')
  await pass(day)
  expect(told()).toHaveLength(2)
})

test('an alert about a saved home is sent for a price drop and when it is sold or deleted', async () => {
  const [one, other] = [await home({ title: 'First', price: 20_000_000 }), await home({ title: 'Second' })]
  await api.database.db
    .update(listings)
    .set({ published_at: new Date(Date.now() - day), created_at: new Date(Date.now() - day) })
  for (const { id } of [one, other])
    await alertFor(
      'sana@example.com',
      { listing_id: id, price_drop: 'yes', gone: 'yes' },
      '/api/alerts/homes',
    )
  await change(one.id, { price: 19_000_000 })
  await pass()
  expect(told()).toHaveLength(1)
  expect(told()[0]).toContain('Price reduced: First: now PKR 1.9 Crore, was PKR 2 Crore')
  await change(one.id, { status: 'sold' })
  await api.database.db.delete(listings).where(eq(listings.id, other.id))
  later(day)
  await pass(2 * hour)
  expect(told()).toHaveLength(2)
  expect(told()[1]).toContain('No longer available: First')
  expect(told()[1]).toContain(`No longer available: Property ${other.id}`)
})

test('hundreds of homes are one message with their number and a link to all, and so are two alerts', async () => {
  await alertFor('sana@example.com')
  await alertFor('sana@example.com', { search: 'purpose=sale&maxPrice=30000000' })
  await api.database.db.transaction(async (tx) => {
    for (let n = 0; n < 300; n += 1) await makeListing(tx, { area_id: johar.id, title: `House ${n}` })
  })
  await pass()
  await pass(hour)
  expect(mails()).toHaveLength(1)
  expect(mails()[0]).toMatch(/^Subject: 600 updates for your alerts/m)
  expect(told()[0]?.match(/^New: /gm)).toHaveLength(20)
  expect(told()[0]).toContain('And 290 more.')
  expect(told()[0]).toContain(`https://homes.example/search?purpose=sale&areaIds=${johar.id}&subtype=house`)
})

test('at night nothing is sent; daily and weekly alerts wait for their hour', async () => {
  await alertFor('sana@example.com')
  await alertFor('daily@example.com', { search: houses(), frequency: 'daily' })
  await alertFor('weekly@example.com', { search: houses(), frequency: 'weekly' })
  // Eleven in the evening.
  later(11 * hour)
  await home()
  await pass()
  expect(mails()).toEqual([])
  const to = () => mails().map((mail) => /^To: (\w+)/m.exec(mail)?.[1])
  later(9 * hour)
  await pass()
  expect(to()).toEqual(['sana'])
  later(hour)
  await pass()
  expect(to()).toEqual(['sana', 'daily'])
  for (let days = 0; days < 7; days += 1) {
    later(day)
    await pass(0)
  }
  expect(to()).toEqual(['sana', 'daily', 'weekly'])
})

test('an address gets six messages a day, with growing pauses, and misses nothing', async () => {
  await alertFor('sana@example.com')
  later(-3 * hour)
  for (let n = 0; n < 26; n += 1) {
    await home({ title: `House ${n} of the day` })
    await pass(30 * minute)
  }
  expect(mails().length).toBeGreaterThan(3)
  expect(mails().length).toBeLessThanOrEqual(6)
  later(12 * hour)
  await pass()
  const matches = await api.database.db
    .select({ state: alertMessages.state })
    .from(alertMatches)
    .leftJoin(alertMessages, eq(alertMessages.id, alertMatches.message_id))
  expect(matches).toEqual(Array.from({ length: 26 }, () => ({ state: 'sent' })))
})

test('a paused alert sends nothing, and afterwards only what is new since then', async () => {
  const secret = await alertFor('sana@example.com')
  await post(api, `/api/alerts/saved/${secret}`, { status: 'paused' })
  await home({ title: 'In the pause' })
  await pass()
  await post(api, `/api/alerts/saved/${secret}`, { status: 'active' })
  await home({ title: 'After the pause' })
  await pass()
  expect(told()).toHaveLength(1)
  expect(told()[0]).toContain('After the pause')
  expect(told()[0]).not.toContain('In the pause')
})

test('after a day without the mail server everything comes in one message', async () => {
  await alertFor('sana@example.com')
  await site.close()
  await open({ patienceMs: 500, restMs: 50 })
  site.mailbox.fallSilent()
  for (let n = 0; n < 6; n += 1) {
    await home({ title: `House ${n} of the outage` })
    await pass(2 * hour)
  }
  expect(mails()).toEqual([])
  expect(await api.database.db.$count(alertMessages, eq(alertMessages.purpose, 'matches'))).toBe(0)
  site.mailbox.speak()
  await expect.poll(() => site.ctx.mailer.isReachable()).toBe(true)
  const patient = openMailer({ smtpUrl: site.mailbox.url, from: agency.email })
  onTestFinished(() => patient.close())
  site.ctx.mailer = patient
  later(10 * hour)
  await pass()
  expect(mails()).toHaveLength(1)
  for (let n = 0; n < 6; n += 1) expect(textOf(mails()[0] ?? '')).toContain(`House ${n} of the outage`)
})

test('an address that refuses three messages is not written to any more, until it is confirmed again', async () => {
  await alertFor('gone@example.com')
  const [contact] = await api.database.db.select().from(alertContacts)
  site.mailbox.refuseRecipients(/gone@/)
  for (let n = 0; n < 5; n += 1) {
    await home({ title: `House ${n}` })
    await pass()
    later(day + hour)
  }
  const states = await api.database.db
    .select({ state: alertMessages.state })
    .from(alertMessages)
    .where(eq(alertMessages.purpose, 'matches'))
  expect(states.map(({ state }) => state)).toEqual(['refused', 'refused', 'refused'])
  const [bounced] = await api.database.db.select().from(alertContacts)
  expect([contact?.bounced_at, bounced?.bounced_at]).toEqual([null, expect.any(Date)])
  site.mailbox.refuseRecipients(undefined)
  await alertFor('gone@example.com', { search: 'purpose=rent' })
  await pass()
  // Nothing that was refused is lost.
  for (let n = 0; n < 5; n += 1) expect(told().join('')).toContain(`House ${n}`)
})

test('a search follows its area when it is merged, and says so when the area is gone', async () => {
  const { db } = api.database
  const secret = await alertFor('sana@example.com')
  const whole = await makeArea(db, { name: 'Johar', city_id: johar.city_id })
  const { cookie } = await signedIn(api, 'admin')
  const merged = await post(api, `/api/admin/areas/${johar.id}/merge`, { into: whole.id }, { cookie })
  expect(merged.status).toBeLessThan(300)
  await makeListing(db, { area_id: whole.id, title: 'In the merged area' })
  await pass()
  expect(told()[0]).toContain('In the merged area')
  expect(mails()[0]).toMatch(/Houses for sale in Johar, Lahore|Houses for sale in Johar/)
  await db.update(alerts).set({ area_ids: [whole.id, 999_999] })
  const answer = await api.request(`/api/alerts/saved/${secret}`)
  expect((await answer.json()).data.alerts).toMatchObject([{ problem: 'place' }])
  await makeListing(db, { area_id: whole.id, title: 'Another one' })
  await pass(hour)
  expect(told()[1]).toContain('A place in this search no longer exists')
})

test('killed while it sends, a server loses no message and repeats only those it was sending, word for word', async () => {
  const addresses = Array.from({ length: 12 }, (_, n) => `reader${n}@example.com`)
  for (const email of addresses) await alertFor(email)
  await home({ title: 'Corner house' })
  await matchChanges(site.ctx)
  later(2 * minute)
  const before = site.mailbox.received.length
  // Four are acknowledged; then the server takes mails and does not say so any more.
  site.mailbox.holdReceipts(4)
  const script = join(import.meta.dirname, '../../support/send-alerts.ts')
  const child = spawn(process.execPath, [script, api.database.url, site.mailbox.url, now.toISOString()], {
    stdio: 'inherit',
  })
  await site.mailbox.has(before + 7)
  child.kill('SIGKILL')
  await once(child, 'exit')
  site.mailbox.speak()
  // No other process takes the killed one's claims until they have expired.
  await sendDueAlerts(site.ctx)
  later(2 * minute)
  await sendDueAlerts(site.ctx)
  const byAddress = Map.groupBy(mails(), (mail) => /^To: (\S+)/m.exec(mail)?.[1])
  expect([...byAddress.keys()].sort()).toEqual([...addresses].sort())
  const repeated = [...byAddress.values()].filter((copies) => copies.length > 1)
  expect(repeated.length).toBeGreaterThan(0)
  expect(repeated.length).toBeLessThanOrEqual(5)
  for (const copies of repeated) {
    expect(copies).toHaveLength(2)
    expect(new Set(copies.map((mail) => /^Message-ID: .*/m.exec(mail)?.[0])).size).toBe(1)
    expect(new Set(copies.map(textOf)).size).toBe(1)
  }
  const states = await api.database.db.select({ state: alertMessages.state }).from(alertMessages)
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['sent']))
})

test('an address whose message cannot be made does not hold up others', async () => {
  await alertFor('sana@example.com')
  await alertFor('omar@example.com')
  const [first] = await api.database.db.select().from(alertContacts).orderBy(alertContacts.id).limit(1)
  await home({ title: 'Corner house' })
  await refuse(api.database, 'insert', 'alert_messages', `new.contact_id = ${first?.id}`)
  await expect(pass()).rejects.toThrow(
    `1 of 2 steps failed. Address ${first?.id}: The table alert_messages is closed.`,
  )
  expect(mails().map((mail) => /^To: (\S+)/m.exec(mail)?.[1])).toEqual(['omar@example.com'])
})
