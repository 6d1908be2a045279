/** A primary and its streaming replica, of the PostgreSQL that Debian installs. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findProgram, type Program, runProgram, startProgram, unprivileged, until } from './programs.ts'

const password = 'the-benchs-own'

export type PostgresServer = {
  host: string
  /** For the superuser. */
  url: string
  ask<Row extends pg.QueryResultRow>(query: string): Promise<Row[]>
  kill(): Promise<void>
  /** Pauses it: its connections stay open and send nothing. */
  freeze(): void
  start(): Promise<void>
  stop(): Promise<void>
}

type Place = { folder: string; host: string; port: number }

/** An empty primary in its own folder. */
export async function openPrimary(place: Place): Promise<PostgresServer> {
  const account = prepare(place)
  const passwordFile = join(place.folder, 'password')
  writeFileSync(passwordFile, password)
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const data = join(place.folder, 'data')
  const options = [
    '-D',
    data,
    '-U',
    'postgres',
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '--no-sync',
  ]
  await runProgram(program('initdb'), [...options, '--encoding=UTF8', '--locale=C.UTF-8'], account)
  appendFileSync(
    join(data, 'pg_hba.conf'),
    'host all all 127.0.0.0/8 scram-sha-256\nhost replication all 127.0.0.0/8 scram-sha-256\n',
  )
  appendFileSync(
    join(data, 'postgresql.conf'),
    "unix_socket_directories = ''\nmax_connections = 300\nwal_keep_size = '512MB'\nhot_standby_feedback = on\n",
  )
  return serve(place, account)
}

/** A copy of a running server that follows it. */
export async function openStandby(primary: PostgresServer, place: Place): Promise<PostgresServer> {
  const account = prepare(place)
  rmSync(join(place.folder, 'data'), { recursive: true, force: true })
  const options = [
    '-D',
    join(place.folder, 'data'),
    '-R',
    '--checkpoint=fast',
    '--no-sync',
    '-d',
    primary.url,
  ]
  await runProgram(program('pg_basebackup'), options, account)
  return serve(place, account)
}

function prepare({ folder }: Place): { uid: number; gid: number } | undefined {
  const account = unprivileged()
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (account) chownSync(folder, account.uid, account.gid)
  return account
}

function program(name: string): string {
  const path = findProgram(name)
  if (path === undefined) throw new Error(`${name} is not installed.`)
  return path
}

async function serve(
  { folder, host, port }: Place,
  account: { uid: number; gid: number } | undefined,
): Promise<PostgresServer> {
  let running: Program | undefined
  const url = `postgres://postgres:${password}@${host}:${port}/postgres`
  async function ask<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(query)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }
  const server: PostgresServer = {
    host: `${host}:${port}`,
    url,
    ask,
    async start() {
      const options = ['-D', join(folder, 'data'), '-c', `listen_addresses=${host}`, '-p', String(port)]
      running = startProgram(program('postgres'), options, { log: join(folder, 'log'), account })
      await until(`PostgreSQL answers at ${host}`, async () => (await ask('SELECT 1')).length === 1)
    },
    kill: async () => running?.kill(),
    freeze: () => running && signal(running.pid, 'SIGSTOP'),
    async stop() {
      if (running) signal(running.pid, 'SIGCONT')
      await running?.stop('SIGQUIT')
    },
  }
  await server.start()
  return server
}

/** To the server and all its processes, each of which would stay behind by itself. */
function signal(postmaster: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  for (const pid of [postmaster, ...stdout.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The address of both for a site, which is named in what it asks. */
export function addressOfBoth(servers: readonly PostgresServer[], name: string): string {
  const hosts = servers.map(({ host }) => host).join(',')
  const session = `target_session_attrs=read-write&application_name=${name}`
  return `postgres://postgres:${password}@${hosts}/postgres?${session}`
}
