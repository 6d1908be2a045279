/** The site's pages rendered in this process, with the server's own parts, next to a server with its demo. */
import { join } from 'node:path'
import { createApi } from '#api/mount.ts'
import { readConfig } from '#config'
import { connect } from '#db/client.ts'
import { openDatabase } from '#db/open.ts'
import { listCities } from '#domain/areas/cities.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { openQueue } from '#queue/queue.ts'
import { commonHeaders } from '#server/answers/security-headers.ts'
import { keepReads } from '#server/pages/kept-reads.ts'
import { PageCache, type RenderedPage } from '#server/pages/page-cache.ts'
import type { SiteApi } from '#server/pages/page-request.ts'
import { createPageRenderer, type PagesModule } from '#server/pages/render-page.ts'
import { openStorage } from '#storage/open.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { apiContext } from './api-context.ts'
import { firstPicturedListing } from './first-pictured.ts'
import { startQuietSite } from './quiet-site.ts'

export type Pages = AsyncDisposable & {
  /** Renders the page at a path, without a cache. */
  render: (path: string) => Promise<RenderedPage>
  cityIds: readonly number[]
  /** The path of the newest listing that has pictures. */
  listingPath: string
}

/** Opens the demo content in an empty folder. */
export async function openPages(folder: string): Promise<Pages> {
  // Opening the same folder connects to the same database.
  const site = await startQuietSite(folder)
  const config = readConfig({ DATA_DIR: folder })
  const database = await openDatabase(config)
  const { db, pool, close } = connect(database.url)
  const search = new SearchIndex(pool)
  await search.load()
  const [queue, storage] = await Promise.all([openQueue(database.url), openStorage(config)])
  const guard = openGuard(db, testSecret, config.formLimits)
  const api = createApi(apiContext({ db, search, queue, storage, guard, config }))
  // As in npm start: React reads it when it is loaded, and would otherwise load its slow development build.
  process.env.NODE_ENV = 'production'
  const { default: pages }: PagesModule = await import(
    join(import.meta.dirname, '../../dist/server/server.js')
  )
  const security = { https: false }
  const reads: SiteApi = { fetch: api.fetch, read: (...asked) => api.read(...asked) }
  const cache = new PageCache({ maxBytes: 0 })
  cache.informed = true
  const renderer = createPageRenderer({
    pages: (request) => pages.fetch(request),
    api: reads,
    sharedApi: keepReads(reads, cache),
    site: { origin: site.address, apiBase: '', imageBase: config.bases.image, maps: {} },
    common: commonHeaders(security),
    security,
    timeoutMs: config.requestTimeoutMs,
  })
  return {
    render: (path) => renderer.render(path, 'bench'),
    cityIds: listCities({ search }).map(({ id }) => id),
    listingPath: new URL((await fetch(site.address + (await firstPicturedListing(site.address)))).url)
      .pathname,
    async [Symbol.asyncDispose]() {
      await Promise.all([queue.close(), storage.close()])
      await close()
      await database.stop()
      await site[Symbol.asyncDispose]()
    },
  }
}
