/** A site's connections to a primary and its standby, by the one address that names both. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { watchDatabase } from '#db/database-watch.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { openQueue } from '#queue/queue.ts'
import { changeChannel, listenForChanges } from '#server/pages/change-listener.ts'
import { ask, signalPostgres } from '#tests/support/postmaster.ts'
import { asSuperuser, openPrimary, openReplica } from '#tests/support/replica.ts'

const opened = new AsyncDisposableStack()
let first: { folder: string; url: string }
let second: typeof first
let both: string

beforeAll(async () => {
  const [one, other] = [folder(), folder()]
  const primary = await openPrimary(one)
  opened.defer(primary.stop)
  await migrate(primary.url)
  const standby = await openReplica(primary.url, one, other)
  opened.defer(standby.stop)
  first = { folder: one, url: primary.url }
  second = { folder: other, url: standby.url }
  const address = new URL(primary.url)
  const hosts = `127.0.0.1:${new URL(standby.url).port},${address.host}`
  both = `postgres://${address.username}:${address.password}@${hosts}/aangan?target_session_attrs=read-write`
})

afterAll(() => opened.disposeAsync())

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'aangan-failover-'))
  chmodSync(path, 0o755)
  opened.defer(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const portOf = ({ url }: typeof first) => Number(new URL(url).port)

test('every connection follows a promotion by itself, and none goes back to the server that was replaced', async () => {
  const changes: string[] = []
  const done: string[] = []
  let isInformed = false
  const database = await openDatabase({ databaseUrl: both, dataDir: folder() })
  const watch = watchDatabase(database.url, { everyMs: 100, patienceMs: 5_000 })
  opened.defer(() => watch.close())
  const { db, pool, close } = connect(database.url, { watch })
  opened.defer(close)
  const listener = await listenForChanges({
    url: database.url,
    onChange: (tags) => changes.push(...tags),
    onInformed: (is) => {
      isInformed = is
    },
  })
  opened.defer(() => listener.stop())
  const queue = await openQueue(database.url)
  opened.defer(() => queue.close())
  await queue.work('delete-stored', async ({ keys }) => void done.push(...keys))

  const port = () =>
    pool.query<{ port: number }>('SELECT inet_server_port() AS port').then(
      ({ rows }) => rows[0]?.port,
      () => undefined,
    )
  async function allWorks(name: string): Promise<void> {
    await expect.poll(() => isInformed).toBe(true)
    await pool.query('SELECT pg_notify($1, $2)', [changeChannel, JSON.stringify({ tags: [name] })])
    await queue.enqueue(db, 'delete-stored', { keys: [name] })
    queue.wake('delete-stored')
    await expect.poll(() => [changes.includes(name), done.includes(name)]).toEqual([true, true])
  }

  expect(await port()).toBe(portOf(first))
  await allWorks('before')

  // The old primary keeps running, takes changes and does not know that it was replaced.
  await ask(asSuperuser(second.url), 'SELECT pg_promote()')
  await expect.poll(port).toBe(portOf(second))
  await allWorks('after the promotion')
  const ofOurs = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name LIKE 'aangan%'
    AND application_name <> 'aangan primary'`
  expect(await ask(first.url, ofOurs)).toEqual([{ count: 0 }])

  // Its connections stay open and send nothing.
  signalPostgres(second.folder, 'SIGSTOP')
  opened.defer(() => signalPostgres(second.folder, 'SIGCONT'))
  await expect.poll(() => watch.isUnreachable).toBe(true)
  expect(await port()).toBeUndefined()
  await expect(connect(both).pool.query('SELECT 1')).rejects.toThrow(
    `127.0.0.1:${portOf(first)} (replaced by one that was promoted)`,
  )
  signalPostgres(second.folder, 'SIGCONT')
  await expect.poll(port).toBe(portOf(second))
  await allWorks('after the pause')
})

test('servers that take no changes are reported, each with its reason', async () => {
  const nobody = both.replace(/127\.0\.0\.1:\d+,127\.0\.0\.1:\d+/, '127.0.0.1:1,127.0.0.1:2')
  await expect(openDatabase({ databaseUrl: nobody, dataDir: folder() })).rejects.toThrow(
    'None of the database servers accepts changes: 127.0.0.1:1 (ECONNREFUSED), 127.0.0.1:2 (ECONNREFUSED). Start one or promote a standby, or correct DATABASE_URL.',
  )
})
