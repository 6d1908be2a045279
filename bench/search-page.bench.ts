/**
 * Search pages that nobody asked for before: every address is another one, so each page is queried, rendered and
 * made ready to be sent, and nothing comes from the cache. The server's own parts do it here as they do in the
 * server, one page after the other, and what counts is the processor time of the thread that renders: so many
 * pages one core gives in a second. The quickest round is taken: neighbours on the same hardware make the same
 * work take up to twice as long, and never less.
 */

import { join } from 'node:path'
import { createApi } from '#api/mount.ts'
import { readConfig } from '#config'
import { propertyTypes } from '#contract/listings/property.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { searchSorts } from '#contract/search/search-keys.ts'
import { connect } from '#db/client.ts'
import { openDatabase } from '#db/open.ts'
import { SearchIndex } from '#domain/listings/search-index/index.ts'
import { listCities } from '#domain/places/cities.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { openQueue } from '#queue/queue.ts'
import { createPageRenderer, type PagesModule } from '#server/render-page.ts'
import { commonHeaders } from '#server/security-headers.ts'
import { openStorage } from '#storage/open.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { apiContext } from './support/api-context.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const target = 250
const warmUpPages = 1_000
const rounds = 80
const roundPages = 30

using folder = scratchFolder()
// The site with its demo content; whoever opens the same folder is connected to the same database.
await using site = await startQuietSite(folder.path)
const config = readConfig({ DATA_DIR: folder.path })
const database = await openDatabase(config)
const { db, pool, close } = connect(database.url)
const search = new SearchIndex(pool)
await search.load()
const [queue, storage] = await Promise.all([openQueue(database.url), openStorage(config)])
const renderer = await openRenderer()
const paths = searchesNobodyMade(listCities({ search }).map(({ id }) => id))

await render(warmUpPages)
const perPage: number[] = []
for (let round = 0; round < rounds; round += 1) perPage.push((await render(roundPages)) / roundPages)
const pages = Math.round(1000 / Math.min(...perPage))
report({
  name: `uncached search page, ${await homesOnEach(100)} homes on each`,
  measured: `${pages} pages a second of one core (the middle round ${Math.round(1000 / median(perPage))})`,
  target: `at least ${target}`,
  ok: pages >= target,
})
await Promise.all([queue.close(), storage.close()])
await close()
await database.stop()

async function openRenderer() {
  const guard = await openGuard(db, testSecret, config.formLimits)
  const api = createApi(apiContext({ db, search, queue, storage, guard, config }))
  // As npm start has it: React reads it when it is loaded, and would bring its slow, talkative form.
  process.env.NODE_ENV = 'production'
  const { default: pages }: PagesModule = await import(join(import.meta.dirname, '../dist/server/server.js'))
  const security = { https: false }
  return createPageRenderer({
    pages: (request) => pages.fetch(request),
    api: { fetch: api.fetch, read: (...asked) => api.read(...asked) },
    site: { origin: site.address, apiBase: '', imageBase: config.bases.image, maps: {} },
    common: commonHeaders(security),
    security,
    timeoutMs: config.requestTimeoutMs,
  })
}

/** City, type, order and page as visitors choose them; the lowest price makes each address another one. */
function* searchesNobodyMade(cities: readonly number[]): Generator<string, never> {
  for (let minPrice = 100_000; ; minPrice += 1_000) {
    for (const type of ['all', ...propertyTypes] as const) {
      for (const sort of searchSorts) {
        for (const cityId of cities) {
          yield searchAddress({ cityId, type, sort, minPrice, page: type === 'all' ? 2 : 1 })
        }
      }
    }
  }
}

/** How many homes these pages show on average; fewer would be easier. */
async function homesOnEach(count: number): Promise<number> {
  let homes = 0
  for (let page = 0; page < count; page += 1) {
    const { answer } = await renderer.render(paths.next().value, 'bench')
    homes += answer.bytes.toString().split('<article').length - 1
  }
  return Math.round(homes / count)
}

/** Renders so many pages; gives the milliseconds of processor time that this thread took. */
async function render(count: number): Promise<number> {
  const before = process.threadCpuUsage()
  for (let page = 0; page < count; page += 1) {
    const path = paths.next().value
    const { status } = await renderer.render(path, 'bench')
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
