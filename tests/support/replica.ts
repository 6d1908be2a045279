/** A PostgreSQL of the test's own with a streaming replica, made while it runs, as pg_basebackup makes one. */
import { spawnSync } from 'node:child_process'
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedServer, openEmbedded } from '#db/embedded/server.ts'
import { quickly } from './quickly.ts'

// Without it a test's few statements would wait for the next checkpoint to be thrown away by it.
const settings = { ...quickly, autovacuum: 'off', wal_keep_size: '256MB' }

export const openPrimary = (folder: string): Promise<EmbeddedServer> => openEmbedded(folder, settings)

/** The address of `database` on the same server, for who may do everything. */
export function asSuperuser(url: string, database = 'aangan'): string {
  const address = new URL(url)
  address.username = 'postgres'
  address.pathname = database
  return address.href
}

/** Copies the running primary of `primaryFolder` into the empty `folder`, and starts the copy as its replica. */
export async function openReplica(
  primaryUrl: string,
  primaryFolder: string,
  folder: string,
): Promise<EmbeddedServer> {
  await backUp(primaryUrl, primaryFolder, folder)
  const cluster = join(folder, 'postgres/data')
  own(cluster, 'standby.signal', '')
  const replica = await openEmbedded(folder, { ...settings, primary_conninfo: asSuperuser(primaryUrl, '') })
  return {
    ...replica,
    stop() {
      // One that is in recovery is left alone.
      rmSync(join(cluster, 'standby.signal'), { force: true })
      return replica.stop()
    },
  }
}

/**
 * Copies the cluster of a running server into the empty `folder`; `changes` happen after the copy, and are in its log.
 */
export async function backUp(
  url: string,
  from: string,
  folder: string,
  changes?: (superuser: pg.Client) => Promise<void>,
): Promise<void> {
  const cluster = join(folder, 'postgres/data')
  const backup = new pg.Client({ connectionString: asSuperuser(url) })
  await backup.connect()
  try {
    await backup.query(`SELECT pg_backup_start('test', fast => true)`)
    copy(join(from, 'postgres'), folder)
    const { rows } = await backup.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(wait_for_archive => false)',
    )
    rmSync(join(cluster, 'postmaster.pid'))
    own(cluster, 'backup_label', rows[0]?.label ?? '')
    if (!changes) return
    await changes(backup)
    copy(join(from, 'postgres/data/pg_wal'), cluster)
  } finally {
    await backup.end()
  }
}

/** Has the cluster restored up to a restore point at its next start, where it pauses as it does by default. */
export function restoreTo(folder: string, point: string): void {
  const cluster = join(folder, 'postgres/data')
  // The log to be replayed is already in its own folder; no archive has more.
  own(
    cluster,
    'postgresql.auto.conf',
    `restore_command = 'false'\nrecovery_target_name = '${point}'\nfsync = off\n`,
  )
  own(cluster, 'recovery.signal', '')
}

/** With its owners: root's PostgreSQL runs as another account. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function own(cluster: string, name: string, text: string): void {
  const { uid, gid } = statSync(cluster)
  writeFileSync(join(cluster, name), text)
  chownSync(join(cluster, name), uid, gid)
}
