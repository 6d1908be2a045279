/**
 * Restarts under load: visitors with kept and with new connections ask for one page after the other while the version
 * changes five times. No request may fail: be refused, reset, cut short or answered with an error.
 */
import { bringVisitors } from '#tests/support/crowd-of-visitors.ts'
import { startAsNpm } from '#tests/support/started-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const restarts = 5
const fewestRequests = 10_000
const visitors = 16
const paths = ['/', '/ur', '/search', '/projects', '/team', '/api/listings/search', '/health/ready']

using folder = scratchFolder()
const site = await startAsNpm({ DATA_DIR: folder.path, LOG_LEVEL: 'warn' })
try {
  const crowd = bringVisitors(site.url, paths, { visitors })
  const times: number[] = []
  for (let restart = 0; restart < restarts; restart += 1) {
    const began = performance.now()
    const outcome = await site.restart()
    if (!outcome.includes('has taken over')) throw new Error(`${outcome}\n${site.said()}`)
    times.push((performance.now() - began) / 1000)
    const wanted = (fewestRequests * (restart + 1)) / restarts
    while (crowd.visits.answered + crowd.visits.failed.length < wanted)
      await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await crowd.leave()
  const { answered, failed } = crowd.visits
  report({
    name: `requests that failed while the version changed ${restarts} times`,
    measured: `${failed.length} of ${answered + failed.length}`,
    target: `0 of at least ${fewestRequests}`,
    ok: failed.length === 0 && answered >= fewestRequests,
  })
  for (const problem of new Set(failed)) console.log(problem)
  console.log(`From the signal until the next version serves: ${times.map((s) => s.toFixed(1)).join(', ')} s`)
} finally {
  await site.stop()
}
