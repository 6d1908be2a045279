import { createHmac, generateKeyPairSync, timingSafeEqual, verify } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { readConfig } from '#config'
import { agents, auditLog, leads, mails, pushDeliveries, webhooks } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { openSenders } from '#integrations/open-senders.ts'
import { startJobs } from '#jobs/start.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeListing } from '../../support/factories.ts'
import { goodInquiry } from '../../support/inquiry.ts'
import { openReceiver, type Received, type Receiver } from '../../support/receiver.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'
import { withoutLimits } from '../../support/without-limits.ts'

const siteUrl = 'https://homes.example'
const retrySeconds = 60

let receiver: Receiver
let phones: Receiver
let api: TestApi
let admin: Colleague
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

beforeAll(async () => {
  receiver = await openReceiver()
  phones = await openReceiver()
  const account = {
    project_id: 'agency-1',
    client_email: 'push@agency-1.example',
    private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${phones.url}/token`,
  }
  const { bases, push } = readConfig({
    ...withoutLimits,
    PUSH_BASE: phones.url,
    PUSH_TOKEN: 'tk_of_the_agency',
    PUSH_TOPIC: 'homes',
    PUSH_RETRY_SECONDS: String(retrySeconds),
    PUSH_TIMEOUT_MS: '3000',
    FCM_SERVICE_ACCOUNT: JSON.stringify(account),
    FCM_BASE: `${phones.url}/fcm`,
    WEBHOOKS_TO_LOOPBACK: 'on',
  })
  api = await createTestApi({ bases, push })
  admin = await signedIn(api, 'admin')
  await startJobs({
    ...{
      ...api.context,
      actor: system('A test'),
      siteUrl: () => siteUrl,
      mailer: undefined,
      pool: api.database.pool,
      resumeRetentionDays: 180,
      makeBackup: async () => {},
    },
    ...{ push, senders: openSenders(api.context.config) },
  })
  await makeAgent(api.database.db)
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
  await receiver.close()
  await phones.close()
})
beforeEach(async () => {
  await api.database.db.update(webhooks).set({ active: false })
  receiver.received.length = 0
})

const ask = async (path: string) => (await api.request(path, { headers: { cookie: admin.cookie } })).json()
const tell = (path: string, body: object = {}, method = 'POST') =>
  post(api, path, body, { cookie: admin.cookie }, method)
const fields = (more: object = {}) => ({
  ...{ name: 'Our CRM', url: `${receiver.url}/hook`, events: ['lead.created'] },
  ...{ with_contact: false, active: true },
  ...more,
})

async function added(more: object = {}): Promise<{ id: number; version: number; secret: string }> {
  const answer = await tell('/api/admin/webhooks', fields(more))
  expect(answer.status).toBe(200)
  const { data } = await answer.json()
  const drawn = await (await tell(`/api/admin/webhooks/${data.id}/secret`)).json()
  return { ...data, secret: drawn.data.secret }
}

async function sentInquiry(more: object = {}): Promise<string> {
  const answer = await post(api, '/api/inquiry', goodInquiry(more))
  expect(answer.status).toBe(201)
  return (await answer.json()).data.reference
}

/** Waits until so many deliveries have arrived; retries that are due later are not waited for. */
async function untilReceived(count: number): Promise<Received[]> {
  await expect
    .poll(() => {
      api.queue.wake('fan-out-webhooks')
      api.queue.wake('deliver-webhook')
      return receiver.received.length
    })
    .toBe(count)
  return receiver.received
}
const deliveryOf = async (webhook: number) => (await ask(`/api/admin/deliveries?webhook=${webhook}`)).data[0]

/** The specification, word for word: HMAC-SHA256 over id, timestamp and body, by the secret behind its prefix. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', key).update(said).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
      return given.length === right.length && timingSafeEqual(given, right)
    })
}

test('a receiver that answers 500, breaks off and says nothing is tried again, later each time, and gets each event once', async () => {
  const { id, secret } = await added()
  receiver.behave(500, 'break off', 'say nothing')
  const reference = await sentInquiry({ name: 'Private Person' })
  const problems = [/The server answered 500/, /interrupted/, /did not answer within 3 s/]
  for (const [at, problem] of problems.entries()) {
    await untilReceived(at + 1)
    await expect.poll(async () => (await deliveryOf(id)).tries).toBe(at + 1)
    await expect.poll(async () => (await deliveryOf(id)).next_at).not.toBeNull()
    const { state, last, next_at } = await deliveryOf(id)
    expect(state).toBe('waiting')
    expect(last.problem).toMatch(problem)
    const pause = (Date.parse(next_at) - Date.parse(last.at)) / 1000
    expect(pause).toBeGreaterThanOrEqual(retrySeconds * 2 ** at)
    await api.database.pool.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'push' AND state = 'retry'`,
    )
  }
  const received = await untilReceived(4)
  await expect.poll(async () => (await deliveryOf(id)).state).toBe('delivered')
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  for (const one of received) {
    expect(isSigned(one, secret)).toBe(true)
    const { 'webhook-id': webhookId, 'webhook-timestamp': at, 'webhook-signature': signature } = one.headers
    const headers = {
      'webhook-id': `${webhookId}`,
      'webhook-timestamp': `${at}`,
      'webhook-signature': `${signature}`,
    }
    const message = new Webhook(secret).verify(one.body, headers)
    expect(message).toMatchObject({ type: 'lead.created', data: { reference, kind: 'inquiry' } })
    expect(one.body).not.toContain('Private Person')
    // Another body, another time, another secret: refused.
    expect(isSigned({ ...one, body: one.body.replace(reference, 'AG-0000-0000') }, secret)).toBe(false)
    expect(() =>
      new Webhook(secret).verify(one.body, { ...headers, 'webhook-timestamp': '1700000000' }),
    ).toThrow()
    expect(isSigned(one, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false)
  }
  const { data } = await ask(`/api/admin/deliveries/${(await deliveryOf(id)).id}`)
  expect(data.attempts.map(({ status }: { status: number | null }) => status)).toEqual([500, null, null, 204])
  expect(data.attempts[0].answer).toBe('Said 500')
})

