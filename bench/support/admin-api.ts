/** The API of an admin app on a database of its own, for a signed-in member of staff. */

import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { createApi } from '#api/mount.ts'
import { addressHeader } from '#api/sender.ts'
import { readConfig } from '#config'
import type { Role } from '#contract/permissions.ts'
import { connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { visitor } from '#domain/access/actor.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { createAuth } from '#domain/staff/create-auth.ts'
import { openQueue } from '#queue/queue.ts'
import { openStorage } from '#storage/open.ts'
import { signedIn } from '#tests/support/staff.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { apiContext } from './api-context.ts'

export type AdminApi = {
  pool: pg.Pool
  /**
   * Signs in a new member of staff with that role; returns a function that requests a path and gives the
   * text.
   */
  as(role: Role, agentId?: number): Promise<(path: string) => Promise<string>>
} & AsyncDisposable

export async function openAdminApi(): Promise<AdminApi> {
  await using opening = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-'))
  opening.defer(() => rmSync(folder, { recursive: true }))
  // Root's PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755)
  // This only speeds up creating the data that is measured.
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const server = await openEmbedded(folder, quick)
  opening.defer(() => server.stop())
  await migrate(server.url)
  const { db, pool, close } = connect(server.url, { statementTimeout: 0 })
  opening.defer(close)
  const queue = await openQueue(server.url)
  opening.defer(() => queue.close())
  const config = readConfig({ DATA_DIR: folder })
  const storage = await openStorage(config)
  const guard = openGuard(db, testSecret, config.formLimits)
  const auth = createAuth(
    { db, queue, secret: testSecret, siteUrl: () => 'http://localhost', actor: visitor },
    { addressHeader },
  )
  const search = new SearchIndex(pool)
  opening.defer(() => search.close())
  const api = createApi({
    ...apiContext({ db, search, queue, storage, guard, config }),
    openAuth: async () => auth,
  })
  const request = async (path: string, init?: RequestInit) => api.request(path, init)
  const opened = opening.move()
  return {
    pool,
    async as(role, agentId) {
      const { cookie } = await signedIn({ database: { db, pool }, request }, role, agentId ? { agentId } : {})
      return async (path) => {
        const answer = await request(path, { headers: { cookie } })
        const text = await answer.text()
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
        return text
      }
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
