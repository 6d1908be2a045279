import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { errorCode, StartupError } from '../startup-error.ts'
import { pause, type Waiting } from '../waiting.ts'
import { databaseUrl } from './cluster.ts'
import type { Home } from './home.ts'
import { sayWhyNot } from './restore.ts'

/** PostgreSQL's main process. It writes both into postmaster.pid in its data directory. */
export interface Postmaster {
  pid: number
  port: number
}

/** The server that runs on this cluster, once it takes connections; nothing when none runs. */
export async function findRunning(
  home: Home,
  password: string,
  { say, signal }: Waiting,
): Promise<Postmaster | undefined> {
  const begun = Date.now()
  for (;;) {
    const postmaster = readLivePostmaster(home)
    if (!postmaster) return undefined
    const answer = await ask(postmaster.port, password, home)
    if (answer === 'ready') return postmaster
    if (answer === 'refused') throw wrongPassword(home)
    // It starts, recovers or stops: each ends by itself.
    sayWhyNot(home, begun, say)
    await pause(50, signal)
  }
}

function wrongPassword(home: Home): StartupError {
  return new StartupError(
    `The database does not accept the password in ${home.passwordFile}: put that file back from a backup.`,
  )
}

/** The server's main process, if it is alive. */
export function readLivePostmaster(home: Home): Postmaster | undefined {
  const postmaster = readPidFile(home)
  return postmaster && isAlive(postmaster, home) ? postmaster : undefined
}

/** The contents of postmaster.pid, whether or not that process is alive. */
export function readPidFile(home: Home): Postmaster | undefined {
  const file = join(home.cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  return pid && port ? { pid, port } : undefined
}

/** Whether that process is PostgreSQL on our cluster, and not another that got its number later. */
function isAlive({ pid }: Postmaster, home: Home): boolean {
  return commandLine(pid).includes(home.cluster)
}

/** Whether that process still runs; for who asks often. */
export function stillRuns(postmaster: Postmaster, home: Home): boolean {
  if (process.platform === 'linux') return isAlive(postmaster, home)
  try {
    return process.kill(postmaster.pid, 0)
  } catch (error) {
    // It is there, and of another account.
    return errorCode(error) === 'EPERM'
  }
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The answer of a server on that port to our password: 'ready' only when it serves our data directory. */
export async function ask(
  port: number,
  password: string,
  home: Home,
): Promise<'ready' | 'refused' | 'silent'> {
  const client = new pg.Client({
    connectionString: databaseUrl(port, password, 'postgres'),
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('SHOW data_directory')
    return rows[0].data_directory === realpathSync(home.cluster) ? 'ready' : 'silent'
  } catch (error) {
    return errorCode(error) === '28P01' ? 'refused' : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}
