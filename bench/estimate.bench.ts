/** The time of one estimate, from 200,000 rows of evidence in ten cities. */

import { calibrate } from '#domain/estimator/calibration.ts'
import { Estimator, leaveOneOut } from '#domain/estimator/estimate.ts'
import { Market } from '#domain/estimator/market.ts'
import { madeMarket } from '#tests/support/made-market.ts'
import { quantile, report } from './support/report.ts'

const rows = 200_000
const cities = Array.from({ length: 10 }, (_, at) => `city ${at}`)
const before = heap()
const began = performance.now()
const evidence = cities.flatMap((city, at) => madeMarket(rows / cities.length, { seed: at + 1, city }))
const own = heap()
const arranging = performance.now()
const market = new Market(evidence)
const arranged = performance.now()
const estimator = new Estimator(market, calibrate([...leaveOneOut(market, 500)]))

const times = cities.flatMap((city) =>
  madeMarket(100, { seed: 99, city }).map((home) => {
    const start = performance.now()
    if (!estimator.estimate({ ...home, id: 'subject' }).enough) throw new Error('There was no figure.')
    return performance.now() - start
  }),
)
report({
  name: `an estimate, ${rows.toLocaleString('en')} rows of evidence, p95`,
  measured: `${quantile(times, 0.95).toFixed(1)} ms`,
  target: '≤ 25 ms',
  ok: quantile(times, 0.95) <= 25,
})
console.log(
  `Arranged in ${((arranged - arranging) / 1000).toFixed(1)} s (made in ${((arranging - began) / 1000).toFixed(1)} s), ${Math.round((heap() - own) / 2 ** 20)} MB beside the ${Math.round((own - before) / 2 ** 20)} MB of the rows.`,
)

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
