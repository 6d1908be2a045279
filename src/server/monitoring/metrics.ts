/** The metrics for Prometheus, on a port of their own. */
import { createServer, type Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { Durations } from '../lifecycle/durations.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { type Family, readFamilies } from './metric-families.ts'
import { type Watched, watchOperations } from './operation-metrics.ts'
import { type TrafficCounters, trafficCounters } from './refused-traffic.ts'

/** The kind of address requested; addresses themselves would make a series each. */
export type RouteGroup = 'page' | 'api' | 'asset' | 'media' | 'map' | 'health' | 'other'

export type CacheOutcome = 'hit' | 'miss' | 'stale' | 'none'

export type MetricsSources = {
  cache: PageCache
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** Leads by status; read when Prometheus asks. */
  countLeads?: () => Promise<{ status: string; count: number }[]>
  /** Jobs that were given up, by name. */
  countDeadJobs?: () => Promise<{ name: string; count: number }[]>
  /** The database and the disk to look at. */
  operations?: Watched
}

export type Metrics = {
  observe: (group: RouteGroup, status: number, seconds: number, outcome: CacheOutcome) => void
  traffic: TrafficCounters
  text: () => Promise<string>
  /** The same figures as values. */
  families: () => Promise<Family[]>
  contentType: string
  close: () => Promise<void>
}

export function createMetrics({
  cache,
  pool,
  countLeads,
  countDeadJobs,
  operations,
}: MetricsSources): Metrics {
  const registry = new Registry()
  const watched = operations && watchOperations(registry, operations)
  collectDefaultMetrics({ register: registry, prefix: 'aangan_' })
  const registers = [registry]

  const durations = new Durations()
  const lookups = new Counter({
    name: 'aangan_page_cache_requests_total',
    help: 'Pages answered from the cache (hit), rendered (miss) or shown old because they could not be (stale)',
    labelNames: ['outcome'],
    registers,
  })
  // Counted here and copied when asked, because the cached page's path has no time for more.
  const outcomes: Record<CacheOutcome, number> = { hit: 0, miss: 0, stale: 0, none: 0 }

  gauge('aangan_page_cache_bytes', 'Bytes of the pages kept', () => cache.bytes)
  gauge('aangan_page_cache_pages', 'Pages kept', () => cache.size)
  gauge('aangan_page_cache_informed', '1 while changes in the database reach this process', () =>
    Number(cache.informed),
  )
  gauge(
    'aangan_page_cache_evictions',
    'Pages dropped for want of room since the start',
    () => cache.evictions,
  )
  gauge(
    'aangan_page_cache_invalidations',
    'Changes that dropped pages since the start',
    () => cache.invalidations,
  )
  if (pool) {
    gauge('aangan_database_connections', 'Connections open', () => pool.totalCount)
    gauge('aangan_database_connections_idle', 'Connections open and idle', () => pool.idleCount)
    gauge('aangan_database_waiting', 'Requests waiting for a connection', () => pool.waitingCount)
  }
  if (countLeads) {
    new Gauge({
      name: 'aangan_leads',
      help: 'Leads stored, by status',
      labelNames: ['status'],
      registers,
      async collect() {
        this.reset()
        for (const { status, count } of await orNothing(countLeads)) this.set({ status }, count)
      },
    })
  }

  if (countDeadJobs) {
    new Gauge({
      name: 'aangan_jobs_given_up',
      help: 'Jobs that failed for good and need attention, by name',
      labelNames: ['job'],
      registers,
      async collect() {
        this.reset()
        for (const { name, count } of await orNothing(countDeadJobs)) this.set({ job: name }, count)
      },
    })
  }

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }

  // A read during another one would miss counts that were reset and not read again yet.
  let reading: Promise<unknown> = Promise.resolve()
  function inTurn<Read>(read: () => Promise<Read>): Promise<Read> {
    const asked = reading.then(async () => {
      lookups.reset()
      lookups.inc({ outcome: 'hit' }, outcomes.hit)
      lookups.inc({ outcome: 'miss' }, outcomes.miss)
      lookups.inc({ outcome: 'stale' }, outcomes.stale)
      await watched?.refresh()
      return read()
    })
    reading = asked.catch(() => {})
    return asked
  }

  return {
    observe(route, status, seconds, outcome) {
      durations.observe(route, status, seconds)
      outcomes[outcome] += 1
    },
    traffic: trafficCounters(registry),
    text: () => inTurn(async () => `${await registry.metrics()}\n${durations.text()}`),
    families: () => inTurn(async () => [...(await readFamilies(registry)), durations.family()]),
    contentType: registry.contentType,
    close: async () => watched?.close(),
  }
}

/** Leaves out what cannot be counted now, so that everything else is reported. */
function orNothing<One>(count: () => Promise<One[]>): Promise<One[]> {
  return count().catch(() => [])
}

export type MetricsServer = { host: string; port: number; server: Server; close: () => Promise<void> }

const loopback = '127.0.0.1'

/**
 * Listens on another free port when `port` is taken, and on loopback when `host` is no address of this machine: metrics
 * never keep a site from starting.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, inherited }: { host: string; port: number; inherited?: number | undefined },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end('Metrics are at /metrics\n')
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
    } catch {
      response.writeHead(500).end('The metrics could not be read\n')
    }
  })
  const chosen =
    inherited === undefined
      ? await listen(server, host, { host, port })
          .catch(() => listen(server, host, { host, port: 0 }))
          .catch(() => listen(server, loopback, { host: loopback, port: 0 }))
      : await listen(server, host, { fd: inherited })
  const address = server.address()
  return {
    host: chosen,
    port: typeof address === 'object' && address ? address.port : port,
    server,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await metrics.close()
    },
  }
}

/** Returns the address it listens on. */
function listen(server: Server, host: string, place: ListenOptions & { fd?: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      server.off('error', reject)
      resolve(host)
    })
  })
}
