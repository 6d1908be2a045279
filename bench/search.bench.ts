/** The search API at 10,000 and at 1,000,000 listings: 8 filter mixes as visitors choose them, counts included. */

import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '#api/mount.ts'
import { readConfig } from '#config'
import { type Connection, connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { SearchIndex } from '#domain/listings/search-index/index.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { openQueue } from '#queue/queue.ts'
import { openStorage } from '#storage/open.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { fillMarket } from './search/fill.ts'
import { mixes } from './search/mixes.ts'
import { apiContext } from './support/api-context.ts'
import { quantile, report } from './support/report.ts'

const small = 10_000
const large = 1_000_000
const warmUps = 20
const asked = 60

const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-'))
// Root's PostgreSQL runs as another account, which must be able to enter.
await chmod(folder, 0o755)
// Only the making of the listings is made quicker by this; nothing is written while searches are measured.
const server = await openEmbedded(folder, {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
})
await migrate(server.url)
const connection = connect(server.url, { statementTimeout: 0 })
try {
  const atSmall = await measure(connection, small)
  const atLarge = await measure(connection, large)
  const ratio = atLarge / atSmall
  report({
    name: `search API, ${large.toLocaleString('en')} listings, p95 over ${mixes.length} filter mixes`,
    measured: `${atLarge.toFixed(1)} ms`,
    target: '≤ 40 ms',
    ok: atLarge <= 40,
  })
  report({
    name: `search API, ${large.toLocaleString('en')} against ${small.toLocaleString('en')} listings`,
    measured: `${ratio.toFixed(1)} × (${atSmall.toFixed(1)} ms)`,
    target: '≤ 4 ×',
    ok: ratio <= 4,
  })
} finally {
  await connection.close()
  await server.stop()
  rmSync(folder, { recursive: true })
}

/** Fills the market, reads the index and asks; gives the p95 of all searches in milliseconds. */
async function measure({ db, pool }: Connection, listings: number): Promise<number> {
  const filling = performance.now()
  await fillMarket(pool, listings)
  console.log(`${listings.toLocaleString('en')} listings made in ${seconds(filling)}`)
  globalThis.gc?.()
  const before = process.memoryUsage()
  const loading = performance.now()
  const search = new SearchIndex(pool)
  await search.load()
  const loaded = seconds(loading)
  globalThis.gc?.()
  const after = process.memoryUsage()
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
  console.log(
    `index of ${search.size.toLocaleString('en')} read in ${loaded}, ${Math.round(held / 2 ** 20)} MB`,
  )
  const queue = await openQueue(server.url)
  const config = readConfig({ DATA_DIR: folder })
  const [storage, guard] = await Promise.all([
    openStorage(config),
    openGuard(db, testSecret, config.formLimits),
  ])
  const api = createApi(apiContext({ db, search, queue, storage, guard, config }))
  const times: number[] = []
  for (const { name, query } of mixes) times.push(...(await ask(api.fetch, name, query)))
  search.close()
  await queue.close()
  return quantile(times, 0.95)
}

type Api = (request: Request) => Response | Promise<Response>

/** Asks for one mix again and again, another page each time. */
async function ask(api: Api, name: string, query: (turn: number) => string): Promise<number[]> {
  const times: number[] = []
  let total = 0
  for (let turn = 0; turn < warmUps + asked; turn++) {
    const request = new Request(`http://localhost/api/listings/search?${query(turn)}`)
    const began = performance.now()
    const answer = await api(request)
    const body = await answer.text()
    if (turn >= warmUps) times.push(performance.now() - began)
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${body.slice(0, 200)}`)
    total = JSON.parse(body).pagination.total_records
  }
  console.log(
    `  ${name}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms (${total.toLocaleString('en')} found)`,
  )
  return times
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
