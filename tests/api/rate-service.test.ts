/** Rates come from a service by themselves, and whatever it says or does, those that are known stay. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { exchangeRates, settings } from '#db/schema/index.ts'
import { fetchNewRates, fetchRatesWhenDue } from '#domain/costs/rate-service/fetch-rates.ts'
import { readLastFetch } from '#domain/costs/rate-service/last-fetch.ts'
import { judgeRates } from '#domain/health/judge-rates.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { type Behaviour, openReceiver, type Receiver } from '../support/receiver.ts'

let api: TestApi
let service: Receiver
beforeAll(async () => {
  api = await createTestApi()
  service = await openReceiver()
})
afterAll(async () => {
  await service.close()
  await api.close()
})
beforeEach(async () => {
  await api.database.db.delete(exchangeRates)
  await api.database.db.delete(settings)
})

const now = new Date('2026-11-26T02:00:00Z')
const dayBefore = new Date('2026-11-25T02:00:00Z')
const ctx = (at = now) => ({
  ...{ db: api.database.db, clock: () => at },
  rateService: { address: `${service.url}/latest?base=USD`, token: 'secret', source: 'A bank' },
})
const says =
  (answer: unknown, type = 'application/json'): Behaviour =>
  (response) =>
    response
      .writeHead(200, { 'content-type': type })
      .end(typeof answer === 'string' ? answer : JSON.stringify(answer))
const rates = async () =>
  (await readAs(api, '/api/exchange-rates', endpoints.exchangeRates.answer)).data.map(
    ({ currency, pkr, day, source }) => [currency, pkr, day, source],
  )
const health = async (at = now) => judgeRates(await readLastFetch(api.database.db), at)

test('each night the rates of the day are there, with the name of the service', async () => {
  service.behave(says({ base: 'USD', date: '2026-11-24', rates: { PKR: 282, AED: 3.6725, JPY: 150 } }))
  await fetchRatesWhenDue(ctx(dayBefore))
  expect(await rates()).toEqual([
    ['AED', 76.7869, '2026-11-24', 'A bank'],
    ['USD', 282, '2026-11-24', 'A bank'],
  ])
  expect(service.received.at(-1)).toMatchObject({
    path: '/latest?base=USD',
    headers: { authorization: 'Bearer secret' },
  })
  expect(await health(dayBefore)).toMatchObject({ state: 'fine' })
  const asked = service.received.length
  await fetchRatesWhenDue(ctx(dayBefore))
  expect(service.received.length).toBe(asked)
  service.behave(says({ base: 'USD', timestamp: 1_795_651_200, rates: { PKR: 283 } }))
  await fetchRatesWhenDue(ctx())
  expect(await rates()).toContainEqual(['USD', 283, '2026-11-26', 'A bank'])
})

test('a rate that jumps is refused and named, and the others are kept', async () => {
  await api.database.db
    .insert(exchangeRates)
    .values({ currency: 'USD', pkr: 282, day: '2026-11-25', source: 'Staff' })
  service.behave(says({ base: 'USD', date: '2026-11-26', rates: { PKR: 2820, AED: 36.7 } }))
  await fetchNewRates(ctx())
  expect(await rates()).toEqual([
    ['AED', 76.8392, '2026-11-26', 'A bank'],
    ['USD', 282, '2026-11-25', 'Staff'],
  ])
  expect(await health()).toMatchObject({ state: 'look', figure: expect.stringContaining('USD') })
})

test('a rate that staff entered for the day is not replaced', async () => {
  await api.database.db
    .insert(exchangeRates)
    .values({ currency: 'USD', pkr: 280, day: '2026-11-26', source: 'Staff' })
  service.behave(says({ base: 'USD', date: '2026-11-26', rates: { PKR: 282 } }))
  await fetchNewRates(ctx())
  expect(await rates()).toEqual([['USD', 280, '2026-11-26', 'Staff']])
})

test.each<[string, Behaviour, RegExp]>([
  ['an error', 500, /500/],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(), /./],
  ['a lost connection', 'break off', /interrupted|sent/],
  ['no JSON', says('<html>'), /cannot be read/],
  ['no date', says({ base: 'USD', rates: { PKR: 282 } }), /cannot be read/],
  ['a day that is none', says({ base: 'USD', date: '2026-02-31', rates: { PKR: 282 } }), /cannot be read/],
  [
    'rates that are no numbers',
    says({ base: 'USD', date: '2026-11-26', rates: { PKR: '282' } }),
    /cannot be read/,
  ],
  ['a rate of nothing', says({ base: 'USD', date: '2026-11-26', rates: { PKR: 0 } }), /cannot be read/],
  ['no rupee', says({ base: 'EUR', date: '2026-11-26', rates: { USD: 1.16 } }), /PKR/],
  ['a day to come', says({ base: 'USD', date: '2027-11-26', rates: { PKR: 282 } }), /future/],
])('after %s the rates stay, the health page says why, and it is asked again', async (_, behaviour, why) => {
  await api.database.db
    .insert(exchangeRates)
    .values({ currency: 'USD', pkr: 281, day: '2026-11-20', source: 'Staff' })
  service.behave(behaviour)
  await fetchRatesWhenDue(ctx())
  expect(await rates()).toEqual([['USD', 281, '2026-11-20', 'Staff']])
  const line = await health()
  expect(line).toMatchObject({ state: 'look', figure: expect.stringMatching(why) })
  expect(line.advice).not.toBeNull()
  service.behave(says({ base: 'USD', date: '2026-11-26', rates: { PKR: 282 } }))
  await fetchRatesWhenDue(ctx())
  expect(await rates()).toEqual([['USD', 282, '2026-11-26', 'A bank']])
  expect(await health()).toMatchObject({ state: 'fine', advice: null })
})
