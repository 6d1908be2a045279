/** What the handler of requests is made of. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AdminFiles } from './admin-files.ts'
import type { FairQueue } from './fair-queue.ts'
import type { Health } from './health.ts'
import type { RequestLimits } from './incoming-request.ts'
import type { Log } from './log.ts'
import type { MapAnswers } from './map.ts'
import type { Media } from './media.ts'
import type { Videos } from './media-video.ts'
import type { Metrics } from './metrics.ts'
import type { OwnPages } from './own-pages.ts'
import type { PageCache } from './page-cache.ts'
import type { PageSource } from './page-source.ts'
import type { Previews } from './previews.ts'
import type { ProxyWatch } from './proxy-watch.ts'
import type { RefusedTraffic } from './refused-traffic.ts'
import type { FetchHandler } from './render-page.ts'
import type { HeaderList, SecurityOptions } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'

export type SiteParts = RequestLimits & {
  cache: PageCache
  /** Pages as everybody sees them. */
  pageOf: PageSource
  /** Pages for one visitor alone. */
  ownPage: OwnPages
  /** Where what visitors read waits for its turn. */
  reads: Pick<FairQueue, 'take'>
  files: StaticFiles
  admin: AdminFiles
  media: Media
  videos: Videos
  previews: Previews
  /** The tiles of the maps; none on a site without maps. */
  map?: MapAnswers | undefined
  api: FetchHandler
  health: Health
  log: Log
  metrics: Metrics
  refused: RefusedTraffic
  security: SecurityOptions
  common: HeaderList
  /** How many proxies in front of us are believed: whether a visitor came by https, and from where. */
  trustedProxies: number
  /** Notices those that were not declared. */
  proxies: ProxyWatch
  /** Counts a form with a file that is posted to a page, before it is read. @throws RateLimited */
  admitBody: (address: string | undefined) => Promise<void>
  /** While developing: whether Vite has answered. */
  development?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
}
