/** A market of any size, and the API over it as the server runs it. */
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '#api/mount.ts'
import { readConfig } from '#config'
import { type Connection, connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { openQueue } from '#queue/queue.ts'
import { openStorage } from '#storage/open.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { apiContext } from '../support/api-context.ts'
import { fillMarket } from './fill.ts'

export type Fetch = (request: Request) => Response | Promise<Response>

type Market = Connection & {
  /** Fills the market, loads the index and calls `measure` with the API. */
  with<Result>(listings: number, measure: (fetch: Fetch) => Promise<Result>): Promise<Result>
}

/**
 * Calls `measure` with the API of a small and of a large market. Both exist at the same time, so that
 * requests which take turns meet the same load of the machine.
 */
export function inTwoMarkets(
  [small, large]: readonly [number, number],
  measure: (fetches: readonly [Fetch, Fetch]) => Promise<void>,
): Promise<void> {
  return inMarket((one) =>
    one.with(small, (fetchSmall) =>
      inMarket((other) => other.with(large, (fetchLarge) => measure([fetchSmall, fetchLarge]))),
    ),
  )
}

/** Starts a separate PostgreSQL and calls `measure` with a market in it. */
export async function inMarket(measure: (market: Market) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-'))
  // When run by root, PostgreSQL uses another account, which needs access to the folder.
  await chmod(folder, 0o755)
  // This only speeds up creating the listings; nothing is written while searches are measured.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const server = await openEmbedded(folder, settings)
  await migrate(server.url)
  const connection = connect(server.url, { statementTimeout: 0 })
  try {
    await measure({
      ...connection,
      with: (listings, ask) => withListings({ connection, folder, url: server.url, listings }, ask),
    })
  } finally {
    await connection.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

type Filled = { connection: Connection; folder: string; url: string; listings: number }

async function withListings<Result>(
  { connection: { db, pool }, folder, url, listings }: Filled,
  ask: (fetch: Fetch) => Promise<Result>,
): Promise<Result> {
  const filling = performance.now()
  await fillMarket(pool, listings)
  console.log(`${listings.toLocaleString('en')} listings made in ${seconds(filling)}`)
  const { rows } = await pool.query<{ bytes: number; indexes: number }>(
    `SELECT sum(pg_total_relation_size(name))::float8 AS bytes, sum(pg_indexes_size(name))::float8 AS indexes
     FROM unnest('{listings,listing_images}'::regclass[]) AS name`,
  )
  const each = (bytes = 0) => Math.round(bytes / listings)
  console.log(
    `in PostgreSQL ${each(rows[0]?.bytes)} bytes a listing, ${each(rows[0]?.indexes)} of them indexes`,
  )
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
    `index of ${search.size.toLocaleString('en')} read in ${loaded}, ${Math.round(held / 2 ** 20)} MB, ${Math.round(held / search.size)} bytes a listing`,
  )
  const queue = await openQueue(url)
  const config = readConfig({ DATA_DIR: folder })
  const storage = await openStorage(config)
  const guard = openGuard(db, testSecret, config.formLimits)
  try {
    return await ask(createApi(apiContext({ db, search, queue, storage, guard, config })).fetch)
  } finally {
    search.close()
    await queue.close()
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
