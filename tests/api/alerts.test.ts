/** Saving searches and homes for alerts: confirmed by link or code, managed and ended without an account. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressHeader } from '#api/sender.ts'
import {
  AlertChannels,
  AlertConfirmed,
  AlertRequest,
  AlertToConfirm,
  SavedAlerts,
  Unsubscribed,
} from '#contract/alerts/alerts.ts'
import { alertRequestPath, alertsPath, savedAlertsPath } from '#contract/paths.ts'
import { alertMessages, mails } from '#db/schema/index.ts'
import { sendMessage } from '#domain/alerts/send-message-job.ts'
import { sendClaimed } from '#domain/mails/send-claimed.ts'
import { completingSecrets, withoutSecrets } from '#domain/outbox/complete-secrets.ts'
import { askForAlert, behind, confirmAlert, openAlerts, textOf } from '../support/alerts.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeArea, makeCity, makeListing } from '../support/factories.ts'
import { post } from '../support/staff.ts'
import { testSecret } from '../support/test-secret.ts'

let api: TestApi
let site: Awaited<ReturnType<typeof openAlerts>>
let search: string
beforeAll(async () => {
  api = await createTestApi()
  site = await openAlerts(api)
  const { db } = api.database
  const lahore = await makeCity(db, { name: 'Lahore', name_ur: 'لاہور' })
  const johar = await makeArea(db, { name: 'Johar Town', name_ur: 'جوہر ٹاؤن', city_id: lahore.id })
  search = `purpose=sale&cityId=${lahore.id}&areaIds=${johar.id}&subtype=house&maxPrice=20000000&sort=price-low`
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await site.close()
  await api.close()
})

const saved = (secret: string) => readAs(api, `/api/alerts/saved/${secret}`, SavedAlerts)
const sentenceOf = async (answer: Response): Promise<string> => (await answer.json()).error.message
const last = () => site.mailbox.received.at(-1)

/** Saves the search for an address and confirms it; returns the secret. */
async function confirmed(email: string, more: object = {}): Promise<string> {
  await askForAlert(api, { search, email, ...more })
  await site.sendMessages()
  return confirmAlert(api, last())
}

test('an alert is confirmed by the link of its mail, and the page of its address shows it', async () => {
  const reference = await askForAlert(api, { search, email: 'Sana@Example.com', frequency: 'daily' })
  expect(alertRequestPath(reference)).toBe(`${alertsPath}/new/${reference}`)
  const asked = await readAs(api, `/api/alerts/requests/${reference}`, AlertRequest)
  expect(asked.data).toMatchObject({
    title: 'Houses for sale in Johar Town, Lahore',
    contacts: [{ channel: 'email', address: 's…@example.com', status: 'pending' }],
  })
  await site.sendMessages()
  const mail = textOf(last() ?? '')
  expect(mail).toContain('Houses for sale in Johar Town, Lahore')
  expect(last()).toMatch(/^To: sana@example\.com/m)
  const token = behind('/alerts/confirm/', last())
  const shown = await readAs(api, `/api/alerts/confirm/${token}`, AlertToConfirm)
  // A mailbox that prefetches links confirms nothing.
  expect(shown.data.status).toBe('pending')
  const secret = await confirmAlert(api, last())
  expect(savedAlertsPath(secret)).toBe(`/alerts/${secret}`)
  const { headers } = await api.request(`/api/alerts/saved/${secret}`)
  expect(headers.get('cache-control')).toBe('private, no-store')
  const { data } = await saved(secret)
  expect(data).toMatchObject({
    channel: 'email',
    address: 'sana@example.com',
    language: 'en',
    bounced_at: null,
  })
  expect(data.alerts).toMatchObject([
    {
      kind: 'search',
      title: 'Houses for sale in Johar Town, Lahore',
      details: ['Up to 2 Crore'],
      status: 'active',
      frequency: 'daily',
      problem: null,
    },
  ])
  // The link is opened again: nothing changes.
  expect(await confirmAlert(api, last())).toBe(secret)
  expect((await saved(secret)).data.alerts).toHaveLength(1)
})

