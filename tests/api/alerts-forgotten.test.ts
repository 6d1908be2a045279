/** What alerts know of a person is deleted 30 days after the last of them ended. */
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { confirmHours, daysKept } from '#contract/alerts/alert-fields.ts'
import { alertContacts, alertMatches, alertMessages, alerts, mails } from '#db/schema/index.ts'
import {
  forgetAlertContacts,
  forgetAlertMails,
  forgetAlertMessages,
  forgetAlerts,
} from '#domain/alerts/forget-alerts.ts'
import { placeholder } from '#domain/mails/placeholders.ts'
import { askForAlert, confirmAlert, openAlerts } from '../support/alerts.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { post } from '../support/staff.ts'

let api: TestApi
let site: Awaited<ReturnType<typeof openAlerts>>
beforeEach(async () => {
  api = await createTestApi()
  site = await openAlerts(api)
})
afterEach(async () => {
  expect(api.unexpected).toEqual([])
  await site.close()
  await api.close()
})

/** An alert that is confirmed; gives the secret of its address. */
async function alertFor(email: string, search = 'purpose=sale'): Promise<string> {
  await askForAlert(api, { email, search })
  await site.sendMessages()
  return confirmAlert(api, site.mailbox.received.at(-1))
}

const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`

/** Everything of alerts is that much older. */
async function age(hours: number): Promise<void> {
  const { db } = api.database
  const older = sql`make_interval(hours => ${hours})`
  await db
    .update(alerts)
    .set({ created_at: sql`${alerts.created_at} - ${older}`, status_at: sql`${alerts.status_at} - ${older}` })
  await db.update(alertMessages).set({ created_at: sql`${alertMessages.created_at} - ${older}` })
}

const forget = async () => {
  await forgetAlerts(site.ctx)
  await forgetAlertMessages(site.ctx)
  await forgetAlertContacts(site.ctx)
  await forgetAlertMails(site.ctx)
}
const addresses = async () =>
  (await api.database.db.select().from(alertContacts)).map(({ address }) => address).sort()

test('an address goes with its last alert, 30 days after that ended, and everything that was told to it', async () => {
  const { db } = api.database
  const secret = await alertFor('sana@example.com')
  await askForAlert(api, { email: 'sana@example.com', search: 'purpose=rent', secret })
  await alertFor('amna@example.com')
  const [first, second] = await db.select().from(alerts).orderBy(alerts.id)
  const [told] = await db
    .insert(alertMessages)
    .values({ contact_id: first?.contact_id ?? 0, purpose: 'matches', state: 'sent' })
    .returning()
  await db.insert(alertMatches).values({
    ...{ alert_id: first?.id ?? 0, listing_id: 1, occasion: 'new', event: 'new', message_id: told?.id },
  })
  await post(api, `/api/alerts/saved/${secret}/${first?.id}`, { status: 'ended' })
  await age(daysKept * 24 + 1)
  await forget()
  expect(await db.$count(alerts, eq(alerts.id, first?.id ?? 0))).toBe(0)
  expect(await db.$count(alertMatches)).toBe(0)
  // The other alert of that address goes on.
  expect(await addresses()).toEqual(['amna@example.com', 'sana@example.com'])
  await post(api, `/api/alerts/saved/${secret}/${second?.id}`, { status: 'ended' })
  await age(daysKept * 24 - 1)
  await forget()
  expect(await addresses()).toEqual(['amna@example.com', 'sana@example.com'])
  await age(2)
  await forget()
  expect(await addresses()).toEqual(['amna@example.com'])
  expect(await db.$count(alertMessages, eq(alertMessages.contact_id, first?.contact_id ?? 0))).toBe(0)
})

test('an address that never confirmed is gone after two days', async () => {
  await askForAlert(api, { email: 'sana@example.com', search: 'purpose=sale' })
  await age(confirmHours - 1)
  await forget()
  expect(await addresses()).toEqual(['sana@example.com'])
  await age(2)
  await forget()
  expect(await addresses()).toEqual([])
  expect(await api.database.db.$count(alertMessages)).toBe(0)
})

test('an address that refused three messages is gone 30 days later, with its alerts', async () => {
  const { db } = api.database
  await alertFor('gone@example.com')
  await db.update(alertContacts).set({ bounced_at: hoursAgo(daysKept * 24 - 1) })
  await forget()
  expect(await addresses()).toEqual(['gone@example.com'])
  await db.update(alertContacts).set({ bounced_at: hoursAgo(daysKept * 24 + 1) })
  await forget()
  expect(await addresses()).toEqual([])
  expect(await db.$count(alerts)).toBe(0)
})

test('messages that were written without a mail server are kept for a week', async () => {
  const { db } = api.database
  const mail = {
    recipient: 'sana@example.com',
    subject: 'One',
    text: 'One',
    html: 'One',
    status: 'kept',
  } as const
  await db.insert(mails).values([
    { ...mail, purpose: 'alert matches', created_at: hoursAgo(7 * 24 + 1) },
    { ...mail, purpose: 'alert matches', created_at: hoursAgo(7 * 24 - 1) },
    { ...mail, purpose: 'lead', created_at: hoursAgo(7 * 24 + 1) },
    // As versions before 0.2 wrote them.
    { ...mail, purpose: 'alert link', text: `https://a.example/alerts/${'x'.repeat(44)}` },
    {
      ...mail,
      purpose: 'alert link',
      text: `https://a.example/alerts/${placeholder('alert-manage', 'k'.repeat(22))}`,
    },
  ])
  await forget()
  expect(await db.$count(mails, eq(mails.purpose, 'alert matches'))).toBe(1)
  expect(await db.$count(mails)).toBe(3)
})
