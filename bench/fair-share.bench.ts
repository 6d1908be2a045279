/**
 * One client that makes fifty expensive requests a second, each kind by itself, while others search. What
 * counts is how long these wait compared with a quiet site, that none of them is refused, and that the site
 * is ready.
 */
import { fork } from 'node:child_process'
import { setTimeout as rest } from 'node:timers/promises'
import { askRaw } from '#tests/support/raw-request.ts'
import { attacks } from './support/attack.ts'
import { firstLine } from './support/first-line.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { quantile, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const seconds = 15
const perSecond = 50
const mostTimes = 3
// Others come one after the other, from as many addresses.
const others = 40
const everyMs = 150

using folder = scratchFolder()
await using site = await startQuietSite(folder.path, {
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://homes.example',
})
const port = Number(new URL(site.address).port)
let asked = 0

await search(5)
await readiness(1)
const quiet = await search(seconds)
report({
  name: 'uncached search of others, quiet, p95',
  measured: `${quiet.p95.toFixed(0)} ms (p50 ${quiet.p50.toFixed(0)} ms) of ${quiet.count}`,
  target: 'the measure for the others',
  ok: quiet.failed === 0,
})
for (const name of Object.keys(attacks)) {
  const attacking = fork(
    new URL('./support/attack.ts', import.meta.url),
    [site.address, name, String(perSecond), String(seconds * 1000)],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], execArgv: [] },
  )
  const answers = firstLine(attacking.stdout)
  const [during, ready] = await Promise.all([search(seconds), readiness(seconds)])
  const times = during.p95 / quiet.p95
  report({
    name: `uncached search of others with ${perSecond} ${name} a second, p95 against quiet`,
    measured: `${times.toFixed(1)} (${during.p95.toFixed(0)} ms, p50 ${during.p50.toFixed(0)} ms), ${during.failed} of ${during.count} failed, readiness within ${ready.toFixed(0)} ms; the attacker: ${await answers}`,
    target: `at most ${mostTimes}, none failed`,
    ok: times <= mostTimes && during.failed === 0,
  })
  // Debts are forgotten by then, and running works have ended.
  await rest(3_000)
}

/** New searches, from one address after the other. */
async function search(forSeconds: number) {
  const times: number[] = []
  let failed = 0
  const asking: Promise<void>[] = []
  for (const end = performance.now() + forSeconds * 1000; performance.now() < end; await rest(everyMs)) {
    asked += 1
    const path = `/search?purpose=rent&minPrice=${asked * 1_000}`
    const headers = { 'x-forwarded-for': `198.51.100.${asked % others}`, 'x-forwarded-proto': 'https' }
    const began = performance.now()
    asking.push(
      askRaw({ port, path, headers }).then(
        ({ status }) => {
          if (status === 200) times.push(performance.now() - began)
          else failed += 1
        },
        () => {
          failed += 1
        },
      ),
    )
  }
  await Promise.all(asking)
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), count: times.length + failed, failed }
}

/** The longest that a balancer waits for readiness, in milliseconds. */
async function readiness(forSeconds: number): Promise<number> {
  let longest = 0
  for (const end = performance.now() + forSeconds * 1000; performance.now() < end; await rest(500)) {
    const began = performance.now()
    await askRaw({ port, path: '/health/ready' })
    longest = Math.max(longest, performance.now() - began)
  }
  return longest
}
