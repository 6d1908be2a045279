import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isDiskFull, newClusterBytes } from '../disk-space.ts'
import { StartupError } from '../startup-error.ts'
import { explain, fullDisk } from './explain.ts'
import type { Home } from './home.ts'

/**
 * Makes PostgreSQL's data directory if there is none. A half-made one (kill -9, a full disk) is made again.
 */
export function createCluster(home: Home, binaries: string, options: { sync: boolean }): void {
  finishUpgrade(home)
  if (existsSync(home.cluster)) return
  const draft = `${home.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  if (isDiskFull(home.folder, newClusterBytes)) throw fullDisk(home)
  writePassword(home)
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    [
      ...[
        '--pgdata',
        draft,
        '--username',
        'postgres',
        '--pwfile',
        home.passwordFile,
        '--auth',
        'scram-sha-256',
      ],
      ...[
        '--encoding',
        'UTF8',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
        '--locale',
        'C',
      ],
      ...['--data-checksums', '--no-instructions', ...(options.sync ? [] : ['--no-sync'])],
    ],
    { ...home.account, cwd: home.folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, encoding: 'utf8' },
  )
  if (made.status !== 0) throw explain(made.error?.message ?? made.stderr, home)
  renameSync(draft, home.cluster)
  if (options.sync) syncFolder(home.folder)
}

/** Where the data directory of another version of PostgreSQL is, once it is whole and until it takes its place. */
export function upgraded({ cluster }: Home): string {
  return `${cluster}.upgraded`
}

/** An upgrade that ended between setting the old data directory aside and putting the new one in its place. */
function finishUpgrade(home: Home): void {
  if (!existsSync(home.cluster) && existsSync(upgraded(home))) renameSync(upgraded(home), home.cluster)
}

function writePassword(home: Home): void {
  if (existsSync(home.passwordFile)) return
  writeFileSync(home.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  // initdb reads it, as the account.
  if (home.account) chownSync(home.passwordFile, home.account.uid, home.account.gid)
}

/** Makes the new name of the data directory survive a power cut, as PostgreSQL does for what is in it. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

export function readPassword(home: Home): string {
  if (existsSync(home.passwordFile)) return readFileSync(home.passwordFile, 'utf8').trim()
  throw new StartupError(
    `The database's password file ${home.passwordFile} is missing: put it back from a backup.`,
  )
}

/** The address of a database in the running cluster; as `postgres` for the cluster's own care alone. */
export function databaseUrl(port: number, password: string, user: 'aangan' | 'postgres'): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${user}`
}

/** Makes Aangan's role and its database, which it owns, in a cluster that has none yet. */
export async function createDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(port, password, 'postgres') })
  await client.connect()
  try {
    const role = await client.query(`SELECT 1 FROM pg_roles WHERE rolname = 'aangan'`)
    if (!role.rowCount)
      await client.query(`CREATE ROLE aangan LOGIN CREATEDB PASSWORD ${pg.escapeLiteral(password)}`)
    const database = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'aangan'`)
    if (!database.rowCount) await client.query('CREATE DATABASE aangan OWNER aangan')
  } finally {
    await client.end()
  }
}
