/** Programs of the machine that the bench starts and ends, each by its own process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Program = {
  pid: number
  /** Kills it, like a power cut. */
  kill(): Promise<void>
  /** Stops it in an orderly way. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

type Options = {
  env?: Record<string, string>
  /** The file for its output. */
  log: string
  /** The account that it runs as. */
  account?: { uid: number; gid: number } | undefined
}

export function startProgram(command: string, options: readonly string[], how: Options): Program {
  const log = openSync(how.log, 'a')
  const child = spawn(command, options, {
    env: { ...process.env, ...how.env },
    stdio: ['ignore', log, log],
    ...how.account,
  })
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: (signal = 'SIGTERM') => end(signal) }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Runs a program to its end. */
export async function runProgram(
  command: string,
  options: readonly string[],
  account: Options['account'],
): Promise<void> {
  const child = spawn(command, options, { stdio: ['ignore', 'ignore', 'inherit'], ...account })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} failed.`)
}

/**
 * Debian's path of a program, or of a file given by its path, with * in it; undefined when it is not
 * installed.
 */
export function findProgram(name: string): string | undefined {
  const place = name.startsWith('/') ? name : `/usr/lib/postgresql/*/bin/${name}`
  const found = spawnSync(
    'sh',
    ['-c', `ls -v ${place} 2>/dev/null | tail -1; PATH=$PATH:/usr/sbin command -v ${name}`],
    {
      encoding: 'utf8',
    },
  )
  return found.stdout.split('\n').find((line) => line !== '')
}

/** Ends the bench with a plain sentence when this machine lacks a program. */
export function needPrograms(names: readonly string[], packages: string): void {
  const missing = names.filter((name) => findProgram(name) === undefined)
  if (missing.length === 0) return
  console.log(
    `Skipped: ${missing.join(' and ')} missing. On Debian: apt-get install --no-install-recommends ${packages}`,
  )
  process.exit(0)
}

/** The account for a program that refuses to run as root; undefined when this is not root. */
export function unprivileged(name = 'postgres'): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind: string) => Number(spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** A port that is free on all loopback addresses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const bound = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof bound === 'object' && bound ? bound.port : 0
}

/** Asks until the answer is true; returns the milliseconds that it took. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  longestMs = 60_000,
): Promise<number> {
  const begun = performance.now()
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() - begun > longestMs) throw new Error(`Not within ${longestMs / 1000} s: ${what}`)
    await wait(10)
  }
  return Math.round(performance.now() - begun)
}
