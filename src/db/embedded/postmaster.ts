import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { errorCode, StartupError } from '../startup-error.ts'
import { databaseUrl } from './cluster.ts'
import { explain } from './explain.ts'
import type { Home } from './home.ts'
import type { Settings } from './settings.ts'

/** PostgreSQL's main process. It writes both into postmaster.pid in its data directory. */
export interface Postmaster {
  pid: number
  port: number
}

/** The server that runs on this cluster, once it takes connections; nothing when none runs. */
export async function findRunning(home: Home, password: string): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = readLivePostmaster(home)
    if (!postmaster) return undefined
    const answer = await ask(postmaster.port, password, home)
    if (answer === 'ready') return postmaster
    if (answer === 'refused') throw wrongPassword(home)
    // It starts, recovers or stops: each ends by itself.
    await sleep(50)
  }
}

function wrongPassword(home: Home): StartupError {
  return new StartupError(
    `The database does not accept the password in ${home.passwordFile}: put that file back from a backup.`,
  )
}

function readLivePostmaster(home: Home): Postmaster | undefined {
  const postmaster = readPidFile(home)
  return postmaster && isAlive(postmaster, home) ? postmaster : undefined
}

function readPidFile(home: Home): Postmaster | undefined {
  const file = join(home.cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  return pid && port ? { pid, port } : undefined
}

/** Whether that process is PostgreSQL on our cluster, and not another that got its number later. */
function isAlive({ pid }: Postmaster, home: Home): boolean {
  return commandLine(pid).includes(home.cluster)
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

/** What a server on that port says to our password: 'ready' only when it serves our data directory. */
async function ask(port: number, password: string, home: Home): Promise<'ready' | 'refused' | 'silent'> {
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

/** Starts PostgreSQL on the cluster, where none runs, and waits until it takes connections. */
export async function startPostmaster(
  home: Home,
  binaries: string,
  password: string,
  settings: Settings,
): Promise<Postmaster> {
  // Processes that lost their server to kill -9 find the next one where the old one was.
  let port = readPidFile(home)?.port ?? (await freePort())
  forgetKilled(home)
  const attempts = 50
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryStart(port, home, binaries, password, settings)
    if (typeof outcome !== 'string') return outcome
    const isTaken = outcome.includes('Address already in use')
    // The processes of a server that was killed have not all noticed yet.
    const isHeld = outcome.includes('pre-existing shared memory')
    if (!(isTaken || isHeld) || attempt === attempts) throw explain(outcome, home)
    if (isTaken) port = await freePort()
    await sleep(200)
  }
}

/**
 * After kill -9, postmaster.pid may name a process that by now is someone else's, and PostgreSQL would take it
 * for a running server; we have looked. It still refuses while processes of the killed one hold its memory.
 */
function forgetKilled(home: Home): void {
  rmSync(join(home.cluster, 'postmaster.pid'), { force: true })
}

/** Gives the running server, or what it said when it ended. */
async function tryStart(
  port: number,
  home: Home,
  binaries: string,
  password: string,
  settings: Settings,
): Promise<Postmaster | string> {
  const output = openSync(home.startLog, 'w', 0o600)
  // Detached: the terminal's Ctrl-C must not stop it before our server has finished what is in flight.
  const child = spawn(
    join(binaries, 'bin/postgres'),
    [
      '-D',
      home.cluster,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...home.account,
      cwd: home.folder,
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  let ended: Error | 'exited' | undefined
  child.once('error', (error) => {
    ended = error
  })
  child.once('exit', () => {
    ended = 'exited'
  })
  while (!ended) {
    if (child.pid && (await ask(port, password, home)) === 'ready') {
      child.unref()
      return { pid: child.pid, port }
    }
    await sleep(20)
  }
  return ended === 'exited' ? readFileSync(home.startLog, 'utf8') : ended.message
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

// How PostgreSQL is asked to stop, more firmly each time: connections that are being closed may finish that;
// those that stay are cut off; at last it stops as in a power cut, from which the next start recovers. Nothing
// committed is lost in any of them.
const requests = [
  { signal: 'SIGTERM', patience: 1_000 },
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
] as const

/** Stops the server if it runs. */
export async function stopPostmaster(home: Home): Promise<void> {
  for (const { signal, patience } of requests) {
    const postmaster = readLivePostmaster(home)
    if (!postmaster) return
    process.kill(postmaster.pid, signal)
    const until = Date.now() + patience
    while (readLivePostmaster(home)?.pid === postmaster.pid && Date.now() < until) await sleep(20)
  }
}
