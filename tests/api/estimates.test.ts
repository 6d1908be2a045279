import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { connect } from '#db/client.ts'
import { priceEvidence } from '#db/schema/index.ts'
import { readEvidenceThrough, siteEstimator } from '#domain/estimates/site/site-estimator.ts'
import { randomNumbers } from '#domain/estimator/random-numbers.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { daysSince } from '../support/days.ts'
import { type AreaRow, makeArea } from '../support/factories.ts'

type Row = typeof priceEvidence.$inferInsert

let api: TestApi
let society: AreaRow
let block: AreaRow
let asked: Set<number>
beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  society = await makeArea(db, { name: 'Green Town' })
  block = await makeArea(db, {
    name: 'Block A',
    name_ur: 'بلاک اے',
    city_id: society.city_id,
    parent_id: society.id,
    kind: 'block',
  })
  const random = randomNumbers(7)
  const rows = Array.from({ length: 150 }, (_, at): Row => {
    const marla = [5, 7, 10, 20][at % 4] ?? 5
    return {
      kind: at % 10 === 0 ? 'agreed' : 'asked',
      dated_on: `2026-0${1 + (at % 9)}-15`,
      purpose: 'sale',
      type: 'residential',
      subtype: 'house',
      city_id: society.city_id,
      area_id: at % 2 === 0 ? block.id : society.id,
      price: Math.round(marla * 2_000_000 * (0.9 + 0.2 * random())),
      size_value: marla,
      size_unit: 'marla',
      marla_basis: 250,
      size_sqft: marla * 250,
      beds: 4,
      baths: 4,
      source: 'made',
    }
  })
  asked = new Set(rows.filter(({ kind }) => kind === 'asked').map(({ price }) => price))
  await db.insert(priceEvidence).values(rows)
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const question = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    city: String(society.city_id),
    area: String(block.id),
    type: 'house',
    size: '10',
    beds: '4',
    ...more,
  }).toString()
const estimate = (more?: Record<string, string>) =>
  readAs(api, `/api/estimates?${question(more)}`, endpoints.estimate.answer)
const refused = async (more: Record<string, string>) => {
  const answer = await api.request(`/api/estimates?${question(more)}`)
  return { status: answer.status, fields: (await answer.json()).error?.fields }
}

