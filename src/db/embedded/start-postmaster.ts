import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pause, type Waiting } from '../waiting.ts'
import { explain } from './explain.ts'
import type { Home } from './home.ts'
import { ask, type Postmaster, readPidFile } from './postmaster.ts'
import { isInRecovery, sayWhyNot } from './restore.ts'
import type { Settings } from './settings.ts'

/** A cluster and what its server is started with. */
export interface Cluster {
  home: Home
  binaries: string
  password: string
  settings: Settings
}

/**
 * Starts PostgreSQL on the cluster, where none runs, and waits until it takes connections. With `keepPort` others
 * look for it where it was last, and it must be there again.
 */
export async function startPostmaster(
  cluster: Cluster,
  { keepPort, ...waiting }: Waiting & { keepPort: boolean },
): Promise<Postmaster> {
  const { home } = cluster
  // Processes that lost their server to kill -9 find the next one where the old one was.
  let port = readPidFile(home)?.port ?? (keepPort ? readLastPort(home) : undefined) ?? (await freePort())
  forgetKilled(home)
  const attempts = 50
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryStart(port, cluster, waiting)
    if (typeof outcome !== 'string') return outcome
    const isTaken = outcome.includes('Address already in use')
    // The processes of a server that was killed have not all noticed yet.
    const isHeld = outcome.includes('pre-existing shared memory')
    if (!(isTaken || isHeld) || attempt === attempts) throw explain(outcome, home)
    if (isTaken && !keepPort) port = await freePort()
    await pause(200, waiting.signal)
  }
}

/** The port of the server's last start. A server that gives up by itself (PANIC) leaves no postmaster.pid. */
function readLastPort({ cluster }: Home): number | undefined {
  const file = join(cluster, 'postmaster.opts')
  const port = existsSync(file) ? /"-p" "(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return port === undefined ? undefined : Number(port)
}

/**
 * After kill -9, postmaster.pid may name a process that by now is someone else's, and PostgreSQL would take it
 * for a running server; we have looked. It still refuses while processes of the killed one hold its memory.
 */
function forgetKilled(home: Home): void {
  rmSync(join(home.cluster, 'postmaster.pid'), { force: true })
}

/** Returns the running server, or its output when it ended. */
async function tryStart(
  port: number,
  { home, binaries, password, settings }: Cluster,
  { say, signal }: Waiting,
): Promise<Postmaster | string> {
  const begun = Date.now()
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
    sayWhyNot(home, begun, say)
    await pause(20, signal).catch((reason) => {
      if (!isInRecovery(home)) child.kill('SIGINT')
      throw reason
    })
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
