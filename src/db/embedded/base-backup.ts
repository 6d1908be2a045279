/** A copy of the embedded server's files while it runs, as PostgreSQL's manual describes it ("low level API"). */
import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../client.ts'
import { type Home, prepareHome } from './home.ts'

export type BaseBackup = {
  /** Where the files are. */
  cluster: string
  password: string
  /** Paths below the cluster. They may change or vanish while they are read: the log mends it. */
  files: string[]
  folders: string[]
  /** Ends it once the log that it needs is in the archive. */
  end(): Promise<{ label: string; endedAt: Date }>
} & AsyncDisposable

/** Whether the server at `url` is one of ours that keeps its log. */
export async function keepsLog(url: string): Promise<boolean> {
  await using client = await asSuperuser(url)
  const { rows } = await client.connection.query<{ archive_mode: string }>('SHOW archive_mode')
  return rows[0]?.archive_mode === 'on'
}

/** Identifies the server by the files of its log: the same one until it is created again. */
export async function readServerId(db: Db): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select system_identifier::text as id from pg_control_system()`,
  )
  return rows[0]?.id ?? ''
}

/** Begins a base backup of the server in a data folder, which runs at `url`. */
export async function beginBaseBackup(dataFolder: string, url: string): Promise<BaseBackup> {
  const home = prepareHome(resolve(dataFolder))
  const superuser = await asSuperuser(url)
  const { connection } = superuser
  try {
    await connection.query(`SET statement_timeout = 0; SELECT pg_backup_start('aangan', fast => true)`)
    return {
      cluster: home.cluster,
      password: (await readFile(home.passwordFile, 'utf8')).trim(),
      ...(await listCluster(home)),
      async end() {
        const { rows } = await connection.query<{ label: string; ended: Date }>(
          'SELECT labelfile AS label, clock_timestamp() AS ended FROM pg_backup_stop(wait_for_archive => true)',
        )
        return { label: rows[0]?.label ?? '', endedAt: rows[0]?.ended ?? new Date() }
      },
      [Symbol.asyncDispose]: () => superuser[Symbol.asyncDispose](),
    }
  } catch (error) {
    await superuser[Symbol.asyncDispose]()
    throw error
  }
}

/** The first segment of the log that a base backup needs. */
export function firstSegment(label: string): string {
  return /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? ''
}

async function asSuperuser(url: string): Promise<{ connection: pg.Client } & AsyncDisposable> {
  const address = new URL(url)
  address.username = 'postgres'
  address.pathname = '/postgres'
  const connection = new pg.Client({ connectionString: address.href, application_name: 'aangan base backup' })
  connection.on('error', () => {})
  await connection.connect()
  return { connection, [Symbol.asyncDispose]: () => connection.end() }
}

// A server makes these again at its start; the log comes from the archive.
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|current_logfiles.*|pgsql_tmp.*|pg_internal\.init.*)$/

async function listCluster({ cluster }: Home): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  const pathOf = ({ parentPath, name }: Dirent) => relative(cluster, join(parentPath, name))
  const files = entries
    .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
    .map(pathOf)
    .filter((file) => !emptied.has(file.split('/')[0] ?? ''))
  const folders = entries.filter((entry) => entry.isDirectory() && !leftOut.test(entry.name)).map(pathOf)
  const isInEmptied = (folder: string) => folder.includes('/') && emptied.has(folder.split('/')[0] ?? '')
  return {
    // Last, as pg_basebackup does.
    files: [...files.filter((file) => file !== controlFile), controlFile],
    folders: folders.filter((folder) => !isInEmptied(folder) || folder === 'pg_wal/archive_status'),
  }
}

const controlFile = 'global/pg_control'
