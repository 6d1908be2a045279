import { expect, test } from 'vitest'
import { madeMarket, truePrice } from '#tests/support/made-market.ts'
import { calibrate } from './calibration.ts'
import { Estimator, leaveOneOut } from './estimate.ts'
import type { Evidence, Subject } from './evidence.ts'
import { Market } from './market.ts'

const evidence = madeMarket(700)
const subject = {
  purpose: 'sale',
  type: 'residential',
  subtype: null,
  city: 'lahore',
  areas: ['model town', 'block b'],
  sizeSqft: 2250,
  beds: 3,
  baths: 3,
  date: 2025.5,
} as const satisfies Subject

const calibration = calibrate([...leaveOneOut(new Market(evidence))])
const estimatorOf = (rows: readonly Evidence[]) => new Estimator(new Market(rows), calibration)
const estimator = estimatorOf(evidence)

function answer(of: Estimator, home: Subject) {
  const estimate = of.estimate(home)
  if (!estimate.enough) throw new Error(`There is not enough evidence: ${estimate.reason}`)
  return estimate
}

test('a larger home in the same place costs more', () => {
  const prices = [1125, 1350, 1575, 1800, 2250, 2700, 3150, 4500].map(
    (sizeSqft) => answer(estimator, { ...subject, sizeSqft }).likely,
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(new Set(prices).size).toBe(prices.length)
})

test('a home is never cheaper than a smaller one, nor for more bedrooms, however odd the evidence is', () => {
  // Small homes are asked at more than large ones, and few bedrooms at more than many.
  const odd = madeMarket(700).map((home) => ({
    ...home,
    price: home.price * (home.sizeSqft === 1125 ? 3 : 1) * (home.beds === 2 ? 1.4 : 1),
  }))
  const market = new Market(odd)
  const sizes = Array.from({ length: 28 }, (_, at) => 900 + at * 135)
  for (const beds of [2, 3, null]) {
    const prices = sizes.map((sizeSqft) => market.orderedLogPrice({ ...subject, beds, sizeSqft }))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }
  for (const sizeSqft of sizes) {
    const prices = [1, 2, 3, 4].map((beds) => market.orderedLogPrice({ ...subject, beds, sizeSqft }))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  }
})

test('a size or a number of rooms that the evidence does not have gets no figure', () => {
  expect(estimator.estimate({ ...subject, sizeSqft: 9000 })).toMatchObject({ reason: 'unknownSize' })
  expect(estimator.estimate({ ...subject, sizeSqft: 700 })).toMatchObject({ reason: 'unknownSize' })
  expect(estimator.estimate({ ...subject, beds: 10 })).toMatchObject({ reason: 'unknownRooms' })
  expect(estimator.estimate({ ...subject, beds: 3, baths: 9 })).toMatchObject({ reason: 'unknownRooms' })
})

test('homes in the blocks of an area are homes in this area', () => {
  const market = new Market(evidence)
  const inArea = (areas: string[]) => market.opinion({ ...subject, areas })?.support.sameArea
  expect(inArea(['model town'])).toBeGreaterThanOrEqual(5)
  expect(inArea(['model town', 'block z'])).toBe(0)
  expect(inArea([])).toBe(0)
})

test('evidence without a subtype says the same of a house as of a home', () => {
  expect(answer(estimator, { ...subject, subtype: 'house' }).likely).toBe(answer(estimator, subject).likely)
})

test('a dearer place costs more, and a later date too', () => {
  const cheap = answer(estimator, { ...subject, areas: ['green town', 'block b'] })
  const dear = answer(estimator, { ...subject, areas: ['canal gardens', 'block b'] })
  expect(dear.likely).toBeGreaterThan(1.5 * cheap.likely)
  const earlier = answer(estimator, { ...subject, date: 2023.5 })
  expect(answer(estimator, subject).likely / earlier.likely).toBeCloseTo(Math.exp(0.16), 1)
})

test('a home is never compared with itself', () => {
  const home = { ...subject, id: 'own', price: 20 * truePrice(subject), kind: 'asked' } as const
  const of = estimatorOf([...evidence, home])
  const estimate = answer(of, { ...subject, id: 'own' })
  expect(estimate.comparables.map(({ evidence }) => evidence.id)).not.toContain('own')
  expect(estimate.likely).toBeLessThan(1.1 * truePrice(subject))
})

test('one price far from all others hardly changes the figure', () => {
  const wild = { ...subject, id: 'wild', price: 50 * truePrice(subject), kind: 'asked' } as const
  const before = answer(estimator, subject).likely
  expect(Math.abs(answer(estimatorOf([...evidence, wild]), subject).likely / before - 1)).toBeLessThan(0.03)
})

test('the comparables are those of the place first, and their weights sum up to 1', () => {
  const { comparables, low, likely, high } = answer(estimator, subject)
  expect(comparables[0]?.evidence.areas).toEqual(subject.areas)
  expect(comparables.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
  expect(low).toBeLessThan(likely)
  expect(high).toBeGreaterThan(likely)
})

test('a plot is not compared with houses, nor a rent with a sale', () => {
  expect(estimator.estimate({ ...subject, type: 'plot' })).toMatchObject({ reason: 'noEvidence' })
  expect(estimator.estimate({ ...subject, purpose: 'rent' })).toMatchObject({ reason: 'noEvidence' })
})

test('an unknown city, four comparables, old prices and wild prices are not enough', () => {
  expect(estimator.estimate({ ...subject, city: 'atlantis' })).toEqual({
    enough: false,
    reason: 'noEvidence',
    comparables: 0,
  })
  const four = estimatorOf([...evidence, ...madeMarket(4, { seed: 3, city: 'multan' })])
  expect(four.estimate({ ...subject, city: 'multan' })).toMatchObject({ reason: 'fewComparables' })
  expect(estimator.estimate({ ...subject, date: 2029 })).toMatchObject({ reason: 'oldEvidence' })
  const wild = madeMarket(300).map((home, at) => ({ ...home, price: home.price * (at % 2 === 0 ? 3 : 1) }))
  expect(Estimator.of(wild).estimate(subject)).toMatchObject({ reason: 'uncertain' })
})

test('five advertisements of one home are one comparable', () => {
  const one = { ...subject, city: 'multan', price: 25_000_000, kind: 'asked' } as const
  const again = Array.from({ length: 5 }, (_, at): Evidence => ({ ...one, id: `again-${at}` }))
  const of = estimatorOf([...evidence, ...again])
  expect(of.estimate({ ...subject, city: 'multan' })).toMatchObject({
    reason: 'fewComparables',
    comparables: 1,
  })
})

test('beyond the dates of the evidence the interval is wider', () => {
  const width = (date: number) => answer(estimator, { ...subject, date }).halfWidth
  expect(width(2027)).toBeGreaterThan(width(2025.5) * 1.05)
})
