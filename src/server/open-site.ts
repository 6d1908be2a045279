/** Puts the server together around an API and the pages, and takes it apart again in the right order. */
import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { Config } from '#config'
import type { Connection } from '#db/client.ts'
import type { SiteSettings } from '#web/site.ts'
import { type ChangeListener, listenForChanges } from './change-listener.ts'
import type { DevelopmentPages } from './development.ts'
import { createHandler } from './handler.ts'
import { watchHealth } from './health.ts'
import { type Listening, listen } from './listen.ts'
import type { Log } from './log.ts'
import { createMetrics, type MetricsServer, serveMetrics } from './metrics.ts'
import { PageCache } from './page-cache.ts'
import { createPageRenderer, type FetchHandler } from './render-page.ts'
import { commonHeaders, type SecurityOptions } from './security-headers.ts'
import { listStaticFiles } from './static-files.ts'

export type SiteOptions = {
  config: Config
  databaseUrl: string
  connection: Pick<Connection, 'pool'>
  api: FetchHandler
  pages: FetchHandler
  log: Log
  /** The folder of files the browser may have. */
  filesFolder: string
  development?: DevelopmentPages
  /** Called with what changed before pages are dropped, so that a page rendered anew finds the new data. */
  beforePagesChange?: (tags: readonly string[]) => Promise<void> | void
}

export type Site = {
  address: string
  port: number
  metricsPort: number
  cache: PageCache
  /** Finishes what is in flight, then frees everything this opened. */
  close: () => Promise<void>
}

const journal = path.join(import.meta.dirname, '../db/migrations/meta/_journal.json')
const notYet: RequestListener = (_request, response) => response.writeHead(503, { 'Retry-After': '1' }).end()

export async function openSite(options: SiteOptions): Promise<Site> {
  const { config, log, connection } = options
  const cache = new PageCache({ maxBytes: config.pageCacheBytes })
  let stopping = false
  const health = await watchHealth({ pool: connection.pool, journal, isStopping: () => stopping })
  const metrics = createMetrics({ cache, pool: connection.pool, countLeads: () => leadsByStatus(connection) })

  let handle = notYet
  const listening = await listen(
    {
      host: config.host,
      port: config.port,
      requestTimeoutMs: config.requestTimeoutMs,
      onRefused: (status) => metrics.observe('other', status, 0, 'none'),
    },
    (request, response) => handle(request, response),
  )
  const changes = options.development ? undefined : await followChanges(options, cache)
  const metricsServer = await serveMetrics(metrics, config.metricsPort)
  if (config.metricsPort !== 0 && metricsServer.port !== config.metricsPort) {
    log.warn({ port: metricsServer.port }, `Port ${config.metricsPort} is in use: metrics are on another one`)
  }

  const site = siteSettings(config, listening.address)
  const security = securityOptions(config, site, options.development !== undefined)
  const common = commonHeaders(security)
  const timeoutMs = config.requestTimeoutMs
  handle = createHandler({
    origin: site.origin,
    cache,
    pages: createPageRenderer({ pages: options.pages, api: options.api, site, common, security, timeoutMs }),
    files: listStaticFiles(options.filesFolder, [...common, 'Content-Security-Policy', filePolicy]),
    api: options.api,
    health,
    log,
    metrics,
    security,
    common,
    bodyLimitBytes: config.bodyLimitBytes,
    trustProxy: config.trustProxy,
    ...(options.development && { development: options.development.answer }),
  })

  return {
    address: listening.address,
    port: listening.port,
    metricsPort: metricsServer.port,
    cache,
    close: () => {
      stopping = true
      return closeSite(config, log, { listening, changes, metricsServer })
    },
  }
}

// An SVG opened by itself is a document: its own styles may apply, nothing in it may run.
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Opened = { listening: Listening; changes: ChangeListener | undefined; metricsServer: MetricsServer }

async function closeSite(
  config: Config,
  log: Log,
  { listening, changes, metricsServer }: Opened,
): Promise<void> {
  const cut = await listening.close(config.shutdownTimeoutMs)
  if (cut > 0) log.warn({ connections: cut }, 'Requests were cut off because they did not end in time')
  await changes?.stop()
  await metricsServer.close()
}

function followChanges(
  { databaseUrl, log, beforePagesChange }: SiteOptions,
  cache: PageCache,
): Promise<ChangeListener> {
  return listenForChanges({
    url: databaseUrl,
    async onChange(tags) {
      cache.drop(tags)
      await beforePagesChange?.(tags)
      cache.drop(tags)
    },
    onInformed(informed) {
      cache.informed = informed
    },
    onLost: (error) =>
      log.warn({ err: error }, 'Changes do not reach this server; pages are rendered every time'),
  })
}

function siteSettings(config: Config, address: string): SiteSettings {
  return {
    origin: config.publicUrl ?? address,
    apiBase: config.bases.api,
    imageBase: config.bases.image,
    analyticsBase: config.analytics ? config.bases.analytics : null,
  }
}

function securityOptions(
  { bases, mode }: Config,
  { origin }: SiteSettings,
  development: boolean,
): SecurityOptions {
  return {
    https: origin.startsWith('https:') && mode === 'production',
    development,
    images: [bases.image],
    calls: [bases.api, bases.agencyApi, bases.adServer, bases.search, bases.push, bases.analytics],
    scripts: [bases.paymentScript],
  }
}

async function leadsByStatus({
  pool,
}: Pick<Connection, 'pool'>): Promise<{ status: string; count: number }[]> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'SELECT status, count(*) AS count FROM leads GROUP BY status',
  )
  return rows
}
