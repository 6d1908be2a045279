/** Tries to compute an agreed price, which is private, from public answers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { priceEvidence, settings } from '#db/schema/index.ts'
import { areaKey } from '#domain/estimator/area-chains.ts'
import type { Evidence } from '#domain/estimator/evidence.ts'
import { Market } from '#domain/estimator/market.ts'
import { type Priced, publishedPrices } from '#domain/figures/published-prices.ts'
import { createTestApi, readAs, type TestApi } from '../../support/api.ts'
import { type AreaRow, makeArea } from '../../support/factories.ts'

const publishedKey = 'a key for this test'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  // The change of each price is drawn with it: every run tries the same ones.
  await api.database.db.insert(settings).values({ key: 'published_prices', value: publishedKey })
})
afterAll(() => api.close())

type Row = typeof priceEvidence.$inferInsert

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const squareFeet = 2_000

function row(area: AreaRow, price: number, more: Partial<Row> = {}): Row {
  return {
    ...{ kind: 'asked', dated_on: dayAgo(150), purpose: 'sale', type: 'residential', subtype: 'house' },
    ...{ city_id: area.city_id, area_id: area.id, price, size_value: squareFeet, size_unit: 'sqft' },
    ...{ marla_basis: 225, size_sqft: squareFeet, beds: 4, baths: 4, source: 'made', ...more },
  }
}

const insert = (rows: readonly Row[]) => api.database.db.insert(priceEvidence).values([...rows])
const figuresOf = async ({ id }: AreaRow) => {
  await api.caughtUp()
  return (await readAs(api, `/api/areas/${id}/report`, endpoints.areaReport.answer)).prices[0]
}

/** The distance of a computed price from the true one, as a share. */
const distance = (found: number, price: number) => Math.abs(found / price - 1)

test('a report of an area does not change with one private price, before a quarter has passed or after', async () => {
  const area = await makeArea(api.database.db, { name: 'Quiet Town' })
  await insert([20, 22, 24, 26, 28].map((million) => row(area, million * 1e6)))
  const before = await figuresOf(area)
  expect(before).toMatchObject({ median: 12_000, sample: 5 })
  await insert([row(area, 23_456_789, { kind: 'agreed' })])
  expect(await figuresOf(area)).toEqual(before)
  await insert([1, 2, 3, 4].map((at) => row(area, 23_456_789 + at, { kind: 'agreed', dated_on: dayAgo(60) })))
  expect(await figuresOf(area)).toEqual(before)
})

test('the median of five private prices and others is none of them', async () => {
  const area = await makeArea(api.database.db, { name: 'Median Town' })
  const agreed = [8e6, 12e6, 20_654_321, 36e6, 50e6]
  await insert([5, 5, 5, 70, 70, 70].map((million) => row(area, million * 1e6)))
  await insert(agreed.map((price) => row(area, price, { kind: 'agreed' })))
  const { sample, median = 0 } = (await figuresOf(area)) ?? {}
  expect(sample).toBe(11)
  for (const price of agreed) expect(distance(median * squareFeet, price)).toBeGreaterThan(0.05)
})

test('an attacker who knows all other prices and the estimator itself finds no private price closer than 5 %', async () => {
  const { db } = api.database
  const area = await makeArea(db, { name: 'Known Town' })
  const far = await makeArea(db, { name: 'Far Town' })
  const askedRows = [
    ...Array.from({ length: 8 }, (_, at) => row(area, 23e6 + at * 300_000, { dated_on: dayAgo(150 + at) })),
    // Nothing is estimated where fewer are known.
    ...Array.from({ length: 150 }, (_, at) => row(far, 20e6 + at * 100_000, { dated_on: dayAgo(at) })),
  ]
  const agreed = [24e6, 24.1e6, 24.2e6, 24.3e6, 31_234_567]
  await insert(askedRows)
  await insert(agreed.map((price) => row(area, price, { kind: 'agreed' })))
  const ask = async (sqft: number, beds: number) => {
    const query = new URLSearchParams({
      ...{ city: String(area.city_id), area: String(area.id), type: 'house' },
      ...{ size: String(sqft), size_unit: 'sqft', beds: String(beds), baths: '4', date: dayAgo(0) },
    })
    const found = await readAs(api, `/api/estimates?${query}`, endpoints.estimate.answer)
    return found.enough ? found.likely : undefined
  }
  const questions = [1_800, 1_900, 2_000, 2_100, 2_200].flatMap((sqft) =>
    [3, 4, 5].map((beds) => ({ sqft, beds })),
  )
  const answers = await Promise.all(questions.map(({ sqft, beds }) => ask(sqft, beds)))
  expect(answers.filter(Boolean).length).toBeGreaterThan(5)

  const known = (price: number, id: string, dated_on: string, place = area): Evidence => ({
    ...{ id, kind: 'asked', purpose: 'sale', type: 'residential', subtype: 'house' },
    ...{ city: String(place.city_id), areas: [areaKey(place.name, '')], price },
    ...{ sizeSqft: squareFeet, beds: 4, baths: 4, date: yearOf(dated_on) },
  })
  // Even the changed prices of the four others.
  const published: Omit<Priced, 'price'> = {
    ...{ kind: 'agreed', date: dayAgo(150), precision: 'day', sqft: squareFeet, listingId: null },
  }
  const neighbours = publishedPrices(
    agreed.slice(0, 4).map((price) => ({ ...published, price })),
    publishedKey,
    dayAgo(0),
  )
  const others = [
    ...askedRows.map(({ price, dated_on, area_id }, at) =>
      known(price, `asked ${at}`, dated_on, area_id === area.id ? area : far),
    ),
    ...neighbours.map(({ price }, at) => known(price, `agreed ${at}`, dayAgo(150))),
  ]
  const answersWith = (price: number) => {
    const market = new Market([...others, known(price, 'private', dayAgo(150))])
    return questions.map(({ sqft, beds }) => {
      return Math.exp(market.orderedLogPrice({ ...known(0, 'mine', dayAgo(0)), sizeSqft: sqft, beds }))
    })
  }
  const computedBack = (told: readonly (number | undefined)[]) => {
    // Up to 38 million: prices far from all others pull less, so that a higher one may explain the answers as well.
    const candidates = Array.from({ length: 110 }, (_, at) => 20e6 * 1.006 ** at)
    const missBy = (candidate: number) =>
      answersWith(candidate).reduce<number>((sum, answer, at) => {
        const wanted = told[at]
        return answer === undefined || wanted === undefined ? sum : sum + Math.log(answer / wanted) ** 2
      }, 0)
    return candidates
      .map((candidate) => ({ candidate, miss: missBy(candidate) }))
      .reduce((best, one) => (one.miss < best.miss ? one : best)).candidate
  }
  const truth = agreed[4] ?? 0
  expect(distance(computedBack(answers), truth)).toBeGreaterThan(0.05)
  // The attack works: where true prices go into estimates, it finds them.
  expect(distance(computedBack(answersWith(truth)), truth)).toBeLessThan(0.01)
})

function yearOf(day: string): number {
  const at = new Date(day)
  const start = Date.UTC(at.getUTCFullYear(), 0)
  return at.getUTCFullYear() + (at.getTime() - start) / (Date.UTC(at.getUTCFullYear() + 1, 0) - start)
}