test('it is confirmed by the code of its mail, in Urdu digits too; five wrong ones end that way, not the link', async () => {
  const reference = await askForAlert(api, { search, email: 'codes@example.com' })
  await site.sendMessages()
  const code = /Code: (\d{6})/.exec(textOf(last() ?? ''))?.[1] ?? ''
  const wrong = code === '000000' ? '111111' : '000000'
  const path = `/api/alerts/requests/${reference}`
  const first = await post(api, path, { code: wrong })
  expect(first.status).toBe(422)
  expect(await sentenceOf(first)).toBe(
    'This code does not match the one in our message. You can try 4 more times.',
  )
  const urdu = code.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
  const right = await post(api, path, { code: `${urdu.slice(0, 3)} ${urdu.slice(3)}` })
  expect(right.status).toBe(201)
  const { secret } = AlertConfirmed.parse(await right.json()).data
  expect((await saved(secret)).data.alerts).toMatchObject([{ status: 'active' }])

  const other = await askForAlert(api, { search, email: 'guessed@example.com' })
  await site.sendMessages()
  const answers: number[] = []
  for (let n = 0; n < 5; n += 1)
    answers.push((await post(api, `/api/alerts/requests/${other}`, { code: 'abc' })).status)
  expect(answers).toEqual([422, 422, 422, 422, 409])
  const its = /Code: (\d{6})/.exec(textOf(last() ?? ''))?.[1]
  const late = await post(api, `/api/alerts/requests/${other}`, { code: its })
  expect(late.status).toBe(409)
  expect(await sentenceOf(late)).toContain('Open the link in our message instead')
  expect((await saved(await confirmAlert(api, last()))).data.alerts).toHaveLength(1)
})

test('nothing in the database gives access: secrets and codes are stored nowhere', async () => {
  const secret = await confirmed('secret@example.com')
  const { rows } = await api.database.pool.query(
    `select concat((select json_agg(c) from alert_contacts c), (select json_agg(a) from alerts a),
      (select json_agg(m) from alert_messages m), (select json_agg(m) from mails m), (select json_agg(j) from pgboss.job j)) as all`,
  )
  const stored: string = rows[0].all
  expect(stored).toContain(secret.slice(0, 22))
  expect(stored).not.toContain(secret.slice(22))
  expect(stored).not.toContain(behind('/alerts/confirm/', last()).slice(22))
})

