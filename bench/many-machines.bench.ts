/**
 * Several machines, for real: primary and replica, three sites, a search process, S3 and HAProxy, with
 * deploy/haproxy/haproxy.cfg. First what they promise as one; then, while visitors come at a constant rate, each part is
 * killed in turn, and the second table says what visitors got. Needs Debian's packages postgresql and haproxy.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SearchAnswer } from '#contract/search/search.ts'
import { type Landscape, openLandscape } from './machines/landscape.ts'
import { openStandby, type PostgresServer } from './machines/postgres.ts'
import { until } from './machines/programs.ts'
import {
  changesAreSeen,
  eventsComeThrough,
  formLimitHolds,
  jobsRunOnce,
  sessionsHold,
  signIn,
  signInLimitHolds,
} from './machines/promises.ts'
import { sendVisitors, summary, type Visitors } from './machines/visitors.ts'
import { machine, report } from './support/report.ts'

const formLimit = 30
const watchedMs = 12_000
const settledMs = 4_000

await using all = await openLandscape({
  FORM_LIMIT_PER_ADDRESS: String(formLimit),
  FORM_CHALLENGE_AFTER: '0',
  FORM_MIN_SECONDS: '0',
})
const { cookie, took: email } = await signIn(all)
report(await sessionsHold(all, cookie))
report(await changesAreSeen(all, cookie))
report(await eventsComeThrough(all, cookie))
report(await jobsRunOnce(all, 60))
report(await formLimitHolds(all, formLimit))
report(await signInLimitHolds(all, email))

const visitors = sendVisitors(all.address, await pathsOf(all))
console.log(
  `\n| What was killed | pages | forms | pictures | longest without a page | until well | p99 of pages |`,
)
console.log('|---|---|---|---|---|---|---|')
await wait(watchedMs)
await watch('nothing', visitors, async () => {})
const [site] = all.sites
await watch('one site of three', visitors, () => site?.kill())
await site?.start()
await watch('it is back', visitors, async () => {})
await watch('the replica, which the search reads', visitors, () => all.replica.kill())
await all.replica.start()
await watch('S3', visitors, () => all.s3.kill())
await all.s3.start()
await until('the replica follows', () => follows(all.primary))
await watch('the primary; the replica is promoted a second later', visitors, async () => {
  await all.primary.kill()
  await wait(1_000)
  await all.replica.ask('SELECT pg_promote()')
})
const [host = '', port] = all.primary.host.split(':')
await using again = new AsyncDisposableStack()
let standby = all.primary
await watch('nothing; the old primary comes back as a standby', visitors, async () => {
  standby = await openStandby(all.replica, { folder: join(all.folder, 'primary'), host, port: Number(port) })
  again.defer(standby.stop)
})
await until('the standby follows', () => follows(all.replica))
await watch('the primary stands still; the standby is promoted three seconds later', visitors, async () => {
  all.replica.freeze()
  await wait(3_000)
  await standby.ask('SELECT pg_promote()')
})
await visitors.stop()

const [kept] = await standby.ask<{ count: number }>(
  `SELECT count(*)::int AS count FROM leads WHERE email IN ('${visitors.acknowledged.join("','")}')`,
)
const lost = visitors.acknowledged.length - (kept?.count ?? 0)
console.log()
report({
  name: 'acknowledged forms that are lacking after two promotions',
  measured: `${lost} of ${visitors.acknowledged.length}`,
  target: 'at most 4: what a primary said in the milliseconds that its replica was behind',
  ok: lost <= 4,
})

async function watch(
  what: string,
  { visits }: Visitors,
  kill: () => Promise<void> | undefined,
): Promise<void> {
  const begun = performance.now()
  await kill()
  await wait(Math.max(0, begun + watchedMs - performance.now()))
  const ended = performance.now()
  await wait(settledMs)
  console.log(`| ${[what, ...summary(visits, begun, ended)].join(' | ')} |`)
}

async function follows(primary: PostgresServer): Promise<boolean> {
  const [lag] = await primary.ask<{ is: boolean }>(
    'SELECT count(*) = 1 AS is FROM pg_stat_replication WHERE replay_lsn >= pg_current_wal_lsn()',
  )
  return lag?.is === true
}

/** Home, listings, projects and searches, of which each is another one; a third of all is rendered. */
async function pathsOf({ address }: Landscape): Promise<{ page: () => string; picture: () => string }> {
  const found = await fetch(`${address}/api/listings/search?perPage=60`)
  const ids = SearchAnswer.parse(await found.json()).data.map(({ id }) => id)
  const home = await (await fetch(address)).text()
  const pictures = [...new Set(home.match(/\/media\/[\w-]+\/\d+/g))]
  let asked = 0
  return {
    page() {
      asked += 1
      const known = ['/', '/ur', '/projects', `/listing/${ids[asked % ids.length]}`]
      return asked % 3 === 0
        ? `/search?minPrice=${100_000 + asked * 1_000}`
        : (known[asked % known.length] ?? '/')
    },
    picture: () => pictures[asked % pictures.length] ?? '/favicon.ico',
  }
}

console.log(`\nOn ${machine}, everything on the same cores.`)