describe('an estimate', () => {
  test('has a likely price, a range, its cases and its date', async () => {
    const found = await estimate()
    if (!found.enough) throw new Error(found.reason)
    expect(found.likely).toBeGreaterThan(18_500_000)
    expect(found.likely).toBeLessThan(21_500_000)
    expect(found.low).toBeLessThan(found.likely)
    expect(found.high).toBeGreaterThan(found.likely)
    expect(found).toMatchObject({
      certainty: 'high',
      unit: 'marla',
      as_of: expect.stringMatching(/^2026-0\d-15$/),
    })
    expect(found.per_unit).toBe(Math.round(found.likely / 10))
    expect(found.cases).toBeGreaterThanOrEqual(5)
    expect(found.comparables.map(({ area }) => area)).toContain('Block A')
  })

  test('names the areas of its comparables in Urdu, where they have such a name', async () => {
    const answer = await api.request(`/api/estimates?${question()}`, {
      headers: { 'accept-language': 'ur' },
    })
    const { comparables } = await answer.json()
    const names = new Set(comparables.map(({ area }: { area: string | null }) => area))
    expect(names).toContain('بلاک اے')
    expect(names).not.toContain('Block A')
  })

  test('shows no agreed price among the comparables, and figures with three digits', async () => {
    const found = await estimate()
    if (!found.enough) throw new Error('There was no figure.')
    expect(found.comparables.every(({ price }) => asked.has(price))).toBe(true)
    for (const figure of [found.likely, found.low, found.high, found.per_unit])
      expect(Number(figure.toPrecision(3))).toBe(figure)
  })

  test('answers in the unit that was typed', async () => {
    const [inMarla, inYards] = [await estimate(), await estimate({ size: '277.78', size_unit: 'sqyd' })]
    if (!inMarla.enough || !inYards.enough) throw new Error('There was no figure.')
    expect([inMarla.unit, inYards.unit]).toEqual(['marla', 'sqyd'])
    expect(inYards.per_unit / (inMarla.per_unit / (250 / 9))).toBeCloseTo(1, 1)
  })

  test('counts properties in the blocks of an area as properties in this area', async () => {
    const found = await estimate({ area: String(society.id), size: '7' })
    if (!found.enough) throw new Error(found.reason)
    expect(found.cases_in_area).toBe(found.cases)
  })

  test('is the same for an area by its name as by its ID', async () => {
    const { area: _, ...named } = Object.fromEntries(new URLSearchParams(question()))
    const query = new URLSearchParams({ ...named, location: 'Block A, Green Town' })
    expect(await readAs(api, `/api/estimates?${query}`, endpoints.estimate.answer)).toEqual(await estimate())
  })

  test('has the date of the newest price, unless another is asked for', async () => {
    const [newest, same, other] = [
      await estimate(),
      await estimate({ date: '2026-09-15' }),
      await refused({ date: '2026-13' }),
    ]
    expect(same).toEqual(newest)
    expect(other).toEqual({ status: 422, fields: { date: 'Enter a date, e.g. 2025, 2025-06 or 2025-06-30' } })
  })

  test('is refused for a size and for rooms that no price is known of', async () => {
    expect(await estimate({ size: '800' })).toMatchObject({ enough: false, reason: 'unknownSize' })
    expect(await estimate({ beds: '10' })).toMatchObject({ enough: false, reason: 'unknownRooms' })
  })

  test('takes a size in the marla of the place, or in the one that is given', async () => {
    const [own, given] = await Promise.all([estimate(), estimate({ size: '11.11', marla_basis: '225' })])
    if (!own.enough || !given.enough) throw new Error('There was no figure.')
    expect(given.likely / own.likely).toBeCloseTo(1, 1)
    expect(given.per_unit).toBeLessThan(own.per_unit)
  })

  test('is not made up where there is not enough evidence', async () => {
    expect(await estimate({ type: 'residential plot' })).toMatchObject({
      enough: false,
      reason: 'noEvidence',
    })
    expect(await estimate({ purpose: 'rent' })).toMatchObject({ enough: false, reason: 'noEvidence' })
    const begun = new Date()
    const other = await makeArea(api.database.db, { name: 'Elsewhere' })
    const elsewhere = { city: String(other.city_id), area: String(other.id) }
    expect(await estimate(elsewhere)).toMatchObject({
      enough: false,
      cases: 0,
      on: expect.toBeOneOf(daysSince(begun)),
    })
  })

  test('of impossible sizes and unknown places is refused with the reason', async () => {
    expect(await refused({ size: '0' })).toEqual({
      status: 422,
      fields: { size: 'Enter a size, e.g. 10 or 7.5' },
    })
    expect((await refused({ size: '900000' })).fields).toEqual({
      size: 'Enter a size from 50 sq ft to 10,000,000 sq ft',
    })
    expect((await refused({ city: '99999' })).fields).toEqual({ city: 'Invalid ID' })
    expect((await refused({ area: '99999' })).fields).toEqual({ area: 'Invalid ID' })
    const other = await makeArea(api.database.db)
    expect((await refused({ area: String(other.id) })).fields).toEqual({
      area: 'Choose an area in this city',
    })
    expect((await refused({ type: 'castle' })).status).toBe(422)
    expect((await refused({ beds: '-1' })).status).toBe(422)
  })
})

test('visitors’ questions are answered from the evidence that staff’s connection read', async () => {
  const visitors = connect(api.database.url)
  readEvidenceThrough(api.database.db, visitors.db)
  const clock = () => new Date('2026-11-26T09:00:00Z')
  const read = await siteEstimator({ db: api.database.db, clock })
  expect(await siteEstimator({ db: visitors.db, clock })).toBe(read)
  await visitors.close()
})
