/**
 * Inquiries a second, each with its key, its timeline and its job, the worker writing mails meanwhile,
 * against a bare Hono handler that inserts one row into the same PostgreSQL. Both take turns; the median of
 * the ratios counts.
 */
import { fork } from 'node:child_process'
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { readConfig } from '#config'
import { openDatabase } from '#db/open.ts'
import { firstLine } from './support/first-line.ts'
import { load } from './support/load.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const target = 0.25
const rounds = 9
let sent = 0
const demand = { headers: { 'content-type': 'application/json' }, connections: 32, ms: 2_000 }

using folder = scratchFolder()
// Out of reach: everything is counted as usual.
const limits = {
  FORM_LIMIT_PER_ADDRESS: '1000000',
  FORM_LIMIT_PER_PHONE: '1000000',
  FORM_CHALLENGE_AFTER: '1000000',
}
await using site = await startQuietSite(folder.path, limits)
// Opening the same folder connects to the database that the site runs.
const database = await openDatabase(readConfig({ DATA_DIR: folder.path }))
const bare = fork(new URL('./support/bare-insert.ts', import.meta.url), [database.url], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
const pool = new pg.Pool({ connectionString: database.url, max: 1 })
try {
  const bareAddress = await firstLine(bare.stdout)
  const ours = () => load({ ...demand, address: `${site.address}/api/inquiry`, post: nextInquiry })
  const theirs = () => load({ ...demand, address: bareAddress, post: nextInquiry })
  await theirs()
  await ours()
  await worked(pool)
  const results: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const stored = await ours()
    // Remaining work of the worker must not slow down the other's turn.
    await worked(pool)
    results.push({ ours: stored, theirs: await theirs() })
  }
  const perSecond = (values: number[]) => Math.round(median(values)).toLocaleString('en')
  const ratio = median(results.map((result) => result.ours / result.theirs))
  const both = `${perSecond(results.map((r) => r.ours))} against ${perSecond(results.map((r) => r.theirs))} a second`
  report({
    name: 'inquiries stored with their jobs against bare Hono inserting one row',
    measured: `${ratio.toFixed(2)} (${both})`,
    target: `at least ${target}`,
    ok: ratio >= target,
  })
} finally {
  bare.kill()
  await pool.end()
  await database.stop()
}

/** From a new person: nothing is merged, and no request waits for another. */
function nextInquiry() {
  sent += 1
  const body = JSON.stringify({
    name: 'Ayesha Khan',
    email: `visitor-${sent}@example.com`,
    phone: `0300 ${String(sent).padStart(7, '0')}`,
    client_Location: 'G-13, Islamabad',
    inquiry: 'I am looking for a house of 10 marla.',
  })
  return { body, headers: { 'idempotency-key': `visit-${sent}` } }
}

/** Waits until every mail of every inquiry is written. */
async function worked(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `SELECT FROM pgboss.job WHERE name = 'lead-received' AND state IN ('created', 'retry', 'active') LIMIT 1`,
    )
    if (rows.length === 0) return
    await rest(100)
  }
}