test('forged and old links get a plain sentence, and change nothing', async () => {
  const secret = await confirmed('forged@example.com')
  const forged = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`
  for (const given of [forged, 'x', `${secret}x`, secret.slice(0, 22), '%F0%9F%8F%A0'.repeat(8)]) {
    const answer = await api.request(`/api/alerts/saved/${given}`)
    expect(answer.status).toBe(404)
    expect(await sentenceOf(answer)).toBe(
      'This link is not valid or has expired. Ask for a new link to your alerts.',
    )
  }
  // A link of one purpose does not work for another.
  expect((await post(api, `/api/alerts/unsubscribe/${secret}`, {})).status).toBe(404)
  expect((await post(api, `/api/alerts/confirm/${secret}`, {})).status).toBe(404)
  const { id } = (await saved(await confirmed('other@example.com'))).data.alerts[0] ?? { id: 0 }
  expect((await post(api, `/api/alerts/saved/${secret}/${id}`, { status: 'ended' })).status).toBe(404)
  // Not confirmed within two days.
  await askForAlert(api, { search, email: 'slow@example.com' })
  await site.sendMessages()
  await api.database.pool.query(
    "update alerts set created_at = now() - interval '49 hours' where status = 'pending'",
  )
  const late = await post(api, `/api/alerts/confirm/${behind('/alerts/confirm/', last())}`, {})
  expect(late.status).toBe(404)
  expect(await sentenceOf(late)).toContain('was not confirmed in time')
})

const fromNetwork = (address: string) => ({ [addressHeader]: address })

test('a visitor can have an address written to three times a day at most, without holding up others', async () => {
  const ask = (email: string, network: string) =>
    post(api, '/api/alerts', { search, email }, fromNetwork(network))
  const before = site.mailbox.received.length
  for (let n = 0; n < 3; n += 1) expect((await ask('victim@example.com', '192.0.2.1')).status).toBe(201)
  const refused = await ask('victim@example.com', '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(await sentenceOf(refused)).toContain('try again tomorrow')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  // A stranger gets the same answer for an address that has alerts.
  await confirmed('known@example.com')
  const [known, unknown] = await Promise.all(
    ['known@example.com', 'unknown@example.com'].map(async (email) => {
      const answers: number[] = []
      for (let n = 0; n < 4; n += 1) {
        await post(api, '/api/alerts/link', { email }, fromNetwork('192.0.2.2'))
        answers.push((await ask(email, '192.0.2.3')).status)
      }
      return answers
    }),
  )
  expect(known).toEqual([201, 201, 201, 429])
  expect(unknown).toEqual(known)
  // Its owner still gets the message.
  const owner = await ask('victim@example.com', '198.51.100.1')
  expect(owner.status).toBe(201)
  await site.sendMessages()
  expect(toVictims(before)).toHaveLength(4)
})

test('a mailbox, however it is spelled, is not filled from many networks, and its owner still gets alerts', async () => {
  const before = site.mailbox.received.length
  const spellings = [
    'vic.tim@gmail.com',
    'victim+homes@gmail.com',
    'VICTIM@googlemail.com',
    'victim@gmail.com',
  ]
  const answers = new Set<string>()
  for (let n = 0; n < 12; n += 1) {
    const wish = { search, email: spellings[n % spellings.length] }
    const answer = await post(api, '/api/alerts', wish, fromNetwork(`203.0.113.${n}`))
    answers.add(`${answer.status} ${(await answer.json()).data.status}`)
  }
  expect([...answers]).toEqual(['201 pending'])
  const own = await askForAlert(api, { search: 'purpose=rent&beds=4', email: 'victim@gmail.com' })
  await site.sendMessages()
  expect(toVictims(before)).toHaveLength(6)
  // No message of its own: it waits on the page of the link, which strangers cannot use up.
  for (let n = 0; n < 5; n += 1) await post(api, '/api/alerts/link', { email: 'victim@gmail.com' })
  await site.runLinkJobs()
  await site.sendMessages()
  expect(toVictims(before)).toHaveLength(9)
  const secret = behind('https://homes.example/alerts/', toVictims(before).at(-1))
  const [waiting] = (await saved(secret)).data.alerts
  expect(waiting).toMatchObject({ status: 'pending', title: 'Properties to rent' })
  const started = await post(api, `/api/alerts/saved/${secret}/${waiting?.id}`, { status: 'active' })
  expect(started.status).toBe(201)
  const { data } = await readAs(api, `/api/alerts/requests/${own}`, AlertRequest)
  expect(data.contacts).toMatchObject([{ status: 'active' }])
})

const toVictims = (after: number) =>
  site.mailbox.received.slice(after).filter((mail) => /^To: vic\.?tim/im.test(mail))

test('the link is sent again, with the same answer for addresses that have no alerts', async () => {
  await confirmed('again@example.com')
  const before = site.mailbox.received.length
  const known = await post(api, '/api/alerts/link', { email: 'Again@example.com' })
  const unknown = await post(api, '/api/alerts/link', { email: 'nobody@example.com' })
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()])
  await site.runLinkJobs()
  await site.sendMessages()
  expect(site.mailbox.received.length - before).toBe(1)
  const secret = behind('https://homes.example/alerts/', last())
  expect((await saved(secret)).data.address).toBe('again@example.com')
})

test('a visitor with the link adds alerts without another email; the same search is one alert', async () => {
  const secret = await confirmed('more@example.com')
  const before = await api.database.db.$count(alertMessages)
  const rent = { search: 'purpose=rent&beds=3', email: 'more@example.com', secret }
  expect(await (await post(api, '/api/alerts', rent)).json()).toMatchObject({ data: { status: 'active' } })
  expect(await (await post(api, '/api/alerts', { ...rent, frequency: 'weekly' })).json()).toMatchObject({
    data: { status: 'active' },
  })
  expect(await api.database.db.$count(alertMessages)).toBe(before)
  expect((await saved(secret)).data.alerts.map(({ title, frequency }) => [title, frequency])).toEqual([
    ['Properties to rent', 'weekly'],
    ['Houses for sale in Johar Town, Lahore', 'at once'],
  ])
  // The secret of one address confirms no other.
  const other = await post(api, '/api/alerts', { ...rent, email: 'stranger@example.com' })
  expect(await other.json()).toMatchObject({ data: { status: 'pending' } })
})

test('alerts are changed, paused, ended and turned on again, one or all; an address has fifty at most', async () => {
  const secret = await confirmed('busy@example.com')
  const [alert] = (await saved(secret)).data.alerts
  const path = `/api/alerts/saved/${secret}`
  const change = async (to: object, of = `/${alert?.id}`) => {
    const answer = await post(api, path + of, to)
    expect(answer.status).toBe(201)
    return SavedAlerts.parse(await answer.json()).data
  }
  expect((await change({ status: 'paused', frequency: 'weekly' })).alerts).toMatchObject([
    { status: 'paused', frequency: 'weekly' },
  ])
  expect((await change({ status: 'active', language: 'ur' }, '')).language).toBe('ur')
  expect((await change({ status: 'ended' })).alerts[0]?.ends_at).not.toBeNull()
  // Resuming all resumes none that was ended.
  expect((await change({ status: 'active' }, '')).alerts).toMatchObject([{ status: 'ended' }])
  expect((await change({ status: 'active' })).alerts).toMatchObject([{ status: 'active', ends_at: null }])
  for (let beds = 1; beds < 50; beds += 1)
    await askForAlert(api, { search: `purpose=rent&beds=${beds}`, email: 'busy@example.com', secret })
  const full = await post(api, '/api/alerts', { search: 'purpose=sale', email: 'busy@example.com', secret })
  expect(full.status).toBe(409)
  expect(await sentenceOf(full)).toBe('You can have up to 50 alerts. Delete one of them first.')
})

test('one POST of a mail client ends all alerts of an address; opening the link asks for confirmation first', async () => {
  const secret = await confirmed('enough@example.com')
  const header = (last() ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
  expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const address = /^List-Unsubscribe: <https:\/\/homes\.example(\/api\/alerts\/unsubscribe\/[\w-]+)>$/m.exec(
    header,
  )?.[1]
  const opened = await api.request(address ?? '')
  expect([opened.status, opened.headers.get('location')]).toEqual([303, address?.slice('/api'.length)])
  expect((await saved(secret)).data.alerts).toMatchObject([{ status: 'active' }])
  for (let n = 0; n < 2; n += 1) {
    const answer = await api.request(address ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(201)
    expect(Unsubscribed.parse(await answer.json()).data.address).toBe('e…@example.com')
  }
  expect((await saved(secret)).data.alerts).toMatchObject([{ status: 'ended' }])
})

test('a home is watched while it is on offer, for at least one reason', async () => {
  const home = await makeListing(api.database.db, { title: 'Corner house with a lawn' })
  const wish = { listing_id: home.id, email: 'home@example.com' }
  const none = await post(api, '/api/alerts/homes', wish)
  expect((await none.json()).error.fields).toEqual({ price_drop: 'Choose at least one kind of alert' })
  await askForAlert(api, { ...wish, gone: 'yes' }, '/api/alerts/homes')
  await site.sendMessages()
  const secret = await confirmAlert(api, last())
  expect((await saved(secret)).data.alerts).toMatchObject([
    {
      kind: 'home',
      title: 'Corner house with a lawn',
      price_drop: false,
      gone: true,
      path: `/listing/${home.id}`,
    },
  ])
  const unknown = await post(api, '/api/alerts/homes', { ...wish, listing_id: 999_999, gone: 'yes' })
  expect(unknown.status).toBe(404)
  expect(await sentenceOf(unknown)).toBe('This property is no longer available.')
})

test('wrong input is refused with a sentence for each field', async () => {
  const fieldsOf = async (wish: object) => (await (await post(api, '/api/alerts', wish)).json()).error.fields
  expect(await fieldsOf({ search })).toEqual({ email: 'Enter an email address or a WhatsApp number' })
  expect(Object.keys(await fieldsOf({ search, email: 'nobody' }))).toEqual(['email'])
  expect(await fieldsOf({ search: 'beds=lots', email: 'a@example.com' })).toEqual({
    search: 'This search cannot be saved. Open the search again and check its filters',
  })
  expect(await fieldsOf({ search, whatsapp: '0300 1234567' })).toEqual({
    whatsapp: 'We cannot send alerts by WhatsApp. Enter an email address.',
  })
  expect((await readAs(api, '/api/alerts/channels', AlertChannels)).data.channels).toEqual(['email'])
})

test('a visitor who used the site in Urdu gets Urdu messages', async () => {
  const answer = await post(
    api,
    '/api/alerts',
    { search, email: 'urdu@example.com' },
    { 'accept-language': 'ur' },
  )
  expect(answer.status).toBe(201)
  await site.sendMessages()
  expect(textOf(last() ?? '')).toContain('اپنے الرٹ کی تصدیق کریں')
  expect(textOf(last() ?? '')).toContain('https://homes.example/ur/alerts/confirm/')
  expect(textOf(last() ?? '')).toContain('جوہر ٹاؤن')
})

test('an English name in a mail in Urdu keeps its order', async () => {
  const { id } = await makeListing(api.database.db, { title: '450 sq ft flat' })
  const wish = { listing_id: String(id), gone: 'yes', email: 'names@example.com' }
  await post(api, '/api/alerts/homes', wish, { 'accept-language': 'ur' })
  await site.sendMessages()
  expect(textOf(last() ?? '')).toContain(': \u2066450 sq ft flat\u2069۔')
})

test('without a mail server the messages are in the outbox of the admin app', async () => {
  const reference = await askForAlert(api, { search, email: 'outbox@example.com' })
  const { db } = api.database
  const [message] = (await db.select().from(alertMessages)).filter((one) => one.reference === reference)
  await sendMessage({ ...site.ctx, mailer: undefined }, message?.id ?? 0)
  const [kept, ...others] = (await db.select().from(mails)).filter(
    ({ recipient }) => recipient === 'outbox@example.com',
  )
  expect(others).toEqual([])
  expect(kept).toMatchObject({ status: 'kept', purpose: 'alert confirm' })
  if (!kept) return
  // What opens something is in no column; staff see the rest.
  const stored = JSON.stringify(kept)
  expect(stored).toMatch(/alerts\/confirm\/made-when-sent/)
  expect(stored).not.toMatch(/\/alerts\/(?:confirm\/|unsubscribe\/)?[\w-]{30}/)
  expect(withoutSecrets(kept)).toContain('Code: [hidden]')
  // Sent from the outbox once there is a mail server, it has its links and its code.
  const mailer = completingSecrets(site.ctx.mailer, testSecret)
  await db.update(mails).set({ status: 'waiting' }).where(eq(mails.id, kept.id))
  await sendClaimed({ db, mailer }, kept.id)
  expect(textOf(last() ?? '')).toMatch(/Code: \d{6}/)
  const secret = await confirmAlert(api, last())
  expect((await saved(secret)).data.address).toBe('outbox@example.com')
})
