import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { addressHeader } from '#api/sender.ts'
import { readConfig } from '#config'
import { ApiError } from '#contract/api/api-errors.ts'
import { trapField } from '#contract/forms/form-signals.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { formRefusals } from '#messages/common.ts'
import { solve } from '#site/forms/challenge.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { allLeads } from '../support/leads.ts'
import { testSecret } from '../support/test-secret.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const defaults = readConfig({}).formLimits
let phones = 1_000_000
const newPhone = () => `0301 ${phones++}`

/** The API with the default limits of a site. */
async function limited(limits: Partial<typeof defaults> = {}) {
  const guard = openGuard(api.database.db, testSecret, { ...defaults, ...limits })
  const app = createApi({ ...api.context, guard })
  const send = (address: string, fields: Record<string, string> = {}, path = '/api/inquiry') =>
    Promise.resolve(
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [addressHeader]: address },
        body: JSON.stringify({
          name: 'Omar',
          email: 'omar@example.com',
          phone: newPhone(),
          client_Location: 'Lahore',
          inquiry: 'Good day',
          ...fields,
        }),
      }),
    )
  return { send }
}

async function refused(answer: Response): Promise<ApiError['error']> {
  return ApiError.parse(await answer.json()).error
}

async function solution(answer: Response): Promise<string> {
  const { challenge } = await refused(answer)
  return (challenge && (await solve(challenge))) ?? 'none'
}

async function statuses(times: number, send: () => Promise<Response>): Promise<number[]> {
  const answers: number[] = []
  for (let at = 0; at < times; at += 1) answers.push((await send()).status)
  return answers
}

describe('a sender of very many forms', () => {
  test('solves a challenge for each after the first fifteen, and waits after sixty, however little others send', async () => {
    const { send } = await limited()
    const from = () => send('203.0.113.7')
    expect(await statuses(15, from)).toEqual(Array(15).fill(201))
    const challenged = await from()
    expect(challenged.status).toBe(429)
    expect(Number(challenged.headers.get('retry-after'))).toBeGreaterThan(500)
    const altcha = await solution(challenged)
    expect((await send('203.0.113.7', { altcha })).status).toBe(201)
    expect(new Set(await statuses(43, from))).toEqual(new Set([429]))
    const over = await refused(await send('203.0.113.7', { altcha }))
    expect(over).toEqual({ code: 'rate_limited', message: formRefusals.busyAddress({ minutes: 10 }) })
    expect((await send('203.0.113.8')).status).toBe(201)
  })

  test('with one phone waits after twenty, however the phone is written and from any address', async () => {
    const { send } = await limited()
    const written = ['0302 5551234', '+92 302 5551234', '00923025551234']
    const answers: Response[] = []
    for (let at = 0; at < 21; at += 1) {
      answers.push(await send(`198.51.100.${at}`, { phone: written[at % 3] ?? '' }))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429])
    const [last] = answers.slice(-1)
    expect(last?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(last && (await refused(last)).message).toBe(formRefusals.busyPhone({ minutes: 10 }))
  })

  test('is still known after a restart', async () => {
    const before = await limited({ perAddress: 2 })
    expect(await statuses(3, () => before.send('203.0.113.20'))).toEqual([201, 201, 429])
    const after = await limited({ perAddress: 3 })
    expect((await after.send('203.0.113.20')).status).toBe(429)
    const later = await limited({ perAddress: 4 })
    expect((await later.send('203.0.113.20')).status).toBe(429)
  })

  test('gets no more through at two servers than at one', async () => {
    const sites = [await limited({ challengeAfter: 15 }), await limited({ challengeAfter: 15 })]
    const sent = Array.from({ length: 45 }, () => sites.map(({ send }) => send('203.0.113.30')))
    const answers = (await Promise.all(sent.flat())).map(({ status }) => status)
    expect(answers.filter((status) => status === 201)).toHaveLength(15)
    expect(answers.filter((status) => status === 429)).toHaveLength(75)
  })

  test('leaves no address and no phone in the database', async () => {
    const { send } = await limited()
    await send('203.0.113.40', { phone: '0303 7654321' })
    const { rows } = await api.database.pool.query<{ subject: string }>('SELECT subject FROM attempts')
    expect(rows.length).toBeGreaterThan(1)
    for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/)
  })

  test('is not counted when the limits are off', async () => {
    const { send } = await limited({ perAddress: 0, challengeAfter: 0, perPhone: 0 })
    const answers = await statuses(70, () => send('203.0.113.50', { phone: '0304 1112223' }))
    expect(new Set(answers)).toEqual(new Set([201]))
  })
})

describe('a sender that looks like a program', () => {
  let send: Awaited<ReturnType<typeof limited>>['send']
  beforeAll(async () => {
    ;({ send } = await limited({ challengeAfter: 0 }))
  })

  test.each([
    ['a filled trap', { website: 'https://example.com' }, formRefusals.trap({ field: trapField })],
    ['a form filled in within a second', { filled_in: '999' }, formRefusals.tooFast],
  ])('%s: refused with a challenge, stored once it is solved', async (_, signs, message) => {
    const phone = newPhone()
    const answer = await send('192.0.2.1', { ...signs, phone })
    expect(answer.status).toBe(403)
    expect(await refused(answer.clone())).toMatchObject({ code: 'forbidden', message })
    expect((await allLeads(api.database.pool)).filter((lead) => lead.phone === phone)).toEqual([])
    const altcha = await solution(answer)
    expect((await send('192.0.2.1', { ...signs, phone, altcha })).status).toBe(201)
    const stored = (await allLeads(api.database.pool)).filter((lead) => lead.phone === phone)
    expect(stored).toHaveLength(1)
    for (const sign of ['website', 'filled_in', 'altcha']) expect(stored[0]?.payload).not.toHaveProperty(sign)
  })

  test('a solution works once, and a made-up one never', async () => {
    const trapped = { website: 'x' }
    const altcha = await solution(await send('192.0.2.2', trapped))
    expect((await send('192.0.2.2', { ...trapped, altcha })).status).toBe(201)
    const { challenge, ...rest } = JSON.parse(Buffer.from(altcha, 'base64').toString())
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } }
    const forged = [altcha, 'nonsense', '', btoa('{}'), btoa(JSON.stringify({ challenge: easier, ...rest }))]
    for (const solved of forged) {
      expect((await send('192.0.2.2', { ...trapped, altcha: solved })).status).toBe(403)
    }
  })

  test('a form that took its time, or whose time is unknown, is stored', async () => {
    for (const filled_in of ['2000', '86400000', '']) {
      expect((await send('192.0.2.3', { filled_in, website: '' })).status).toBe(201)
    }
  })
})

describe('a browser that sends for another site', () => {
  const body = JSON.stringify({ name: 'Eve', phone: '0305 1234567' })
  const post = (headers: Record<string, string>) =>
    api.request('http://homes.example/api/getInTouch/addGetInTouch', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://homes.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://homes.example.evil.example' },
    { referer: 'https://evil.example/homes.example' },
  ])('%j is refused', async (headers) => {
    const answer = await post(headers)
    expect(answer.status).toBe(403)
    expect(await refused(answer)).toEqual({ code: 'forbidden', message: formRefusals.otherSite })
  })

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site', origin: 'https://www.homes.example' },
    { origin: 'http://homes.example' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    { referer: 'http://homes.example/contact' },
  ])('%j is not', async (headers) => {
    expect([201, 409]).toContain((await post(headers)).status)
  })

  test('a form as browsers send it without asking is refused by its type alone', async () => {
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post({ 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })
})