test('a webhook gets the events it chose, with contact details only where it includes them', async () => {
  const { db } = api.database
  const manager = await signedIn(api, 'manager')
  const events = ['lead.assigned', 'lead.status_changed', 'listing.published', 'listing.status_changed']
  const { id } = await added({ events, with_contact: true })
  const reference = await sentInquiry({ name: 'Sana Malik' })
  const [assigned] = (await untilReceived(1)).map(({ body }) => JSON.parse(body))
  expect(assigned).toMatchObject({
    type: 'lead.assigned',
    data: {
      reference,
      status: 'assigned',
      contact: { name: 'Sana Malik' },
      agent: { name: expect.any(String) },
    },
  })
  const [lead] = await db.select().from(leads).where(eq(leads.reference, reference))
  const move = { from: 'assigned', to: 'viewing' }
  await post(api, `/api/admin/leads/${lead?.id}/status`, move, { cookie: manager.cookie })
  const moved = JSON.parse((await untilReceived(2)).at(-1)?.body ?? '')
  expect(moved).toMatchObject({
    type: 'lead.status_changed',
    data: { status: 'viewing', previous_status: 'assigned', url: `${siteUrl}/admin/leads/${lead?.id}` },
  })
  const listing = await makeListing(db, { status: 'review', subtype: 'house' })
  const answer = await post(
    api,
    `/api/admin/listings/${listing.id}/status`,
    { status: 'published' },
    { cookie: manager.cookie },
  )
  expect(answer.status).toBe(200)
  const published = JSON.parse((await untilReceived(3)).at(-1)?.body ?? '')
  expect(published).toMatchObject({
    type: 'listing.published',
    data: { id: listing.id, previous_status: 'review' },
  })
  // Deleting a lead also deletes the deliveries about it.
  await db.delete(leads).where(eq(leads.reference, reference))
  const { data } = await ask(`/api/admin/deliveries?webhook=${id}`)
  expect(data.map(({ event }: { event: string }) => event)).toEqual(['listing.published'])
})

