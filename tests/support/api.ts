import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { z } from 'zod'
import { agency } from '#agency'
import { type ApiContext, createApi } from '#api/mount.ts'
import type { Api } from '#api/read.ts'
import { addressHeader } from '#api/sender.ts'
import { tryPlace } from '#backup/try-place.ts'
import { type Config, readConfig } from '#config'
import { visitor } from '#domain/access/actor.ts'
import { RunningAds } from '#domain/ads/running.ts'
import { openDailyCounts } from '#domain/analytics/collect/daily-counts.ts'
import { TaxFiles } from '#domain/costs/tax-files.ts'
import { lookAtEvidenceAgain } from '#domain/estimates/index.ts'
import { LeadEvents } from '#domain/leads/lead-events.ts'
import { PageTexts } from '#domain/pages/page-texts.ts'
import { placeholdersOf } from '#domain/pages/placeholders.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import type { AuthService } from '#domain/staff/auth-types.ts'
import { createAuth } from '#domain/staff/create-auth.ts'
import { openGateway } from '#integrations/payments/open.ts'
import { openQueue, type Queue } from '#queue/queue.ts'
import { listenForChanges } from '#server/pages/change-listener.ts'
import { openFolder } from '#storage/open.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { testSecret } from './test-secret.ts'
import { withoutLimits } from './without-limits.ts'

export interface TestApi {
  /** The API's context, for a second API that differs in something. */
  context: ApiContext
  database: TestDatabase
  search: SearchIndex
  queue: Queue
  /** Asks the API, `path` with its query string. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Reads like the pages of the same process. */
  read: Api['read']
  /** Errors that the test did not expect. */
  unexpected: unknown[]
  /** Resolves when searches show everything that was written so far. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

/** The API on a database of its own, with its search index following the changes, as the server runs it. */
export async function createTestApi(settings: Partial<Config> = {}): Promise<TestApi> {
  const database = await createTestDatabase()
  const search = new SearchIndex(database.pool)
  const heard = new Heard()
  const news = new LeadEvents()
  const ads = new RunningAds(database.db)
  const counts = openDailyCounts(database.db, (error) => unexpected.push(error))
  const listener = await listenForChanges({
    url: database.url,
    onChange: (tags) => {
      if (tags.includes('evidence')) lookAtEvidenceAgain(database.db)
      void search.changed(tags)
      news.changed(tags)
      ads.changed(tags)
      heard.tell(tags)
    },
    onInformed: () => {},
    // On a busy machine a connection with frequent heartbeats may seem lost, and a change is missed.
    heartbeatMs: 600_000,
  })
  await search.load()
  const queue = await openQueue(database.url)
  const unexpected: unknown[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'aangan-data-'))
  const storage = await openFolder(dataDir)
  const config = { ...readConfig({ DATA_DIR: dataDir, ...withoutLimits }), ...settings }
  const guard = openGuard(database.db, testSecret, config.formLimits)
  const texts = new PageTexts({
    folder: config.contentDir,
    placeholders: placeholdersOf(agency, config),
    onProblem: (sentence) => unexpected.push(sentence),
  })
  await texts.readAll()
  const taxFiles = new TaxFiles({
    folder: join(config.contentDir, 'taxes'),
    onProblem: (sentence) => unexpected.push(sentence),
  })
  await taxFiles.read()
  const siteUrl = () => 'http://localhost'
  let auth: AuthService | undefined
  const openAuth = async () => {
    auth ??= createAuth(
      { db: database.db, queue, secret: testSecret, siteUrl, actor: visitor },
      { addressHeader },
    )
    return auth
  }
  const context: ApiContext = {
    openAuth,
    news,
    ads,
    counts,
    actor: visitor,
    db: database.db,
    search,
    searchService: undefined,
    whatsApp: undefined,
    queue,
    storage,
    texts,
    taxFiles,
    scanner: undefined,
    push: config.push,
    dataDir: config.dataDir,
    clock: () => new Date(),
    log: { warn: () => {} },
    guard,
    secret: testSecret,
    gateway: openGateway(config.payments),
    siteUrl,
    config,
    tryBackupPlace: (place) => tryPlace(place, config, database.db),
    onError: (error) => unexpected.push(error),
  }
  const app = createApi(context)
  return {
    context,
    database,
    search,
    queue,
    unexpected,
    request: async (path, init) => app.request(path, init),
    read: (...asked) => app.read(...asked),
    async caughtUp() {
      // Notifications come in the order of their commits: after this one, all earlier ones have arrived.
      const mark = `mark:${crypto.randomUUID()}`
      const arrived = heard.waitFor(mark)
      await database.pool.query("SELECT pg_notify('aangan_changed', $1)", [JSON.stringify({ tags: [mark] })])
      await arrived
      await search.settled()
    },
    async close() {
      news.close()
      await counts.close()
      await queue.close()
      await listener.stop()
      search.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

class Heard {
  readonly #waiting = new Map<string, () => void>()

  tell(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.get(tag)?.()
  }

  waitFor(tag: string): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(tag, resolve))
  }
}

/** Reads and checks the answer against the contract; unknown keys fail. */
export async function readAs<Schema extends z.ZodType>(
  api: Pick<TestApi, 'request'>,
  path: string,
  schema: Schema,
  init?: RequestInit,
): Promise<z.output<Schema>> {
  const answer = await api.request(path, init)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const body = await answer.json()
  const parsed = schema.parse(body)
  expect(parsed, `${path} says what the contract does not know`).toEqual(body)
  return parsed
}
