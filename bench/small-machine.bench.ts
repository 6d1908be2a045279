/**
 * The site as npm start runs it, with its own PostgreSQL and the demo agency, in as little memory as docs/operations/
 * install.md asks for, under the mix of the soak for ten minutes. MEMORY_MB and SOAK_MINUTES change that.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as rest } from 'node:timers/promises'
import { addressIn } from '#tests/support/said-address.ts'
import { followEvents } from './soak/event-stream.ts'
import { readMix } from './soak/mix.ts'
import { sendVisitors } from './soak/visitors.ts'
import { limitMemory } from './support/memory-limit.ts'
import { machine, quantile, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const megabytes = Number(process.env.MEMORY_MB ?? 768)
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
if (!(minutes > 0 && megabytes > 0))
  throw new Error('SOAK_MINUTES and MEMORY_MB must be numbers, such as 10 and 768.')
const sampleMs = 2_000

using folder = scratchFolder()
await using limit = limitMemory(megabytes)
if (!limit) {
  console.log('Skipped: this account may not limit memory. As root of a Linux machine it may.')
  process.exit(0)
}

const [shell = '', ...words] = limit.command
const start = [process.execPath, join(import.meta.dirname, '../scripts/start.js')]
const log = openSync(join(folder.path, 'server.log'), 'a')
const site = spawn(shell, [...words, ...start], {
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIR: folder.path,
    // Each visitor has an address of its own, as behind a proxy.
    TRUST_PROXY: '1',
    // In production the tools that build are removed afterwards.
    NODE_ENV: '',
  },
  stdio: ['ignore', 'pipe', log],
})
const ended = once(site, 'exit')
const begun = performance.now()
if (!site.stdout) throw new Error('The site has no voice')
const address = await addressOf(createInterface(site.stdout))
console.log(
  `${megabytes} MB for ${minutes} minutes, ready after ${Math.round((performance.now() - begun) / 1000)} s. On ${machine}.`,
)
const mix = await readMix(address)
const stream = await followEvents(address, folder.path)
console.log('\n| Minute | requests | errors | memory in use |')
console.log('|---|---|---|---|')

const visitors = sendVisitors(address, mix)
const since = performance.now()
let shown = 0
let highest = 0
while (performance.now() - since < minutes * 60_000 && limit.killed() === 0) {
  await rest(sampleMs)
  highest = Math.max(highest, limit.usedMb())
  const passed = (performance.now() - since) / 60_000
  if (passed - shown < minutes / 10) continue
  shown = passed
  const { answered, failed } = soFar()
  console.log(
    `| ${passed.toFixed(1)} | ${answered + failed} | ${failed} | ${Math.round(limit.usedMb())} MB |`,
  )
}
await visitors.stop()
stream.end()
const { answered, failed } = soFar()
const killed = limit.killed()
site.kill('SIGTERM')
await ended

for (const [problem, { count, path }] of visitors.visits.failed)
  console.log(`${count} × ${problem}, such as ${path}`)
console.log(
  `\nAnswers: p50 ${Math.round(quantile(visitors.visits.times, 0.5))} ms, p99 ${Math.round(quantile(visitors.visits.times, 0.99))} ms.\n`,
)
report({
  name: `processes that the kernel ended in ${megabytes} MB, after ${shown.toFixed(1)} minutes`,
  measured: `${killed} (highest use ${Math.round(highest)} MB)`,
  target: '0',
  ok: killed === 0,
})
report({
  name: `errors in ${minutes} minutes`,
  measured: `${failed} of ${answered + failed} requests`,
  target: '0',
  ok: failed === 0,
})

function soFar(): { answered: number; failed: number } {
  const { times, failed: problems } = visitors.visits
  const counts = [...problems.values()].map(({ count }) => count)
  return { answered: times.length, failed: counts.reduce((sum, count) => sum + count, 0) }
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = addressIn(line)
    if (address !== undefined) return address
  }
  throw new Error('The site ended before it said its address; its log says why.')
}
