import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { daysAgo, stopAtNoon } from '../support/days.ts'
import { makeListing } from '../support/factories.ts'
import { type Colleague, post, signedIn } from '../support/staff.ts'

let api: TestApi
let editor: Colleague
beforeAll(async () => {
  api = await createTestApi()
  editor = await signedIn(api, 'editor')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const costs = async (query: string) => readAs(api, `/api/costs?${query}`, endpoints.costs.answer)
const amountOf = async (charge: string, query: string) =>
  (await costs(query)).sides.flatMap(({ lines }) => lines).find((line) => line.charge === charge)?.amount
const refusals = async (query: string) => {
  const answer = await api.request(`/api/costs?${query}`)
  return { status: answer.status, fields: (await answer.json()).error?.fields }
}

describe('the costs of a purchase', () => {
  test('are those of the price as people type it, with the source of every rate', async () => {
    const { price, sides } = await costs('price=1+crore+50+lac&on=2026-06-30')
    expect(price).toBe(15_000_000)
    const lines = sides.flatMap((side) => side.lines)
    for (const { amount, table } of lines) expect(amount === null).toBe(table === null)
    expect(lines.find(({ charge }) => charge === 'withholding_buyer')).toMatchObject({
      amount: 225_000,
      rate: 1.5,
      table: { valid_from: '2025-07-01', source: expect.stringContaining('236K') },
    })
  })

  test('take price, purpose, type and province from a listing, unless the request has them', async () => {
    const sold = await makeListing(api.database.db, { price: 40_000_000, subtype: 'residential plot' })
    expect(await costs(`listing=${sold.id}`)).toMatchObject({
      purpose: 'sale',
      price: 40_000_000,
      property: 'plot',
    })
    expect(await costs(`listing=${sold.id}&price=2+crore&property=flat`)).toMatchObject({
      price: 20_000_000,
      property: 'flat',
    })
    const let_ = await makeListing(api.database.db, { purpose: 'rent', price: 90_000 })
    expect(await amountOf('rent_security', `listing=${let_.id}`)).toBe(180_000)
  })

  test('of a listing without a page, or without a price, are not made up', async () => {
    const draft = await makeListing(api.database.db, { status: 'draft' })
    expect((await refusals(`listing=${draft.id}`)).status).toBe(404)
    const onCall = await makeListing(api.database.db, { price: 0 })
    expect(await refusals(`listing=${onCall.id}`)).toMatchObject({
      status: 422,
      fields: { price: 'Enter a price, e.g. 2.5 Crore' },
    })
  })

  test.each([
    ['', 'price'],
    ['price=cheap', 'price'],
    ['price=-5', 'price'],
    ['price=0', 'price'],
    ['price=999999999999999', 'price'],
    ['price=1+crore&on=yesterday', 'on'],
    ['price=1+crore&bought_on=2023-02-30', 'bought_on'],
    ['price=1+crore&bought_for=x', 'bought_for'],
    ['price=1+crore&region=goa', 'region'],
    ['price=1+crore&status=friend', 'status'],
    ['price=1+crore&transfer_fee=many', 'transfer_fee'],
  ])('are refused for ?%s, at its field', async (query, field) => {
    const { status, fields } = await refusals(query)
    expect(status).toBe(422)
    expect(Object.keys(fields)).toEqual([field])
  })
})

describe('tables that staff save', () => {
  const table = {
    charge: 'stamp_duty',
    region: 'punjab',
    valid_from: '2026-07-01',
    valid_until: null,
    acquired_from: null,
    acquired_until: null,
    source: 'Punjab Finance Act 2026',
    source_url: 'https://example.com/act',
    rows: [{ status: 'any', property: 'any', up_to: null, years: null, rate: 3, precision: 'exactly' }],
  }
  const save = (body: object, path = '', method = 'POST') =>
    post(api, `/api/admin/tax-tables${path}`, body, editor, method)
  const asked = 'price=1+crore&region=punjab&on=2026-07-01'

  test('are used from their first day on, changed, and gone when they are deleted', async () => {
    expect(await amountOf('stamp_duty', asked)).toBeNull()
    const made = (await (await save(table)).json()).data
    expect(await amountOf('stamp_duty', asked)).toBe(300_000)
    expect(await amountOf('stamp_duty', asked.replace('07-01', '06-30'))).toBeNull()
    const rows = [{ ...table.rows[0], rate: 2 }]
    expect((await save({ ...table, rows, version: 1 }, `/${made.id}`, 'PUT')).status).toBe(200)
    expect(await amountOf('stamp_duty', asked)).toBe(200_000)
    await save({ archived: true }, `/${made.id}/archive`)
    expect(await amountOf('stamp_duty', asked)).toBeNull()
  })

  test.each([
    ['a last day before the first', { valid_until: '2026-01-01' }, 'valid_until'],
    ['a tax on gains without when it was bought', { charge: 'gains_tax' }, 'acquired_from'],
    ['no source', { source: ' ' }, 'source'],
    ['no rates', { rows: [] }, 'rows'],
    ['a link that is a script', { source_url: 'javascript:alert(1)' }, 'source_url'],
  ])('are refused with %s', async (_, change, field) => {
    const answer = await save({ ...table, ...change })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).error.fields)).toEqual([field])
  })
})

describe('exchange rates', () => {
  beforeAll(stopAtNoon)
  afterAll(() => void vi.useRealTimers())
  const save = (body: object) => post(api, '/api/admin/exchange-rates', body, editor)
  const rates = async () => (await readAs(api, '/api/exchange-rates', endpoints.exchangeRates.answer)).data

  test('are the newest of each currency, in their order, and old after three days', async () => {
    expect(await rates()).toEqual([])
    const source = 'State Bank of Pakistan'
    for (const body of [
      { currency: 'GBP', pkr: 371.2, day: daysAgo(4), source },
      { currency: 'AED', pkr: 75.9, day: daysAgo(9), source },
      { currency: 'AED', pkr: 76.4, day: daysAgo(3), source },
    ])
      expect((await save(body)).status).toBe(200)
    expect(await rates()).toEqual([
      { currency: 'AED', pkr: 76.4, day: daysAgo(3), source, is_old: false },
      { currency: 'GBP', pkr: 371.2, day: daysAgo(4), source, is_old: true },
    ])
  })

  test.each([
    ['a day to come', () => ({ day: daysAgo(-2) }), 'day'],
    ['less than a rupee', () => ({ pkr: 0 }), 'pkr'],
    ['another currency', () => ({ currency: 'BTC' }), 'currency'],
    ['no source', () => ({ source: '' }), 'source'],
  ])('are refused with %s', async (_, change, field) => {
    const answer = await save({ currency: 'USD', pkr: 281, day: daysAgo(0), source: 'Bank', ...change() })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).error.fields)).toEqual([field])
  })
})
