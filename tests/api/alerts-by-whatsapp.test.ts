/** Alerts by WhatsApp, in the wire format of its Cloud API, tried against a stand-in on this machine. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { readConfig } from '#config'
import { AlertChannels, AlertConfirmed, AlertReceipt } from '#contract/alerts/alerts.ts'
import { alertContacts, alertMessages } from '#db/schema/index.ts'
import { matchChanges } from '#domain/alerts/match-changes.ts'
import { sendDueAlerts } from '#domain/alerts/send-due-alerts.ts'
import { sendMessage } from '#domain/alerts/send-message-job.ts'
import { openWhatsApp } from '#integrations/whatsapp.ts'
import { openAlerts } from '../support/alerts.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeListing } from '../support/factories.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { post } from '../support/staff.ts'

let api: TestApi
let whatsApp: Receiver
let app: Pick<TestApi, 'request'>
let ctx: Awaited<ReturnType<typeof openAlerts>>['ctx']
let close: () => Promise<void>
let reached: boolean[]
beforeEach(async () => {
  api = await createTestApi()
  whatsApp = await openReceiver()
  whatsApp.otherwise = 200
  const settings = readConfig({
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_TOKEN: 'token-of-the-agency',
    WHATSAPP_BASE: `${whatsApp.url}/v23.0/`,
  }).whatsApp
  reached = []
  const opened = settings && openWhatsApp(settings, (isReachable) => reached.push(isReachable))
  const withWhatsApp = createApi({ ...api.context, whatsApp: opened })
  app = { request: async (path, init) => withWhatsApp.request(path, init) }
  const site = await openAlerts(api)
  ctx = { ...site.ctx, whatsApp: opened }
  close = site.close
})
afterEach(async () => {
  expect(api.unexpected).toEqual([])
  await close()
  await whatsApp.close()
  await api.close()
})

const minute = 60_000
const sent = () => whatsApp.received.map(({ body }) => JSON.parse(body))

/** At noon in Pakistan tomorrow. */
const noon = () => new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 7 * 3_600_000)

async function sendMessages(): Promise<void> {
  for (const { id, state, purpose } of await api.database.db.select().from(alertMessages))
    if (state === 'held' && purpose !== 'matches') await sendMessage(ctx, id)
}

test('a number is confirmed by the code it gets, and told of matches by an approved template', async () => {
  expect((await readAs(app, '/api/alerts/channels', AlertChannels)).data.channels).toEqual([
    'email',
    'whatsapp',
  ])
  const answer = await post(
    app,
    '/api/alerts',
    { search: 'purpose=sale', whatsapp: '0300 1234567' },
    { 'accept-language': 'ur' },
  )
  const { reference } = AlertReceipt.parse(await answer.json()).data
  await sendMessages()
  const [asked] = whatsApp.received
  expect(asked).toMatchObject({ method: 'POST', path: '/v23.0/106540352242922/messages' })
  expect(asked?.headers).toMatchObject({
    authorization: 'Bearer token-of-the-agency',
    'content-type': 'application/json',
  })
  const code = sent()[0].template.components[0].parameters[0].text
  expect(sent()[0]).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '923001234567',
    type: 'template',
    template: {
      name: 'alert_code',
      language: { code: 'ur' },
      components: [
        { type: 'body', parameters: [{ type: 'text', text: expect.stringMatching(/^\d{6}$/) }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] },
      ],
    },
  })
  const confirmed = await post(app, `/api/alerts/requests/${reference}`, { code })
  const { secret } = AlertConfirmed.parse(await confirmed.json()).data
  const home = await makeListing(api.database.db)
  let now = noon()
  ctx.clock = () => now
  await matchChanges(ctx)
  now = new Date(now.getTime() + 2 * minute)
  await sendDueAlerts(ctx)
  expect(sent()).toHaveLength(2)
  expect(sent()[1].template).toEqual({
    name: 'alert_matches',
    language: { code: 'ur' },
    components: [
      {
        type: 'body',
        parameters: [
          { type: 'text', text: expect.stringContaining('1 اطلاع') },
          { type: 'text', text: `https://homes.example/ur/listing/${home.id}` },
          { type: 'text', text: `https://homes.example/ur/alerts/${secret}` },
        ],
      },
    ],
  })
})

test('both channels of one request are confirmed apart', async () => {
  const wish = { search: 'purpose=rent', whatsapp: '+92 300 1234567', email: 'sana@example.com' }
  const { reference } = AlertReceipt.parse(await (await post(app, '/api/alerts', wish)).json()).data
  await sendMessages()
  const code = sent()[0].template.components[0].parameters[0].text
  expect((await post(app, `/api/alerts/requests/${reference}`, { code })).status).toBe(201)
  const states = await (await app.request(`/api/alerts/requests/${reference}`)).json()
  expect(states.data.contacts).toEqual([
    { channel: 'email', address: 's…@example.com', status: 'pending' },
    { channel: 'whatsapp', address: '+92…4567', status: 'active' },
  ])
})

test('a number without WhatsApp is paused after the third refusal; an outage loses nothing', async () => {
  const refusal = JSON.stringify({
    error: { message: 'Message undeliverable', type: 'OAuthException', code: 131026 },
  })
  await post(app, '/api/alerts', { search: 'purpose=sale', whatsapp: '0300 1234567' })
  whatsApp.behave(503)
  await expect(sendMessages()).rejects.toThrow('WhatsApp answered 503')
  expect(reached).toEqual([false])
  await sendMessages()
  expect(reached).toEqual([false, true])
  const { reference } = (await api.database.db.select().from(alertMessages))[0] ?? {}
  const code = sent().at(-1).template.components[0].parameters[0].text
  await post(app, `/api/alerts/requests/${reference}`, { code })
  let now = noon()
  ctx.clock = () => now
  for (let n = 0; n < 4; n += 1) {
    await makeListing(api.database.db)
    await matchChanges(ctx)
    now = new Date(now.getTime() + 2 * minute)
    whatsApp.behave((response) => void response.writeHead(400).end(refusal))
    await sendDueAlerts(ctx)
    now = new Date(now.getTime() + 24 * 60 * minute)
  }
  const [contact] = await api.database.db.select().from(alertContacts)
  expect(contact?.bounced_at).toEqual(expect.any(Date))
  const states = (await api.database.db.select().from(alertMessages)).map(({ state, problem }) => [
    state,
    problem,
  ])
  expect(states).toEqual([
    ['sent', null],
    ...Array.from({ length: 3 }, () => ['refused', 'WhatsApp answered 400: Message undeliverable (131026)']),
  ])
})

test('half of the settings is refused at the start', () => {
  expect(() => readConfig({ WHATSAPP_TOKEN: 'x' })).toThrow('WhatsApp needs both settings')
  expect(() => readConfig({ WHATSAPP_BASE: 'graph.facebook.com' })).toThrow('WHATSAPP_BASE cannot be used')
})
