/** Messages about alerts that a mail server takes and returns later (RFC 3464). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Demand } from '#contract/admin/demand.ts'
import { alertContacts, alertMatches, alertMessages } from '#db/schema/index.ts'
import { matchChanges } from '#domain/alerts/match-changes.ts'
import { recordBounce } from '#domain/alerts/record-bounce.ts'
import { sendDueAlerts } from '#domain/alerts/send-due-alerts.ts'
import { askForAlert, confirmAlert, openAlerts, textOf } from '../../support/alerts.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { makeListing } from '../../support/factories.ts'
import { signedIn } from '../../support/staff.ts'

let api: TestApi
let site: Awaited<ReturnType<typeof openAlerts>>
/** At noon in Pakistan tomorrow. */
let now: Date
beforeEach(async () => {
  api = await createTestApi()
  site = await openAlerts(api)
  now = new Date(Math.ceil(Date.now() / day) * day + 7 * hour)
  site.ctx.clock = () => now
  await askForAlert(api, { email: 'gone@example.com', search: 'purpose=sale' })
  await site.sendMessages()
  await confirmAlert(api, site.mailbox.received.at(-1))
})
afterEach(async () => {
  expect(api.unexpected).toEqual([])
  await site.close()
  await api.close()
})

const hour = 3_600_000
const day = 24 * hour

/** A new home, and what the jobs do within two minutes, more than a day after the last time. Gives the mails. */
async function pass(): Promise<string[]> {
  const before = site.mailbox.received.length
  await makeListing(api.database.db)
  await matchChanges(site.ctx)
  now = new Date(now.getTime() + day + hour)
  await sendDueAlerts(site.ctx)
  return site.mailbox.received.slice(before)
}

/** The mail of a mail server that could not deliver this one. */
function returned(mail = '', { action = 'failed', status = '5.1.1', part = 'message/rfc822' } = {}): Buffer {
  const whole = mail.split('\r\n')
  return Buffer.from(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example.com (Mail Delivery System)',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="B/mx.example.com"',
      '',
      '--B/mx.example.com',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'Your message could not be delivered.',
      '--B/mx.example.com',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.com',
      '',
      'Final-Recipient: rfc822; gone@example.com',
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 <gone@example.com>: Recipient address',
      '    rejected: User unknown',
      '',
      '--B/mx.example.com',
      `Content-Type: ${part}`,
      '',
      ...(part === 'text/rfc822-headers' ? whole.slice(0, whole.indexOf('')) : whole),
      '',
      '--B/mx.example.com--',
      '',
    ].join('\r\n'),
  )
}

const contact = async () => (await api.database.db.select().from(alertContacts))[0]

test('after the third mail that comes back nothing more is sent, staff see it, and no match is lost', async () => {
  for (const part of ['message/rfc822', 'text/rfc822-headers']) {
    const [mail] = await pass()
    expect(await recordBounce(site.ctx, returned(mail, { part }))).toBe(true)
    // The same mail again counts once.
    expect(await recordBounce(site.ctx, returned(mail, { part }))).toBe(false)
  }
  expect(await contact()).toMatchObject({ refusals: 2, bounced_at: null })
  const [third] = await pass()
  expect(textOf(third ?? '').match(/^New: /gm)).toHaveLength(3)
  // As a mail server hands it over.
  const command = spawn(process.execPath, [join(import.meta.dirname, '../../../src/cli/bounce.ts')], {
    env: { ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: api.database.url },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  command.stdin.end(returned(third))
  expect([await command.stdout.toArray(), await once(command, 'exit')].flat().join('')).toMatch(
    /✓ Counted\n0/,
  )
  expect(await contact()).toMatchObject({ refusals: 3, bounced_at: expect.any(Date) })
  expect(await pass()).toEqual([])
  const { cookie } = await signedIn(api, 'manager')
  const shown = await api.request('/api/admin/demand', { headers: { cookie } })
  expect(Demand.parse((await shown.json()).data).alerts.bounced).toBe(1)
  const refused = await api.database.db
    .select({ problem: alertMessages.problem })
    .from(alertMessages)
    .where(eq(alertMessages.state, 'refused'))
  expect(refused).toEqual(
    Array.from({ length: 3 }, () => ({
      problem: 'smtp; 550 5.1.1 <gone@example.com>: Recipient address rejected: User unknown',
    })),
  )
  const told = await api.database.db.select({ message: alertMatches.message_id }).from(alertMatches)
  expect(told).toEqual(Array.from({ length: 4 }, () => ({ message: null })))
})

test('a message that arrives in between ends the count', async () => {
  for (const comesBack of [true, true, false, true, true]) {
    const [mail] = await pass()
    if (comesBack) expect(await recordBounce(site.ctx, returned(mail))).toBe(true)
  }
  expect(await contact()).toMatchObject({ refusals: 2, bounced_at: null })
})

test('an email that is no permanent bounce changes nothing', async () => {
  const [mail = ''] = await pass()
  const forged = mail.replace(/^(Message-ID: <alert\.\d+)\.\d+/m, '$1.1764148000000')
  const others = [
    returned(mail, { action: 'delayed', status: '4.4.1' }),
    returned(mail, { action: 'delivered', status: '2.0.0' }),
    returned(mail, { action: 'failed', status: '4.2.2' }),
    returned(forged),
    returned(mail.replace(/^Message-ID: .*/m, 'Message-ID: <999999999.1@example.com>')),
    returned(mail.replace(/^Message-ID: .*\r\n/m, '')),
    Buffer.from(mail),
    Buffer.from('no mail at all'),
    Buffer.alloc(0),
    Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 256)),
  ]
  for (const other of others) expect(await recordBounce(site.ctx, other)).toBe(false)
  expect(await contact()).toMatchObject({ refusals: 0, bounced_at: null })
})
