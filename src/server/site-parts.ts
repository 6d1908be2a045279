/** The parts that the handler of requests uses. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderList, SecurityOptions } from './answers/security-headers.ts'
import type { AdminFiles } from './files/admin-files.ts'
import type { MapAnswers } from './files/map.ts'
import type { Media } from './files/media.ts'
import type { Videos } from './files/media-video.ts'
import type { Previews } from './files/previews.ts'
import type { StaticFiles } from './files/static-files.ts'
import type { Health } from './monitoring/health.ts'
import type { Log } from './monitoring/log.ts'
import type { Metrics } from './monitoring/metrics.ts'
import type { ProxyWatch } from './monitoring/proxy-watch.ts'
import type { RefusedTraffic } from './monitoring/refused-traffic.ts'
import type { OwnPages } from './pages/own-pages.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { PageSource } from './pages/page-source.ts'
import type { FetchHandler } from './pages/render-page.ts'
import type { FairQueue } from './requests/fair-queue.ts'
import type { RequestLimits } from './requests/incoming-request.ts'

export type SiteParts = RequestLimits & {
  cache: PageCache
  /** The public pages. */
  pageOf: PageSource
  /** Pages for one visitor alone. */
  ownPage: OwnPages
  /** The queue for what visitors read. */
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
  /** How many proxies in front of us are trusted for the visitor's address and protocol. */
  trustedProxies: number
  /** Notices undeclared proxies. */
  proxies: ProxyWatch
  /** Counts a form with a file that is posted to a page, before it is read. @throws RateLimited */
  admitBody: (address: string | undefined) => Promise<void>
  /** While developing: whether Vite has answered. */
  development?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
}