test('a transaction that fails sends no webhook', async () => {
  await added({ events: ['lead.assigned'] })
  const manager = await signedIn(api, 'manager')
  const [agent] = await api.database.db.select().from(agents)
  const body = { ids: [2_000_000_000], owner_id: agent?.id }
  const answer = await post(api, '/api/admin/leads/assign', body, { cookie: manager.cookie })
  expect(answer.status).toBe(404)
  const { rows } = await api.database.pool.query(
    `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'happened' AND data::text LIKE '%2000000000%'`,
  )
  expect(rows).toEqual([{ jobs: 0 }])
})

test('a new secret is shown once, and for a day the old one signs too', async () => {
  const { id, secret } = await added()
  const drawn = (await (await tell(`/api/admin/webhooks/${id}/secret`)).json()).data.secret
  expect(drawn).toMatch(/^whsec_[\w+/]{43}=$/)
  await tell(`/api/admin/webhooks/${id}/test`)
  const [first] = await untilReceived(1)
  if (!first) throw new Error('Nothing came')
  expect([isSigned(first, secret), isSigned(first, drawn)]).toEqual([true, true])
  await api.database.db
    .update(webhooks)
    .set({ secret_at: new Date(Date.now() - 86_400_001) })
    .where(eq(webhooks.id, id))
  await tell(`/api/admin/webhooks/${id}/test`)
  const second = (await untilReceived(2))[1]
  expect(second && [isSigned(second, secret), isSigned(second, drawn)]).toEqual([false, true])
  // Nowhere else: not in what is read, not in the log, not in the database.
  const shown = JSON.stringify([await ask('/api/admin/webhooks'), await ask(`/api/admin/webhooks/${id}`)])
  const kept = await api.database.db.select().from(auditLog)
  const rows = await api.database.db.select().from(webhooks)
  const deliveries = await api.database.db.select().from(pushDeliveries)
  const everything = shown + JSON.stringify([kept, rows, deliveries])
  for (const one of [secret, drawn]) expect(everything).not.toContain(one.slice(6, 30))
  expect(everything).not.toContain('private_key')
})

test.each([
  'http://example.com/hook',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://10.1.2.3/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.1.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://[fd00::1]/hook',
  'https://[fe80::1]/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://user:secret@93.184.216.34/hook',
  'ftp://93.184.216.34/hook',
])('an address that is not public and https is refused: %s', async (url) => {
  const app = createApi({ ...api.context, push: { ...api.context.push, mayLoopback: false } })
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  const answer = await post({ request }, '/api/admin/webhooks', fields({ url }), { cookie: admin.cookie })
  expect(answer.status).toBe(422)
  expect((await answer.json()).error.fields).toHaveProperty('url')
})

test('an address that resolves to a private network when it is sent, or redirects, is not followed', async () => {
  const { id } = await added()
  receiver.behave((response) => response.writeHead(302, { location: `${phones.url}/inside` }).end())
  await tell(`/api/admin/webhooks/${id}/test`)
  await untilReceived(1)
  await expect
    .poll(async () => (await deliveryOf(id)).last?.problem)
    .toMatch(/302\. Redirects are not followed/)
  expect(phones.received.filter(({ path }) => path === '/inside')).toEqual([])
  // It was public when it was saved.
  await api.database.db.update(webhooks).set({ url: 'https://10.0.0.1/hook' }).where(eq(webhooks.id, id))
  await tell(`/api/admin/webhooks/${id}/test`)
  await expect.poll(async () => (await deliveryOf(id)).last?.problem).toMatch(/private network/)
})

test('a webhook that fails for days is paused, administrators are notified, and held deliveries go out later', async () => {
  const { db } = api.database
  const { id } = await added()
  const longAgo = new Date(Date.now() - 4 * 86_400_000)
  await db.update(webhooks).set({ failing_since: longAgo }).where(eq(webhooks.id, id))
  receiver.behave(503)
  await sentInquiry()
  await untilReceived(1)
  await expect.poll(async () => (await ask(`/api/admin/webhooks/${id}`)).data.paused_at).not.toBeNull()
  const told = await db.select().from(mails).where(eq(mails.purpose, 'webhook'))
  expect(told).toMatchObject([{ recipient: admin.email, subject: 'Webhook Our CRM is paused' }])
  // What comes meanwhile is held.
  await sentInquiry()
  await expect
    .poll(async () => {
      api.queue.wake('fan-out-webhooks')
      return (await ask(`/api/admin/deliveries?webhook=${id}&state=held`)).pagination.total_records
    })
    .toBe(1)
  expect(await (await tell(`/api/admin/webhooks/${id}/resume`)).json()).toEqual({ data: { count: 2 } })
  await untilReceived(3)
  await expect
    .poll(async () => (await ask(`/api/admin/deliveries?webhook=${id}&state=delivered`)).data.length)
    .toBe(2)
  expect((await tell(`/api/admin/webhooks/${id}/resume`)).status).toBe(409)
})

