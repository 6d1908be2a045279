/**
 * The whole product as a visitor meets it: the production server, with its built pages, in a separate
 * process.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { addressIn } from './said-address.ts'
import { testSecret } from './test-secret.ts'
import { withoutLimits } from './without-limits.ts'

export interface RunningSite {
  /** Where it listens, such as 'http://localhost:41234'. */
  url: string
  process: ChildProcess
  /** Everything it has said so far. */
  said(): string
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>
  /** Ends it as kill -9 does. */
  kill(): Promise<void>
}

const checkout = join(import.meta.dirname, '../..')
const defaults = {
  NODE_ENV: 'production',
  PORT: '0',
  METRICS_PORT: '0',
  SIGNING_SECRET: testSecret,
  // A machine that is busy with other things answers late, and no visitor is there who leaves.
  DATABASE_TIMEOUT_MS: '20000',
  // No test asks another host for tiles.
  MAP_TILES: 'off',
}

/** Starts the server as `launchSite` does, and waits until it says its address. */
export async function startSite(
  settings: Record<string, string>,
  command?: readonly string[],
): Promise<RunningSite> {
  const { address, ...site } = launchSite(settings, command)
  return { ...site, url: await address }
}

export type LaunchedSite = Omit<RunningSite, 'url'> & {
  /** Rejects when it ends before it is ready. */
  address: Promise<string>
}

/**
 * Starts the server on a free port. `settings` are those of
 * docs/operations/settings.md; `command` may wrap Node, to pin it to one core or to profile it.
 */
export function launchSite(
  settings: Record<string, string>,
  command: readonly string[] = [process.execPath],
): LaunchedSite {
  const [program = process.execPath, ...options] = command
  const child = spawn(
    program,
    [...options, '--import', join(checkout, 'scripts/lib/end-with-parent.js'), 'src/server/start.ts'],
    {
      cwd: checkout,
      env: { ...process.env, ...defaults, ...withoutLimits, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  const lines: string[] = []
  const said = () => lines.join('\n')
  return {
    address: addressOf(child, lines),
    process: child,
    said,
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  }
}

function addressOf(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${lines.join('\n')}`)),
    )
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        const address = addressIn(line)
        if (address && stream === child.stdout) resolve(address)
      })
    }
  })
}

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}
