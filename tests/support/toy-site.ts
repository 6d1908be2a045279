import { connect as connectSocket } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '#config'
import { watchDatabase } from '#db/database-watch.ts'
import { visitor } from '#domain/access/actor.ts'
import { openSite, type Site, type SiteOptions } from '#server/lifecycle/open-site.ts'
import { createLog, type RequestEntry } from '#server/monitoring/log.ts'
import type { SiteApi } from '#server/pages/page-request.ts'
import type { FetchHandler } from '#server/pages/render-page.ts'
import { openFolder } from '#storage/open.ts'
import type { TestDatabase } from './database.ts'

/** A line of the log. */
type LoggedRequest = Omit<RequestEntry, 'request' | 'spent'> & { method: string; path: string } & Partial<
    Record<`${'queue' | 'database' | 'render' | 'body' | 'other' | 'send'}_ms`, number>
  > & { level: number; asked_as?: string }

export type ToySite = Site & {
  get: (path: string, init?: RequestInit) => Promise<Response>
  /** Every request line written to the log so far. */
  logged: () => LoggedRequest[]
}

type Parts = {
  pages: FetchHandler
  settings?: Record<string, string>
  /** The API's answers over HTTP, and to the pages. */
  api?: FetchHandler
  read?: SiteApi['read']
} & Partial<Omit<SiteOptions, 'api'>>

/** The real server on a free port, around pages and an API of the test's own. */
export async function openToySite(
  database: TestDatabase,
  { settings, api, read, ...parts }: Parts,
): Promise<ToySite> {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line), flushSync: () => {} }
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', ...settings })
  const watch = watchDatabase(parts.databaseUrl ?? database.url)
  const site = await openSite({
    config,
    databaseUrl: database.url,
    connection: database,
    watch,
    log: createLog(
      {
        level: 'info',
        terminal: false,
        requests: true,
        slowMs: config.slowRequestMs,
        fields: parts.telemetry?.logFields,
      },
      sink,
    ),
    filesFolders: [join(import.meta.dirname, 'toy-site-files')],
    adminFolders: [join(import.meta.dirname, 'toy-site-admin')],
    api: {
      fetch: api ?? (() => Response.json({})),
      read: read ?? (async () => ({ status: 200, body: {}, tags: [] })),
    },
    ctx: {
      db: database.db,
      storage: await openFolder(config.dataDir),
      siteUrl: () => 'https://homes.example',
      actor: visitor,
    },
    derived: { changed: async () => {} },
    ...parts,
  })
  return {
    ...site,
    async close() {
      await site.close()
      await watch.close()
    },
    get: (path, init) => fetch(`http://127.0.0.1:${site.port}${path}`, { redirect: 'manual', ...init }),
    logged: () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request'),
  }
}

/** A whole HTML page around `body`. */
export function htmlPage(body: string, status = 200): Response {
  return new Response(`<!doctype html><html><body>${body}</body></html>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** Writes `text` to the server unchanged and returns everything the server sent until it closed. */
export function speak(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connectSocket(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => {
      said += data
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(said))
  })
}