test('a delivery that was given up is among the dead jobs, and is sent again from the log', async () => {
  const { id } = await added()
  receiver.behave(500)
  await sentInquiry()
  await untilReceived(1)
  await expect.poll(async () => (await deliveryOf(id)).next_at).not.toBeNull()
  const delivery = await deliveryOf(id)
  await api.database.pool.query(
    `UPDATE pgboss.job SET state = 'failed', retry_count = retry_limit, completed_on = now() WHERE id = $1`,
    [delivery.id],
  )
  expect((await deliveryOf(id)).state).toBe('failed')
  expect((await ask('/api/admin/dead-jobs')).data).toMatchObject([{ id: delivery.id, name: 'push' }])
  for (const count of [2, 3]) {
    expect(await (await tell('/api/admin/deliveries/send', { ids: [delivery.id] })).json()).toEqual({
      data: { count: 1 },
    })
    await untilReceived(count)
    await expect.poll(async () => (await deliveryOf(id)).state).toBe('delivered')
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('phones get the kind and reference of new leads by ntfy and FCM, and nothing about the visitor', async () => {
  phones.received.length = 0
  phones.behave(
    ...Array.from({ length: 8 }, () => (response: ServerResponse) => {
      response.end(JSON.stringify({ access_token: 'ya29.token', expires_in: 3600 }))
    }),
  )
  const reference = await sentInquiry({ name: 'Private Person', phone: '0300 5550123' })
  const sent = (path: string) =>
    phones.received.filter((one) => one.path === path && (path === '/token' || one.body.includes(reference)))
  await expect
    .poll(() => {
      api.queue.wake('fan-out-webhooks')
      return [sent('/').length, sent('/fcm/v1/projects/agency-1/messages:send').length]
    })
    .toEqual([2, 2])
  const [ntfy] = sent('/')
  expect(ntfy?.headers.authorization).toBe('Bearer tk_of_the_agency')
  const messages = sent('/').map(({ body }) => JSON.parse(body))
  expect(messages).toContainEqual({
    topic: 'homes',
    title: 'New lead: Aangan Estates',
    message: `Inquiry ${reference}`,
    click: expect.stringMatching(/^https:\/\/homes\.example\/admin\/leads\/\d+$/),
    tags: ['lead.created'],
  })
  const [fcm] = sent('/fcm/v1/projects/agency-1/messages:send')
  expect(fcm?.headers.authorization).toBe('Bearer ya29.token')
  expect(JSON.parse(fcm?.body ?? '')).toMatchObject({
    message: { topic: 'homes', notification: { body: `Inquiry ${reference}` } },
  })
  const [token] = sent('/token')
  const [header = '', claims = '', signature = ''] =
    new URLSearchParams(token?.body).get('assertion')?.split('.') ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'push@agency-1.example',
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
  })
  const signed = Buffer.from(`${header}.${claims}`)
  expect(verify('sha256', signed, keys.publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(phones.received.map(({ body }) => body).join()).not.toMatch(/Private Person|5550123/)
})

test('switched off in the agency’s file, there is nothing of it', async () => {
  const systems = { ...api.context.config.systems, push: false }
  const app = createApi({ ...api.context, config: { ...api.context.config, systems } })
  for (const path of ['/api/admin/webhooks', '/api/admin/deliveries'])
    expect((await app.request(path, { headers: { cookie: admin.cookie } })).status).toBe(404)
  expect(JSON.stringify(await (await app.request('/api/openapi.json')).json())).not.toContain('webhook')
  expect(openSenders({ ...api.context.config, systems })).toBeUndefined()
})
