/** Whether intervals keep their word: for the long round, since it estimates more than a thousand homes. */
import { expect, test } from 'vitest'
import { calibrate } from '#domain/estimator/calibration.ts'
import { Estimator, leaveOneOut } from '#domain/estimator/estimate.ts'
import { crossValidate, judge, measure } from '#domain/estimator/judge.ts'
import { Market } from '#domain/estimator/market.ts'
import { madeMarket, scatter } from '#tests/support/made-market.ts'

const market = new Market(madeMarket(700))
const estimator = new Estimator(market, calibrate([...leaveOneOut(market)]))

test('four of five prices that were never seen are in the interval, and half are within the scatter', () => {
  const measures = measure(judge(estimator, madeMarket(900, { seed: 2 })))
  expect(measures.answered / measures.asked).toBeGreaterThan(0.98)
  expect(measures.coverage).toBeGreaterThan(0.76)
  expect(measures.coverage).toBeLessThan(0.84)
  // Half of what is normally distributed is within 0.674 standard deviations: no estimate can be better.
  expect(measures.median).toBeLessThan(0.674 * scatter * 1.15)
})

test('estimating each fifth of the evidence from the others says the same', () => {
  const few = madeMarket(300)
  const measures = measure([...crossValidate(few)].flat())
  expect(measures.asked).toBe(few.length)
  expect(measures.coverage).toBeGreaterThan(0.72)
  expect(measures.coverage).toBeLessThan(0.88)
})
