/**
 * A long run under a mix of what visitors do: pages of the sitemap, searches of which each is another one, pictures,
 * a form now and then, and a member of staff who follows the event stream. It lasts an hour, or SOAK_MINUTES. The first
 * third fills the caches, the second is the plateau of the memory, and the last must not exceed it.
 */
import { setTimeout as rest } from 'node:timers/promises'
import { freePort } from './machines/programs.ts'
import { followEvents } from './soak/event-stream.ts'
import { readMix } from './soak/mix.ts'
import { coreSeconds, loopDelayMs, residentMb } from './soak/process-facts.ts'
import { sendVisitors } from './soak/visitors.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { machine, median, quantile, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 60)
if (!(minutes > 0)) throw new Error('SOAK_MINUTES must be a number of minutes, such as 60 or 0.5.')
const sampleMs = 5_000
const mostGrowth = 1.1
const mostDelayMs = 50

using folder = scratchFolder()
const metricsPort = await freePort()
await using site = await startQuietSite(folder.path, {
  METRICS_PORT: String(metricsPort),
  // Each visitor has an address of its own, as behind a proxy.
  TRUST_PROXY: '1',
})
const mix = await readMix(site.address)
const stream = await followEvents(site.address, folder.path)
console.log(
  `${minutes} minutes: ${mix.pages.length} pages of the sitemap, ${mix.pictures.length} pictures. On ${machine}.`,
)
console.log('\n| Minute | requests | errors | RSS of the server |')
console.log('|---|---|---|---|')

const visitors = sendVisitors(site.address, mix)
const samples: number[] = []
const began = performance.now()
let shown = 0
let isWarm = false
while (performance.now() - began < minutes * 60_000) {
  await rest(Math.min(sampleMs, minutes * 1_000))
  const passed = (performance.now() - began) / 60_000
  samples.push(residentMb(site.pid))
  if (!isWarm && passed > minutes / 3) {
    // The server restarts the measurement of its delay at each read of its metrics.
    await loopDelayMs(metricsPort)
    isWarm = true
  }
  if (passed - shown < minutes / 12) continue
  shown = passed
  const { answered, failed } = soFar()
  console.log(
    `| ${passed.toFixed(1)} | ${answered + failed} | ${failed} | ${Math.round(samples.at(-1) ?? 0)} MB |`,
  )
}
const delay = await loopDelayMs(metricsPort)
const cores = coreSeconds(site.pid)
await visitors.stop()
const heard = stream.end()

const { times, forms } = visitors.visits
const { answered, failed } = soFar()
console.log(
  `\nAnswers: p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms. The server's main thread ran for ${Math.round(cores.ran)} s and waited ${Math.round(cores.waited)} s for a core, which counts as delay.\n`,
)
for (const [problem, { count, path }] of visitors.visits.failed)
  console.log(`${count} × ${problem}, such as ${path}`)
report({
  name: `errors in ${minutes} minutes`,
  measured: `${failed} of ${answered + failed} requests`,
  target: '0',
  ok: failed === 0,
})
report({
  name: 'the event stream of a member of staff',
  measured: `${heard.isOpen ? 'open to the end' : 'broken off'}, told of ${heard.told} of ${forms} forms`,
  target: 'open to the end, told of all',
  ok: heard.isOpen && heard.told >= forms && forms > 0,
})
const third = Math.floor(samples.length / 3)
const plateau = median(samples.slice(third, 2 * third))
const last = samples.slice(2 * third)
const highest = Math.max(...last)
report({
  name: 'RSS of the server in the last third: its highest against the plateau',
  measured: `${(highest / plateau).toFixed(2)} (${Math.round(highest)} MB, median ${Math.round(median(last))} MB, against ${Math.round(plateau)} MB)`,
  target: `at most ${mostGrowth}`,
  ok: highest <= plateau * mostGrowth,
})
report({
  name: 'delay of the event loop after the first third, p99',
  measured: `${delay.p99.toFixed(1)} ms (mean ${delay.mean.toFixed(1)} ms, longest ${Math.round(delay.max)} ms)`,
  target: `at most ${mostDelayMs} ms`,
  ok: delay.p99 <= mostDelayMs,
})

function soFar(): { answered: number; failed: number } {
  const { times, failed } = visitors.visits
  const counts = [...failed.values()].map(({ count }) => count)
  return { answered: times.length, failed: counts.reduce((sum, count) => sum + count, 0) }
}
