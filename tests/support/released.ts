/** A release on a machine that has nothing: an unprivileged user, an empty home, and neither Node nor npm. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { addressIn, addressLine } from './said-address.ts'

export type Ended = { code: number | null; said: string }

export type Machine = {
  /** The data folder, empty at first. */
  data: string
  /** Runs a command of a release to its end. */
  run: (release: string, args: string[], settings?: Settings) => Promise<Ended>
  /** Starts a release on the data folder; it is ended after the test at the latest. */
  start: (release: string, settings?: Settings, args?: string[]) => Promise<Running>
}

export type Running = {
  url: string
  /** Ends it as systemd and Docker do; gives its exit code and all it said. */
  stop: () => Promise<Ended>
}

type Settings = Record<string, string>

// All that a release takes from the machine by name.
const programs = ['sh', 'dirname', 'readlink']
const nobody = 65534
const isRoot = process.getuid?.() === 0

export function makeMachine(): Machine {
  const place = mkdtempSync(join(tmpdir(), 'aangan-machine-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  chmodSync(place, 0o755)
  const [bin, home, data] = ['bin', 'home', 'data'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [bin, home, data]) mkdirSync(folder, { mode: 0o755 })
  for (const program of programs) symlinkSync(whereIs(program), join(bin, program))
  if (isRoot) for (const folder of [home, data]) chownSync(folder, nobody, nobody)

  function begin(release: string, args: string[], settings: Settings): ChildProcess {
    const own = { HOME: home, PATH: bin, DATA_DIR: data, HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0' }
    return spawn(join(release, 'aangan'), args, {
      cwd: place,
      env: { ...own, LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot && { uid: nobody, gid: nobody }),
    })
  }

  return {
    data,
    run: (release, args, settings = {}) => follow(begin(release, args, settings)).ended,
    async start(release, settings = {}, args = ['start']) {
      const child = begin(release, args, settings)
      const { ended, heard } = follow(child)
      const stop = () => {
        child.kill('SIGTERM')
        return ended
      }
      onTestFinished(async () => {
        await stop()
      })
      return { url: addressIn(await heard(addressLine)) ?? '', stop }
    },
  }
}

function whereIs(program: string): string {
  const found = ['/usr/bin', '/bin'].map((folder) => join(folder, program)).find(isProgram)
  if (!found) throw new Error(`This machine has no ${program}.`)
  return found
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function follow(child: ChildProcess): { ended: Promise<Ended>; heard: (what: RegExp) => Promise<string> } {
  const lines: string[] = []
  const waiting = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        for (const tell of waiting) tell(line)
      })
  const said = () => lines.join('\n')
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said: said() }))
  })
  return {
    ended,
    heard(what) {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const tell = (line: string) => what.test(line) && resolve(line)
      for (const line of lines) tell(line)
      waiting.add(tell)
      ended.then(() => reject(new Error(`It ended:\n${said()}`)), reject)
      return promise.finally(() => waiting.delete(tell))
    },
  }
}
