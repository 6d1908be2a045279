/**
 * More visitors than can be answered: searches at five times the rate that is answered, then 2,000 and 10,000
 * simultaneous visitors who search again as soon as they are answered, all sent from this machine. Meanwhile
 * a balancer asks for readiness, a visitor for the home page, and another sends forms. What counts is that
 * these go on, that all others get a retry time, and how much memory it takes.
 */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as rest } from 'node:timers/promises'
import { firstLine } from './support/first-line.ts'
import { type QuietSite, startQuietSite } from './support/quiet-site.ts'
import { quantile, report } from './support/report.ts'
import type { Rushed } from './support/rush.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const seconds = 15
// All connect at the same moment; a balancer usually waits five seconds.
const crowds = [
  { clients: 2_000, longestMs: 1_000 },
  { clients: 10_000, longestMs: 5_000 },
]
const leastShare = 0.25
const mostMemory = 2.5

using folder = scratchFolder()
await using site = await startQuietSite(folder.path, {
  FORM_LIMIT_PER_ADDRESS: '0',
  FORM_LIMIT_PER_PHONE: '0',
  FORM_CHALLENGE_AFTER: '0',
})
let sent = 0
const asked = {
  readiness: () => fetch(`${site.address}/health/ready`),
  'the home page': () => fetch(`${site.address}/`),
  'a form': () => fetch(`${site.address}/api/inquiry`, nextInquiry()),
}
await crowd(8)
const calm = await crowd(8)
const calmMemory = peakMemory(site)
await measureRush()
for (const each of crowds) await measure(each)

/** Searches at five times the rate at which 8 visitors had theirs answered, one after the other. */
async function measureRush(): Promise<void> {
  const capacity = (calm[200] ?? 0) / seconds
  const during = `with five times the searches that can be answered (${Math.round(5 * capacity)} a second)`
  const rushing = child(new URL('./support/rush.ts', import.meta.url), 5 * capacity)
  reportOthers(await probeAll(), during, 1_000)
  const { answers, untold, refusedWithin, answeredWithin }: Rushed = JSON.parse(await rushing)
  const { 200: found = 0, 503: refused = 0, ...failed } = answers
  report({
    name: `searches ${during}`,
    measured: `${found} answered within ${Math.round(answeredWithin)} ms, ${refused} refused within ${Math.round(refusedWithin)} ms, ${untold} of them without Retry-After, otherwise ${JSON.stringify(failed)}`,
    target: 'some of both, each refusal with Retry-After, nothing else than 200 and 503',
    ok: found > 0 && refused > 0 && untold === 0 && Object.keys(failed).length === 0,
  })
}

async function measure({ clients, longestMs }: (typeof crowds)[number]): Promise<void> {
  const during = `with ${clients.toLocaleString('en')} searching`
  const searching = crowd(clients)
  const others = await probeAll()
  const answers = await searching
  reportOthers(others, during, longestMs)
  const { 200: found = 0, 503: tooMany = 0, ...failed } = answers
  const share = found / (calm[200] ?? 0)
  report({
    name: `searches answered ${during}, against those with 8`,
    measured: `${share.toFixed(2)} (${found} answered, ${tooMany} told to come again, otherwise ${JSON.stringify(failed)})`,
    target: `at least ${leastShare}, nothing else than 200 and 503`,
    ok: share >= leastShare && Object.keys(failed).length === 0,
  })
  const memory = peakMemory(site)
  report({
    name: `most memory ${during}, against that with 8`,
    measured: `${(memory / calmMemory).toFixed(2)} (${Math.round(memory)} MB against ${Math.round(calmMemory)} MB)`,
    target: `at most ${mostMemory}`,
    ok: memory <= mostMemory * calmMemory,
  })
}

/** Runs this many searching clients; returns the number of answers by status. */
async function crowd(clients: number): Promise<Record<string, number>> {
  return JSON.parse(await child(new URL('./support/crowd.ts', import.meta.url), clients))
}

/** The output of a child process. */
function child(file: URL, howMany: number): Promise<string> {
  const { stdout } = fork(file, [site.address, String(howMany), String(seconds * 1000)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  })
  return firstLine(stdout)
}

type Probed = (readonly [name: string, { times: number[]; refused: number }])[]

function probeAll(): Promise<Probed> {
  return Promise.all(Object.entries(asked).map(async ([name, ask]) => [name, await probe(ask)] as const))
}

function reportOthers(others: Probed, during: string, longestMs: number): void {
  for (const [name, { times, refused }] of others) {
    const p99 = quantile(times, 0.99)
    report({
      name: `${name} ${during}, p99`,
      measured: `${Math.round(p99)} ms (p50 ${Math.round(quantile(times, 0.5))} ms), ${refused} of ${times.length + refused} not answered`,
      target: `at most ${longestMs} ms, all answered`,
      ok: p99 <= longestMs && refused === 0,
    })
  }
}

/** Asks ten times a second as long as the crowd is there, however long an answer takes. */
async function probe(ask: () => Promise<Response>): Promise<{ times: number[]; refused: number }> {
  const times: number[] = []
  let refused = 0
  const asking: Promise<void>[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await rest(100)) {
    const began = performance.now()
    const answered = ask().then(async (answer) => {
      await answer.arrayBuffer()
      if (answer.ok) times.push(performance.now() - began)
      else refused += 1
    })
    asking.push(
      answered.catch(() => {
        refused += 1
      }),
    )
  }
  await Promise.all(asking)
  return { times, refused }
}

function nextInquiry(): RequestInit {
  sent += 1
  const body = JSON.stringify({
    name: 'Ayesha Khan',
    email: `visitor-${sent}@example.com`,
    phone: `0300 ${String(sent).padStart(7, '0')}`,
    client_Location: 'G-13, Islamabad',
    inquiry: 'I am looking for a house of 10 marla.',
  })
  return { method: 'POST', headers: { 'content-type': 'application/json', origin: site.address }, body }
}

/** The peak memory of the server, in MB. */
function peakMemory({ pid }: QuietSite): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
